import { shares } from '../core/draws.ts';
import { type Found, foundAt, shownIn } from './explore.ts';
import type { Listening, Sight, Trial, Try, Verified } from './trial.ts';
import { faultyTries, triesAt } from './tries.ts';

/** How long a walk is; of its steps, how many are words, and of those that call a tool, how many are broken. */
const WALK = 5;
const WORDS = 0.7;
const FAULTY = 0.35;

/**
 * Walks at random from states that were found, and answers with those it came to that were not, each with the way there. A state stands
 * for contexts that no condition tells apart, and only the first of them is followed: whether the others lead anywhere else
 * is seen by going there. The same walk each time.
 */
export function* wander(
  verified: Verified,
  found: ReadonlyMap<string, Found>,
  stepsMax: number,
): Generator<Trial | Listening, readonly string[], Sight> {
  const draw = shares(1);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw() * list.length)];
  const starts = [...found.values()];
  const unfound = new Map<string, string>();
  for (let steps = 0; steps < stepsMax; ) {
    let here = oneOf(starts);
    for (let step = 0; step < WALK && here !== undefined; step += 1) {
      steps += 1;
      const tries: readonly Try[] = triesAt(yield { listen: here.sight }, here.shown);
      const kind = draw() < WORDS ? 'words' : oneOf(tries.map((one) => one.kind));
      const tried = oneOf(tries.filter((one) => one.kind === kind));
      if (tried === undefined) continue;
      let after = yield { from: here.place, steps: tried.steps };
      const faulty = draw() < FAULTY ? oneOf(faultyTries(tried, after, new Set())) : undefined;
      if (faulty !== undefined) after = yield { from: here.place, steps: faulty.steps };
      const path = [...here.path, ...(faulty ?? tried).steps];
      here = foundAt(verified, after, path, [...here.shown, ...shownIn(after)]);
      const { key, name } = here;
      if (!found.has(key) && !unfound.has(key)) unfound.set(key, `${name} by ${JSON.stringify(path)}: ${key}`);
    }
  }
  return [...unfound.values()];
}
