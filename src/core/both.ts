import { type Mention, mentions, type Reading } from './reading.ts';

/** "Las dos" are an hour and both of two things in the same words; the hour alone is said "a las dos". */
export function namesBoth(reading: Reading, { start, end }: Mention): boolean {
  return mentions(reading, 'choice').some((one) => one.pick === 'both' && one.start === start && one.end === end);
}
