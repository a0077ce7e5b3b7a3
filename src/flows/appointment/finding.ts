import { type Miss, missOf } from '../../domain/miss.ts';
import { dated } from '../../domain/waiting.ts';
import { instantOf, localTime } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import type { CheckInput, CheckOutput } from './events.ts';
import { constraintsOf } from './preference.ts';

/** How well an offer meets the wish (A10): both slots fit, only the first does, or none, and then why. */
export type Finding = 'fits' | 'partly' | Miss;

export function findingOf(input: CheckInput, output: CheckOutput, { openings, timeZone }: Catalogue): Finding {
  const [first, second] = output.slots;
  const day = dayMissed(input, output, timeZone);
  if (first?.fits && day === null) return second?.fits === false ? 'partly' : 'fits';
  return missOf({ ...input, day: day ?? input.day }, { from: input.from, to: input.to, openings, timeZone });
}

/** "Friday" is the coming one (X9): its date, where another Friday has to be offered and nothing was ruled out before. */
export function dayMissed(input: CheckInput, { slots: [first] }: CheckOutput, timeZone: string): string | null {
  const { day } = dated(constraintsOf(input), input.from, timeZone);
  if (!first?.fits || day === null || day === input.day) return null;
  const isFirstAsked = input.leave_out.length + input.offered.length + input.except.length + input.also.length === 0;
  return !isFirstAsked || localTime(instantOf(first.start), timeZone).date === day ? null : day;
}
