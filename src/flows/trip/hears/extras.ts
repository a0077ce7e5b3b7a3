import { type ItemMention, mentions, type Reading } from '../../../core/reading.ts';

/** "Is a massage possible?", "is there a private car?" asks about an extra, which is told with its price and not added; "can you add one?" adds it. */
export function isExtraAsked({ clauses = [] }: Reading, items: readonly ItemMention[]): boolean {
  const extras = items.filter(({ list }) => list === 'addons' || list === 'vehicles');
  const isAsked = (item: ItemMention) =>
    clauses.some((clause) => clause.mere === true && clause.act === null && clause.mentions.includes(item));
  return extras.length > 0 && extras.every(isAsked);
}

/** "No dinner": a no that stands right before what is named. */
export function refuses(reading: Reading, items: readonly ItemMention[]): boolean {
  const named = items.filter(({ list }) => list === 'addons');
  return mentions(reading, 'answer').some(
    ({ value, end }) => value === 'no' && named.some(({ start }) => start >= end && start - end <= 1),
  );
}
