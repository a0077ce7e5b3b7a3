import { Random } from './random.ts';
import type { Fate, Fates } from './world.ts';

export const FATES: readonly Fate[] = ['killed_before', 'killed_after', 'error_before', 'error_after'];

/** One call in so many meets a fate, drawn from the seed. */
export function randomFates(seed: number, oneIn: number): Fates {
  const random = new Random(seed ^ 0x5eed);
  return () => (random.chance(1 / oneIn) ? random.pick(FATES) : 'well');
}

/** `HOLDFAST_SEED=123` runs that seed alone: how a failing one is reproduced. */
const given = process.env['HOLDFAST_SEED'];
export const SEED_ONLY: number | null = given === undefined ? null : Number(given);
