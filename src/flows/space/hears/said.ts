import { heardAnswer, heardPick, heardWish, type Wish, wantsChange } from '../../../core/hearing.ts';
import { type CountMention, hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { daysRuledOut, isRuledOut } from '../../../domain/ruled-out.ts';
import { addDays, clockTime, DAY_MINUTES, minuteOf } from '../../../domain/zoned.ts';
import type { Period } from '../context.ts';
import type { DaysToLookIn, Protocol, ProtocolPeriod } from '../protocol.ts';
import { type Act, type Aspect, aspectNamed, WINDOWS } from '../vocabulary.ts';

/** What a message says of spaces and times, before any step gives it a meaning. */
export interface Said {
  readonly space: string | null;
  /** Several were named, and it is open which: "j'hésite entre la Verrière et le Jardin". */
  readonly wavers: boolean;
  readonly period: ProtocolPeriod | null;
  /** Hours for which no day was named, and none stands. */
  readonly hours: Times | null;
  /** Days to look in, none of which was named. */
  readonly within: DaysToLookIn | null;
  /** More days than that period: "tous les lundis", "lundi et mercredi". */
  readonly several: boolean;
  readonly people: number | null;
  readonly equipment: readonly string[];
  /** The place in the list that was picked, counted from 1 or from the end. */
  readonly choice: number | null;
  /** None of what was listed, or the cheapest of it. */
  readonly none: boolean;
  readonly cheapest: boolean;
  /** Any of it will do. */
  readonly either: boolean;
  readonly answer: ReturnType<typeof heardAnswer>;
  readonly changes: boolean;
  readonly aspect: Aspect | null;
  readonly acts: readonly Act[];
  /** Days from beginning to end: no hours go with them. */
  readonly wholeDays: boolean;
  /** The day that stands was ruled out, and no other named: "pas mardi". */
  readonly notThen: boolean;
}

/** Phrases that do something are not guessed at. */
const ACT_LIKENESS_MIN = 0.9;

export function saidIn(reading: Reading, standing: Period | null): Said {
  const items = mentions(reading, 'item').filter((item) => item.negated !== true);
  const listed = (list: string) => items.filter((item) => item.list === list).map(({ id }) => id);
  const choices = mentions(reading, 'choice').flatMap(({ pick, negated }) =>
    typeof pick === 'number' && negated !== true ? [pick] : [],
  );
  const acts = items
    .filter(({ list, likeness }) => list === 'acts' && likeness >= ACT_LIKENESS_MIN)
    .map(({ id }) => id as Act);
  const notThen = rulesOut(reading, standing);
  const wavers = isOpenWhich(reading, listed('spaces'));
  const people = mentions(reading, 'count').find((count) => isOfPeople(count, reading));
  return {
    space: wavers ? null : (listed('spaces').at(-1) ?? null),
    wavers,
    period: periodIn(reading, notThen ? null : standing, acts.includes('all_day')),
    hours: hoursIn(reading),
    within: withinIn(reading),
    several: hasCue(reading, 'recurring') || heardWish(reading).others.length > 0,
    people: people?.value ?? null,
    equipment: [...new Set(listed('equipment'))],
    choice: choices[0] ?? null,
    none: heardPick(reading) === 'none',
    cheapest: heardPick(reading) === 'cheaper' || mentions(reading, 'money').some(({ vague }) => vague === 'low'),
    either: heardPick(reading) === 'either',
    answer: heardAnswer(reading),
    changes: hasCue(reading, 'change'),
    aspect: aspectIn(reading, listed('aspects')) ?? (mentionsRooms(reading) ? 'space' : null),
    acts,
    wholeDays: acts.includes('all_day') || daysIn(reading) !== null,
    notThen,
  };
}

/** The last one named takes the place of the first, where it corrects it; of two that are merely named, none is taken. */
function isOpenWhich(reading: Reading, spaces: readonly string[]): boolean {
  return new Set(spaces).size > 1 && !hasCue(reading, 'correction', 'change') && heardAnswer(reading) !== 'no';
}

/** What a space has to hold or cost, in the protocol's words. */
export function requirements({ people, equipment, acts }: Said): Partial<Protocol> {
  return {
    ...(people !== null && { people }),
    ...(equipment.length > 0 && { equipment: [...equipment] }),
    ...(acts.includes('free') && { free: true }),
  };
}

/**
 * Dates and times as the protocol puts them. A time without a date is meant for the day that stands, if one does, and
 * another day without a time for the same hours: "plutôt le lendemain".
 */
function periodIn(reading: Reading, standing: Period | null, allDay: boolean): ProtocolPeriod | null {
  const wish = heardWish(reading);
  const times = backwards(reading) ?? timesOf(wish, minutesIn(reading));
  const count = daysIn(reading);
  // "En mai" names no day: nobody who says so takes the space for a month.
  if (withinIn(reading) !== null) return null;
  const days = wish.date === null ? daysOf(wish.dates) : { startDate: wish.date.date, endDate: wish.date.date };
  if (standing === null) return days && { ...lasting(days, count), ...times };
  const said = times.startTime !== null || times.endTime !== null || allDay || count !== null;
  const longer = said ? null : timesLasting(standing, minutesIn(reading), hasCue(reading, 'more'));
  if (days === null && longer === null && !said) return null;
  const oneDay = wish.dates === null && standing.startDate === standing.endDate;
  const ends = days === null && !wantsChange(reading) ? untilThen(times, standing) : null;
  const kept = !oneDay ? times : said ? (ends ?? besideStanding(times, standing, allDay)) : hoursOf(standing);
  const on = days ?? { startDate: standing.startDate, endDate: standing.endDate };
  return { ...lasting(on, days === null && count === 1 ? null : count), ...(longer ?? kept) };
}

/** Where only the beginning stands and its end was asked for, a later hour by itself is the end: "14h", then "16h". */
function untilThen(said: Times, { startTime, endTime }: Period): Times | null {
  if (startTime === null || endTime !== null || said.startTime === null || said.endTime !== null) return null;
  return said.startTime > startTime ? { startTime, endTime: said.startTime } : null;
}

function rulesOut(reading: Reading, standing: Period | null): boolean {
  const { date, dates } = heardWish(reading);
  return date === null && dates === null && isRuledOut(standing?.startDate ?? '', daysRuledOut(reading));
}

/** "Until noon" keeps when it begins, "at three instead" how long it lasts. */
function besideStanding(said: Times, standing: Period, allDay: boolean): Times {
  const { startTime, endTime } = standing;
  if (allDay || startTime === null) return said;
  if (said.startTime === null) return said.endTime !== null && startTime < said.endTime ? { ...said, startTime } : said;
  if (said.endTime !== null || endTime === null) return said;
  return { ...said, endTime: laterBy(said.startTime, minuteOf(endTime) - minuteOf(startTime)) };
}

/** Only where to look; with how many days it is to last, its first day is meant. */
function withinIn(reading: Reading): DaysToLookIn | null {
  const { date, dates } = heardWish(reading);
  if (date !== null || dates?.loose !== true || daysIn(reading) !== null) return null;
  const except = daysRuledOut(reading).slice(0, WEEK_DAYS);
  return { startDate: dates.from, endDate: dates.to, ...(except.length > 0 && { except }) };
}

const WEEK_DAYS = 7;

function hoursIn(reading: Reading): Times | null {
  const times = backwards(reading) ?? timesOf(heardWish(reading), minutesIn(reading));
  return times.startTime === null && times.endTime === null ? null : times;
}

type Days = Pick<ProtocolPeriod, 'startDate' | 'endDate'>;
type Times = Pick<ProtocolPeriod, 'startTime' | 'endTime'>;

/** So many days from the first. */
function lasting({ startDate, endDate }: Days, count: number | null): Days {
  return { startDate, endDate: startDate === null || count === null ? endDate : addDays(startDate, count - 1) };
}

/** "And for three hours?": from when it begins already. "Two hours more": from when it would have ended. */
function timesLasting({ startTime, endTime }: Period, minutes: number | null, more: boolean): Times | null {
  if (startTime === null || minutes === null) return null;
  return { startTime, endTime: laterBy(more && endTime !== null ? endTime : startTime, minutes) };
}

function laterBy(time: string, minutes: number): string {
  return clockTime(Math.min(DAY_MINUTES - 1, minuteOf(time) + minutes));
}

/** "From Monday on" says when it begins; nobody means the month that the words leave open. */
function daysOf(dates: Wish['dates']): Days | null {
  if (dates === null) return null;
  const open = addDays(dates.from, OPEN_DAYS) <= dates.to;
  return { startDate: dates.from, endDate: open ? dates.from : dates.to };
}

/** So long a span is one whose end was not said. */
const OPEN_DAYS = 31;

/** "De 18 h à 14 h" is no stretch of time, but it is what was said: whoever judges it can say so. */
function backwards(reading: Reading): Times | null {
  const [first, second, ...more] = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  if (first === undefined || second === undefined || more.length > 0 || hasCue(reading, 'correction')) return null;
  return second.time < first.time ? { startTime: first.time, endTime: second.time } : null;
}

function hoursOf({ startTime, endTime }: Period): Times {
  return { startTime, endTime };
}

/** From a window, or from a time and how long it is to last. */
function timesOf({ time, window, ruledOut }: Wish, minutes: number | null): Times {
  if (time === null && window === null) return besides(ruledOut);
  const named = window?.name ? WINDOWS[window.name] : undefined;
  const startTime = time?.time ?? window?.from ?? named?.from ?? null;
  const until = window?.to ?? named?.to ?? null;
  const endTime = startTime !== null && until !== null && until <= startTime ? null : until;
  if (endTime !== null || startTime === null || minutes === null) return { startTime, endTime };
  return { startTime, endTime: laterBy(startTime, minutes) };
}

/** "Sauf le matin" begins at noon, "pas le soir" ends before it. */
function besides(ruledOut: Wish['ruledOut']): Times {
  const parts = ruledOut.flatMap((mention) => (mention.kind === 'window' && mention.name ? [mention.name] : []));
  return {
    startTime: parts.includes('morning') ? (WINDOWS['morning']?.to ?? null) : null,
    endTime: parts.includes('evening') || parts.includes('night') ? (WINDOWS['evening']?.from ?? null) : null,
  };
}

function minutesIn(reading: Reading): number | null {
  const lasting = mentions(reading, 'duration').find(({ unit }) => unit === 'minutes');
  return lasting?.value ?? null;
}

/** "Toute la journée" is one day, "pour trois jours" three. */
function daysIn(reading: Reading): number | null {
  return mentions(reading, 'duration').find(({ unit }) => unit === 'days')?.value ?? null;
}

/** "A room for 6": a number right behind the word for a space counts who is to fit in. */
function isOfPeople({ unit, start }: CountMention, reading: Reading): boolean {
  if (unit !== null) return unit === 'people' || unit === 'adults';
  const rooms = mentions(reading, 'item').filter(({ list, id }) => list === 'aspects' && id === 'space');
  return rooms.some(({ end }) => end < start && start - end <= BEHIND_MAX);
}

/** The longest "for" between a room and how many it is for. */
const BEHIND_MAX = 6;

/** "Une salle avec un piano." */
function mentionsRooms(reading: Reading): boolean {
  return mentions(reading, 'count').some(({ unit, negated }) => unit === 'rooms' && negated !== true);
}

function aspectIn(reading: Reading, named: readonly string[]): Aspect | null {
  const [aspect] = named;
  if (aspect !== undefined) return aspect as Aspect;
  return hasCue(reading, 'change') ? aspectNamed(reading.text) : null;
}
