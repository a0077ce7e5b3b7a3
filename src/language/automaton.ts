import { addPattern, type Node, newNode } from './pattern-graph.ts';

/** Everything that may be under way after the characters taken so far. */
interface State<T> {
  readonly nodes: readonly Node[];
  /** What may end here. */
  readonly ends: readonly T[];
  readonly next: Map<number, State<T> | null>;
}

/** What people say takes some ten thousand steps; whoever pastes nonsense must not fill the memory with his own (X8). */
const STEPS_MAX = 100_000;
const NOTHING: readonly never[] = [];

/**
 * Many patterns as one machine: it walks over a text once for all of them and tells which may stand there. A state is
 * worked out when a text first leads to it, and waits there for every other text that does.
 */
export class Automaton<T> {
  private readonly start = newNode();
  private readonly endings = new Map<Node, T>();
  private readonly reached = new Map<Node, readonly Node[]>();
  private readonly states = new Map<string, State<T>>();
  private root: State<T> | null = null;
  private steps = 0;

  add(source: string, value: T): void {
    const end = newNode();
    const first = newNode();
    this.start.next.push(first);
    addPattern(source, first).next.push(end);
    this.endings.set(end, value);
    this.root = null;
  }

  /** What may stand at a place and end where `mayEnd` allows it: perhaps too much, never too little. */
  at(text: string, place: number, mayEnd: (text: string, place: number) => boolean): readonly T[] {
    let found: T[] | null = null;
    let state: State<T> | null = this.beginning();
    let here = place;
    while (state !== null) {
      if (state.ends.length > 0 && mayEnd(text, here)) {
        found ??= [];
        for (const end of state.ends) if (!found.includes(end)) found.push(end);
      }
      const code = text.codePointAt(here);
      if (code === undefined) break;
      state = this.after(state, code);
      here += lengthOf(code);
    }
    return found ?? NOTHING;
  }

  private beginning(): State<T> {
    if (this.root !== null && this.steps < STEPS_MAX) return this.root;
    this.steps = 0;
    this.states.clear();
    this.reached.delete(this.start);
    this.root = this.stateOf(this.from(this.start));
    return this.root;
  }

  private after(state: State<T>, code: number): State<T> | null {
    const known = state.next.get(code);
    if (known !== undefined) return known;
    const nodes = new Set<Node>();
    for (const node of state.nodes) {
      if (takes(node, code)) for (const next of this.from(node)) nodes.add(next);
    }
    const made = nodes.size === 0 ? null : this.stateOf([...nodes]);
    state.next.set(code, made);
    this.steps += 1;
    return made;
  }

  private stateOf(nodes: readonly Node[]): State<T> {
    const key = nodes
      .map(({ id }) => id)
      .sort((left, right) => left - right)
      .join();
    const known = this.states.get(key);
    if (known !== undefined) return known;
    const ends = nodes.flatMap((node) => this.endings.get(node) ?? []);
    const made: State<T> = { nodes, ends, next: new Map() };
    this.states.set(key, made);
    return made;
  }

  /** The nodes behind one that take a character or end something. */
  private from(node: Node): readonly Node[] {
    const known = this.reached.get(node);
    if (known !== undefined) return known;
    const rest = typeof node.takes === 'string' ? node.takes.slice(lengthOf(node.takes.codePointAt(0) ?? 0)) : '';
    const found = rest === '' ? this.behind(node) : [newNode(rest, node.next)];
    this.reached.set(node, found);
    return found;
  }

  private behind(node: Node): readonly Node[] {
    const seen = new Set<Node>();
    const open = [...node.next];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (one.takes === null) open.push(...one.next);
    }
    return [...seen].filter((one) => one.takes !== null || one.next.length === 0);
  }
}

function lengthOf(code: number): number {
  return code > 0xffff ? 2 : 1;
}

function takes({ takes: taken }: Node, code: number): boolean {
  if (taken === null) return false;
  return typeof taken === 'string' ? taken.codePointAt(0) === code : taken.has(code);
}
