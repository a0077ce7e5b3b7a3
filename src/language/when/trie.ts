/** A tree of characters as it grows: walking down it finds the phrase that is to be planted. */
export interface Branch<Meaning> {
  readonly next: Map<number, Branch<Meaning>>;
  readonly meanings: Meaning[];
}

const [COUNT, WAYS] = [1, 2];
const [TO, WAY] = [1, 2];

/**
 * A tree of characters that grows no more: walking down it from a place in a text finds every phrase that starts there. All of it lies
 * in one row of numbers, because it is walked at every word of every message, and mostly left after a few characters.
 */
export class Trie<Meaning> {
  /** Of each node: where its meanings are, how many ways lead on, and for each of them the character and the node. */
  private readonly nodes: Int32Array;
  private readonly meanings: readonly (readonly Meaning[])[];
  /** The nodes that phrases begin with: there are too many to look through. */
  private readonly roots: ReadonlyMap<number, number>;

  constructor(root: Branch<Meaning>) {
    const meanings: (readonly Meaning[])[] = [[]];
    // The first node is the one that nothing leads on from.
    const nodes = [0, 0];
    const write = (branch: Branch<Meaning>): number => {
      const node = nodes.length;
      nodes.push(branch.meanings.length === 0 ? 0 : meanings.push(branch.meanings) - 1, branch.next.size);
      for (const code of branch.next.keys()) nodes.push(code, 0);
      for (const [index, next] of [...branch.next.values()].entries())
        nodes[node + WAYS + index * WAY + TO] = write(next);
      return node;
    };
    this.roots = new Map([...root.next].map(([code, branch]) => [code, write(branch)]));
    this.nodes = Int32Array.from(nodes);
    this.meanings = meanings;
  }

  /** The node that a character begins phrases with; 0 where it begins none. */
  first(code: number): number {
    return this.roots.get(code) ?? 0;
  }

  /** The node that a character leads on to; 0 where no phrase goes on like that. */
  next(node: number, code: number): number {
    const { nodes } = this;
    const end = node + WAYS + (nodes[node + COUNT] ?? 0) * WAY;
    for (let way = node + WAYS; way < end; way += WAY) if (nodes[way] === code) return nodes[way + TO] ?? 0;
    return 0;
  }

  meaningsAt(node: number): readonly Meaning[] {
    return this.meanings[this.nodes[node] ?? 0] ?? [];
  }
}
