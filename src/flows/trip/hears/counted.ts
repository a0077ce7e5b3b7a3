import { meant } from '../../../core/hearing.ts';
import { type CountMention, hasCue, type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { TripContext } from '../context.ts';
import { asksBudget, isEachOne, SUM_MIN } from './budget.ts';
import { lengthIn } from './dates.ts';
import { PATTERNS } from './patterns.ts';
import { bareNumber } from './picks.ts';

/** How many days or people: what is too much for either is a sum. */
function smallNumber(reading: Reading): number | null {
  const number = bareNumber(reading);
  return number !== null && number < SUM_MIN ? number : null;
}

const COUNTED = ['duration_days', 'people_count'] as const;

/** "2 people" – "actually 3": a number that corrects is the one number that was told, and picks none of what is listed. */
function isCorrected(reading: Reading, data: TripContext, field: (typeof COUNTED)[number]): boolean {
  const { question } = data.asked;
  if (!hasCue(reading, 'correction') || COUNTED.some((one) => one === question) || asksBudget(data)) return false;
  return data[field] !== null && COUNTED.every((one) => one === field || data[one] === null);
}

export function daysIn(reading: Reading, data: TripContext): number | null {
  const stay = meant(
    reading,
    mentions(reading, 'duration').filter(({ unit }) => unit !== 'minutes'),
  );
  if (stay !== null) return stay.unit === 'nights' ? stay.value + 1 : stay.value;
  const short = PATTERNS.stay.map((one) => one.exec(reading.text)?.groups?.['days']).find((days) => days !== undefined);
  if (short !== undefined) return Number(short);
  if (isCorrected(reading, data, 'duration_days')) return smallNumber(reading);
  return data.asked.question === 'duration_days' ? (smallNumber(reading) ?? lengthIn(reading)) : null;
}

export function peopleIn(
  reading: Reading,
  data: TripContext,
  items: readonly ItemMention[],
  asksPrice: boolean,
): number | null {
  const people = countedIn(reading, data, items);
  // "How much is it for one person?", asked by one of three, asks what each of them pays.
  return asksPrice && people === 1 && (data.people_count ?? 1) > 1 ? null : people;
}

function countedIn(reading: Reading, data: TripContext, items: readonly ItemMention[]): number | null {
  const counts = mentions(reading, 'count').filter((one) => !one.negated && !isEachOne(reading, one));
  const people = meant(
    reading,
    counts.filter(({ unit }) => unit === 'people'),
  );
  // 两百一个人 is what each may spend, and no party.
  if (people !== null)
    return people.value < SUM_MIN && !countsForExtra(people, reading, data, items) ? people.value : null;
  // "One more person" counts from how many they were.
  const more = counts.find(({ unit }) => unit === 'extra');
  if (more !== undefined) return data.people_count === null ? null : data.people_count + more.value;
  // "A beach for two": nothing else of a trip is counted so.
  const forSome = items.some(isExtra) ? null : countedFor(reading);
  if (forSome !== null) return forSome;
  const party = counts.filter(({ unit }) => unit === 'adults' || unit === 'children');
  if (party.length > 0) return party.reduce((sum, { value }) => sum + value, 0);
  if (isCorrected(reading, data, 'people_count')) return smallNumber(reading);
  if (data.people_count === null && items.some((item) => isForTwo(reading, item))) return 2;
  return data.asked.question === 'people_count' || data.asked.question === 'party' ? smallNumber(reading) : null;
}

/** "Honeymoon", "a trip for couples": told as what they are in the mood for, it says how many they are as well. */
function isForTwo({ text }: Reading, { list, start, end, negated }: ItemMention): boolean {
  return list === 'moods' && !negated && PATTERNS.just_two.some((one) => one.test(text.slice(start, end)));
}

/** "A massage for two" is for some of them, and counts nobody else. */
export function someOf(reading: Reading, items: readonly ItemMention[], data: TripContext): number | null {
  if (!items.some(isExtra)) return null;
  const some = mentions(reading, 'count').find((count) => countsForExtra(count, reading, data, items));
  return some?.value ?? countedFor(reading);
}

/** "A massage just for me", said by one of three, "a massage for 2 people", by one of four: the rest of them come all the same. */
function countsForExtra(
  { value, unit, negated, start, end }: CountMention,
  reading: Reading,
  { people_count }: TripContext,
  items: readonly ItemMention[],
): boolean {
  if (unit !== 'people' || negated || people_count === null || value >= people_count) return false;
  const clause = reading.clauses?.find((one) => one.start <= start && end <= one.end);
  const beside = items.filter((item) => clause === undefined || overlaps(clause, item));
  const withFirstWord = reading.text.slice(0, reading.text.indexOf(' ', start) + 1);
  const isSome = value === 1 || isForSome(reading.text.slice(0, start)) || isForSome(withFirstWord);
  return isSome && beside.some(isExtra);
}

function isExtra({ list }: ItemMention): boolean {
  return list === 'addons';
}

function countedFor(reading: Reading): number | null {
  const counts = mentions(reading, 'count').filter(({ unit, negated }) => unit === null && !negated);
  return counts.find(({ start }) => isForSome(reading.text.slice(0, start)))?.value ?? null;
}

function isForSome(before: string): boolean {
  return PATTERNS.party_before.some((one) => one.test(before));
}
