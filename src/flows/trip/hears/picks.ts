import { heardAnswer, heardPick, withMiddle } from '../../../core/hearing.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { hotelOf, type TripCatalogue, tripWithId } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import { type Act, facilityIn } from '../vocabulary.ts';
import { PATTERNS } from './patterns.ts';

/** Which of the things shown somebody means (X6). */

/** The trips on the table, in the order shown: cheaper ones that were asked for, else the three. */
export function tripsShown({ asked, suggested_trip_ids }: TripContext): readonly string[] {
  const { question, options, about } = asked;
  // One of the cheaper ones was looked at: they are still the ones listed last.
  const isCheaper = about !== null && options.includes(about) && !suggested_trip_ids.includes(about);
  return options.length > 0 && (question === 'cheaper' || isCheaper) ? options : suggested_trip_ids;
}

/** Asked how many, a bare number counts, and picks none of what was listed before. */
function countsSomething({ asked }: TripContext): boolean {
  return asked.question === 'people_count' || asked.question === 'party';
}

/** By number, by ordinal, or as the cheapest or dearest of those shown; they are shown from cheap to dear. */
export function tripsPicked(words: Reading, acts: ReadonlySet<Act>, data: TripContext): readonly string[] {
  const shown = tripsShown(data);
  const reading = withMiddle(words, shown.length);
  const choices = mentions(reading, 'choice').flatMap(({ pick, negated, certain }) =>
    typeof pick === 'number' && !negated && (certain || !countsSomething(data)) ? [pick] : [],
  );
  // Two that are compared may be written in two ways: "1 and the third".
  const plain = asksToSee(acts) || heardAnswer(reading) === 'yes' || hasCue(reading, 'recall');
  const loose = acts.has('compareTrips') || (choices.length === 0 && plain && !countsSomething(data));
  const numbers = loose ? looseNumbers(reading, shown.length) : [];
  const picked = [...numbers, ...choices].map((pick) => shown.at(pick > 0 ? pick - 1 : pick));
  const places = shown.filter((id) => picked.includes(id));
  return [...places, byPrice(reading, acts, comparedLast(data, shown))].filter(
    (id): id is string => typeof id === 'string',
  );
}

/** So much of a name is enough for one of the few on the table. */
const PART_MIN = 0.45;

/** "The salt one", of those shown: a part of a name that no other of them has, and that names nothing else. */
export function tripNamedInPart(reading: Reading, data: TripContext): readonly string[] {
  const items = mentions(reading, 'item').filter(({ negated }) => negated !== true);
  const isElse = (part: Mention) =>
    items.some((item) => WISHES.has(item.list) && item.likeness === 1 && overlaps(item, part));
  const shown = tripsShown(data);
  const parts = items.filter(
    (item) => item.list === 'trips' && item.likeness >= PART_MIN && shown.includes(item.id) && !isElse(item),
  );
  const named = [...new Set(parts.map(({ id }) => id))];
  return named.length === 1 ? named : [];
}

/** "The one with the pool": those shown whose hotel has it. Of the trip in view, "does it have a pool?" asks about that one. */
export function tripsHaving(reading: Reading, data: TripContext, catalogue: TripCatalogue): readonly string[] {
  const facility = isChoosing(data) ? facilityIn(reading.text) : undefined;
  const isInView = tripsShown(data).includes(data.asked.about ?? '');
  if (facility === undefined || (isInView && !PATTERNS.the_one.some((one) => one.test(reading.text)))) return [];
  return tripsShown(data).filter((id) => {
    const trip = tripWithId(catalogue, id);
    return trip !== null && hotelOf(catalogue, trip, null).facilities.some((one) => one === facility);
  });
}

function isChoosing({ state }: TripContext): boolean {
  return state === 'SUGGESTION' || state === 'EXPLORATION';
}

const WISHES: ReadonlySet<string> = new Set(['moods', 'environments', 'addons', 'departure_cities']);

const SEEING: readonly Act[] = [
  'getTripItinerary',
  'getHotelDetails',
  'getTripImages',
  'getWeatherForecast',
  'compareTrips',
  'calculateCustomTrip',
  'take',
  'ready',
];

function asksToSee(acts: ReadonlySet<Act>): boolean {
  return SEEING.some((act) => acts.has(act));
}

/** Two that were put side by side are what a price is compared of, until another is looked at; else all that are shown. */
function comparedLast({ asked: { about, options } }: TripContext, shown: readonly string[]): readonly string[] {
  const two = shown.filter((id) => options.includes(id));
  const isOfThem = about === null || two.includes(about);
  return isOfThem && two.length === 2 && options.length === 2 ? two : shown;
}

/** "Anything cheaper?" asks for others; "the cheaper one" is one of these, as in "too much, back to the cheap one". */
function byPrice(reading: Reading, acts: ReadonlySet<Act>, shown: readonly string[]): string | undefined {
  const isExtreme =
    mentions(reading, 'choice').some(({ pick, certain }) => pick === 'cheaper' && certain) &&
    (acts.has('take') || acts.has('go_back'));
  const pick = acts.has('haggle') && !isExtreme ? null : heardPick(reading);
  if (pick === 'cheaper') return shown[0];
  return pick === 'dearer' ? shown.at(-1) : undefined;
}

/** What a digit may belong to: then it counts nothing in a list. A window does not: "between 1 and 3" compares two. */
const EXPLAINED: readonly Mention['kind'][] = ['date', 'dates', 'duration', 'money', 'phone'];

/** "Hotel 2", "2 vs 3": numbers of the list that stand beside what is asked about them. */
function looseNumbers(reading: Reading, count: number): readonly number[] {
  const taken = reading.mentions.filter(
    (mention) => EXPLAINED.includes(mention.kind) || (mention.kind === 'count' && mention.unit !== null),
  );
  return [...reading.text.matchAll(/(?<![\p{Nd}A-Za-z$.,:])\p{Nd}(?![\p{Nd}%.,:]\p{Nd}|\p{Nd})/gu)]
    .filter(({ index }) => !taken.some(({ start, end }) => start <= index && index < end))
    .map(([digit]) => digitOf(digit))
    .filter((number) => number >= 1 && number <= count);
}

/** Khmer digits count like any others. */
function digitOf(digit: string): number {
  const khmer = '០១២៣៤៥៦៧៨៩'.indexOf(digit);
  return khmer >= 0 ? khmer : Number(digit);
}

/** A number that stands for itself, where one was asked for. */
export function bareNumber(reading: Reading): number | null {
  const count = mentions(reading, 'count').find(({ unit }) => unit === null)?.value;
  if (count !== undefined) return count > 0 ? count : null;
  // "The second one" picks from a list and counts nothing; "the 2nd" is a day.
  const lone = mentions(reading, 'choice').find(({ certain }) => !certain);
  const isDay = mentions(reading, 'date').some(({ start, end }) => lone && start <= lone.start && lone.end <= end);
  return typeof lone?.pick === 'number' && lone.pick > 0 && !isDay ? lone.pick : null;
}
