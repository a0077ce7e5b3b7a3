import type { Json } from '../../core/json.ts';
import { several, side } from '../../core/kit/abstract.ts';
import { instantOf } from '../../domain/zoned.ts';
import { type TripCatalogue, tripWithId } from './catalogue.ts';
import { limitOf, missingOf, type TripContext } from './context.ts';
import { detailMissing } from './notes/booking.ts';
import { quoteOf } from './quote.ts';

/** What a condition or a rule can tell apart: what is known, not what it is, and what the sums come to beside the budget. */
export function abstracted(data: TripContext, now: string, catalogue: TripCatalogue): Json {
  const { asked, selected_trip_id } = data;
  const trip = tripWithId(catalogue, selected_trip_id);
  const cents = quoteOf(data, catalogue)?.cents ?? null;
  return {
    stage: data.state,
    question: asked.question,
    options: several(asked.options),
    about: asked.about !== null,
    missing: several([...missingOf(data)]),
    suggested: several(data.suggested_trip_ids),
    selected: selected_trip_id !== null,
    lacks: detailMissing(data),
    extras: data.customizations.length > 0,
    above: cents !== null && cents > limitOf(data),
    tooMany: (data.people_count ?? 0) > (trip?.places ?? Number.POSITIVE_INFINITY),
    dates: datesOf(data.travel_dates?.start ?? null, now),
    booked: [data.booking_id !== null, data.payment_intent_id !== null, data.payment_status],
    kept: side(data.reserved_until, now),
    attempts: data.payment_attempts,
  };
}

/** Whether there is a day, and whether a reminder before it is still to come. */
function datesOf(start: string | null, now: string): string {
  if (start === null) return 'open';
  const hours = (instantOf(`${start}T00:00:00Z`) - instantOf(now)) / 3_600_000;
  return hours > 36 ? 'ahead' : hours > 0 ? 'near' : 'past';
}
