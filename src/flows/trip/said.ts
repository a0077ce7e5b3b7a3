import { heardAnswer, heardPick, heardWish } from '../../core/hearing.ts';
import { hasCue, type ItemMention, type MoneyMention, mentions, type Reading } from '../../core/reading.ts';
import type { TripCatalogue } from './catalogue.ts';
import { ENVIRONMENTS, MOODS, type TripContext } from './context.ts';
import { datesFrom } from './dates.ts';
import type { Entities } from './events.ts';
import type { Act } from './vocabulary.ts';

/** Everything a message says of a trip, whatever was asked: several answers in one message are all taken (D3). */
export interface Said {
  /** Fields of the state, by their names. */
  readonly told: Entities;
  readonly acts: ReadonlySet<Act>;
  readonly answer: 'yes' | 'no' | 'not_yet' | null;
  readonly trips: readonly string[];
  readonly addons: readonly string[];
  /** Add-ons named in order to be rid of them. */
  readonly dropped: readonly string[];
  readonly vehicle: string | null;
  readonly guide: string | null;
  readonly place: string | null;
  readonly code: string | null;
  readonly points: number | null;
  readonly vague: MoneyMention['vague'];
}

/** Less alike than this, a name is another word. */
const LIKENESS_MIN = 0.8;
/** What somebody may spend who names only the least. */
const OPEN_BUDGET_USD = 100_000;
/** "150+". */
const OPEN_ENDED = /\d\s*\+/;
/** How far behind an amount a city may stand for the word between them to be the city's. */
const CITY_REACH = 8;

export function saidIn(reading: Reading, data: TripContext, catalogue: TripCatalogue): Said {
  const items = itemsIn(reading);
  const ids = (list: string, negated = false) =>
    unique(items.filter((item) => item.list === list && (item.negated === true) === negated).map(({ id }) => id));
  const acts = new Set(ids('trip_acts') as Act[]);
  const vague = mentions(reading, 'money').find((money) => money.vague !== null)?.vague ?? null;
  const named = ids('addons');
  const drops = acts.has('remove') && !hasCue(reading, 'more');
  return {
    told: told(reading, items, data),
    acts,
    answer: heardAnswer(reading),
    trips: unique([...tripsPicked(reading, data), ...ids('trips')]),
    addons: drops ? [] : named,
    dropped: [...ids('addons', true), ...(drops ? named : [])],
    vehicle: ids('vehicles')[0] ?? null,
    guide: ids('guides')[0] ?? null,
    place: ids('outside_places')[0] ?? null,
    code: codeIn(reading, catalogue),
    points: mentions(reading, 'count').find((count) => count.unit === 'points')?.value ?? null,
    vague: vague ?? (acts.has('luxury') ? 'high' : null),
  };
}

/** Names that were said well enough; one that lies within a longer one of another list is only a part of it. */
function itemsIn(reading: Reading): readonly ItemMention[] {
  const clear = mentions(reading, 'item').filter(({ likeness }) => likeness >= LIKENESS_MIN);
  return clear.filter(
    (item) =>
      !clear.some(
        (other) =>
          other.start <= item.start && other.end >= item.end && other.end - other.start > item.end - item.start,
      ),
  );
}

function told(reading: Reading, items: readonly ItemMention[], data: TripContext): Entities {
  const first = (list: string) => items.find((item) => item.list === list && item.negated !== true)?.id;
  const mood = MOODS.find((one) => one === first('moods'));
  const environment = ENVIRONMENTS.find((one) => one === first('environments'));
  const city = first('departure_cities');
  const days = daysIn(reading, data);
  const people = peopleIn(reading, data);
  return {
    ...(mood !== undefined && { mood }),
    ...(environment !== undefined && { environment }),
    ...(days !== null && { duration_days: days }),
    ...(people !== null && { people_count: people }),
    ...budgetIn(reading, items, data, people),
    ...(city !== undefined && { departure_city: city }),
    ...datesIn(reading, data, days),
  };
}

function daysIn(reading: Reading, data: TripContext): number | null {
  const [stay] = mentions(reading, 'duration').filter(({ unit, negated }) => unit !== 'minutes' && !negated);
  if (stay !== undefined) return stay.unit === 'nights' ? stay.value + 1 : stay.value;
  return data.asked.question === 'duration_days' ? bareNumber(reading) : null;
}

function peopleIn(reading: Reading, data: TripContext): number | null {
  const counts = mentions(reading, 'count').filter(({ negated }) => !negated);
  const people = counts.find(({ unit }) => unit === 'people');
  if (people !== undefined) return people.value;
  const party = counts.filter(({ unit }) => unit === 'adults' || unit === 'children');
  if (party.length > 0) return party.reduce((sum, { value }) => sum + value, 0);
  return data.asked.question === 'people_count' ? bareNumber(reading) : null;
}

function bareNumber(reading: Reading): number | null {
  const count = mentions(reading, 'count').find(({ unit }) => unit === null)?.value;
  if (count !== undefined) return count > 0 ? count : null;
  const pick = mentions(reading, 'choice')[0]?.pick;
  return typeof pick === 'number' && pick > 0 ? pick : null;
}

/** The budget is for the whole party (D3); an amount in another currency is asked about again in dollars. */
function budgetIn(reading: Reading, items: readonly ItemMention[], data: TripContext, people: number | null): Entities {
  const range = moneyIn(reading, items, data);
  if (range === null) return {};
  const each = items.some(({ list, id }) => list === 'trip_acts' && id === 'per_person');
  const party = each ? (people ?? data.people_count ?? 1) : 1;
  return { budget_min_usd: range.min * party, budget_max_usd: range.max * party };
}

function moneyIn(
  reading: Reading,
  items: readonly ItemMention[],
  data: TripContext,
): { min: number; max: number } | null {
  const money = mentions(reading, 'money').findLast(({ min, max }) => min !== null || max !== null);
  if (money === undefined) return bareBudget(reading, data);
  if (money.currency !== null && money.currency !== 'USD') return null;
  const { min, max } = money;
  const open = OPEN_ENDED.test(reading.text);
  // In "500 dollars, from Phnom Penh" the word belongs to the city and sets no lower bound.
  const leaving = items.some(
    ({ list, start }) => list === 'departure_cities' && start > money.end && start - money.end <= CITY_REACH,
  );
  if (min !== null && max === null && leaving) return { min: 0, max: min };
  if (min !== null && (max === null || open)) return { min, max: OPEN_BUDGET_USD };
  // One amount is what may be spent at most.
  return { min: min === max ? 0 : (min ?? 0), max: max ?? OPEN_BUDGET_USD };
}

/** Asked for the budget, plain numbers are dollars: "100 to 300", "250". */
function bareBudget(reading: Reading, data: TripContext): { min: number; max: number } | null {
  if (data.asked.question !== 'budget' && data.asked.question !== 'budget_vague') return null;
  const numbers = [...reading.text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first, second] = numbers;
  if (numbers.length === 2 && first !== undefined && second !== undefined && first < second)
    return { min: first, max: second };
  const only = bareNumber(reading);
  if (only === null) return null;
  return OPEN_ENDED.test(reading.text) ? { min: only, max: OPEN_BUDGET_USD } : { min: 0, max: only };
}

/** The first day named begins the trip; its length follows from the days, unless both ends were named. */
function datesIn(reading: Reading, data: TripContext, days: number | null): Entities {
  const { date, dates } = heardWish(reading);
  if (dates !== null) return { travel_dates: { start: dates.from, end: dates.to } };
  if (date === null) return {};
  // "The first" picks a trip; it is no day of the month.
  const picked = mentions(reading, 'choice').some(({ start, end }) => start < date.end && date.start < end);
  if (picked) return {};
  return { travel_dates: datesFrom(date.date, days ?? data.duration_days ?? 1) };
}

/** By number, by ordinal, or as the cheapest or dearest of those shown; they are shown from cheap to dear. */
function tripsPicked(reading: Reading, { suggested_trip_ids }: TripContext): readonly string[] {
  const places = mentions(reading, 'choice').flatMap(({ pick, negated }) =>
    typeof pick === 'number' && !negated ? [suggested_trip_ids.at(pick > 0 ? pick - 1 : pick)] : [],
  );
  const compared = heardPick(reading);
  const byPrice =
    compared === 'cheaper' ? suggested_trip_ids[0] : compared === 'dearer' ? suggested_trip_ids.at(-1) : null;
  return [...places, byPrice].filter((id): id is string => typeof id === 'string');
}

/** A word of letters and digits together is a code, known or not; a known one is heard in any case. */
function codeIn({ text }: Reading, { codes }: TripCatalogue): string | null {
  const words = text.toUpperCase().match(/[A-Z0-9]{4,16}/g) ?? [];
  const known = words.find((word) => codes.some(({ code }) => code === word));
  return known ?? words.find((word) => /[A-Z]{2}/.test(word) && /\d/.test(word)) ?? null;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
