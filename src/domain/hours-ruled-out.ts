import { mentions, type Reading } from '../core/reading.ts';
import { overlaps } from '../core/span.ts';
import type { WindowMention } from '../core/when.ts';
import { type ClockRange, clockMeant, type MinuteRange } from './hours.ts';
import { minuteOf } from './zoned.ts';

type Part = Pick<WindowMention, 'name' | 'from' | 'to'>;

/** The times that a message rules out: "not at 9", and by a number alone that is no place in what was listed, "not 9". */
export function timesRuledOut(reading: Reading, listed: number, hours: ClockRange): string[] {
  // Hardly any message rules anything out.
  if (!reading.mentions.some(({ negated }) => negated === true)) return [];
  const times = mentions(reading, 'time').flatMap(({ time, negated }) => (negated === true ? [time] : []));
  const numbers = mentions(reading, 'count').flatMap(({ value, unit, negated }) => {
    const isHour = negated === true && unit === null && Number.isInteger(value) && value > listed;
    const meant = isHour ? clockMeant(value, hours) : null;
    return meant === null ? [] : [meant.time];
  });
  return [...times, ...numbers];
}

/**
 * The hours that a message rules out: "not before 10", "not at 9", which is what begins at nine. "Not first thing" is said of
 * the first hour of the part of the day that is wished for.
 */
export function hoursRuledOut(
  reading: Reading,
  times: readonly string[],
  open: ClockRange,
  rangeOf: (part: Part) => MinuteRange,
): MinuteRange[] {
  const begun = times.map(minuteOf).map((minute) => ({ from: minute, to: minute + BEGINNING }));
  const windows = mentions(reading, 'window');
  if (windows.every(({ negated }) => negated !== true)) return begun;
  const wished = windows.find(({ negated }) => negated !== true);
  const opens = minuteOf(open.from);
  const begins = wished === undefined ? opens : Math.max(rangeOf(wished).from, opens);
  const soonest = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'soonest' && negated === true);
  const parts = windows.flatMap((one) => {
    if (one.negated !== true) return [];
    return [soonest.some((cue) => overlaps(cue, one)) ? { from: begins, to: begins + FIRST_HOUR } : rangeOf(one)];
  });
  return [...parts, ...begun];
}

const FIRST_HOUR = 60;
/** Whoever cannot begin at nine may at a quarter past. */
const BEGINNING = 15;
