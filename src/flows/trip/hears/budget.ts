import {
  type ChoiceMention,
  type CountMention,
  type ItemMention,
  type MoneyMention,
  mentions,
  type Reading,
} from '../../../core/reading.ts';
import type { TripCatalogue } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import type { Entities } from '../intents.ts';
import { anchors } from '../suggest.ts';
import { type Act, actOf } from '../vocabulary.ts';
import { PATTERNS } from './patterns.ts';
import { bareNumber } from './picks.ts';

/** What somebody may spend who names only the least. */
const OPEN_BUDGET_USD = 100_000;
/** "150+". */
const OPEN_ENDED = /\d\s*\+/;
/** How far behind an amount a city may stand for the word between them to be the city's. */
const CITY_REACH = 8;
/** Nobody travels for less: a smaller bare number is the number of something else. */
const BARE_BUDGET_MIN_USD = 10;

const CITIES = 'departure_cities';
/** As many days or people as nobody names: a larger number that counts nothing is a sum of money. */
export const SUM_MIN = 100;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** "300 euros", where prices are in dollars: they are told, and which of them is asked. */
export function isInOtherMoney(reading: Reading): boolean {
  return mentions(reading, 'money').some((money) => (money.min !== null || money.max !== null) && isOtherMoney(money));
}

function isOtherMoney({ currency }: MoneyMention): boolean {
  return currency !== null && currency !== 'USD';
}

/** The budget is for the whole party (D3); an amount in another currency is asked about again in dollars. */
export function budgetIn(
  reading: Reading,
  items: readonly ItemMention[],
  acts: ReadonlySet<Act>,
  data: TripContext,
  people: number | null,
): Entities {
  if (acts.has('compareTrips')) return {};
  const range = moneyIn(reading, items, data);
  if (range === null) return {};
  if (!isEach(reading, items)) return { budget_min_usd: range.min, budget_max_usd: range.max };
  const party = people ?? data.people_count;
  // What each may spend is no total before it is known how many there are: that is asked next.
  if (party === null) return { reconsider: 'people_count' };
  return { budget_min_usd: range.min * party, budget_max_usd: range.max * party };
}

/** "200 pp" is what each may spend; "from pp" is Phnom Penh, and so is one that no amount stands before. */
function isEach(reading: Reading, items: readonly ItemMention[]): boolean {
  if (mentions(reading, 'count').some((count) => isEachOne(reading, count))) return true;
  const amounts = mentions(reading, 'money');
  return items.some((item) => actOf(item.list) === 'per_person' && isOfAmount(item, items, amounts));
}

/** "一个人500美元" is what each may spend; with no amount beside it, 一个人 travels alone. */
export function isEachOne(reading: Reading, { unit, value, start, end }: CountMention): boolean {
  const said = reading.text.slice(start, end).trim();
  if (unit !== 'people' || value !== 1 || !PATTERNS.one_each.some((one) => one.test(said))) return false;
  return mentions(reading, 'money').some(({ start: from, end: to }) =>
    BESIDE.test(end <= from ? reading.text.slice(end, from) : reading.text.slice(to, Math.max(to, start))),
  );
}

const BESIDE = /^[\s\p{L}\p{M}]{0,8}$/u;

function isOfAmount(item: ItemMention, items: readonly ItemMention[], amounts: readonly MoneyMention[]): boolean {
  const city = items.find(({ list, start, end }) => list === CITIES && start === item.start && end === item.end);
  const beside = amounts.some(({ end }) => end <= item.start && item.start - end <= 1);
  return city === undefined || (city.role !== 'from' && beside);
}

/** What "pp" is not where it is what each may spend: a city. */
export function withoutEach(reading: Reading, items: readonly ItemMention[]): readonly ItemMention[] {
  const amounts = mentions(reading, 'money');
  const each = items.filter((item) => actOf(item.list) === 'per_person' && isOfAmount(item, items, amounts));
  return items.filter(({ list, start }) => list !== CITIES || !each.some((one) => one.start === start));
}

function moneyIn(reading: Reading, items: readonly ItemMention[], data: TripContext): Range | null {
  const money = mentions(reading, 'money').findLast(({ min, max }) => min !== null || max !== null);
  if (money === undefined) return bareBudget(reading, data) ?? budgetAmongOthers(reading, data);
  if (isOtherMoney(money)) return null;
  const { min, max } = money;
  const open = OPEN_ENDED.test(reading.text);
  // In "500 dollars, from Phnom Penh" the word belongs to the city and sets no lower bound.
  const leaving = items.some(
    ({ list, start }) => list === CITIES && start > money.end && start - money.end <= CITY_REACH,
  );
  if (min !== null && max === null && leaving) return { min: 0, max: min };
  if (min !== null && (max === null || open)) return { min, max: OPEN_BUDGET_USD };
  // One amount is what may be spent at most.
  return { min: min === max ? 0 : (min ?? 0), max: max ?? OPEN_BUDGET_USD };
}

export function asksBudget({ asked }: TripContext): boolean {
  return asked.question === 'budget' || asked.question === 'budget_vague' || asked.question === 'cheaper';
}

/** Asked for the budget, plain numbers are dollars: "100 to 300", "250". */
function bareBudget(reading: Reading, data: TripContext): Range | null {
  if (!asksBudget(data)) return null;
  const numbers = [...reading.text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first, second] = numbers;
  if (numbers.length === 2 && first !== undefined && second !== undefined && first < second)
    return second < BARE_BUDGET_MIN_USD ? null : { min: first, max: second };
  const only = bareNumber(reading);
  if (only === null || only < BARE_BUDGET_MIN_USD) return null;
  return OPEN_ENDED.test(reading.text) ? { min: only, max: OPEN_BUDGET_USD } : { min: 0, max: only };
}

/**
 * "Temples, 2 days, 3 people, 600, Phnom Penh": of several answers in one breath a large number that stands by itself can only
 * be what may be spent (D3). What is noted of it is told.
 */
function budgetAmongOthers(reading: Reading, { budget_max_usd, people_count }: TripContext): Range | null {
  const known = mentions(reading, 'count').some(({ unit }) => unit !== null) || people_count != null;
  // Nothing beside it is left unexplained: the 310 of "street 310" is no sum.
  const plain = (reading.clauses ?? []).filter(({ rest, mood }) => rest === '' && mood !== 'asks');
  const [amount, ...others] = plain
    .flatMap((clause) => clause.mentions)
    .flatMap((one) => (one.kind === 'count' && one.unit === null && one.value >= SUM_MIN ? [one.value] : []));
  const isClear = amount !== undefined && others.length === 0;
  return known && isClear && budget_max_usd == null ? { min: 0, max: amount } : null;
}

/** Letters that may be left over beside a plain answer. */
const STRAY_MAX = 8;

/** They are named from cheap to dear: "the cheapest" is the first. */
function placeOf(pick: ChoiceMention['pick'] | undefined): number | null {
  if (pick === 'cheaper') return 0;
  if (pick === 'dearer') return -1;
  return typeof pick === 'number' ? (pick > 0 ? pick - 1 : pick) : null;
}

/** One of the three ranges that the question named, by its place: "the first", "2", "the middle one". */
export function rangePicked(
  reading: Reading,
  acts: ReadonlySet<Act>,
  data: TripContext,
  catalogue: TripCatalogue,
): Entities | null {
  if (data.asked.question !== 'budget' && data.asked.question !== 'budget_vague') return null;
  if (reading.rest.length > STRAY_MAX) return null;
  const { low, high } = anchors(data, catalogue);
  const ranges: readonly Range[] = [
    { min: 0, max: low / 100 },
    { min: low / 100, max: high / 100 },
    { min: high / 100, max: OPEN_BUDGET_USD },
  ];
  // "Anything cheaper?" names none of them.
  const pick = acts.has('haggle') ? undefined : mentions(reading, 'choice').find(({ negated }) => !negated)?.pick;
  const middle =
    acts.has('middle') || pick === 'middle' || mentions(reading, 'money').some(({ vague }) => vague === 'middle');
  const range = middle ? ranges[1] : ranges.at(placeOf(pick) ?? ranges.length);
  return range === undefined ? null : { budget_min_usd: range.min, budget_max_usd: range.max };
}
