import type { Locale } from '../../core/locale.ts';
import { dateOfDay } from '../../domain/calendar.ts';
import {
  DAY_MINUTES,
  daysBetween,
  type IsoDate,
  instantOf,
  localTime,
  minuteOf,
  wallTime,
  weekdayOf,
} from '../../domain/zoned.ts';
import type { Manner } from '../data/said/said-data.ts';
import { dataOf } from '../language.ts';
import { compileMessage, type Message, type Values } from './message.ts';

/** Where and when words are read: decides what "tomorrow" is. */
export interface Place {
  readonly timeZone: string;
  /** ISO instant. */
  readonly now: string;
}

/** Whether words stand alone on a line or within a sentence. */
export type Standing = 'line' | 'sentence';

/** Days and times as people of one language and region say them (X9: in the business's zone). */
export interface Moments {
  slot(instant: string, place: Place, standing: Standing): string;
  day(date: IsoDate, place: Place, standing: Standing): string;
  /** The day on which an instant falls. */
  dayAt(instant: string, place: Place, standing: Standing): string;
  time(instant: string, place: Place): string;
  /** The weekday on which an instant falls, by name. */
  weekday(instant: string, place: Place): string;
  /** A time of day, HH:mm, whatever the day. */
  clock(time: string): string;
}

/** More dates than anybody is told of in a day, and more slots. */
const DATES_MAX = 1_000;
const SLOTS_MAX = 10_000;

/** What has been said on a day. */
interface Said {
  readonly today: IsoDate;
  readonly dates: Map<IsoDate, Values>;
  /** By the minute counted from 1970, twice: as a line of its own and within a sentence. */
  readonly slots: Map<number, string>;
}

function saidOn(today: IsoDate): Said {
  return { today, dates: new Map(), slots: new Map() };
}

export function createMoments(locale: Locale, regionTag?: string): Moments {
  const manner = dataOf(locale).said.manner;
  const tag = regionTag ?? manner.tag;
  const say = sayer(manner, tag);
  const region = regionOf(regionTag);
  const names = namesOf(tag);

  const saidTimes = new Map<number, Values>();
  let said = saidOn('');

  /** Of a day all are said alike, and the next day anew. */
  function saidBy(today: IsoDate): Said {
    if (said.today !== today || said.dates.size > DATES_MAX || said.slots.size > SLOTS_MAX) said = saidOn(today);
    return said;
  }

  function dateFacts(date: IsoDate, today: IsoDate): Values {
    const { dates } = saidBy(today);
    const facts = dates.get(date) ?? dateFactsOf(date, today);
    dates.set(date, facts);
    return facts;
  }

  function timeFacts(minute: number): Values {
    const facts = saidTimes.get(minute) ?? timeFactsOf(minute);
    saidTimes.set(minute, facts);
    return facts;
  }

  function dateFactsOf(date: IsoDate, today: IsoDate): Values {
    const [year = '', month = '', day = ''] = date.split('-');
    const facts = {
      weekday: names.weekday(date),
      month: names.month(date),
      monthNumber: String(Number(month)),
      day: String(Number(day)),
      year: String(Number(year)),
      order: region.order,
    };
    return { date: say(isComing(date, today) ? 'date' : 'dateWithYear', facts), near: nearness(date, today) };
  }

  function timeFactsOf(minute: number): Values {
    const hour = Math.floor(minute / 60);
    const hour12 = hour % 12 === 0 ? 12 : hour % 12;
    const facts = {
      hour: String(hour),
      hour12: String(hour12),
      shownHour: String(region.clock === 'half' ? hour12 : hour),
      minute: String(minute % 60).padStart(2, '0'),
      half: hour < 12 ? 'am' : 'pm',
      clock: region.clock,
    };
    return { ...facts, time: say('time', facts) };
  }

  function slotText(date: IsoDate, minute: number, today: IsoDate, standing: Standing): string {
    const facts = { ...dateFacts(date, today), ...timeFacts(minute) };
    if (facts['near'] === 'far') return opening(say('slot', facts), standing, tag);
    return say(standing === 'line' ? 'nearSlotLine' : 'nearSlot', facts);
  }

  function day(date: IsoDate, place: Place, standing: Standing): string {
    const facts = dateFacts(date, todayAt(place));
    if (facts['near'] === 'far') return opening(String(facts['date']), standing, tag);
    return say(standing === 'line' ? 'nearDayLine' : 'nearDay', facts);
  }

  return {
    slot: (instant, place, standing) => {
      const { day: count, minute } = wallTime(instantOf(instant), place.timeZone);
      const today = todayAt(place);
      const { slots } = saidBy(today);
      const key = (count * DAY_MINUTES + minute) * 2 + (standing === 'line' ? 1 : 0);
      const known = slots.get(key);
      if (known !== undefined) return known;
      const text = slotText(dateOfDay(count), minute, today, standing);
      slots.set(key, text);
      return text;
    },
    day,
    dayAt: (instant, place, standing) => day(localTime(instantOf(instant), place.timeZone).date, place, standing),
    time: (instant, place) => {
      const { minute } = wallTime(instantOf(instant), place.timeZone);
      return String(timeFacts(minute)['time']);
    },
    weekday: (instant, place) => names.weekday(localTime(instantOf(instant), place.timeZone).date),
    clock: (time) => String(timeFacts(minuteOf(time))['time']),
  };
}

type Pattern = Exclude<keyof Manner, 'tag'>;

function sayer(manner: Manner, tag: string): (pattern: Pattern, values: Values) => string {
  const compiled = new Map<Pattern, Message>();
  return (pattern, values) => {
    const message = compiled.get(pattern) ?? compileMessage(manner[pattern], tag);
    compiled.set(pattern, message);
    return message.format(values);
  };
}

function todayAt(place: Place): IsoDate {
  return localTime(instantOf(place.now), place.timeZone).date;
}

function nearness(date: IsoDate, today: IsoDate): 'today' | 'tomorrow' | 'far' {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'far';
}

/** Within the coming twelve months a date needs no year. ISO dates compare as text in the order of the calendar. */
function isComing(date: IsoDate, today: IsoDate): boolean {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return today <= date && date < inAYear;
}

/** A line begins with a capital, also in the languages that write weekdays small. */
function opening(text: string, standing: Standing, tag: string): string {
  return standing === 'line' ? text.charAt(0).toLocaleUpperCase(tag) + text.slice(1) : text;
}

interface Region {
  readonly order: 'month_first' | 'day_first';
  readonly clock: 'half' | 'full';
}

/** A business that gives a region's tag (`en-US`) gets that region's habits; a bare language gets day first and 24 hours. */
function regionOf(tag: string | undefined): Region {
  if (tag === undefined || !tag.includes('-')) return { order: 'day_first', clock: 'full' };
  const format = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', hour: 'numeric', timeZone: 'UTC' });
  const first = format.formatToParts(0).find(({ type }) => type === 'month' || type === 'day');
  return {
    order: first?.type === 'month' ? 'month_first' : 'day_first',
    clock: format.resolvedOptions().hour12 ? 'half' : 'full',
  };
}

interface Names {
  weekday(date: IsoDate): string;
  month(date: IsoDate): string;
}

/** There are seven weekdays and twelve months, and `Intl` takes microseconds for each: it is asked once. */
function namesOf(tag: string): Names {
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const known = new Map<string, string>();
  const remember = (name: string, ask: () => string): string => {
    const answer = known.get(name) ?? ask();
    known.set(name, answer);
    return answer;
  };
  return {
    weekday: (date) => remember(weekdayOf(date), () => weekdays.format(Date.parse(date))),
    month: (date) => remember(date.slice(5, 7), () => months.format(Date.parse(date))),
  };
}
