import { z } from 'zod';
import { WEEKDAYS, type Weekday } from '../core/when.ts';
import type { ClockRange, WeeklyHours } from './hours.ts';
import { isDate, parseClock } from './zoned.ts';

/**
 * Opening hours as an owner writes them:
 *
 *     hours: { monday-thursday: [09:00-13:00, 14:00-17:00], friday: [09:00-12:00] }
 *     exceptions: [{ date: 2026-12-24, until: 2026-12-28, hours: closed, reason: Christmas }]
 */
export const clockRange = z.string().transform((text, context): ClockRange => {
  const [from = '', to = '', ...more] = text.split('-').map((part) => part.trim());
  const start = parseClock(from);
  const end = parseClock(to);
  if (start === null || end === null || more.length > 0) {
    context.addIssue(`"${text}" is no range of hours; one is written like 09:00-13:00`);
  } else if (start >= end) {
    context.addIssue(`"${text}" ends before it begins; hours past midnight are written as two days`);
  }
  return { from, to };
});

const clockRanges = z.array(clockRange);

export const weeklyHours = z.record(z.string(), clockRanges).transform((written, context): WeeklyHours => {
  const week: { [D in Weekday]?: readonly ClockRange[] } = {};
  for (const [days, ranges] of Object.entries(written)) {
    const named = weekdaysNamed(days);
    if (named.length === 0) {
      context.addIssue(`"${days}" is neither a weekday nor a run of them like monday-friday`);
    }
    for (const weekday of named) {
      if (week[weekday] !== undefined) context.addIssue(`${weekday} is given more than once`);
      week[weekday] = ranges;
    }
  }
  return week;
});

const date = z.string().refine(isDate, {
  error: ({ input }) => `"${String(input)}" is no date; one is written like 2026-12-24`,
});

export const exceptions = z.array(
  z
    .strictObject({
      date,
      until: date.optional(),
      hours: z.union([z.literal('closed'), clockRanges], 'Either "closed" or a list of hours like 10:00-12:00'),
      reason: z.string().min(1).optional(),
    })
    .refine((one) => one.until === undefined || one.date <= one.until, 'It ends before it begins'),
);

/** No hours of one's own are no limit. */
export const AROUND_THE_CLOCK: WeeklyHours = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, [{ from: '00:00', to: '24:00' }]]),
);

/** `monday`, or `monday-friday` with both ends included; empty for anything else. */
function weekdaysNamed(text: string): readonly Weekday[] {
  const [first = '', last = first, ...more] = text.split('-').map((part) => part.trim());
  const names: readonly string[] = WEEKDAYS;
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  return from < 0 || to < from || more.length > 0 ? [] : WEEKDAYS.slice(from, to + 1);
}
