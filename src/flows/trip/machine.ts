import { assign, setup } from 'xstate';
import type { Call, Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import { createMoves, entered, type MoveName } from './actions.ts';
import { remindsAt } from './afterwards.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { Stage } from './context.ts';
import type { TripEvent } from './events.ts';
import { createGuards } from './guards.ts';
import { confirmsAgainAt } from './paying.ts';
import { newWorking, type Working } from './working.ts';

/**
 * The seven stages of a trip's sale (D1). In `resting` the conversation waits for the traveller; the other small states
 * wait for tools, or pass on at once. What is said and called is gathered while a turn lasts and comes out in `speak`
 * and `run`.
 */
export function createTripMachine(catalogue: TripCatalogue) {
  const moves = createMoves(catalogue);
  const named = (name: MoveName) => ({ type: 'move' as const, params: { name } });
  const trip = setup({
    types: { context: {} as Working, events: {} as TripEvent },
    actions: {
      ...effectActions,
      move: assign(({ context, event }, { name }: { name: MoveName }) => moves[name](context, event)),
      enter: assign(({ context }, { stage }: { stage: Stage }) => entered(context, stage)),
    },
    guards: createGuards(catalogue),
  });

  const speak = trip.enqueueActions(({ context, enqueue }) => {
    for (const effect of context.says) enqueue({ type: 'say', params: bareSay(effect) });
    enqueue.assign({ says: [] });
  });
  const run = trip.enqueueActions(({ context, enqueue }) => {
    for (const { tool, input } of context.calls)
      enqueue({ type: 'call', params: { tool, input } satisfies Omit<Call, 'kind'> });
    enqueue.assign({ calls: [] });
  });
  const holdPlaces = trip.enqueueActions(({ context, enqueue }) => {
    const at = context.data.reserved_until;
    if (at !== null) enqueue({ type: 'schedule', params: { timer: 'hold', at } });
  });
  const planReminder = trip.enqueueActions(({ context, enqueue }) => {
    const at = remindsAt(context, catalogue);
    if (at !== null) enqueue({ type: 'schedule', params: { timer: 'reminder', at } });
  });
  const tryAgain = trip.enqueueActions(({ context, enqueue }) => {
    enqueue({ type: 'schedule', params: { timer: 'confirming', at: confirmsAgainAt(context, catalogue) } });
  });
  const handOver = {
    type: 'handoff',
    params: { reason: 'a second trip was paid for and could not be booked' },
  } as const;
  const forgetHold = { type: 'unschedule', params: { timer: 'hold' } } as const;
  const forgetReminder = { type: 'unschedule', params: { timer: 'reminder' } } as const;
  const enter = (stage: Stage) => ({ type: 'enter', params: { stage } }) as const;
  const showing = exploringAnswers({ actions: named('show') });

  const givesUp = { target: '#DISCOVERY.resting', actions: [named('giveUp'), speak] } as const;
  const beginsAgain = { target: '#DISCOVERY.resting', actions: [named('startOver'), speak] } as const;
  const pays = { target: '#PAYMENT.confirming', actions: named('pay') } as const;
  const paysExtra = { guard: 'isForExtra', actions: [named('tellExtraPaid'), speak] } as const;
  const losesExtra = { guard: 'isForExtra', actions: [named('tellExtraUnpaid'), speak] } as const;
  /** The money for the reservation at hand goes back: the places are gone, so the summary is put again (D8). */
  const paidInVain = (name: MoveName) =>
    ({
      guard: 'isThisReservation',
      target: '#BOOKING',
      actions: [named(name), named('dropReservation'), forgetHold],
    }) as const;
  const wasPaid = { target: 'resting', actions: [named('sayArrived'), speak] } as const;

  return trip.createMachine({
    id: 'trip',
    context: newWorking(),
    initial: 'DISCOVERY',
    on: {
      // What became of money is told wherever the talk has got to (D9).
      'payment.confirmed': [paysExtra, pays],
      'payment.refunded': { actions: [named('tellRefunded'), speak] },
      'payment.owed': { actions: [named('tellOwed'), speak] },
      'payment.mismatched': { actions: [named('tellMismatched'), speak] },
      // No money moved for a reservation that is over, and its end has been told: only an extra's needs words.
      'payment.failed': losesExtra,
      'payment.expired': losesExtra,
    },
    states: {
      DISCOVERY: {
        id: 'DISCOVERY',
        entry: enter('DISCOVERY'),
        initial: 'resting',
        on: {
          inform: { target: '.weighing', actions: named('discover') },
          start_over: beginsAgain,
          cancel: givesUp,
        },
        states: {
          resting: {},
          weighing: {
            always: [
              { guard: 'isReady', target: 'suggesting' },
              { target: 'resting', actions: [named('askNext'), speak] },
            ],
          },
          suggesting: {
            entry: [named('requestSuggestions'), run],
            on: {
              'getTripSuggestions.done': { target: '#SUGGESTION', actions: named('takeSuggestions') },
              'getTripSuggestions.*': { target: 'resting', actions: [named('suggestionsFailed'), speak] },
            },
          },
        },
      },

      SUGGESTION: {
        id: 'SUGGESTION',
        entry: enter('SUGGESTION'),
        initial: 'presenting',
        states: {
          presenting: { always: { target: 'resting', actions: [named('presentThree'), speak] } },
          resting: {},
        },
        on: {
          explore: { guard: 'knowsTrip', target: '#EXPLORATION.looking', actions: named('explore') },
          select: [
            { guard: 'namesTrip', target: '#EXPLORATION.choosing', actions: named('select') },
            { actions: [named('askWhich'), speak] },
          ],
          book: [
            { guard: 'namesTrip', target: '#EXPLORATION.choosing', actions: named('select') },
            { actions: [named('askWhich'), speak] },
          ],
          reject_all: { target: '#DISCOVERY.resting', actions: [named('askWhatDidNotFit'), speak] },
          change_preferences: { target: '#DISCOVERY.weighing', actions: named('discover') },
          inform: { actions: [named('noteDates'), speak] },
          start_over: beginsAgain,
          cancel: givesUp,
        },
      },

      EXPLORATION: {
        id: 'EXPLORATION',
        entry: enter('EXPLORATION'),
        initial: 'resting',
        states: {
          resting: {},
          inviting: { always: { target: 'resting', actions: [named('inviteFurther'), speak] } },
          // Whoever chooses straight from the three passes through.
          choosing: { always: '#CUSTOMIZATION' },
          looking: { entry: run, on: showing, always: { guard: 'isQuiet', target: 'inviting' } },
        },
        on: {
          explore: { target: '.looking', actions: named('explore') },
          select: { guard: 'knowsTrip', target: '#CUSTOMIZATION', actions: named('select') },
          customise: {
            guard: 'knowsTrip',
            target: '#CUSTOMIZATION',
            actions: [named('select'), named('customise')],
          },
          discount: {
            guard: 'knowsTrip',
            target: '#CUSTOMIZATION.checking',
            actions: [named('select'), named('checkCode')],
          },
          book: { guard: 'knowsTrip', target: '#BOOKING', actions: named('select') },
          reject_all: { target: '#DISCOVERY.resting', actions: [named('askWhatDidNotFit'), speak] },
          change_preferences: { target: '#DISCOVERY.weighing', actions: named('discover') },
          inform: { actions: [named('noteDates'), speak] },
          start_over: beginsAgain,
          cancel: givesUp,
        },
      },

      CUSTOMIZATION: {
        id: 'CUSTOMIZATION',
        entry: enter('CUSTOMIZATION'),
        initial: 'summing',
        states: {
          resting: {},
          summing: { always: { target: 'resting', actions: [named('summarise'), speak] } },
          looking: { entry: run, on: showing, always: { guard: 'isQuiet', target: 'summing' } },
          checking: {
            entry: run,
            on: { 'validateDiscountCode.*': { target: 'summing', actions: named('takeCode') } },
          },
        },
        on: {
          customise: { target: '.summing', actions: named('customise') },
          inform: { target: '.summing', actions: named('customise') },
          discount: { target: '.checking', actions: named('checkCode') },
          negotiate: { target: '.summing', actions: named('negotiate') },
          confirm: { guard: 'isOverBudget', target: '.summing', actions: named('decide') },
          decline: { guard: 'isOverBudget', target: '.summing', actions: named('decide') },
          explore: { target: '.looking', actions: named('explore') },
          select: { guard: 'knowsTrip', target: '.summing', actions: named('select') },
          book: { target: '#BOOKING', actions: named('inform') },
          change_selection: { target: '#EXPLORATION.inviting', actions: named('inform') },
          cancel: givesUp,
        },
      },

      BOOKING: {
        id: 'BOOKING',
        entry: enter('BOOKING'),
        initial: 'summing',
        states: {
          resting: {},
          summing: { always: { target: 'resting', actions: [named('askBooking'), speak] } },
          looking: { entry: run, on: showing, always: { guard: 'isQuiet', target: 'summing' } },
          validating: {
            entry: run,
            on: { 'validateUserDetails.*': { target: 'collecting', actions: named('takeDetail') } },
          },
          collecting: {
            always: [
              { guard: 'needsDetail', target: 'resting', actions: [named('askDetail'), speak] },
              { target: 'reserving' },
            ],
          },
          reserving: {
            entry: [named('reserve'), run],
            on: {
              'createBooking.done': { target: '#PAYMENT', actions: named('takeReservation') },
              'createBooking.*': { target: 'resting', actions: [named('notReserved'), speak] },
            },
          },
        },
        on: {
          confirm: [
            { guard: 'isSummary', target: '.collecting', actions: named('inform') },
            { target: '.summing', actions: named('inform') },
          ],
          give_details: { guard: 'isAgreed', target: '.validating', actions: named('validate') },
          inform: { target: '.summing', actions: named('inform') },
          reschedule: { actions: [named('askDates'), speak] },
          decline: { actions: [named('askChange'), speak] },
          explore: { target: '.looking', actions: named('explore') },
          customise: { target: '#CUSTOMIZATION', actions: named('customise') },
          discount: { target: '#CUSTOMIZATION.checking', actions: named('checkCode') },
          negotiate: { target: '#CUSTOMIZATION', actions: named('negotiate') },
          change_selection: { target: '#EXPLORATION.inviting', actions: named('inform') },
          cancel: givesUp,
        },
      },

      PAYMENT: {
        id: 'PAYMENT',
        entry: enter('PAYMENT'),
        initial: 'preparing',
        states: {
          preparing: {
            entry: [holdPlaces, named('requestCode'), run],
            on: { 'generatePaymentQR.*': { target: 'resting', actions: [named('takePaymentCode'), speak] } },
          },
          resting: {
            on: {
              payment_status: { target: 'checking', actions: named('checkStatus') },
              payment_trouble: { target: 'counted', actions: named('countFailure') },
              'payment.failed': { guard: 'isThisPayment', target: 'counted', actions: named('countFailure') },
              'payment.expired': { guard: 'isThisPayment', target: 'expiring', actions: named('releaseExpired') },
              'payment.refunded': paidInVain('tellRefunded'),
              'payment.owed': paidInVain('tellOwed'),
              change_selection: { target: 'releasing', actions: named('releaseWanted') },
              cancel: { target: 'abandoning', actions: named('releaseWanted') },
              'timer.hold': { target: 'expiring', actions: named('releaseExpired') },
              'timer.confirming': { guard: 'awaitsPlaces', target: 'confirming', actions: named('confirmAgain') },
            },
          },
          counted: {
            always: [
              { guard: 'maySendCode', target: 'preparing' },
              { target: 'resting', actions: [named('offerSupport'), speak] },
            ],
          },
          checking: {
            entry: run,
            on: { 'checkPaymentStatus.*': { target: 'resting', actions: [named('takeStatus'), speak] } },
          },
          // A payment may be quicker than the clock or than the traveller's change of mind: it is heard of next.
          expiring: {
            entry: run,
            on: {
              'releaseBooking.refused': wasPaid,
              'releaseBooking.*': {
                target: '#BOOKING',
                actions: [named('dropReservation'), forgetHold, named('sayExpired')],
              },
            },
          },
          releasing: {
            entry: run,
            on: {
              'releaseBooking.refused': wasPaid,
              'releaseBooking.*': {
                target: '#BOOKING',
                actions: [named('dropReservation'), forgetHold, named('sayReleased')],
              },
            },
          },
          abandoning: {
            entry: run,
            on: {
              'releaseBooking.refused': wasPaid,
              'releaseBooking.*': { ...givesUp, actions: [named('dropReservation'), forgetHold, ...givesUp.actions] },
            },
          },
          confirming: {
            entry: [run, forgetHold],
            on: {
              'confirmBooking.done': { target: '#POST_BOOKING', actions: [named('confirm'), planReminder, speak] },
              'confirmBooking.refused': { target: '#BOOKING', actions: named('loseReservation') },
              'confirmBooking.failed': { target: 'resting', actions: [named('sayArrived'), speak, tryAgain] },
            },
          },
        },
      },

      POST_BOOKING: {
        id: 'POST_BOOKING',
        entry: enter('POST_BOOKING'),
        initial: 'resting',
        states: {
          resting: {},
          adding: {
            entry: run,
            on: {
              'confirmBooking.failed': { target: 'resting', actions: [named('tellConfirmedToo'), speak, handOver] },
              'confirmBooking.*': { target: 'resting', actions: [named('tellConfirmedToo'), speak] },
            },
          },
          speaking: { always: { target: 'resting', actions: speak } },
          looking: { entry: run, on: showing, always: { guard: 'isQuiet', target: 'speaking' } },
          cancelling: {
            entry: run,
            on: {
              'cancelBooking.done': { target: 'resting', actions: [named('takeCancellation'), forgetReminder, speak] },
              'cancelBooking.*': { target: 'resting', actions: [named('takeCancellation'), speak] },
            },
          },
          moving: {
            entry: run,
            on: {
              'rescheduleBooking.done': { target: 'resting', actions: [named('takeReschedule'), planReminder, speak] },
              'rescheduleBooking.*': { target: 'resting', actions: [named('takeReschedule'), speak] },
            },
          },
        },
        on: {
          travel_tips: { target: '.looking', actions: [named('explore'), named('giveTips')] },
          cancel_booking: { actions: [named('askRefund'), speak] },
          cancel: { actions: [named('askRefund'), speak] },
          confirm: [
            { guard: 'asksRefund', target: '.cancelling', actions: named('cancelBooking') },
            { guard: 'asksReschedule', target: '.moving', actions: named('reschedule') },
          ],
          decline: { actions: [named('keepBooking'), speak] },
          reschedule: [
            { guard: 'isOff', actions: [named('tellBooking'), speak] },
            { actions: [named('askReschedule'), speak] },
          ],
          refund_status: { actions: [named('tellRefund'), speak] },
          payment_status: { actions: [named('tellBooking'), speak] },
          customise: { actions: [named('addLater'), speak] },
          'timer.reminder': [{ guard: 'isOff', actions: [] }, { actions: [named('remind'), speak] }],
          'payment.confirmed': [
            paysExtra,
            { guard: 'isOff', ...pays },
            // Told when it was confirmed.
            { guard: 'isThisBooking', actions: [] },
            { target: '.adding', actions: named('payToo') },
          ],
        },
      },
    },
  });
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
