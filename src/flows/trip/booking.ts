import { say } from '../../core/effect.ts';
import type { TripCatalogue } from './catalogue.ts';
import { DETAILS, type Detail, orderedTrip, type TripContext } from './context.ts';
import { entitiesOf, outputOf, stringIn, type TripEvent } from './events.ts';
import { quoteOf } from './quote.ts';
import { tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage five: dates, a summary and a yes, the details one at a time, and the reservation (D7). */
export function isAgreed({ data }: Working): boolean {
  return DETAILS.some((detail) => detail === data.asked.question);
}

export function detailMissing(data: TripContext): Detail | null {
  return DETAILS.find((detail) => data[detail] === null) ?? null;
}

/** Anything that changes what is booked asks for a new yes. */
export function askBooking(working: Working, catalogue: TripCatalogue): Working {
  return asking(working, working.data.travel_dates === null ? 'travel_dates' : 'summary', catalogue);
}

/** The yes was given: the next detail is asked for. */
export function askDetail(working: Working, catalogue: TripCatalogue): Working {
  return asking(working, detailMissing(working.data) ?? 'booking_special_requests', catalogue);
}

export function validate(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const input = { field: stringIn(entities, 'field') ?? '', value: stringIn(entities, 'value') ?? '' };
  return calling(informed(working, event, catalogue), 'validateUserDetails', input);
}

/** What the tool found good is kept as it wrote it; what it did not is asked for again with the reason. */
export function validated(working: Working, event: TripEvent): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  const output = outputOf(event);
  const field = DETAILS.find((detail) => detail === ('input' in event ? event.input['field'] : null));
  if (field === undefined) return next;
  if (!event.type.endsWith('.done')) return saying(next, say(`invalid.${field}`));
  return { ...next, data: { ...next.data, [field]: String(output['value'] ?? '') } };
}

export function reserve(working: Working, catalogue: TripCatalogue): Working {
  const { data } = working;
  const input = {
    trip: data.selected_trip_id,
    dates: data.travel_dates,
    people_count: data.people_count,
    amount_cents: quoteOf(data, catalogue)?.cents ?? 0,
    customizations: data.customizations,
    customer_name: data.customer_name,
    customer_phone: data.customer_phone,
    pickup_location: data.pickup_location,
    special_requests: data.booking_special_requests,
    ordered: orderedTrip.strip().parse(data),
  };
  return calling(working, 'createBooking', input);
}

export function reserved(working: Working, event: TripEvent): Working {
  const output = outputOf(event);
  const data: TripContext = {
    ...working.data,
    booking_id: stringIn(output, 'booking_id'),
    booking_ref: stringIn(output, 'booking_ref'),
    reserved_until: stringIn(output, 'reserved_until'),
    payment_attempts: 0,
  };
  return { ...answeredBy(working, event), data };
}

/** Not enough places on that day, or nobody knows: nothing is lost, and another day or another try is open (X8). */
export function notReserved(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return asking(saying(next, say('booking.failed')), 'summary', catalogue);
  const left = Number(outputOf(event)['places_left'] ?? 0);
  const start = next.data.travel_dates?.start ?? '';
  const full = say('booking.full', { trip: tripName(next.data.selected_trip_id), date: { date: start }, left });
  return asking(saying({ ...next, data: { ...next.data, travel_dates: null } }, full), 'travel_dates', catalogue);
}
