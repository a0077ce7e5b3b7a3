import { onlyIf } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import { DETAILS } from '../context.ts';
import type { Meant } from '../events.ts';
import type { TripKit } from '../kit.ts';
import {
  askingDetail,
  detailTaken,
  ordered,
  pickupNoted,
  requestsAnswered,
  reserved,
  withoutDay,
  withoutPoints,
  yesWithdrawn,
} from '../notes/booking.ts';
import { reconsidered } from '../notes/choosing.ts';
import * as says from '../says/booking.ts';
import { haggle } from '../says/customising.ts';
import { needsNoted } from '../says/discovery.ts';
import { noted, otherwise, trouble, why } from '../says/everywhere.ts';
import { asked } from '../says/questions.ts';
import type { Passing } from './passing.ts';

/** Stage five: dates, a summary and a yes, the details one at a time, and the reservation (D7). */
export function booking({ tell, propose, call, note }: TripKit, is: Conditions, acts: Acts, { showing }: Passing) {
  const { greets, hears, asks, ask } = acts;
  const sumsUp = [asks('summary'), propose(asked('summary'))] as const;
  const askDetail = [note('which detail is asked', askingDetail), tell(asked(...DETAILS))] as const;
  return {
    id: 'BOOKING',
    entry: acts.enters('BOOKING'),
    initial: 'summing',
    states: {
      resting: {},
      // Anything that changes what is booked asks for a new yes.
      summing: {
        always: [
          { guard: is.partyIsTooLarge, target: 'resting', actions: [tell(says.party), ...ask('party')] },
          { guard: is.dayIsUnknown, target: 'resting', actions: ask('travel_dates') },
          { target: 'resting', actions: sumsUp },
        ],
      },
      looking: {
        description: 'What was asked for is looked up. Left within the turn.',
        on: showing,
        always: [
          // A question on the way withdraws nothing: the detail is asked for again (D7).
          { guard: is.nothingIsAwaitedAndAgreed, target: 'resting', actions: askDetail },
          { guard: is.nothingIsAwaited, target: 'summing' },
        ],
      },
      validating: {
        description: 'A detail is checked. Left within the turn.',
        on: {
          'validateUserDetails.done': { target: 'collecting', actions: note('the detail', detailTaken) },
          'validateUserDetails.refused': { target: 'collecting', actions: tell(says.invalid) },
          'validateUserDetails.failed': { target: 'collecting', actions: tell(trouble) },
        },
      },
      collecting: {
        always: [
          // It went by while the details were asked: the yes was to a day that is no more (X11).
          { guard: is.dayIsUnknown, target: 'summing' },
          { guard: is.detailIsMissing, target: 'resting', actions: askDetail },
          { target: 'reserving' },
        ],
      },
      reserving: {
        description: 'The places are being held. Left within the turn.',
        entry: call('createBooking', ordered),
        on: {
          'createBooking.done': { target: '#PAYMENT', actions: note('the reservation', reserved) },
          // Nothing is lost, and another day or another try is open (X8).
          'createBooking.refused': [
            {
              guard: is.pointsAreTooFew,
              target: 'resting',
              actions: [note('that no points are used', withoutPoints), tell(says.tooFewPoints), ...sumsUp],
            },
            {
              target: 'resting',
              actions: [tell(says.full), note('that the day is open again', withoutDay), ...ask('travel_dates')],
            },
          ],
          'createBooking.failed': { target: 'resting', actions: [tell(says.failed), ...sumsUp] },
        },
      },
    },
    on: {
      confirm: [
        { guard: is.summaryIsPut, target: '.collecting', actions: hears },
        // Agreed already: a second yes answers none of the details.
        { guard: is.summaryIsAgreed, target: '.collecting', actions: hears },
        { target: '.summing', actions: hears },
      ],
      give_details: {
        guard: is.summaryIsAgreed,
        target: '.validating',
        actions: [
          ...hears,
          note('that they have no requests', requestsAnswered),
          call('validateUserDetails', detailGiven),
        ],
      },
      inform: {
        target: '.summing',
        actions: [greets, onlyIf(is.needIsNew, tell(needsNoted.message)), acts.takes],
      },
      reschedule: { actions: [...hears, ...ask('travel_dates')] },
      recount: { actions: [...hears, ...ask('people_count')] },
      start_over: acts.beginsAgain,
      put_off: { actions: [...hears, note('that no yes stands', yesWithdrawn), tell(says.noHurry)] },
      change_pickup: [
        {
          guard: is.summaryIsAgreed,
          target: '.collecting',
          actions: [greets, note('where they are picked up', pickupNoted), tell(noted)],
        },
        {
          target: '.summing',
          actions: [greets, note('where they are picked up', pickupNoted), tell(noted)],
        },
      ],
      // Nothing is booked, and what should be different is asked (X12): the summary has to be agreed to anew.
      decline: { actions: [...hears, tell(says.notBooked), ...ask('change')] },
      explore: { target: '.looking', actions: acts.explores },
      customise: { target: '#CUSTOMIZATION', actions: [greets, ...acts.customises] },
      discount: { target: '#CUSTOMIZATION.checking', actions: [...hears, acts.checksCode] },
      use_points: { target: '#CUSTOMIZATION.counting', actions: [...hears, acts.countsPoints] },
      negotiate: { target: '#CUSTOMIZATION', actions: [...hears, tell(haggle)] },
      ask_why: {
        actions: [
          ...hears,
          tell(why),
          onlyIf(is.summaryIsAgreed, tell(otherwise)),
          tell(asked('travel_dates', 'summary', 'change', 'party', ...DETAILS)),
        ],
      },
      change_selection: {
        target: '#EXPLORATION.resting',
        actions: [
          greets,
          note('what there is to choose from', reconsidered),
          tell(asked('which_trip', 'which_hotel', 'which_guide')),
        ],
      },
      cancel: acts.givesUp,
    },
  } as const;
}

function detailGiven(_memory: unknown, { entities }: Meant) {
  return { field: entities.field ?? '', value: entities.value ?? '' };
}
