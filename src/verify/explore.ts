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
  const first = foundAt(verified, start, [], []);
  const found = new Map([[first.key, first]]);
  const queue = [first];
  const edges: Edge[] = [];
  const expanded = new Set<string>();
  const broken = new Map<string, Counterexample>();
  const undistinguished = new Set<string>();
  const answers = new Map<string, Answers>();
  const contexts = new Map<string, Set<string>>([[first.key, new Set([concrete(start)])]]);
  const twins: Found[] = [];
  let compared = 0;

  /** The same conditions are asked on thousands of edges: they are kept once. */
  const asked = new Map<string, ReadonlySet<string>>();
  const shared = (conditions: ReadonlySet<string>) => {
    const name = [...conditions].join('\n');
    asked.set(name, asked.get(name) ?? conditions);
    return asked.get(name) ?? conditions;
  };
  const isOver = () => edges.length >= bounds.edgesMax || bounds.isOver();
  const judge = (here: Found, tried: Try, after: Sight) => {
    for (const one of brokenBy({ verified, before: here.sight, tried, after })) {
      if (!broken.has(one.promise)) broken.set(one.promise, { ...one, steps: [...here.path, ...tried.steps] });
    }
  };

  for (const steps of along) {
    let here = first;
    for (const tried of triesOf(steps)) {
      const after: Sight | null = yield* carriedOut({ from: here.place, steps: tried.steps });
      if (after === null) break;
      judge(here, tried, after);
      const next = foundAt(verified, after, [...here.path, ...tried.steps], [...here.shown, ...shownIn(after)]);
      edges.push({ from: here.key, to: next.key, tried, conditions: shared(after.conditions) });
      if (!found.has(next.key)) queue.push(next);
      found.set(next.key, found.get(next.key) ?? next);
      here = next;
    }
  }

  const looked = new Map<string, number>();
  for (let here = leastKnown(queue, looked); here !== undefined && !isOver(); here = leastKnown(queue, looked)) {
    const listened: Sight = yield { listen: here.sight };
    const heard: Answers['to'] = new Map();
    const broke = new Set<string>();
    answers.set(here.key, { sayable: listened.sayable, to: heard });
    const tries = [...triesAt(listened, here.shown)];
    for (let tried = tries.shift(); tried !== undefined; tried = tries.shift()) {
      if (isOver()) break;
      const after = yield { from: here.place, steps: tried.steps };
      const path = [...here.path, ...tried.steps];
      judge(here, tried, after);
      const key = keyOf(verified, after);
      edges.push({ from: here.key, to: key, tried, conditions: shared(after.conditions) });
      heard.set(tried.what, { heard: heardIn(after), asked: decidedIn(verified, here.sight, after).join('\n') });
      if (tried.faulty === undefined) tries.push(...faultyTries(tried, after, broke));
      const shown = [...here.shown, ...shownIn(after)];
      const known = contexts.get(key) ?? new Set();
      const isTwin = found.has(key) && !known.has(concrete(after)) && known.size <= bounds.twinsMax;
      if (isTwin) twins.push(foundAt(verified, after, path, shown));
      contexts.set(key, known.add(concrete(after)));
      if (found.has(key) || found.size >= bounds.statesMax) continue;
      const next = foundAt(verified, after, path, shown);
      found.set(key, next);
      queue.push(next);
    }
    if (tries.length === 0) expanded.add(here.key);
    for (const twin of twins.splice(0)) {
      const known = answers.get(twin.key);
      if (known === undefined || isOver()) continue;
      compared += 1;
      for (const tried of triesAt({ ...twin.sight, sayable: known.sayable }, twin.shown)) {
        const then = known.to.get(tried.what);
        if (then === undefined || tried.kind === 'wait') continue;
        const now = yield { from: twin.place, steps: tried.steps };
        const isSame = heardIn(now) === then.heard && !isHeldAgainst(now, found.get(twin.key)?.sight, twin.sight);
        const asked = decidedIn(verified, twin.sight, now);
        const differs = isSame && asked.join('\n') !== then.asked;
        if (differs) undistinguished.add(difference(then.asked, asked));
      }
    }
  }
  return { found, edges, expanded, broken: [...broken.values()], undistinguished: [...undistinguished], compared };
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
