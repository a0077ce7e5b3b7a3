import type { JsonObject } from '../../../core/json.ts';
import { type TripCatalogue, tripWithId } from '../catalogue.ts';
import { DETAILS, type Detail, isAgreed, orderedTrip, type TripContext } from '../context.ts';
import { isPickupPlace } from '../details.ts';
import { type DetailChecked, entitiesOf, type Reserved, type TripEvent } from '../events.ts';
import { guideFor } from '../guides.ts';
import type { Memory } from '../memory.ts';
import { quoteOf } from '../quote.ts';
import { asking, told } from './told.ts';

/** Stage five: dates, a summary and a yes, the details one at a time, and the reservation (D7). */
export function detailMissing(data: TripContext): Detail | null {
  return DETAILS.find((detail) => data[detail] === null) ?? null;
}

/** The yes was given: the next detail is asked for. */
export function askingDetail(data: TripContext): TripContext {
  return asking(data, detailMissing(data) ?? 'booking_special_requests');
}

/** A yes that was given is withdrawn; the details are kept. */
export function yesWithdrawn(data: TripContext): TripContext {
  return isAgreed(data) ? asking(data, 'summary') : data;
}

export function detailNamed(field: string): Detail | null {
  return DETAILS.find((detail) => detail === field) ?? null;
}

/** What the tool found good is kept as it wrote it. */
export function detailTaken(data: TripContext, { input, output }: DetailChecked): TripContext {
  const field = detailNamed(input.field);
  return field === null ? data : { ...data, [field]: output.value ?? '' };
}

/** "Hotel Raffles, no special requests": what would be asked last is answered beside another detail, and by that alone. */
export function requestsAnswered(data: TripContext, event: TripEvent): TripContext {
  const { booking_special_requests } = entitiesOf(event);
  return booking_special_requests === undefined ? data : { ...data, booking_special_requests };
}

/** Before anything is reserved it is only noted; without a place, or with none a driver can find, it is asked for in its turn. */
export function pickupNoted(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const place = entitiesOf(event).value?.trim() ?? '';
  return { ...told(before, event, catalogue), pickup_location: isPickupPlace(place) ? place : null };
}

/** What is reserved. */
export function ordered({ data }: Memory, _event: unknown, catalogue: TripCatalogue): JsonObject {
  return {
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
}

/** Who will be there: somebody else where the guide who was asked for has a day off (D5). */
function guideId(data: TripContext, catalogue: TripCatalogue): string | null {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const guide = trip === null ? null : guideFor(trip, data, catalogue);
  return guide === null || guide.id === trip?.guide ? data.selected_guide_id : guide.id;
}

export function reserved(data: TripContext, { output }: Reserved): TripContext {
  return {
    ...data,
    booking_id: output.booking_id ?? null,
    booking_ref: output.booking_ref ?? null,
    reserved_until: output.reserved_until ?? null,
    user_id: output.user_id ?? data.user_id,
    payment_attempts: 0,
  };
}

/** Not enough places on that day: another is asked for. */
export function withoutDay(data: TripContext): TripContext {
  return { ...data, travel_dates: null };
}

export function withoutPoints(data: TripContext): TripContext {
  return { ...data, loyalty_points_to_use: 0 };
}
