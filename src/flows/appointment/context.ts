import { z } from 'zod';
import { parseDay } from '../../domain/wish.ts';
import { parseWindow } from '../../domain/wished-hours.ts';

/**
 * What the appointment desk knows of a conversation: five keys, each absent until set, and no other (A1). Nothing but
 * these is read to decide; the state itself is worked out from them.
 */
const instant = z.iso.datetime({ offset: true });

const constraints = z.strictObject({
  /** A weekday in lower case, an ISO date, or an ISO interval of dates `from/to` (A2). */
  day: z
    .string()
    .refine((day) => parseDay(day) !== null, 'a weekday, an ISO date or an interval of ISO dates')
    .nullable(),
  /** `morning`, `afternoon`, `evening` or `HH:mm-HH:mm`. */
  time_window: z
    .string()
    .refine((window) => parseWindow(window) !== null, 'morning, afternoon, evening or HH:mm-HH:mm')
    .nullable(),
  explicit_time: z.iso.time({ precision: -1 }).nullable(),
});

const preference = z.strictObject({
  ...constraints.shape,
  free_text: z.string(),
  updated_at: instant,
});

const calendarCheck = z.strictObject({
  ok: z.boolean(),
  calendar_id: z.string(),
  returned_slots_count: z.int().nonnegative(),
  filtered_slots_count: z.int().nonnegative(),
  checked_range: z.strictObject({ start: instant, end: instant }),
  reason: z.string().nullable(),
});

const lastOffer = z.strictObject({
  slots: z.array(instant).max(2),
  constraints,
  timezone: z.string(),
  offered_at: instant,
  calendar_check: calendarCheck,
});

export const appointmentContext = z.strictObject({
  preference: preference.exactOptional(),
  last_offer: lastOffer.exactOptional(),
  pending_booking: z.strictObject({ slot: instant, created_at: instant }).exactOptional(),
  booked_booking: z.strictObject({ slot: instant, booking_id: z.string(), booked_at: instant }).exactOptional(),
  lead_touchpoint: z
    .strictObject({ first_touch_at: instant, channel: z.string(), message_id: z.uuid() })
    .exactOptional(),
});

export type AppointmentContext = z.infer<typeof appointmentContext>;
export type Preference = z.infer<typeof preference>;
export type LastOffer = z.infer<typeof lastOffer>;
export type Constraints = z.infer<typeof constraints>;
export type CalendarCheck = z.infer<typeof calendarCheck>;
