import type { Expectation } from './expectation.ts';
import { type Clause, type Mention, mentions, type Reading } from './reading.ts';

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
  const least = clauses.length === 0 ? [] : cheapestOf(priced?.() ?? [], ({ cents }) => cents);
  // "Cheapest": which it is is said, though it may be the one that is proposed.
  const isAll = (clause: Clause) => clause.mentions.length === 1 && clause.rest === '' && reading.clauses?.length === 1;
  return clauses.find((one) => least.length > 1 || (least.length === 1 && (one.mood === 'asks' || isAll(one)))) ?? null;
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
