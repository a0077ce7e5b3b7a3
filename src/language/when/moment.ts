import { remembered } from '../../core/remembered.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { dayOf } from '../../domain/calendar.ts';
import { clockTime, DAY_MINUTES, minuteOf, parseInstant, wallTime } from '../../domain/zoned.ts';
import type { SenseOf } from './sense.ts';

/** Where and when the words were said, on the business's own calendar and clock. */
export interface Moment {
  readonly today: number;
  /** The day that is being talked about, and the time if it is a time. */
  readonly about: About | null;
  /** The time of day that was offered, chosen or named last: "the same time". */
  readonly time: number | null;
  /** The days that are being looked in. */
  readonly within: Within | null;
  /** A day and nothing else was asked for. */
  readonly asksDay: boolean;
  /** Milliseconds since the epoch, for "in two hours", which must be right across a change of the clocks (X9). */
  readonly instant: number;
  readonly timeZone: string;
  /** Where it is: some days of the year fall on other dates elsewhere. */
  readonly country: string;
  /** "5/3" is the third of May in the United States and the fifth of March nearly everywhere else. */
  readonly monthFirst: boolean;
  readonly opens: number;
  readonly closes: number;
}

export interface Within {
  readonly from: number;
  readonly to: number;
  /** As of a day: "next week is better, Friday at best". */
  readonly justNamed?: true;
}

export interface About {
  readonly day: number;
  readonly minutes: number | null;
  /** Named in the very words, before what counts from it: "leaving on the 10th, back a week later". */
  readonly justNamed?: true;
}

export function momentOf(listening: Listening, monthFirst: boolean): Moment {
  const instant = parseInstant(listening.now) ?? Date.parse(listening.now);
  const [about, until] = listening.about === undefined ? [] : bothSides(listening.about, '/');
  const talked = about === undefined ? null : talkedAbout(about);
  const { opens, closes } = minutesOf(listening.hours);
  return {
    today: wallTime(instant, listening.timeZone).day,
    about: talked,
    time: talked?.minutes ?? null,
    within: about === undefined || until === undefined ? null : { from: dayOf(about), to: dayOf(until) },
    asksDay: listening.asksDay === true,
    instant,
    timeZone: listening.timeZone,
    country: listening.country,
    monthFirst,
    opens,
    closes,
  };
}

/** From here on the words are about this day, and within these. */
export function speakingOf(moment: Moment, about: About | null, within: Within | null): Moment {
  const { today, time, asksDay, instant, timeZone, country, monthFirst, opens, closes } = moment;
  return {
    today,
    about,
    time: about?.minutes ?? time,
    within: within ?? moment.within,
    asksDay,
    instant,
    timeZone,
    country,
    monthFirst,
    opens,
    closes,
  };
}

/** The day that a shift counts from: "following" from the one that is being talked about, all others from today. */
export function countedFrom({ following }: SenseOf<'shift'>, { about, today }: Moment): number {
  return following && about !== null ? about.day : today;
}

const minutesOf = remembered(({ from, to }: Listening['hours']) => ({ opens: minuteOf(from), closes: minuteOf(to) }));

function talkedAbout(local: string): Moment['about'] {
  const [date, time] = bothSides(local, 'T');
  return { day: dayOf(date), minutes: time === undefined ? null : minuteOf(time) };
}

/** What stands before a mark, and what behind it. */
function bothSides(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A time of day, whatever day the counting ended on. */
export function clockText(minutes: number): string {
  return clockTime(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);
}
