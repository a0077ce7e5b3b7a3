import type { Clause, Mention } from '../core/reading.ts';
import { type Heard, stands } from './heard.ts';

/** "My wedding is on the 20th, could I come on Thursday?": the day of something is no wish where another day is one. */
export function withToldDays(heard: Heard, clauses: readonly Clause[]): readonly Clause[] {
  const { occasions, prepares } = heard.language.lists.moods;
  if (occasions.all(heard.found).length === 0) return clauses;
  const isWish = (one: Clause) => one.mood === 'wants' && one.mentions.some(isDay) && !stands(heard, prepares, one);
  return clauses.map((one, place) => {
    const isTold = one.mentions.some(isDay) && stands(heard, occasions, one);
    return isTold && clauses.slice(place + 1).some(isWish) ? { ...one, circumstance: true } : one;
  });
}

function isDay(mention: Mention): boolean {
  return mention.kind === 'date' && mention.negated !== true;
}
