import { canonical, type Json } from '../core/json.ts';
import { heardIn, isHeldAgainst } from './heard.ts';
import { type Broken, brokenBy } from './invariants.ts';
import { decidedIn, keyOf, nameOf } from './key.ts';
import type { Listening, Place, PlayStep, Sight, Trial, Try, Verified } from './trial.ts';
import { faultyTries, triesAt, triesOf } from './tries.ts';

/** A state that was found, with the shortest way there. */
export interface Found {
  readonly key: string;
  /** What people would call it, whatever else is known there. */
  readonly name: string;
  readonly place: Place;
  readonly sight: Sight;
  readonly path: readonly PlayStep[];
  /** The proposals that had buttons on the way, in order. */
  readonly shown: readonly string[];
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly tried: Try;
  readonly conditions: ReadonlySet<string>;
}

export interface Counterexample extends Broken {
  readonly steps: readonly PlayStep[];
}

export interface Exploration {
  readonly found: ReadonlyMap<string, Found>;
  readonly edges: readonly Edge[];
  /** States of which everything was tried. */
  readonly expanded: ReadonlySet<string>;
  /** The shortest for each promise that was broken, in the order met. */
  readonly broken: readonly Counterexample[];
  /** Conditions that tell two contexts apart that the abstraction takes for one. */
  readonly undistinguished: readonly string[];
  /** How many pairs of contexts were compared. */
  readonly compared: number;
}

export interface Bounds {
  readonly statesMax: number;
  /** How many edges are tried at most, those along conversations included. */
  readonly edgesMax: number;
  /** Asked between two trials. */
  readonly isOver: () => boolean;
  /** How many further contexts of a state are compared with its first. */
  readonly twinsMax: number;
}

/** What was said in a state, what it was asked with, and what its conditions said. */
interface Answers {
  readonly sayable: Sight['sayable'];
  readonly to: Map<string, { readonly heard: string; readonly asked: string }>;
}

/**
 * Breadth first, from nothing: everything that can happen in a state is tried, and whatever that leads to is a state in its turn.
 * `along` are conversations whose states are looked into too: they lie deep, and a run that is cut short would not come to them.
 * It asks for one trial after the other and is told what came of it, so that nothing here knows who carries them out.
 */
export function* explore(
  verified: Verified,
  bounds: Bounds,
  along: readonly (readonly PlayStep[])[] = [],
): Generator<Trial | Listening, Exploration, Sight> {
  const start = yield { from: null, steps: [] };
  const explorer = new Explorer(verified, bounds, start);
  for (const steps of along) yield* explorer.walk(steps);
  for (let here = explorer.next(); here !== undefined; here = explorer.next()) {
    yield* explorer.tryAll(here);
    yield* explorer.compareTwins();
  }
  return explorer.seen();
}

/** What has been seen so far. */
class Explorer {
  readonly #verified: Verified;
  readonly #bounds: Bounds;
  readonly #first: Found;
  readonly #found: Map<string, Found>;
  readonly #queue: Found[];
  /** How often each kind of state was looked into. */
  readonly #looked = new Map<string, number>();
  readonly #edges: Edge[] = [];
  readonly #expanded = new Set<string>();
  readonly #broken = new Map<string, Counterexample>();
  readonly #undistinguished = new Set<string>();
  readonly #answers = new Map<string, Answers>();
  readonly #contexts: Map<string, Set<string>>;
  readonly #twins: Found[] = [];
  #compared = 0;
  /** The same conditions are asked on thousands of edges: they are kept once. */
  readonly #asked = new Map<string, ReadonlySet<string>>();

  constructor(verified: Verified, bounds: Bounds, start: Sight) {
    this.#verified = verified;
    this.#bounds = bounds;
    this.#first = foundAt(verified, start, [], []);
    this.#found = new Map([[this.#first.key, this.#first]]);
    this.#queue = [this.#first];
    this.#contexts = new Map([[this.#first.key, new Set([concrete(start)])]]);
  }

  seen(): Exploration {
    const [broken, undistinguished] = [[...this.#broken.values()], [...this.#undistinguished]];
    const [found, edges, expanded] = [this.#found, this.#edges, this.#expanded];
    return { found, edges, expanded, broken, undistinguished, compared: this.#compared };
  }

  /** The next state to be looked into; none once everything was, or the run is over. */
  next(): Found | undefined {
    const next = leastKnown(this.#queue, this.#looked);
    return this.#isOver() ? undefined : next;
  }

  /** Goes along a conversation, as far as it goes here. */
  *walk(steps: readonly PlayStep[]): Generator<Trial, void, Sight> {
    let here = this.#first;
    for (const tried of triesOf(steps)) {
      const after: Sight | null = yield* carriedOut({ from: here.place, steps: tried.steps });
      if (after === null) return;
      this.#judge(here, tried, after);
      const next = this.#reached(here, tried, after);
      this.#draw(here, next.key, tried, after);
      if (!this.#found.has(next.key)) this.#queue.push(next);
      this.#found.set(next.key, this.#found.get(next.key) ?? next);
      here = next;
    }
  }

  /** Tries everything that can happen in a state, and what breaks on the way. */
  *tryAll(here: Found): Generator<Trial | Listening, void, Sight> {
    const listened: Sight = yield { listen: here.sight };
    const heard: Answers['to'] = new Map();
    const broke = new Set<string>();
    this.#answers.set(here.key, { sayable: listened.sayable, to: heard });
    const tries = [...triesAt(listened, here.shown)];
    for (let tried = tries.shift(); tried !== undefined; tried = tries.shift()) {
      if (this.#isOver()) break;
      const after = yield { from: here.place, steps: tried.steps };
      this.#judge(here, tried, after);
      const key = keyOf(this.#verified, after);
      this.#draw(here, key, tried, after);
      const asked = decidedIn(this.#verified, here.sight, after).join('\n');
      heard.set(tried.what, { heard: heardIn(after), asked });
      if (tried.faulty === undefined) tries.push(...faultyTries(tried, after, broke));
      this.#meet(here, tried, after, key);
    }
    if (tries.length === 0) this.#expanded.add(here.key);
  }

  /** Whether contexts that are taken for one state hear alike. */
  *compareTwins(): Generator<Trial, void, Sight> {
    for (const twin of this.#twins.splice(0)) {
      const known = this.#answers.get(twin.key);
      if (known === undefined || this.#isOver()) continue;
      this.#compared += 1;
      for (const tried of triesAt({ ...twin.sight, sayable: known.sayable }, twin.shown)) {
        const then = known.to.get(tried.what);
        if (then === undefined || tried.kind === 'wait') continue;
        const now = yield { from: twin.place, steps: tried.steps };
        const first = this.#found.get(twin.key)?.sight;
        const isSame = heardIn(now) === then.heard && !isHeldAgainst(now, first, twin.sight);
        const asked = decidedIn(this.#verified, twin.sight, now);
        if (isSame && asked.join('\n') !== then.asked) this.#undistinguished.add(difference(then.asked, asked));
      }
    }
  }

  /** A state that is new is looked into in its turn; another context of a known one is compared with the first. */
  #meet(here: Found, tried: Try, after: Sight, key: string): void {
    const known = this.#contexts.get(key) ?? new Set();
    const isTwin = this.#found.has(key) && !known.has(concrete(after)) && known.size <= this.#bounds.twinsMax;
    if (isTwin) this.#twins.push(this.#reached(here, tried, after));
    this.#contexts.set(key, known.add(concrete(after)));
    if (this.#found.has(key) || this.#found.size >= this.#bounds.statesMax) return;
    const next = this.#reached(here, tried, after);
    this.#found.set(key, next);
    this.#queue.push(next);
  }

  #reached(here: Found, tried: Try, after: Sight): Found {
    return foundAt(this.#verified, after, [...here.path, ...tried.steps], [...here.shown, ...shownIn(after)]);
  }

  #draw(here: Found, to: string, tried: Try, { conditions }: Sight): void {
    const name = [...conditions].join('\n');
    const shared = this.#asked.get(name) ?? conditions;
    this.#asked.set(name, shared);
    this.#edges.push({ from: here.key, to, tried, conditions: shared });
  }

  #judge(here: Found, tried: Try, after: Sight): void {
    for (const one of brokenBy({ verified: this.#verified, before: here.sight, tried, after })) {
      if (this.#broken.has(one.promise)) continue;
      this.#broken.set(one.promise, { ...one, steps: [...here.path, ...tried.steps] });
    }
  }

  #isOver(): boolean {
    return this.#edges.length >= this.#bounds.edgesMax || this.#bounds.isOver();
  }
}

/** A conversation that was held elsewhere may not go on here: there is no button to tap, nothing to pay. */
function* carriedOut(trial: Trial): Generator<Trial, Sight | null, Sight> {
  try {
    return yield trial;
  } catch {
    return null;
  }
}

/** Kept at once: a place is where the bench stands. */
export function foundAt(verified: Verified, sight: Sight, path: readonly PlayStep[], shown: readonly string[]): Found {
  return { key: keyOf(verified, sight), name: nameOf(verified, sight), place: sight.keep(), sight, path, shown };
}

/**
 * The next to be looked into: of those states whose kind was looked into least, the first that was found. So a run that is cut
 * short has seen something of everything; one that is not has seen all, in whichever order.
 */
function leastKnown(queue: Found[], looked: Map<string, number>): Found | undefined {
  const counts = queue.map(({ name }) => looked.get(name) ?? 0);
  const [next] = queue.splice(counts.indexOf(Math.min(...counts)), 1);
  if (next !== undefined) looked.set(next.name, (looked.get(next.name) ?? 0) + 1);
  return next;
}

function concrete({ conversation }: Sight): string {
  return canonical((conversation?.context ?? {}) as Json);
}

function difference(then: string, now: readonly string[]): string {
  const before = then.split('\n');
  const place = now.findIndex((one, index) => before[index] !== one);
  return now[place] ?? before[now.length] ?? 'a condition';
}

/** The proposal that the last reply had buttons for. */
export function shownIn({ turns }: Sight): readonly string[] {
  const buttons = turns.at(-1)?.replies.at(-1)?.buttons ?? [];
  return buttons.slice(0, 1).map(({ tap }) => tap.proposal);
}
