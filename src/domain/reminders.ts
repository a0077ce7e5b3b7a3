import { z } from 'zod';
import { clockRange } from './business-hours.ts';
import type { ClockRange } from './hours.ts';
import { addDays, DAY_MINUTES, instantAt, instantOf, isoInstant, localTime, MINUTE_MS, minuteOf } from './zoned.ts';

/**
 * Reminders as the owner writes them (F8): `reminders: [24h, 2h]`, or
 *
 *     reminders: { before: [24h, 2h], tell: 08:00-21:00 }
 *
 * So long before it begins, customers are reminded of what they booked, and never outside these hours of any day.
 */
const LEAD = /^(\d{1,3})(d|h|m)$/;
const MINUTES_OF = { d: DAY_MINUTES, h: 60, m: 1 } as const;
const LEAD_MINUTES_MIN = 15;
const LEAD_MINUTES_MAX = 14 * DAY_MINUTES;
const LEADS_MAX = 5;

const lead = z.string().transform((text, context): number => {
  const [, count = '0', unit = 'm'] = LEAD.exec(text.trim()) ?? [];
  const minutes = Number(count) * MINUTES_OF[unit as keyof typeof MINUTES_OF];
  if (minutes < LEAD_MINUTES_MIN || minutes > LEAD_MINUTES_MAX) {
    context.addIssue(`"${text}" is no time to remind before; write 24h, 90m or 2d, from 15m to 14d`);
  }
  return minutes;
});

const leads = z
  .array(lead)
  .max(LEADS_MAX, `Nobody is reminded more than ${LEADS_MAX} times`)
  .transform((all) => [...new Set(all)].toSorted((one, other) => other - one));

const DAYTIME: ClockRange = { from: '08:00', to: '21:00' };

export const reminderTerms = z
  .union([leads, z.strictObject({ before: leads, tell: clockRange.default(DAYTIME) })])
  .optional()
  .transform((written): ReminderTerms => {
    if (written === undefined) return { leads: null, tell: DAYTIME };
    return Array.isArray(written) ? { leads: written, tell: DAYTIME } : { leads: written.before, tell: written.tell };
  });

export interface ReminderTerms {
  /** How many minutes before, the earliest first; null where the owner says nothing: then as the journey has it (D10). */
  readonly leads: readonly number[] | null;
  /** When people may be written to, on any day. */
  readonly tell: ClockRange;
}

export interface Reminding {
  readonly tell: ClockRange;
  readonly timeZone: string;
}

/**
 * When somebody is reminded of what begins at an instant. Whole days are days of the calendar: a day before nine is nine,
 * whatever the clocks do in between (X9). What falls into the night waits for the morning if half of the time is left then;
 * else it is said the evening before.
 */
export function remindAt(start: string, leadMinutes: number, { tell, timeZone }: Reminding): string {
  const begins = instantOf(start);
  const due = earlier(begins, leadMinutes, timeZone);
  const [opens, closes] = [minuteOf(tell.from), minuteOf(tell.to)];
  const { date, minute } = localTime(due, timeZone);
  if (minute >= opens && minute < closes) return isoInstant(due, timeZone);
  const morning = instantAt(minute < opens ? date : addDays(date, 1), opens, timeZone);
  const isSoonEnough = begins - morning >= (begins - due) / 2;
  // The last minute of the hours, for at their end they are over.
  const evening = instantAt(minute < opens ? addDays(date, -1) : date, closes - 1, timeZone);
  return isoInstant(isSoonEnough ? morning : evening, timeZone);
}

function earlier(begins: number, leadMinutes: number, timeZone: string): number {
  if (leadMinutes % DAY_MINUTES !== 0) return begins - leadMinutes * MINUTE_MS;
  const { date, minute } = localTime(begins, timeZone);
  return instantAt(addDays(date, -leadMinutes / DAY_MINUTES), minute, timeZone);
}

/**
 * What becomes of a reminder now. What was booked, or stands again, only after it would have been due is remembered well
 * enough: nobody is reminded of it. So is what has begun.
 */
export function reminderNow(
  { start, since }: { readonly start: string; readonly since: string },
  leadMinutes: number,
  reminding: Reminding,
  now: string,
): { readonly kind: 'tell' | 'pass' } | { readonly kind: 'wait'; readonly until: string } {
  const at = remindAt(start, leadMinutes, reminding);
  if (instantOf(since) >= instantOf(at) || instantOf(start) <= instantOf(now)) return { kind: 'pass' };
  return instantOf(at) > instantOf(now) ? { kind: 'wait', until: at } : { kind: 'tell' };
}
