import { instantOf } from '../../../domain/zoned.ts';
import { addonWithId, type TripCatalogue } from '../catalogue.ts';
import { DETAILS, orderedTrip, type TripContext } from '../context.ts';
import { datesFrom, daysBetween, reminderAt, today } from '../dates.ts';
import {
  type CodeShown,
  type Confirmed,
  type ContactChanged,
  type DeskNews,
  entitiesOf,
  type PickupChanged,
  type TripEvent,
} from '../events.ts';
import { addonDifference } from '../facts.ts';
import type { Memory } from '../memory.ts';
import { askingAbout, told } from './told.ts';

/** Stage seven: a companion for the rest of the journey (D10). */

/** What was paid for is what the ledger has, whatever the talk has turned to since (X5, D9). */
export function booked(data: TripContext, { output }: Confirmed): TripContext {
  const ordered = orderedTrip.safeParse(output.ordered);
  const booking_ref = output.booking_ref ?? data.booking_ref;
  return askingAbout(
    { ...data, ...(ordered.success ? ordered.data : {}), booking_ref, reserved_until: null },
    'tips',
    null,
  );
}

/** When to remind: a day before pickup; null when that has passed, and it is said at once instead. */
export function remindsAt({ data }: Memory, { turn }: TripEvent, catalogue: TripCatalogue): string | null {
  if (data.travel_dates === null) return null;
  const at = reminderAt(data.travel_dates.start, catalogue);
  return instantOf(at) > instantOf(turn.now) ? at : null;
}

/**
 * The desk called it off: what has gone back, or is on its way, the ledger said. The talk lives on from here, for whoever is
 * told of it may have been away for longer than a talk lives (D11).
 */
export function calledOff(data: TripContext, { output, turn }: DeskNews): TripContext {
  const { refund = null, refund_sent } = output;
  const cents = Number(Object(refund)['cents'] ?? 0);
  const payment_status = cents === 0 ? 'CANCELLED' : refund_sent === true ? 'REFUNDED' : 'REFUNDING';
  return askingAbout({ ...data, payment_status, last_active: turn.now }, null, null);
}

/** It stands again, and nothing had gone back (X13). */
export function restored(data: TripContext): TripContext {
  return { ...data, payment_status: 'CONFIRMED' };
}

/** The desk moved it: another booking in the ledger, on other days. */
export function moved(data: TripContext, { output, turn }: DeskNews, catalogue: TripCatalogue): TripContext {
  const { start, id } = output;
  const days = data.travel_dates === null ? 1 : daysBetween(data.travel_dates.start, data.travel_dates.end) + 1;
  const travel_dates = datesFrom(today(typeof start === 'string' ? start : turn.now, catalogue), days);
  const booking_id = typeof id === 'string' ? id : data.booking_id;
  return askingAbout({ ...data, travel_dates, booking_id }, null, null);
}

/** Whoever wants no tips is left in peace; whoever decided against a change may still want some. */
export function kept(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  return askingAbout(told(before, event, catalogue), wantsNothing(before) ? null : 'tips', null);
}

export function wantsNothing({ asked }: TripContext): boolean {
  return asked.question === 'tips' || asked.question === null;
}

export function pickupWanted({ data }: Memory, event: TripEvent) {
  return { booking_id: data.booking_id, place: entitiesOf(event).value ?? null };
}

export function pickupChanged(data: TripContext, { output }: PickupChanged): TripContext {
  const question = data.state === 'PAYMENT' ? 'payment' : 'tips';
  const pickup_location = output.pickup_location ?? data.pickup_location;
  return { ...data, pickup_location, asked: { ...data.asked, question } };
}

export function contactWanted({ data }: Memory, event: TripEvent) {
  const { field = null, value = null } = entitiesOf(event);
  return { booking_id: data.booking_id, field, value };
}

export function contactChanged(data: TripContext, { input, output }: ContactChanged): TripContext {
  const field = DETAILS.find((detail) => detail === input.field);
  return field === undefined || output.value === undefined ? data : { ...data, [field]: output.value };
}

/** The first of the add-ons named that there is. */
export function addonNamed(event: TripEvent, catalogue: TripCatalogue): string | null {
  return addonWithId(catalogue, entitiesOf(event).addons?.[0] ?? null)?.id ?? null;
}

/** What is added once the trip is paid for: the difference is named, agreed to, and paid by a code of its own. */
export function extraPut(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  return askingAbout(told(before, event, catalogue), 'addon_later', addonNamed(event, catalogue));
}

export function extraWanted({ data }: Memory, _event: unknown, catalogue: TripCatalogue) {
  const { booking_id, asked } = data;
  return { booking_id, addon: asked.about, amount_cents: addonDifference(data, asked.about, catalogue) };
}

export function extraCharged(data: TripContext, { output }: CodeShown): TripContext {
  return askingAbout(data, 'extra_payment', output.addon ?? '');
}
