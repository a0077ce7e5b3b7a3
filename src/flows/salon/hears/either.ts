import { meant as meantOf } from '../../../core/hearing.ts';
import { hasCue, type ItemMention, type Mention, type Reading } from '../../../core/reading.ts';
import { ANY_STYLIST } from '../context.ts';

/** What is named as one or the other: "mechas o tinte", "con Lucía, si no puede, con Ana". */

/** Those that stand second: behind one that was named, and led in as what would do as well. */
export function secondsIn({ clauses = [] }: Reading, items: readonly ItemMention[]): readonly ItemMention[] {
  const led = clauses.filter(({ alternative }) => alternative).flatMap(({ mentions }) => mentions);
  return items.filter((item) => led.includes(item) && items.some(({ id, end }) => id !== item.id && end <= item.start));
}

/** Who is wished for, and who would do where they cannot. */
export interface Stylists {
  /** An id, or `any`. */
  readonly stylist: string | null;
  readonly otherwise: string | null;
}

/**
 * "Con Lucía a las 12 y con Ana a las 4": each named beside a time of their own, and nothing taken back between them, they are
 * two appointments. The first is settled first; null where it is one.
 */
export function oneEachIn(reading: Reading, named: readonly ItemMention[]): readonly ItemMention[] | null {
  const [first] = named;
  if (first === undefined || meantOf(reading, named) !== first) return null;
  const timed = (reading.clauses ?? []).filter(({ mentions: found }) => found.some(isHour));
  const of = (one: ItemMention) => timed.find(({ mentions: found }) => found.includes(one));
  const others = named.filter((one) => one.id !== first.id && of(one) !== undefined && of(one) !== of(first));
  return of(first) === undefined || others.length === 0 ? null : [first];
}

function isHour({ kind, negated }: Mention): boolean {
  return (kind === 'time' || kind === 'window') && negated !== true;
}

/**
 * The last one named counts: "con Ana, no, con Marta"; but not one who is named for when the first cannot. Leaving it open counts
 * only where nobody is named. Whoever cannot choose between two has chosen neither.
 */
export function stylistsIn(reading: Reading, items: readonly ItemMention[]): Stylists {
  const stylists = items.filter(({ list }) => list === 'stylists');
  const named = stylists.filter(({ negated }) => negated !== true);
  const seconds = secondsIn(reading, named);
  const last = (oneEachIn(reading, named) ?? named).filter((item) => !seconds.includes(item)).at(-1);
  const otherwise = seconds.find(({ id, start }) => last !== undefined && id !== last.id && start > last.start);
  if (otherwise !== undefined && hasCue(reading, 'unsure')) return { stylist: null, otherwise: null };
  if (last !== undefined) return { stylist: last.id, otherwise: otherwise?.id ?? null };
  const isOpen = hasCue(reading, 'anyone') || stylists.length > named.length;
  return { stylist: isOpen ? ANY_STYLIST : null, otherwise: null };
}
