import { type Miss, missOf } from '../../domain/miss.ts';
import type { Catalogue } from './catalogue.ts';
import type { CheckInput, CheckOutput } from './events.ts';

/** How well an offer meets the wish (A10): both slots fit, only the first does, or none, and then why. */
export type Finding = 'fits' | 'partly' | Miss;

export function findingOf(input: CheckInput, output: CheckOutput, { openings, timeZone }: Catalogue): Finding {
  const [first, second] = output.slots;
  if (first?.fits) return second?.fits === false ? 'partly' : 'fits';
  return missOf(input, { from: input.from, to: input.to, openings, timeZone });
}
