import { DEEDS } from './promises/deeds.ts';
import { STATE } from './promises/state.ts';
import type { Step } from './promises/step.ts';
import { TALK } from './promises/talk.ts';

/** A promise that a step broke. */
export interface Broken {
  readonly promise: string;
  readonly how: string;
}

const PROMISES = { ...DEEDS, ...TALK, ...STATE };

export const PROMISED: readonly string[] = Object.keys(PROMISES);

export function brokenBy(step: Step): readonly Broken[] {
  return Object.entries(PROMISES).flatMap(([promise, faults]) => faults(step).map((how) => ({ promise, how })));
}
