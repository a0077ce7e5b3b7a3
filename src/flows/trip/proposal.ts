import type { Act, Proposal, ProposedFacts } from '../../core/consent/proposal.ts';
import { CALLED } from '../../domain/called.ts';
import { hotelOf, type TripCatalogue, tripWithId } from './catalogue.ts';
import { isAgreed, isOff, type Question, type TripContext } from './context.ts';
import { addonDifference } from './facts.ts';
import { guideFor } from './guides.ts';
import { daysFor, quoteOf } from './quote.ts';
import { listOf } from './vocabulary.ts';

/**
 * What a yes would do (X11). The yes to the summary stands while the details are asked (D7); in PAYMENT nothing is asked,
 * but a wish to change or to stop, told plainly, gives the places back (D1); afterwards an extra needs a yes of its own
 * (D10), as calling off and moving do at the desk.
 */
export function proposalOf(data: TripContext, catalogue: TripCatalogue): Proposal | null {
  const facts = factsOf(data, catalogue);
  const { question } = data.asked;
  if (data.state === 'BOOKING' && question === 'summary') return asked('book', facts);
  if (isAgreed(data)) return given(data, facts);
  if (data.state === 'PAYMENT') return told(data, facts);
  return data.state === 'POST_BOOKING' && !isOff(data) ? afterwards(data, facts, catalogue) : null;
}

const no = { type: 'decline', entities: {} };
const notNow = { type: 'put_off', entities: {} };

function asked(act: Act, facts: ProposedFacts): Proposal {
  const intent = { type: 'confirm', entities: {} };
  return { act, manner: 'asked', intent, refusal: no, things: CALLED.trip, facts, until: null };
}

function given(data: TripContext, facts: ProposedFacts): Proposal {
  const intent = { type: 'give_details', entities: {} };
  const answers = (data.asked.question && ANSWERS[data.asked.question]) ?? NEEDS;
  return {
    act: 'book',
    manner: 'given',
    intent,
    refusal: no,
    later: notNow,
    facts: { ...facts, answers },
    until: null,
  };
}

const PLACES = [listOf('place_words'), 'hotels'];
const NEEDS = [listOf('needs_diet'), listOf('needs_access'), listOf('needs_care')];
/** "I don't want to give my number" speaks of the detail, and refuses no trip. */
const ANSWERS: { readonly [Q in Question]?: readonly string[] } = {
  customer_name: [...NEEDS, listOf('detail_words')],
  customer_phone: [...NEEDS, listOf('detail_words')],
  pickup_location: PLACES,
};

function told({ reserved_until: until }: TripContext, facts: ProposedFacts): Proposal {
  const intent = { type: 'cancel', entities: {} };
  return { act: 'release', manner: 'told', intent, refusal: no, later: notNow, facts, until };
}

function afterwards(data: TripContext, facts: ProposedFacts, catalogue: TripCatalogue): Proposal | null {
  const { question, about } = data.asked;
  if (question !== 'addon_later' || about === null) return null;
  const amounts = [addonDifference(data, about, catalogue) / 100];
  return asked('add', { ...facts, items: [...(facts.items ?? []), about], amounts });
}

/** All that the summary names, and what was told on the way to it. */
function factsOf(data: TripContext, catalogue: TripCatalogue): ProposedFacts {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const quote = quoteOf(data, catalogue);
  const chosen =
    trip === null
      ? []
      : [
          trip.id,
          hotelOf(catalogue, trip, data.selected_hotel_id).id,
          data.selected_vehicle_id ?? trip.vehicle,
          guideFor(trip, data, catalogue)?.id ?? trip.guide,
        ];
  const sums =
    quote === null ? [] : [quote.cents, ...quote.lines.flatMap((line) => ('each' in line ? [line.each] : []))];
  return {
    dates: data.travel_dates === null ? [] : [data.travel_dates.start, data.travel_dates.end],
    items: [...chosen, data.departure_city, data.environment, data.mood, ...data.customizations].filter(
      (id) => id !== null,
    ),
    person: true,
    names: [data.customer_name, data.pickup_location].filter((name) => name !== null),
    amounts: sums.map((cents) => cents / 100),
    ...(data.people_count !== null && { people: data.people_count }),
    ...(trip !== null && { days: daysFor(trip, data.duration_days) }),
  };
}
