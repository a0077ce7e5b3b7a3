import type { Json } from '../../core/json.ts';
import { side } from '../../core/kit/abstract.ts';
import type { AppointmentContext } from './context.ts';
import { standing } from './life.ts';

/** What a condition or a rule can tell apart: where it stands, which slots are on offer, and, until it is booked, whether a lead was written to. */
export function abstracted(data: AppointmentContext, now: string): Json {
  const { last_offer, pending_booking, booked_booking, lead_touchpoint } = data;
  const stands = standing(data);
  return {
    standing: stands,
    slots: stands === 'offered' ? (last_offer?.slots ?? []).map((slot) => side(slot, now)) : null,
    pending: side(pending_booking?.slot, now),
    booked: side(booked_booking?.slot, now),
    written: stands !== 'booked' && lead_touchpoint !== undefined,
  };
}
