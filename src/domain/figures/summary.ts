import { addDays } from '../zoned.ts';
import { type Cell, medianTook } from './cells.ts';

/** The sums as people read them (G6). */

/** How many came how far, in order, and what else is counted of everything that happened. */
export const MEASURES = [
  ...(['wrote', 'offered', 'chose', 'booked', 'paid', 'came', 'no_show'] as const),
  ...(['answers', 'without_model', 'handed_over', 'not_understood'] as const),
] as const;
export type Measure = (typeof MEASURES)[number];

export type Counts = { readonly [M in Measure]: number };

export interface Takings {
  readonly currency: string;
  readonly cents: number;
  readonly refundedCents: number;
}

export interface Summary extends Counts {
  /** How long it took from the first word to the booking, for half of them at most; null where nobody booked. */
  readonly medianSeconds: number | null;
  readonly takings: readonly Takings[];
}

export interface Stopped {
  readonly state: string;
  readonly count: number;
}

type Sum = Pick<Cell, 'measure' | 'count'>;
type GroupSum = Omit<Cell, 'day'>;
type DaySum = Pick<Cell, 'day' | 'measure' | 'count'>;

export function summaryOf(sums: readonly Sum[]): Summary {
  const totals = new Map<string, number>();
  for (const { measure, count } of sums) totals.set(measure, (totals.get(measure) ?? 0) + count);
  const counts = Object.fromEntries(MEASURES.map((measure) => [measure, totals.get(measure) ?? 0])) as Counts;
  return { ...counts, medianSeconds: medianTook(sums), takings: takingsIn(totals) };
}

function takingsIn(totals: ReadonlyMap<string, number>): readonly Takings[] {
  const named = (prefix: string) =>
    [...totals.keys()].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  const currencies = [...new Set([...named('revenue/'), ...named('refunded/')])].toSorted();
  return currencies.map((currency) => ({
    currency,
    cents: totals.get(`revenue/${currency}`) ?? 0,
    refundedCents: totals.get(`refunded/${currency}`) ?? 0,
  }));
}

/** Every day of the period, also those on which nothing happened. */
export function daysOf(sums: readonly DaySum[], from: string, to: string) {
  const byDay = grouped(sums, ({ day }) => day);
  const days: (Summary & { readonly day: string })[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, ...summaryOf(byDay.get(day) ?? []) });
  return days;
}

/** By one of the ways they are told apart, whoever wrote most first. */
export function groupsOf(sums: readonly GroupSum[], by: 'flow' | 'channel' | 'language') {
  return [...grouped(sums, (sum) => sum[by])]
    .map(([name, its]) => ({ name, ...summaryOf(its) }))
    .toSorted((one, other) => other.wrote - one.wrote || (one.name < other.name ? -1 : 1));
}

/** Where those of a flow stand who went no further, most first. */
export function stoppedIn(sums: readonly GroupSum[], flow: string): readonly Stopped[] {
  const its = sums.filter((sum) => sum.flow === flow && sum.measure.startsWith(STOPPED));
  return [...grouped(its, ({ measure }) => measure.slice(STOPPED.length))]
    .map(([state, all]) => ({ state, count: all.reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.state < other.state ? -1 : 1));
}

const STOPPED = 'stopped/';

function grouped<One>(all: readonly One[], by: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const its = groups.get(by(one)) ?? [];
    its.push(one);
    groups.set(by(one), its);
  }
  return groups;
}
