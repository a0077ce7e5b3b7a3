import { instantOf } from '../../domain/zoned.ts';
import { tripWithId } from './catalogue.ts';
import { cheapestShown } from './cheaper.ts';
import { isAgreed, isOff, limitOf, PAYMENT_ATTEMPTS_MAX } from './context.ts';
import {
  type CodeShown,
  type DeskNews,
  entitiesOf,
  type MoneyNews,
  type NotReserved,
  type StatusKnown,
  type SupportKept,
  type TripEvent,
} from './events.ts';
import type { TripKit } from './kit.ts';
import { addonNamed, remindsAt } from './notes/afterwards.ts';
import { detailMissing } from './notes/booking.ts';
import { currentTrip, selected } from './notes/choosing.ts';
import { applied, hasOutgrown } from './notes/customising.ts';
import { extraIn, hasCode, isForThis, isOwnMoney } from './notes/paying.ts';
import { isReady, wished } from './notes/wishes.ts';
import { quoteOf } from './quote.ts';
import { changeNoted } from './says/customising.ts';
import { extrasNoted, needsNoted, wishNoted } from './says/discovery.ts';

export type Conditions = ReturnType<typeof conditionsOf>;

/** The conditions of the transitions, in words. */
export function conditionsOf({ when }: TripKit) {
  const asks = (words: string, ...questions: readonly string[]) =>
    when(words, ({ data }) => questions.includes(data.asked.question ?? ''));

  return {
    // What was said, at any stage.
    placeIsAsked: when(
      'they ask about a place we do not go to, or how far one is',
      (_memory, event) => entitiesOf(event).place !== undefined || entitiesOf(event).way !== undefined,
    ),
    studentIsTold: when('they are a student', (_memory, event) => entitiesOf(event).student === true),
    pickupIsNamed: when('they say where', (_memory, event) => entitiesOf(event).value !== undefined),

    // What of it is said back.
    wishIsNew: when(
      'they told something new, and something is left to ask',
      (memory, event, catalogue) =>
        !isReady(wished(memory.data, event, catalogue)) && wishNoted.news(memory, event, catalogue).length > 0,
    ),
    extraIsNew: when(
      'they told something new',
      (memory, event, catalogue) => extrasNoted.news(memory, event, catalogue).length > 0,
    ),
    changeIsNew: when(
      'they changed something',
      (memory, event, catalogue) => changeNoted.news(memory, event, catalogue).length > 0,
    ),
    needIsNew: when(
      'they told something that they need, or who they are',
      (memory, event, catalogue) => needsNoted.news(memory, event, catalogue).length > 0,
    ),

    // Wishes and trips.
    wishesAreKnown: when('all six are known, and no doubt stands', ({ data }) => isReady(data)),
    tripsAreShown: when('trips were shown', ({ data }, _event, catalogue) => cheapestShown(data, catalogue) !== null),
    tripIsKnown: when(
      'a trip is named or spoken of',
      ({ data }, event, catalogue) => tripWithId(catalogue, entitiesOf(event).trip ?? currentTrip(data)) !== null,
    ),
    tripIsNamed: when(
      'a trip is named',
      (_memory, event, catalogue) => tripWithId(catalogue, entitiesOf(event).trip ?? null) !== null,
    ),
    tripsAreNamed: when('trips of ours are named', (_memory, event) => (entitiesOf(event).trips ?? []).length > 0),
    /** Not merely the first of those shown. */
    tripIsMeant: when(
      'a trip is named, or was spoken of last',
      ({ data }, event) =>
        entitiesOf(event).trip !== undefined ||
        [...data.suggested_trip_ids, ...data.asked.options].includes(data.asked.about ?? ''),
    ),
    /** Several were put side by side, and none was chosen or looked at since. */
    noneIsMeant: when(
      'no trip is named, chosen or spoken of',
      ({ data }, event) =>
        entitiesOf(event).trip === undefined && data.selected_trip_id === null && data.asked.about === null,
    ),
    tripIsAnother: when(
      'it is another than was chosen before',
      ({ data }, event, catalogue) => selected(data, event, catalogue).selected_trip_id !== data.selected_trip_id,
    ),
    nothingIsAwaited: when('everything asked for has been told', ({ awaiting }) => awaiting === 0),
    nothingIsAwaitedAndAgreed: when(
      'everything asked for has been told, and the summary is agreed to',
      ({ awaiting, data }) => awaiting === 0 && isAgreed(data),
    ),

    // The trip made one's own.
    overBudgetIsAsked: asks('something goes over the budget', 'over_budget', 'over_budget_change'),
    addonsAreOver: asks('add-ons go over the budget', 'over_budget'),
    changeIsOver: asks('a change goes over the budget', 'over_budget_change'),
    groupHasGrown: when('a small group has grown', ({ data }, event, catalogue) =>
      hasOutgrown(applied(data, event, catalogue), catalogue),
    ),
    tripIsPriced: when('a trip is chosen', ({ data }, _event, catalogue) => quoteOf(data, catalogue) !== null),
    totalIsAbove: when(
      'the total is above the budget',
      ({ data }, _event, catalogue) => (quoteOf(data, catalogue)?.cents ?? 0) > limitOf(data),
    ),

    // The reservation.
    partyIsTooLarge: when('there are more of them than the trip takes', ({ data }, _event, catalogue) => {
      const places = tripWithId(catalogue, data.selected_trip_id)?.places ?? 0;
      return data.people_count !== null && data.people_count > places;
    }),
    dayIsUnknown: when('no day is settled', ({ data }) => data.travel_dates === null),
    summaryIsPut: when(
      'the summary was put to them',
      ({ data }) => data.asked.question === 'summary' && data.travel_dates !== null,
    ),
    summaryIsAgreed: when('the summary is agreed to', ({ data }) => isAgreed(data)),
    detailIsMissing: when('a detail is missing', ({ data }) => detailMissing(data) !== null),
    pointsAreTooFew: when(
      'the points were spent elsewhere',
      (_memory, { reason }: NotReserved) => reason === 'too few points',
    ),

    // Money.
    placesAreHeld: when('it is known how long they are kept', ({ data }) => data.reserved_until !== null),
    holdHasRunOut: when(
      'the time to pay is over',
      ({ data }, { turn }) => data.reserved_until !== null && instantOf(turn.now) >= instantOf(data.reserved_until),
    ),
    codeIsFirst: when('it is the first', ({ data }) => data.payment_attempts === 0),
    codeIsOut: when('there is a code that failed', ({ data }) => hasCode(data)),
    codeMayBeSent: when('it has not failed three times', ({ data }) => data.payment_attempts < PAYMENT_ATTEMPTS_MAX),
    pageIsThere: when('there is a page to pay on', (_memory, { output }: CodeShown) => Boolean(output.url)),
    supportIsClosed: when(
      'nobody is there just now',
      (_memory, { output }: SupportKept) => typeof output.opens_at === 'string',
    ),
    statusIsPaid: when('it is paid', (_memory, { output }: StatusKnown) => output.status === 'paid'),
    nothingIsHeld: when(
      'the places are no longer held',
      (_memory, event: Extract<TripEvent, { type: 'generatePaymentQR.refused' }>) => event.reason === 'nothing to pay',
    ),
    holdIsPaid: when(
      'they are paid for',
      (_memory, event: Extract<TripEvent, { type: 'expireBooking.refused' }>) => event.reason === 'paid',
    ),
    moneyIsForCode: when(
      'it is the code that was shown',
      ({ data }, { payment }: MoneyNews) => payment === data.payment_intent_id,
    ),
    /** Places that are kept for a person outlast the code (D8). */
    codeEndsPlaces: when(
      'it is the code that was shown, and nobody is to help',
      ({ data }, { payment }: MoneyNews) => payment === data.payment_intent_id && data.asked.question !== 'support',
    ),
    moneyIsForBooking: when('it is for the booking at hand', ({ data }, event) => isForThis(data, event)),
    moneyIsForReservation: when(
      'it is for the places at hand',
      ({ data }, event) => isForThis(data, event) && extraIn(event) === null,
    ),
    moneyIsForExtra: when('it is for an extra', (_memory, event) => extraIn(event) !== null),
    refundIsTold: when(
      'it was told in the turn that did it',
      ({ data }, event: MoneyNews) =>
        isOwnMoney(data, event) && data.payment_status === 'REFUNDED' && event.facts['sent_by_hand'] !== true,
    ),
    placesAreAwaited: when('the money is there', ({ data }) => data.payment_status === 'CONFIRMED'),

    // Afterwards.
    deedIsForThis: when(
      'it is the booking at hand',
      ({ data }, { input }: DeskNews) => data.booking_id !== null && input['booking_id'] === data.booking_id,
    ),
    reminderIsDue: when(
      'it begins within a day',
      (memory, event, catalogue) => memory.data.travel_dates !== null && remindsAt(memory, event, catalogue) === null,
    ),
    tripIsOff: when('the trip is called off', ({ data }) => isOff(data)),
    extraIsPut: when('an extra was put to them', ({ data }) => data.asked.question === 'addon_later' && !isOff(data)),
    extraIsDue: when('an extra waits to be paid', ({ data }) => data.asked.question === 'extra_payment'),
    addonIsIn: when('it is part of the trip already', ({ data }, event, catalogue) =>
      data.customizations.includes(addonNamed(event, catalogue) ?? ''),
    ),
    addonIsNamed: when('it is an add-on of ours', (_memory, event, catalogue) => addonNamed(event, catalogue) !== null),
  };
}
