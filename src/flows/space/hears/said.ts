import { heardAnswer, heardPick, heardWish, type Wish, wantsChange } from '../../../core/hearing.ts';
import { type CountMention, hasCue, type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { daysRuledOut, isRuledOut } from '../../../domain/ruled-out.ts';
import { addDays } from '../../../domain/zoned.ts';
import type { Period } from '../context.ts';
import type { DaysToLookIn, Protocol, ProtocolPeriod } from '../protocol.ts';
import { type Act, type Aspect, aspectNamed, isFor, joins } from '../vocabulary.ts';
import {
  besideStanding,
  inItsHalf,
  isFromThenOn,
  minutesIn,
  type Times,
  timesIn,
  timesLasting,
  untilThen,
} from './hours.ts';

/** What a message says of spaces and times, before any step gives it a meaning. */
export interface Said {
  readonly space: string | null;
  /** Named in order to be ruled out: "pas le jardin". */
  readonly without: readonly string[];
  /** Several were named, and it is open which: "j'hésite entre la Verrière et le Jardin". */
  readonly wavers: boolean;
  readonly among: readonly string[];
  /** Several were named, and all of them are wanted: "le studio et la verrière". The first of them is `space`. */
  readonly both: boolean;
  readonly period: ProtocolPeriod | null;
  /** Hours for which no day was named, and none stands. */
  readonly hours: Times | null;
  /** How long it is to last, and on which day, where its beginning is open. */
  readonly open: { readonly minutes: number; readonly day: string | null } | null;
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
  /** At another time of the day, without saying when: "plus tard". */
  readonly shifts: boolean;
  /** Any of it will do. */
  readonly either: boolean;
  /** Not this one but another: "l'autre". */
  readonly other: boolean;
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
  const named = items.filter(({ list }) => list === 'spaces');
  const both = isOpenWhich(reading, listed('spaces')) && areJoined(reading, named);
  const wavers = isOpenWhich(reading, listed('spaces')) && !both;
  const people = mentions(reading, 'count').find((count) => isOfPeople(count, reading));
  const ruledOut = mentions(reading, 'item').filter(({ list, negated }) => list === 'spaces' && negated === true);
  return {
    space: wavers ? null : (listed('spaces').at(both ? 0 : -1) ?? null),
    without: [...new Set(ruledOut.map(({ id }) => id))],
    wavers,
    among: wavers ? [...new Set(listed('spaces'))] : [],
    both,
    period: periodIn(reading, notThen ? null : standing, acts.includes('all_day')),
    hours: hoursIn(reading),
    open: openIn(reading, notThen ? null : standing, acts.includes('all_day')),
    within: withinIn(reading),
    several:
      hasCue(reading, 'recurring') ||
      heardWish(reading).others.length > 0 ||
      isOneMoreDay(reading, standing) ||
      (isBesides(reading) && namesDays(reading) > 1),
    people: people?.value ?? null,
    equipment: [...new Set(listed('equipment'))],
    choice: choices[0] ?? null,
    none: heardPick(reading) === 'none',
    cheapest:
      heardPick(reading) === 'cheaper' ||
      acts.includes('too_dear') ||
      mentions(reading, 'money').some(({ vague }) => vague === 'low'),
    shifts: heardPick(reading) === 'earlier' || heardPick(reading) === 'later',
    either: heardPick(reading) === 'either',
    other: heardPick(reading) === 'other',
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

/** "Le studio et la verrière", and not "j'hésite entre l'un et l'autre". */
function areJoined(reading: Reading, spaces: readonly ItemMention[]): boolean {
  if (hasCue(reading, 'unsure') || joins(reading.text.slice(0, spaces[0]?.start ?? 0), 'between')) return false;
  const gaps = spaces.slice(1).map(({ start }, index) => reading.text.slice(spaces[index]?.end ?? 0, start));
  return gaps.every((gap) => gap.length <= JOINT_MAX) && gaps.some((gap) => joins(gap, 'both'));
}

/** The longest joint between two spaces: ", ainsi que la". */
const JOINT_MAX = 20;

/** What a space has to hold or cost, and which it is not to be, in the protocol's words. */
export function requirements({ people, equipment, acts, without, among }: Said): Partial<Protocol> {
  return {
    ...(people !== null && { people }),
    ...(equipment.length > 0 && { equipment: [...equipment] }),
    ...(acts.includes('free') && { free: true }),
    ...(without.length > 0 && { without: [...without] }),
    ...(among.length > 0 && { among: [...among] }),
  };
}

/**
 * Dates and times as the protocol puts them. A time without a date is meant for the day that stands, if one does, and
 * another day without a time for the same hours: "plutôt le lendemain".
 */
function periodIn(reading: Reading, standing: Period | null, allDay: boolean): ProtocolPeriod | null {
  const wish = heardWish(reading);
  const spoken = timesIn(reading, wish);
  const times = standing === null ? spoken : inItsHalf(spoken, standing, reading);
  const count = daysIn(reading);
  // "En mai" names no day: nobody who says so takes the space for a month.
  if (withinIn(reading) !== null) return null;
  const days = wish.date === null ? daysOf(wish.dates) : { startDate: wish.date.date, endDate: wish.date.date };
  if (openIn(reading, standing, allDay) !== null) return null;
  if (standing === null) return days && { ...lasting(days, count), ...times };
  const said = times.startTime !== null || times.endTime !== null || allDay || count !== null;
  const longer = said ? null : timesLasting(standing, minutesIn(reading), hasCue(reading, 'more'));
  if (days === null && longer === null && !said) return null;
  const oneDay = wish.dates === null && standing.startDate === standing.endDate;
  // "Et vendredi aussi": what stands goes first.
  if (oneDay && days !== null && isBesides(reading)) return standing;
  const ends = days === null && !wantsChange(reading) ? untilThen(times, standing) : null;
  const kept = !oneDay
    ? times
    : said
      ? (ends ?? besideStanding(times, standing, allDay, isFromThenOn(wish)))
      : hoursOf(standing);
  const on = days ?? { startDate: standing.startDate, endDate: standing.endDate };
  return { ...lasting(on, days === null && count === 1 ? null : count), ...(longer ?? kept) };
}

function rulesOut(reading: Reading, standing: Period | null): boolean {
  const { date, dates } = heardWish(reading);
  return date === null && dates === null && isRuledOut(standing?.startDate ?? '', daysRuledOut(reading));
}

function isOneMoreDay(reading: Reading, standing: Period | null): boolean {
  return standing !== null && heardWish(reading).date !== null && isBesides(reading);
}

function namesDays(reading: Reading): number {
  return new Set(mentions(reading, 'date').flatMap(({ date, negated }) => (negated ? [] : [date]))).size;
}

/** A day more than the one that stands, and not instead of it. */
function isBesides(reading: Reading): boolean {
  return hasCue(reading, 'more') && !hasCue(reading, 'change', 'correction') && minutesIn(reading) === null;
}

/** How long it is to last, where nothing says when it begins: nobody who says so takes the space for the whole day. */
function openIn(reading: Reading, standing: Period | null, allDay: boolean): Said['open'] {
  const minutes = minutesIn(reading);
  const wish = heardWish(reading);
  const { startTime, endTime } = timesIn(reading, wish);
  const begins = standing?.startTime ?? startTime ?? endTime;
  if (minutes === null || begins !== null || allDay || wish.dates !== null || daysIn(reading) !== null) return null;
  const stands = standing !== null && standing.startDate === standing.endDate ? standing.startDate : null;
  return { minutes, day: wish.date?.date ?? stands };
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
  const times = timesIn(reading, heardWish(reading));
  return times.startTime === null && times.endTime === null ? null : times;
}

type Days = Pick<ProtocolPeriod, 'startDate' | 'endDate'>;

/** So many days from the first. */
function lasting({ startDate, endDate }: Days, count: number | null): Days {
  return { startDate, endDate: startDate === null || count === null ? endDate : addDays(startDate, count - 1) };
}

/** "From Monday on" says when it begins; nobody means the month that the words leave open. */
function daysOf(dates: Wish['dates']): Days | null {
  if (dates === null) return null;
  const open = addDays(dates.from, OPEN_DAYS) <= dates.to;
  return { startDate: dates.from, endDate: open ? dates.from : dates.to };
}

/** So long a span is one whose end was not said. */
const OPEN_DAYS = 31;

function hoursOf({ startTime, endTime }: Period): Times {
  return { startTime, endTime };
}

/** "Toute la journée" is one day, "pour trois jours" three. */
function daysIn(reading: Reading): number | null {
  return mentions(reading, 'duration').find(({ unit }) => unit === 'days')?.value ?? null;
}

/** "A room for 6": a number right behind the word for a space counts who is to fit in. */
function isOfPeople({ unit, start }: CountMention, reading: Reading): boolean {
  if (unit !== null) return unit === 'people' || unit === 'adults';
  const rooms = mentions(reading, 'item').filter(({ list, id }) => list === 'aspects' && id === 'space');
  return rooms.some(({ end }) => end < start && start - end <= BEHIND_MAX) || isFor(reading.text.slice(0, start));
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
