import { z } from 'zod';
import { type AlsoDay, alsoDay, partsOf, wishOf } from './also-day.ts';
import { clockRange } from './business-hours.ts';
import { type ClockRange, type Opening, opensAt } from './hours.ts';
import { momentAt } from './moment.ts';
import { isFit, parseDay, type Wish, wishFrom } from './wish.ts';
import { addDays, instantAt, instantOf, isoInstant, localTime, MINUTE_MS, wallTime, weekdayOf } from './zoned.ts';

/**
 * A waiting list as its owner writes it: `waiting: true`, or
 *
 *     waiting: { hold: 2h, tell: 09:00-20:30 }
 *
 * What comes free is kept so long for whoever is told of it. They are told within these hours of any day; where none are
 * given, while the business is open.
 */
const DURATION = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?$/;

const duration = z.string().transform((text, context): number => {
  const [, hours = '0', minutes = '0'] = DURATION.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (total < 1 || total > HOLD_MINUTES_MAX)
    context.addIssue(`"${text}" is no length of time to hold; write 2h or 90m`);
  return total;
});

const HOLD_MINUTES_MAX = 7 * 24 * 60;
const HOLD_MINUTES = 120;

export const waitingTerms = z
  .union([z.boolean(), z.strictObject({ hold: duration.optional(), tell: clockRange.optional() })])
  .default(false)
  .transform((written): WaitingTerms | null => {
    if (written === false) return null;
    const { hold = HOLD_MINUTES, tell = null } = written === true ? {} : written;
    return { holdMinutes: hold, tell };
  });

export interface WaitingTerms {
  readonly holdMinutes: number;
  /** When people may be written to, on any day; null for the business's own hours. */
  readonly tell: ClockRange | null;
}

/** Where and when a freed time would be told of. */
export interface Telling {
  readonly terms: WaitingTerms;
  readonly opening: Opening;
  readonly timeZone: string;
}

/**
 * When somebody is told that a time is theirs to have: now, or when they may be written to next. Nobody is written to at
 * night, unless by morning it would be too late to think it over.
 */
export function toldAt({ terms, opening, timeZone }: Telling, start: string, now: string): string {
  const hours = terms.tell === null ? opening : everyDay(terms.tell);
  const next = opensAt(instantOf(now), hours, timeZone);
  if (next === null || next + terms.holdMinutes * MINUTE_MS > instantOf(start)) return now;
  return isoInstant(next, timeZone);
}

/** Until when it is kept for whoever is told at an instant: never beyond its own beginning. */
export function keptFor({ terms, timeZone }: Telling, start: string, told: string): string {
  return isoInstant(Math.min(instantOf(told) + terms.holdMinutes * MINUTE_MS, instantOf(start)), timeZone);
}

/**
 * First come, first served: of those who wait, in the order they came, the first for whom something is free. All are held
 * against one look at the ledger, so that nobody gets what somebody before them would have had.
 */
export function firstServed<Entry, Place>(
  waiting: readonly Entry[],
  placeFor: (entry: Entry) => Place | null,
): { readonly entry: Entry; readonly place: Place } | null {
  for (const entry of waiting) {
    const place = placeFor(entry);
    if (place !== null) return { entry, place };
  }
  return null;
}

/** A wish that means the same tomorrow: a weekday is the date of the coming one, never today (X9). */
export function dated(wish: Wish, now: string, timeZone: string): Wish {
  const day = parseDay(wish.day);
  if (day?.kind !== 'weekday') return wish;
  const { date: today } = localTime(instantOf(now), timeZone);
  const coming = [1, 2, 3, 4, 5, 6, 7].map((after) => addDays(today, after));
  return { ...wish, day: coming.find((date) => weekdayOf(date) === day.weekday) ?? null };
}

/** The same of a day that would do as well. */
export function alsoDated(also: AlsoDay, now: string, timeZone: string): AlsoDay {
  const { day, hours } = partsOf(also);
  return alsoDay(dated({ day, time_window: null, explicit_time: null }, now, timeZone).day ?? day, hours);
}

/** From when on a wish is of no use: once its last day is over, or as far as anybody can book. */
export function wishEnds({ day }: Wish, now: string, { timeZone, lookAheadDays }: WishRange): string {
  const named = parseDay(day);
  const { date: today } = localTime(instantOf(now), timeZone);
  const last = named?.kind === 'span' ? named.to : addDays(today, lookAheadDays);
  return isoInstant(instantAt(addDays(last, 1), 0, timeZone), timeZone);
}

export interface WishRange {
  readonly timeZone: string;
  readonly lookAheadDays: number;
}

/** The first of these starts that fits the wish, or one of the days that would do as well; null where none does. */
export function firstFitting<Free extends { readonly start: number }>(
  free: readonly Free[],
  { wish, also = [] }: { readonly wish: Wish; readonly also?: readonly string[] },
  now: string,
  timeZone: string,
): Free | null {
  const moments = free.map(({ start }) => momentAt(start, timeZone));
  const today = wallTime(instantOf(now), timeZone).day;
  const ready = [wish, ...also.map((day) => wishOf(day, wish))].map((one) => wishFrom(one, today, moments));
  return free.find((_, place) => ready.some((one) => isFit(one.closeness(moments[place] ?? NEVER)))) ?? null;
}

const NEVER = momentAt(0, 'UTC');

const days = new WeakMap<ClockRange, Opening>();

/** One object for good: whoever asks for hours remembers what they come to. */
function everyDay(range: ClockRange): Opening {
  const known = days.get(range);
  if (known !== undefined) return known;
  const on = [range];
  const weekly = { monday: on, tuesday: on, wednesday: on, thursday: on, friday: on, saturday: on, sunday: on };
  const opening: Opening = { weekly, exceptions: [] };
  days.set(range, opening);
  return opening;
}
