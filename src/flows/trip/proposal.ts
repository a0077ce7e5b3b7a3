import type { Act, Proposal, ProposedFacts } from '../../core/consent/proposal.ts';
import { isAgreed } from './booking.ts';
import type { TripCatalogue } from './catalogue.ts';
import { isOff, type TripContext } from './context.ts';
import { quoteOf } from './quote.ts';
import { newWorking } from './working.ts';

/**
 * What a yes would do (X11). The yes to the summary stands while the details are asked (D7); in PAYMENT nothing is asked,
 * but a wish to change or to stop, told plainly, gives the places back (D1); afterwards a calling-off, another date and an
 * extra each need a yes of their own (D10).
 */
export function proposalOf(data: TripContext, catalogue: TripCatalogue): Proposal | null {
  const facts = factsOf(data, catalogue);
  const { question } = data.asked;
  const until = data.reserved_until;
  if (data.state === 'BOOKING' && question === 'summary') return asked('book', facts);
  if (data.state === 'BOOKING' && isAgreed(newWorking(data, ''))) {
    return { act: 'book', manner: 'given', intent: { type: 'give_details', entities: {} }, facts, until };
  }
  if (data.state === 'PAYMENT') {
    return { act: 'release', manner: 'told', intent: { type: 'cancel', entities: {} }, facts, until };
  }
  if (data.state !== 'POST_BOOKING' || isOff(data)) return null;
  if (question === 'cancel_refund') return asked('call_off', facts);
  if (question === 'reschedule') return asked('move', { ...facts, dates: [...(facts.dates ?? []), ...newDates(data)] });
  return question === 'addon_later' || question === 'extra_payment'
    ? asked('add', { ...facts, items: [...(facts.items ?? []), ...data.asked.options, data.asked.about ?? ''] })
    : null;
}

function asked(act: Act, facts: ProposedFacts): Proposal {
  const no = { type: 'decline', entities: {} };
  return { act, manner: 'asked', intent: { type: 'confirm', entities: {} }, refusal: no, facts, until: null };
}

/** The date that was asked for instead. */
function newDates({ asked: { about } }: TripContext): readonly string[] {
  return about === null ? [] : [about];
}

function factsOf(data: TripContext, catalogue: TripCatalogue): ProposedFacts {
  const cents = quoteOf(data, catalogue)?.cents;
  const ids = [data.selected_trip_id, data.selected_hotel_id, data.selected_vehicle_id, data.selected_guide_id];
  return {
    dates: data.travel_dates === null ? [] : [data.travel_dates.start, data.travel_dates.end],
    items: [...ids, data.departure_city, data.environment, ...data.customizations].filter((id) => id !== null),
    names: [data.customer_name, data.pickup_location].filter((name) => name !== null),
    ...(data.people_count !== null && { people: data.people_count }),
    ...(data.duration_days !== null && { days: data.duration_days }),
    ...(cents !== undefined && { amounts: [cents / 100] }),
  };
}
