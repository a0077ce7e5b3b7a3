import type { Listening } from '../../core/vocabulary.ts';
import { dayOf } from './calendar.ts';

/** Where and when the words were said, on the business's own calendar and clock. */
export interface Moment {
  readonly today: number;
  /** The day that is being talked about, and the time if it is a time. */
  readonly about: { readonly day: number; readonly minutes: number | null } | null;
  /** Milliseconds since the epoch, for "in two hours", which must be right across a change of the clocks (X9). */
  readonly instant: number;
  readonly timeZone: string;
  /** "5/3" is the third of May in the United States and the fifth of March nearly everywhere else. */
  readonly monthFirst: boolean;
  readonly opens: number;
  readonly closes: number;
}

interface LocalTime {
  readonly day: number;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

export function momentOf(listening: Listening, monthFirst: boolean): Moment {
  const instant = new Date(listening.now).getTime();
  return {
    today: localTime(instant, listening.timeZone).day,
    about: listening.about === undefined ? null : talkedAbout(listening.about),
    instant,
    timeZone: listening.timeZone,
    monthFirst,
    opens: minutesOf(listening.hours.from),
    closes: minutesOf(listening.hours.to),
  };
}

function talkedAbout(local: string): Moment['about'] {
  const [date = '', time] = local.split('T');
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return { day: dayOf(year, month, day), minutes: time === undefined ? null : minutesOf(time) };
}

let lastRead: { readonly minute: number; readonly timeZone: string; readonly local: LocalTime } | null = null;

/** What the clock on the wall shows. Messages come close together: the minute that was read last is kept. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const minute = Math.floor(instant / 60_000);
  if (lastRead?.minute === minute && lastRead.timeZone === timeZone) return lastRead.local;
  const local = readClock(instant, timeZone);
  lastRead = { minute, timeZone, local };
  return local;
}

function readClock(instant: number, timeZone: string): LocalTime {
  const found: { [type: string]: number } = {};
  for (const part of formatFor(timeZone).formatToParts(new Date(instant))) found[part.type] = Number(part.value);
  const day = dayOf(found['year'] ?? 1970, found['month'] ?? 1, found['day'] ?? 1);
  return { day, minutes: (found['hour'] ?? 0) * 60 + (found['minute'] ?? 0) };
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':');
  return Number(hour) * 60 + Number(minute ?? 0);
}

export function clockText(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
