import type { Cue } from './cue.ts';
import type { Expectation } from './expectation.ts';
import { type Clause, isMoment, type Mention, mentions, type Reading } from './reading.ts';

/** "The cheapest", "the dearer one" of what there is; "something cheaper" is another. */
export function comparesPrice(mention: Mention): boolean {
  return mention.kind === 'choice' && mention.certain && (mention.pick === 'cheaper' || mention.pick === 'dearer');
}

/** Whether the cheapest is wanted, and not only asked for: "the cheapest one please". */
export function takesCheapest(reading: Reading): boolean {
  return cheapestIn(reading).some((mention) => clauseOf(reading, mention)?.mood !== 'asks');
}

/** The clause that asks what costs least, or is nothing but that; or that wants it, where several cost the same. Null where nothing has a price. */
export function asksCheapest(reading: Reading, priced: Expectation['priced']): Clause | null {
  const clauses = cheapestIn(reading).flatMap((mention) => clauseOf(reading, mention) ?? []);
  if (clauses.length === 0) return null;
  const least = cheapestOf(priced?.(reading) ?? [], ({ cents }) => cents);
  // "Cheapest": which it is is said, though it may be the one that is proposed.
  const isAll = (clause: Clause) => clause.mentions.length === 1 && clause.rest === '' && reading.clauses?.length === 1;
  // "What's your cheapest room for thirty?" says of which, where that is known of what has a price.
  const isNarrowed = least.length > 0 && (priced?.(reading).length ?? 0) < (priced?.().length ?? 0);
  const asks = (clause: Clause) => clause.mood === 'asks' || (isNarrowed && inquiresCheapest(clause));
  return clauses.find((one) => least.length > 1 || (least.length === 1 && (asks(one) || isAll(one)))) ?? null;
}

/** Whether it asks what costs least of what is so: no time is named for it, and nobody books it. */
export function inquiresCheapest({ mentions: found }: Clause): boolean {
  const has = (cue: Cue) => found.some((one) => one.kind === 'cue' && one.cue === cue && one.negated !== true);
  return (
    found.some(comparesPrice) &&
    has('question') &&
    !has('book') &&
    !found.some((one) => isMoment(one) || one.kind === 'duration')
  );
}

/** Those that cost least: several where they cost the same, of which nobody has named one. */
export function cheapestOf<Item>(items: readonly Item[], cents: (item: Item) => number): readonly Item[] {
  const least = Math.min(...items.map(cents));
  return items.filter((item) => cents(item) === least);
}

function cheapestIn(reading: Reading): readonly Mention[] {
  return mentions(reading, 'choice').filter(
    (mention) => comparesPrice(mention) && mention.pick === 'cheaper' && !mention.negated,
  );
}

function clauseOf({ clauses = [] }: Reading, mention: Mention): Clause | undefined {
  return clauses.find((clause) => clause.mentions.includes(mention));
}
