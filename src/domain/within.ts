import { hasCue, type Mention, mentions, type Reading } from '../core/reading.ts';
import { type DateMention, WEEKDAYS } from '../core/when.ts';
import { dateOfDay, dayOf } from './calendar.ts';
import { parseDay } from './wish.ts';
import { weekdayOfDay } from './zoned.ts';

/**
 * A bare weekday is the coming one (X9), out of the blue. Where people have said that they speak of next week, of a day in
 * it or of a span that lies ahead, "Wednesday" is the first Wednesday of that: nobody goes back on it with so little. Who
 * wants it sooner does.
 */
export function withinSpan(reading: Reading, day: string | null): Reading {
  if (!reading.mentions.some(isBare)) return reading;
  const span = parseDay(day);
  if (span?.kind !== 'span' || wantsSooner(reading)) return reading;
  const isDay = span.from === span.to;
  const from = isDay ? mondayOf(dayOf(span.from)) : dayOf(span.from);
  const to = isDay ? from + WEEK_DAYS - 1 : dayOf(span.to);
  const moved = (mention: Mention): Mention =>
    mention.kind === 'date' && mention.form === 'bare' ? inside(mention, from, to) : mention;
  return moving(reading, moved);
}

/** A bare weekday that one of these days is, of those that were offered or spoken of: that day. */
export function amongDays(reading: Reading, days: readonly string[]): Reading {
  if (days.length === 0 || !reading.mentions.some(isBare)) return reading;
  const moved = (mention: Mention): Mention => {
    if (mention.kind !== 'date' || mention.form !== 'bare' || days.includes(mention.date)) return mention;
    const date = days.find((day) => weekdayOfDay(dayOf(day)) === mention.weekday);
    return date === undefined ? mention : { ...mention, date, form: 'relative' };
  };
  return moving(reading, moved);
}

/** The clauses speak of the same days: a day that is only told of stays one when it is moved. */
function moving(reading: Reading, moved: (mention: Mention) => Mention): Reading {
  const moves = new Map(reading.mentions.map((mention) => [mention, moved(mention)]));
  const mentions = [...moves.values()];
  if (reading.mentions.every((mention, place) => mention === mentions[place])) return reading;
  const clauses = reading.clauses?.map((clause) => ({
    ...clause,
    mentions: clause.mentions.map((mention) => moves.get(mention) ?? mention),
  }));
  return clauses === undefined ? { ...reading, mentions } : { ...reading, mentions, clauses };
}

/** A weekday by its name alone. */
function isBare(mention: Mention): boolean {
  return mention.kind === 'date' && mention.form === 'bare';
}

function mondayOf(day: number): number {
  return day - WEEKDAYS.indexOf(weekdayOfDay(day));
}

/** Whoever wants something sooner than what is talked about may go back on it with a bare weekday. */
export function wantsSooner(reading: Reading): boolean {
  return hasCue(reading, 'soonest') || mentions(reading, 'choice').some(({ pick }) => pick === 'earlier');
}

/** The first such weekday of the span, which then is a day of its own; one that is in it already stays as it was said. */
function inside(mention: DateMention, from: number, to: number): DateMention {
  const coming = dayOf(mention.date);
  const first = onOrAfter(coming, from);
  if (coming >= from || first > to) return mention;
  return { ...mention, date: dateOfDay(first), form: 'relative' };
}

/** The first such weekday that is not before a day. */
function onOrAfter(coming: number, from: number): number {
  return coming + Math.max(0, Math.ceil((from - coming) / WEEK_DAYS)) * WEEK_DAYS;
}

/** A weekday that may be of any week, and not before a day that is known. */
export function notBefore(weekday: string, known: string): string {
  return dateOfDay(onOrAfter(dayOf(weekday), dayOf(known)));
}

/** A weekday that may be of any week, in the week of a day that is known. */
export function inWeekOf(weekday: string, known: string): string {
  return dateOfDay(onOrAfter(dayOf(weekday), mondayOf(dayOf(known))));
}

const WEEK_DAYS = 7;
