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
import type { Working } from './working.ts';

/** What the machine is written with: its moves and conditions by name, what it says and does, and steps taken often. */
export function createParts(catalogue: TripCatalogue) {
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
  const connect = { type: 'handoff', params: { reason: 'the payment failed three times' } } as const;
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
  /** Nobody knows whether the places were let go: nothing is given up, and it may be said again (X8). */
  const notReleased = { target: 'resting', actions: [named('sayNotReleased'), speak] } as const;
  /** The clock may be ahead of its timer: whoever comes back too late is told so at once (D11). */
  const runsOut = { guard: 'hasRunOut', target: 'expiring', actions: named('expire') } as const;
  const placesKnown = {
    'confirmBooking.done': { target: '#POST_BOOKING', actions: [named('confirm'), planReminder, speak] },
    'confirmBooking.refused': { target: '#BOOKING', actions: named('loseReservation') },
  } as const;
  /** Without a place it is asked for, and nothing is called. */
  const repicking = {
    entry: run,
    always: { guard: 'isQuiet', target: 'resting', actions: speak },
    on: { 'changePickup.*': { target: 'resting', actions: [named('takePickup'), speak] } },
  } as const;
  const renaming = {
    entry: run,
    on: { 'changeContact.*': { target: 'resting', actions: [named('takeContact'), speak] } },
  } as const;
  const wasPaid = { target: 'resting', actions: [named('sayArrived'), speak] } as const;
  /** A payment may be quicker than the clock or than the traveller's change of mind: it is heard of next. */
  const lettingGo = {
    expiring: {
      entry: run,
      on: {
        'expireBooking.refused': [
          { guard: 'isPaid', ...wasPaid },
          { target: 'resting', actions: [named('askPayment'), speak] },
        ],
        'expireBooking.*': {
          target: '#BOOKING',
          actions: [named('dropReservation'), forgetHold, named('sayExpired')],
        },
      },
    },
    releasing: {
      entry: run,
      on: {
        'releaseBooking.refused': wasPaid,
        'releaseBooking.failed': notReleased,
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
        'releaseBooking.failed': notReleased,
        'releaseBooking.*': { ...givesUp, actions: [named('dropReservation'), forgetHold, ...givesUp.actions] },
      },
    },
  } as const;

  return {
    trip,
    named,
    speak,
    run,
    holdPlaces,
    planReminder,
    tryAgain,
    handOver,
    connect,
    forgetHold,
    forgetReminder,
    enter,
    showing,
    givesUp,
    beginsAgain,
    pays,
    paysExtra,
    losesExtra,
    paidInVain,
    runsOut,
    placesKnown,
    repicking,
    renaming,
    lettingGo,
  };
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

function bareSay({ kind: _, ...said }: Say): Omit<Say, 'kind'> {
  return said;
}
