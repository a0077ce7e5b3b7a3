import { message, oneOf } from '../../../core/kit/message.ts';
import { type TripCatalogue, tripWithId } from '../catalogue.ts';
import { DETAILS } from '../context.ts';
import type { DetailRefused, NotReserved } from '../events.ts';
import { tripName } from '../facts.ts';
import type { Memory } from '../memory.ts';
import { detailNamed } from '../notes/booking.ts';

/** What is said on the way to a reservation (D7). */

export const notBooked = message('booking.not_booked');
export const failed = message('booking.failed');
export const tooFewPoints = message('booking.too_few_points');
export const noHurry = message('booking.no_hurry', (_memory: Memory, _event: unknown, catalogue: TripCatalogue) => ({
  minutes: catalogue.holdMinutes,
}));

/** More than a day's departure takes are told so before anything is asked of them. */
export const party = message('booking.party', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
  trip: tripName(data.selected_trip_id),
  places: tripWithId(catalogue, data.selected_trip_id)?.places ?? 0,
  people: data.people_count ?? 1,
  contact: catalogue.contact,
}));

export const full = message('booking.full', ({ data }: Memory, { output }: NotReserved) => ({
  trip: tripName(data.selected_trip_id),
  date: { date: data.travel_dates?.start ?? '' },
  left: Number(Object(output)['places_left'] ?? 0),
}));

const INVALID = DETAILS.map((detail) => `invalid.${detail}` as const);

/** What the tool did not find good is asked for again with the reason. */
export const invalid = oneOf(INVALID, (_memory: Memory, { input }: DetailRefused) => [
  `invalid.${detailNamed(input.field) ?? 'customer_name'}`,
  {},
]);
