import type { DateMention, Mention, Reading } from '../core/reading.ts';
import { dateOfDay, dayOf } from './calendar.ts';
import { parseDay } from './wish.ts';

/**
 * A bare weekday is the coming one (X9), out of the blue. Where people have said that they speak of next week, or of a
 * span that lies ahead, "Wednesday" is the first Wednesday of that: nobody goes back on it with so little.
 */
export function withinSpan(reading: Reading, day: string | null): Reading {
  const span = parseDay(day);
  if (span?.kind !== 'span' || span.from === span.to) return reading;
  const moved = (mention: Mention): Mention =>
    mention.kind === 'date' && mention.form === 'bare' ? inside(mention, dayOf(span.from), dayOf(span.to)) : mention;
  return { ...reading, mentions: reading.mentions.map(moved) };
}

/** The first such weekday of the span, which then is a day of its own; one that is in it already stays as it was said. */
function inside(mention: DateMention, from: number, to: number): DateMention {
  const coming = dayOf(mention.date);
  const first = coming + Math.ceil((from - coming) / WEEK_DAYS) * WEEK_DAYS;
  if (coming >= from || first > to) return mention;
  return { ...mention, date: dateOfDay(first), form: 'relative' };
}

const WEEK_DAYS = 7;
