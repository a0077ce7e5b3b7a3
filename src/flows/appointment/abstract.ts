import type { Json } from '../../core/json.ts';
import { side } from '../../core/kit/abstract.ts';
import type { AppointmentContext } from './context.ts';
import { standing } from './life.ts';

/**
 * What a condition or a rule can tell apart: where it stands, and what is asked for there. A lead may come wherever it is asked whether
 * one was written to, and slots are offered anew, so neither need be followed through where nothing asks for it.
 */
export function abstracted(data: AppointmentContext, now: string): Json {
  const { last_offer, pending_booking, booked_booking, lead_touchpoint } = data;
  const stands = standing(data);
  const isOpen = stands === 'idle' || stands === 'offered';
  return {
    standing: stands,
    slots: stands === 'offered' ? (last_offer?.slots ?? []).map((slot) => side(slot, now)) : null,
    pending: side(pending_booking?.slot, now),
    booked: side(booked_booking?.slot, now),
    written: isOpen && lead_touchpoint !== undefined,
  };
}
