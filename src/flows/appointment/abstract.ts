import type { Json } from '../../core/json.ts';
import { known, side } from '../../core/kit/abstract.ts';
import type { AppointmentContext } from './context.ts';
import { standing } from './life.ts';

/** What a condition or a rule can tell apart: where it stands, which slots lie ahead, and how the last check went. */
export function abstracted(data: AppointmentContext, now: string): Json {
  const { last_offer, pending_booking, booked_booking, preference, lead_touchpoint } = data;
  const slots = last_offer?.slots ?? [];
  const { day = null, time_window = null, explicit_time = null } = preference ?? {};
  return {
    standing: standing(data),
    slots: slots.map((slot) => side(slot, now)),
    checked: last_offer?.calendar_check.ok ?? null,
    pending: pending_booking ? [slots.indexOf(pending_booking.slot), side(pending_booking.slot, now)] : null,
    booked: side(booked_booking?.slot, now),
    wished: [...known({ day, time_window, explicit_time })],
    written: lead_touchpoint !== undefined,
  };
}
