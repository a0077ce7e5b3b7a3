import { say } from '../../core/effect.ts';
import { type TripCatalogue, tripWithId } from './catalogue.ts';
import { DETAILS, type Detail, orderedTrip, type Question, type TripContext } from './context.ts';
import { entitiesOf, outputOf, stringIn, type TripEvent } from './events.ts';
import { guideFor } from './guides.ts';
import { notedSays } from './noted.ts';
import { quoteOf } from './quote.ts';
import { questionSay, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage five: dates, a summary and a yes, the details one at a time, and the reservation (D7). */
export function isAgreed({ state, asked }: TripContext): boolean {
  return state === 'BOOKING' && DETAILS.some((detail) => detail === asked.question);
}

export function detailMissing(data: TripContext): Detail | null {
  return DETAILS.find((detail) => data[detail] === null) ?? null;
}

/** What was said is taken and said back; the summary follows. */
export function noted(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const needs = { ...working.data, special_needs: next.data.special_needs };
  return saying(next, ...notedSays(working.data, needs, catalogue));
}

/** Anything that changes what is booked asks for a new yes. */
export function askBooking(working: Working, catalogue: TripCatalogue): Working {
  const { selected_trip_id, people_count } = working.data;
  const places = tripWithId(catalogue, selected_trip_id)?.places ?? 0;
  // More than a day's departure takes are told so before anything is asked of them.
  if (people_count !== null && people_count > places) {
    const facts = { trip: tripName(selected_trip_id), places, people: people_count, contact: catalogue.contact };
    return asking(saying(working, say('booking.party', facts)), 'party', catalogue);
  }
  return asking(working, working.data.travel_dates === null ? 'travel_dates' : 'summary', catalogue);
}

/** Nothing is booked, and what should be different is asked (X12): from here on the summary has to be agreed to anew. */
export function askChange(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  return asking(saying(informed(working, event, catalogue), say('booking.not_booked')), 'change', catalogue);
}

/** Why something is asked is a fair question, and what was asked still stands. */
export function explainWhy(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { question } = next.data.asked;
  const reason = WHY.find((one) => one === question) ?? 'wish';
  return saying(next, say(`why.${reason}`), questionSay(next.data, catalogue, next.now));
}

const WHY: readonly Question[] = ['customer_name', 'customer_phone', 'pickup_location', 'budget', 'travel_dates'];

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
    points: data.loyalty_points_to_use,
    special_requests: [data.special_needs, data.booking_special_requests].filter((one) => one).join('; '),
    ordered: orderedTrip.strip().parse({ ...data, selected_guide_id: guideId(data, catalogue) }),
  };
  return calling(working, 'createBooking', input);
}

/** Who will be there: somebody else where the guide who was asked for has a day off (D5). */
function guideId(data: TripContext, catalogue: TripCatalogue): string | null {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const guide = trip === null ? null : guideFor(trip, data, catalogue);
  return guide === null || guide.id === trip?.guide ? data.selected_guide_id : guide.id;
}

export function reserved(working: Working, event: TripEvent): Working {
  const output = outputOf(event);
  const data: TripContext = {
    ...working.data,
    booking_id: stringIn(output, 'booking_id'),
    booking_ref: stringIn(output, 'booking_ref'),
    reserved_until: stringIn(output, 'reserved_until'),
    user_id: stringIn(output, 'user_id') ?? working.data.user_id,
    payment_attempts: 0,
  };
  return { ...answeredBy(working, event), data };
}

/** Not enough places on that day, or nobody knows: nothing is lost, and another day or another try is open (X8). */
export function notReserved(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return asking(saying(next, say('booking.failed')), 'summary', catalogue);
  if ('reason' in event && event.reason === 'too few points') {
    const data = { ...next.data, loyalty_points_to_use: 0 };
    return asking(saying({ ...next, data }, say('booking.too_few_points')), 'summary', catalogue);
  }
  const left = Number(outputOf(event)['places_left'] ?? 0);
  const start = next.data.travel_dates?.start ?? '';
  const full = say('booking.full', { trip: tripName(next.data.selected_trip_id), date: { date: start }, left });
  return asking(saying({ ...next, data: { ...next.data, travel_dates: null } }, full), 'travel_dates', catalogue);
}
