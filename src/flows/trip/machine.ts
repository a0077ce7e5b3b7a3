import { assign, setup } from 'xstate';
import type { Call, Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import { missingOf, newTrip, PAYMENT_ATTEMPTS_MAX, type Stage, type TripContext } from './context.ts';
import type { TripEvent } from './events.ts';
import {
  answered,
  createCall,
  detailsMissing,
  expired,
  exploration,
  informed,
  paidFor,
  reserved,
  selected,
  type Working,
} from './moves.ts';

/**
 * The seven stages of a trip's sale (D1). Within a stage the small states say whether an answer of the user or of a tool
 * is awaited; the stage's name is what people see and what tools are allowed in.
 */
export function newWorking(): Working {
  return { data: newTrip(), now: '1970-01-01T00:00:00Z', says: [], calls: [], awaiting: 0, failed: false };
}

export function createTripMachine() {
  const trip = setup({
    types: { context: {} as Working, events: {} as TripEvent },
    actions: {
      ...effectActions,
      enter: assign(({ context }, { stage }: { stage: Stage }) => ({ data: { ...context.data, state: stage } })),
      inform: assign(({ context, event }) => informed(context, event)),
      select: assign(({ context, event }) => selected(informed(context, event), event)),
      explore: assign(({ context, event }) => exploration(informed(context, event), event)),
      takeAnswer: assign(({ context, event }) => answered(context, event)),
      takeReservation: assign(({ context, event }) => reserved(context, event)),
      takePayment: assign(({ context, event }) => paidFor(context, event)),
      countFailure: assign(({ context }) => attempt(context)),
      expire: assign(({ context, event }) => expired(context, event)),
      put: assign(({ context }, { question, key }: { question: string; key: string }) => ({
        data: { ...context.data, asked: { ...context.data.asked, question } },
        says: [...context.says, { kind: 'say' as const, key, facts: {} }],
      })),
      plan: assign(({ context }, { tool }: { tool: string }) => ({
        calls: [...context.calls, createCall(tool, context.data)],
        awaiting: context.awaiting + 1,
        failed: false,
      })),
    },
    guards: {
      knowsAllSix: ({ context }) => missingOf(context.data).length === 0,
      isAnswered: ({ context }) => context.awaiting === 0 && !context.failed,
      hasFailed: ({ context }) => context.awaiting === 0 && context.failed,
      needsName: ({ context }) => detailsMissing(context.data)[0] === 'customer_name',
      needsPhone: ({ context }) => detailsMissing(context.data)[0] === 'customer_phone',
      needsPickup: ({ context }) => detailsMissing(context.data)[0] === 'pickup_location',
      needsRequests: ({ context }) => detailsMissing(context.data)[0] === 'booking_special_requests',
      mayTryAgain: ({ context }) => context.data.payment_attempts + 1 < PAYMENT_ATTEMPTS_MAX,
      isThisPayment: ({ context, event }) =>
        'payment' in event && event.payment === (context.data.payment_intent_id ?? event.payment),
    },
  });

  const speak = trip.enqueueActions(({ context, enqueue }) => {
    for (const effect of context.says) enqueue({ type: 'say', params: bareSay(effect) });
    enqueue.assign({ says: [] });
  });
  const run = trip.enqueueActions(({ context, enqueue }) => {
    for (const call of context.calls) enqueue({ type: 'call', params: bareCall(call) });
    enqueue.assign({ calls: [] });
  });
  const holdPlaces = trip.enqueueActions(({ context, enqueue }) => {
    const at = context.data.reserved_until;
    if (at !== null) enqueue({ type: 'schedule', params: { timer: 'hold', at } });
  });
  const answers = { actions: 'takeAnswer' } as const;

  return trip.createMachine({
    id: 'trip',
    context: newWorking(),
    initial: 'DISCOVERY',
    states: {
      DISCOVERY: {
        entry: { type: 'enter', params: { stage: 'DISCOVERY' } },
        initial: 'asking',
        states: {
          asking: {
            always: { guard: 'knowsAllSix', target: 'suggesting' },
            entry: [{ type: 'put', params: { question: 'discovery', key: 'discovery.ask' } }, speak],
            on: { inform: { target: 'asking', reenter: true, actions: 'inform' } },
          },
          suggesting: {
            entry: [{ type: 'plan', params: { tool: 'getTripSuggestions' } }, run],
            on: { 'getTripSuggestions.*': answers },
            always: [
              { guard: 'isAnswered', target: '#SUGGESTION' },
              { guard: 'hasFailed', target: 'retrying' },
            ],
          },
          retrying: { entry: speak, on: { inform: { target: 'suggesting', actions: 'inform' } } },
        },
      },

      SUGGESTION: {
        id: 'SUGGESTION',
        entry: [
          { type: 'enter', params: { stage: 'SUGGESTION' } },
          { type: 'put', params: { question: 'explore', key: 'suggestion.three' } },
          speak,
        ],
        on: {
          explore: { target: 'EXPLORATION.looking', actions: 'explore' },
          select: { target: 'CUSTOMIZATION', actions: 'select' },
          reject_all: { target: 'DISCOVERY' },
          change_preferences: { target: 'DISCOVERY', actions: 'inform' },
        },
      },

      EXPLORATION: {
        entry: { type: 'enter', params: { stage: 'EXPLORATION' } },
        initial: 'browsing',
        states: {
          browsing: { entry: speak },
          looking: {
            entry: run,
            on: exploringAnswers(answers),
            always: [
              { guard: 'isAnswered', target: 'browsing' },
              { guard: 'hasFailed', target: 'browsing' },
            ],
          },
        },
        on: {
          explore: { target: '.looking', actions: 'explore' },
          select: { target: 'CUSTOMIZATION', actions: 'select' },
          book: { target: 'BOOKING', actions: 'select' },
          start_over: { target: 'DISCOVERY' },
        },
      },

      CUSTOMIZATION: {
        entry: [
          { type: 'enter', params: { stage: 'CUSTOMIZATION' } },
          { type: 'put', params: { question: 'customise', key: 'customisation.summary' } },
          speak,
        ],
        on: {
          book: { target: 'BOOKING', actions: 'inform' },
          change_selection: { target: 'EXPLORATION', actions: 'inform' },
        },
      },

      BOOKING: {
        entry: { type: 'enter', params: { stage: 'BOOKING' } },
        initial: 'summary',
        states: {
          summary: {
            entry: [{ type: 'put', params: { question: 'summary', key: 'booking.summary' } }, speak],
            on: { confirm: { target: 'details' } },
          },
          details: {
            always: [
              { guard: 'needsName', target: 'name' },
              { guard: 'needsPhone', target: 'phone' },
              { guard: 'needsPickup', target: 'pickup' },
              { guard: 'needsRequests', target: 'requests' },
              { target: 'reserving' },
            ],
          },
          name: {
            entry: [{ type: 'put', params: { question: 'customer_name', key: 'booking.ask_name' } }, speak],
            on: { give_details: { target: 'validating', actions: 'inform' } },
          },
          phone: {
            entry: [{ type: 'put', params: { question: 'customer_phone', key: 'booking.ask_phone' } }, speak],
            on: { give_details: { target: 'validating', actions: 'inform' } },
          },
          pickup: {
            entry: [{ type: 'put', params: { question: 'pickup_location', key: 'booking.ask_pickup' } }, speak],
            on: { give_details: { target: 'validating', actions: 'inform' } },
          },
          requests: {
            entry: [{ type: 'put', params: { question: 'special_requests', key: 'booking.ask_requests' } }, speak],
            on: { give_details: { target: 'validating', actions: 'inform' } },
          },
          validating: {
            entry: [{ type: 'plan', params: { tool: 'validateUserDetails' } }, run],
            on: { 'validateUserDetails.*': answers },
            always: [
              { guard: 'isAnswered', target: 'details' },
              { guard: 'hasFailed', target: 'details' },
            ],
          },
          reserving: {
            entry: [{ type: 'plan', params: { tool: 'createBooking' } }, run],
            on: {
              'createBooking.done': { target: '#PAYMENT', actions: 'takeReservation' },
              'createBooking.refused': { target: 'summary', actions: 'takeAnswer' },
              'createBooking.failed': { target: 'summary', actions: 'takeAnswer' },
            },
          },
        },
        on: {
          change_selection: { target: 'EXPLORATION', actions: 'inform' },
          customise: { target: 'CUSTOMIZATION', actions: 'inform' },
        },
      },

      PAYMENT: {
        id: 'PAYMENT',
        entry: [{ type: 'enter', params: { stage: 'PAYMENT' } }, holdPlaces],
        initial: 'preparing',
        states: {
          preparing: {
            entry: [{ type: 'plan', params: { tool: 'generatePaymentQR' } }, run],
            on: { 'generatePaymentQR.*': answers },
            always: [
              { guard: 'isAnswered', target: 'awaiting' },
              { guard: 'hasFailed', target: 'awaiting' },
            ],
          },
          awaiting: {
            entry: [{ type: 'put', params: { question: 'payment', key: 'payment.qr' } }, speak],
            on: {
              payment_status: 'checking',
              payment_trouble: [
                { guard: 'mayTryAgain', target: 'preparing', actions: 'countFailure' },
                { target: 'support', actions: 'countFailure' },
              ],
              'payment.failed': [
                { guard: 'mayTryAgain', target: 'preparing', actions: 'countFailure' },
                { target: 'support', actions: 'countFailure' },
              ],
            },
          },
          checking: {
            entry: [{ type: 'plan', params: { tool: 'checkPaymentStatus' } }, run],
            on: { 'checkPaymentStatus.*': answers },
            always: [
              { guard: 'isAnswered', target: 'awaiting' },
              { guard: 'hasFailed', target: 'awaiting' },
            ],
          },
          support: { entry: [{ type: 'put', params: { question: 'support', key: 'payment.support' } }, speak] },
        },
        on: {
          'payment.confirmed': {
            guard: 'isThisPayment',
            target: 'POST_BOOKING',
            actions: ['takePayment', { type: 'unschedule', params: { timer: 'hold' } }],
          },
          'timer.hold': { target: 'BOOKING', actions: 'expire' },
          change_selection: { target: 'BOOKING', actions: 'expire' },
        },
      },

      POST_BOOKING: {
        entry: [
          { type: 'enter', params: { stage: 'POST_BOOKING' } },
          { type: 'put', params: { question: 'tips', key: 'post_booking.confirmed' } },
          speak,
        ],
      },
    },
  });
}

function attempt(working: Working): Working {
  const data: TripContext = { ...working.data, payment_attempts: working.data.payment_attempts + 1 };
  return { ...working, data };
}

function exploringAnswers<T>(transition: T) {
  return {
    'getTripItinerary.*': transition,
    'getHotelDetails.*': transition,
    'getTripImages.*': transition,
    'getWeatherForecast.*': transition,
    'compareTrips.*': transition,
    'calculateCustomTrip.*': transition,
  };
}

function bareSay({ key, facts, image }: Say): Omit<Say, 'kind'> {
  return image === undefined ? { key, facts } : { key, facts, image };
}

function bareCall({ tool, input }: Call): Omit<Call, 'kind'> {
  return { tool, input };
}
