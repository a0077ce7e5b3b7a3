import { heardAnswer, heardPick, heardWish, type Wish } from '../../core/hearing.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { addDays, clockTime, DAY_MINUTES, minuteOf } from '../../domain/zoned.ts';
import type { Period } from './context.ts';
import type { ProtocolPeriod } from './protocol.ts';
import { type Act, type Aspect, aspectNamed, WINDOWS } from './vocabulary.ts';

/** What a message says of spaces and times, before any step gives it a meaning. */
export interface Said {
  readonly space: string | null;
  readonly period: ProtocolPeriod | null;
  readonly people: number | null;
  readonly equipment: readonly string[];
  /** The place in the list that was picked, counted from 1 or from the end. */
  readonly choice: number | null;
  /** None of what was listed. */
  readonly none: boolean;
  readonly answer: ReturnType<typeof heardAnswer>;
  readonly changes: boolean;
  readonly aspect: Aspect | null;
  readonly acts: readonly Act[];
}

/** Phrases that do something are not guessed at. */
const ACT_LIKENESS_MIN = 0.9;

export function saidIn(reading: Reading, standing: Period | null): Said {
  const items = mentions(reading, 'item').filter((item) => item.negated !== true);
  const listed = (list: string) => items.filter((item) => item.list === list).map(({ id }) => id);
  const choices = mentions(reading, 'choice').flatMap(({ pick, negated }) =>
    typeof pick === 'number' && negated !== true ? [pick] : [],
  );
  const people = mentions(reading, 'count').find(({ unit }) => unit === 'people' || unit === 'adults');
  return {
    space: listed('spaces').at(-1) ?? null,
    period: periodIn(reading, standing),
    people: people?.value ?? null,
    equipment: [...new Set(listed('equipment'))],
    choice: choices[0] ?? null,
    none: heardPick(reading) === 'none',
    answer: heardAnswer(reading),
    changes: hasCue(reading, 'change'),
    aspect: aspectIn(reading, listed('aspects')),
    acts: items
      .filter(({ list, likeness }) => list === 'acts' && likeness >= ACT_LIKENESS_MIN)
      .map(({ id }) => id as Act),
  };
}

/**
 * Dates and times as the protocol puts them. A time without a date is meant for the day that stands, if one does, and
 * another day without a time for the same hours: "plutôt le lendemain".
 */
function periodIn(reading: Reading, standing: Period | null): ProtocolPeriod | null {
  const wish = heardWish(reading);
  const times = backwards(reading) ?? timesOf(wish, minutesIn(reading));
  const dated = wish.date !== null || wish.dates !== null;
  const timed = times.startTime !== null || times.endTime !== null;
  const days = daysIn(reading);
  if (!dated && !((timed || days !== null) && standing !== null)) return null;
  const startDate = wish.date?.date ?? wish.dates?.from ?? standing?.startDate ?? null;
  const lastDate = startDate !== null && days !== null ? addDays(startDate, days - 1) : null;
  const sameHours = wish.date !== null && !timed && mentions(reading, 'duration').length === 0;
  return {
    startDate,
    endDate: lastDate ?? wish.date?.date ?? wish.dates?.to ?? standing?.endDate ?? null,
    ...(sameHours && standing?.startDate === standing?.endDate ? hoursOf(standing) : times),
  };
}

/** "De 18 h à 14 h" is no stretch of time, but it is what was said: whoever judges it can say so. */
function backwards(reading: Reading): Pick<ProtocolPeriod, 'startTime' | 'endTime'> | null {
  const [first, second, ...more] = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  if (first === undefined || second === undefined || more.length > 0 || hasCue(reading, 'correction')) return null;
  return second.time < first.time ? { startTime: first.time, endTime: second.time } : null;
}

function hoursOf(standing: Period | null): Pick<ProtocolPeriod, 'startTime' | 'endTime'> {
  return { startTime: standing?.startTime ?? null, endTime: standing?.endTime ?? null };
}

/** From a window, or from a time and how long it is to last. */
function timesOf({ time, window }: Wish, minutes: number | null): Pick<ProtocolPeriod, 'startTime' | 'endTime'> {
  const named = window?.name ? WINDOWS[window.name] : undefined;
  const startTime = time?.time ?? window?.from ?? named?.from ?? null;
  const until = window?.to ?? named?.to ?? null;
  const endTime = startTime !== null && until !== null && until <= startTime ? null : until;
  if (endTime !== null || startTime === null || minutes === null) return { startTime, endTime };
  return { startTime, endTime: clockTime(Math.min(DAY_MINUTES - 1, minuteOf(startTime) + minutes)) };
}

function minutesIn(reading: Reading): number | null {
  const lasting = mentions(reading, 'duration').find(({ unit }) => unit === 'minutes');
  return lasting?.value ?? null;
}

/** "Toute la journée" is one day, "pour trois jours" three. */
function daysIn(reading: Reading): number | null {
  return mentions(reading, 'duration').find(({ unit }) => unit === 'days')?.value ?? null;
}

function aspectIn(reading: Reading, named: readonly string[]): Aspect | null {
  const [aspect] = named;
  if (aspect !== undefined) return aspect as Aspect;
  return hasCue(reading, 'change') ? aspectNamed(reading.text) : null;
}
