import { foundAt, shownIn } from './explore.ts';
import type { Broken } from './invariants.ts';
import type { Listening, PlayStep, Sight, Trial, Try, Verified } from './trial.ts';
import { faultyTries, triesAt } from './tries.ts';

/** A walk that came to a state which exploring had called complete without. */
export interface Strayed extends Broken {
  readonly steps: readonly PlayStep[];
}

const STRAYED = 'a walk leads to no state that was not found';

/** How long a walk is, and how many of its steps are words, and of those that call a tool, broken. */
const WALK = 14;
const WORDS = 0.7;
const FAULTY = 0.35;

/**
 * Walks at random and answers with every state it came to that is none of those found. A state stands for contexts that no
 * condition tells apart, and only the first of them is followed: whether the others lead anywhere else is seen by going there.
 */
export function* wander(
  verified: Verified,
  found: ReadonlyMap<string, unknown>,
  stepsMax: number,
  draw: () => number,
): Generator<Trial | Listening, readonly Strayed[], Sight> {
  const strayed = new Map<string, Strayed>();
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)];
  for (let steps = 0; steps < stepsMax; ) {
    let here = foundAt(verified, yield { from: null, steps: [] }, [], []);
    for (let step = 0; step < WALK; step += 1) {
      const tries: readonly Try[] = triesAt(yield { listen: here.sight }, here.shown);
      const kind = draw() < WORDS ? 'words' : oneOf(tries.map((one) => one.kind));
      const tried = oneOf(tries.filter((one) => one.kind === kind));
      if (tried === undefined) continue;
      let after = yield { from: here.place, steps: tried.steps };
      const faulty = draw() < FAULTY ? oneOf(faultyTries(tried, after, new Set())) : undefined;
      if (faulty !== undefined) after = yield { from: here.place, steps: faulty.steps };
      const path = [...here.path, ...(faulty ?? tried).steps];
      here = foundAt(verified, after, path, [...here.shown, ...shownIn(after)]);
      steps += 1;
      const { key, name } = here;
      if (found.has(key) || strayed.has(key)) continue;
      strayed.set(key, { promise: STRAYED, how: `${name}: ${key}`, steps: path });
    }
  }
  return [...strayed.values()];
}
