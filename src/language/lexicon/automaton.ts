import type { Element, Pattern } from './pattern.ts';

/** Words that are looked for have a number each; any other word has this one. */
export const OTHER = 0;

/** A place in the graph of all phrases: where to go on from it by what. */
interface Node {
  readonly words: Map<number, Node[]>;
  readonly any: Node[];
  readonly commas: Node[];
  readonly questions: Node[];
  readonly slots: Map<string, Node[]>;
  readonly ends: Node[];
  readonly follows: Node[];
  readonly free: Node[];
  readonly accepts: number[];
  readonly id: number;
}

/** Several places at once: all that may have been said so far. */
export interface State {
  /** The entries that are whole here. */
  readonly accepts: readonly number[];
  readonly words: Map<number, State | null>;
  comma: State | null;
  question: State | null;
  slots: readonly Slot[];
  /** Where to go on if a clause ends here, and where the phrase itself does and the rest only follows. */
  end: State | null;
  follows: State | null;
  readonly nodes: readonly Node[];
}

/** Where to go on by what fills a slot. */
interface Slot {
  readonly name: string;
  readonly next: State;
}

/** The phrases of any number of lists in one machine over words. Its states are made when somebody first says what leads to them. */
export class Automaton {
  /** Words by their number. */
  readonly vocabulary = new Map<string, number>();
  private readonly classes: ReadonlyMap<string, readonly Pattern[]>;
  private readonly states = new Map<string, State>();
  private readonly open = new Set<string>();
  private count = 0;
  private first: { readonly anywhere: State | null; readonly opening: State | null } | null = null;
  private readonly starts: { readonly anywhere: Node; readonly opening: Node };

  constructor(classes: ReadonlyMap<string, readonly Pattern[]>) {
    this.classes = classes;
    this.starts = { anywhere: this.node(), opening: this.node() };
  }

  add(pattern: Pattern, entry: number, opens: boolean): void {
    const last = this.sequence(pattern, opens ? this.starts.opening : this.starts.anywhere);
    last.accepts.push(entry);
    this.forget();
  }

  /** Where phrases begin that stand anywhere, or those that only stand where a clause begins. */
  start(where: 'anywhere' | 'opening'): State | null {
    const { anywhere, opening } = this.starts;
    this.first ??= { anywhere: this.state([anywhere]), opening: this.state([opening]) };
    return this.first[where];
  }

  next(state: State, word: number): State | null {
    const known = state.words.get(word);
    if (known !== undefined) return known;
    const nodes = state.nodes.flatMap((node) => [...(node.words.get(word) ?? []), ...node.any]);
    const next = this.state(nodes);
    state.words.set(word, next);
    return next;
  }

  private forget(): void {
    this.states.clear();
    this.first = null;
  }

  private node(): Node {
    this.count += 1;
    return {
      words: new Map(),
      any: [],
      commas: [],
      questions: [],
      slots: new Map(),
      ends: [],
      follows: [],
      free: [],
      accepts: [],
      id: this.count,
    };
  }

  private sequence(pattern: Pattern, from: Node): Node {
    let node = from;
    for (const element of pattern) {
      // What stands several times begins at a place of its own, so that only it is gone round.
      const before = element.repeated ? this.after(node.free) : node;
      const after = this.element(element, before);
      if (element.repeated) after.free.push(before);
      if (element.optional) node.free.push(after);
      node = after;
    }
    return node;
  }

  private element(element: Element, before: Node): Node {
    switch (element.kind) {
      case 'token':
        return this.after(listOf(before.words, this.numberOf(element.text)));
      case 'comma':
        return this.after(before.commas);
      case 'question':
        return this.after(before.questions);
      case 'word':
        return this.after(before.any);
      case 'end':
        return this.after(before.ends);
      case 'follows':
        return this.after(before.follows);
      case 'either':
        return this.join(element.patterns, before);
      case 'class':
        return this.class(element.name, before);
    }
  }

  private class(name: string, from: Node): Node {
    const patterns = this.classes.get(name);
    if (patterns === undefined) {
      if (!SLOTS.has(name)) throw new Error(`there is no class {${name}}`);
      return this.after(listOf(from.slots, name));
    }
    if (this.open.has(name)) throw new Error(`the class {${name}} is made of itself`);
    this.open.add(name);
    const after = this.join(patterns, from);
    this.open.delete(name);
    return after;
  }

  private join(patterns: readonly Pattern[], from: Node): Node {
    const after = this.node();
    for (const pattern of patterns) this.sequence(pattern, from).free.push(after);
    return after;
  }

  private after(nodes: Node[]): Node {
    const node = this.node();
    nodes.push(node);
    return node;
  }

  private numberOf(word: string): number {
    const known = this.vocabulary.get(word);
    if (known !== undefined) return known;
    this.vocabulary.set(word, this.vocabulary.size + 1);
    return this.vocabulary.size;
  }

  private state(nodes: readonly Node[]): State | null {
    if (nodes.length === 0) return null;
    const all = closed(nodes);
    const key = all.map(({ id }) => id).join(' ');
    const known = this.states.get(key);
    if (known !== undefined) return known;
    // Junk cannot fill the memory (X8).
    if (this.states.size >= STATES_MAX) this.forget();
    const accepts = [...new Set(all.flatMap((node) => node.accepts))];
    const nowhere = { comma: null, question: null, slots: [], end: null, follows: null };
    const state: State = { nodes: all, accepts, words: new Map(), ...nowhere };
    // Known before it is whole, for a phrase that repeats leads back to it.
    this.states.set(key, state);
    this.complete(state);
    return state;
  }

  private complete(state: State): void {
    const slots = new Map<string, Node[]>();
    for (const node of state.nodes) for (const [name, to] of node.slots) listOf(slots, name).push(...to);
    state.comma = this.state(state.nodes.flatMap((node) => node.commas));
    state.question = this.state(state.nodes.flatMap((node) => node.questions));
    state.slots = [...slots].flatMap(([name, to]) => this.slot(name, to));
    state.end = this.state(state.nodes.flatMap((node) => node.ends));
    state.follows = this.state(state.nodes.flatMap((node) => node.follows));
  }

  private slot(name: string, nodes: readonly Node[]): Slot[] {
    const next = this.state(nodes);
    return next === null ? [] : [{ name, next }];
  }
}

const STATES_MAX = 50_000;

/** What is found in the words by something else than phrases. */
const SLOTS = new Set(['n', 'd', 'e', 'a', 'value', 'day', 'last', 'somebody']);

function listOf<Key>(lists: Map<Key, Node[]>, key: Key): Node[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** With everything that is reached for nothing. */
function closed(nodes: readonly Node[]): readonly Node[] {
  const all = new Set(nodes);
  for (const node of all) for (const next of node.free) all.add(next);
  return [...all].sort((left, right) => left.id - right.id);
}
