import { onlyIf } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import { contactWanted } from '../notes/afterwards.ts';
import {
  bookingOf,
  codeMade,
  codeMissing,
  codeWanted,
  confirmsAgainAt,
  failureCounted,
  keptForSupport,
  paidForStill,
  paymentOf,
} from '../notes/paying.ts';
import { fresh } from '../notes/wishes.ts';
import { cancelled, trouble } from '../says/everywhere.ts';
import * as says from '../says/paying.ts';
import { asked } from '../says/questions.ts';
import type { Money } from './money.ts';
import type { Passing } from './passing.ts';

/** Stage six: places are held, a code to pay with was shown, and nothing is believed but what the ledger says (D8, D9). */
export function payment(
  words: TripKit,
  is: Conditions,
  acts: Acts,
  { showing, repicking, renaming }: Passing,
  money: Money,
) {
  const { tell, call, schedule, unschedule, handOver, note } = words;
  const { hears, ask } = acts;
  const { dropsReservation } = money;
  const holds = onlyIf(
    is.placesAreHeld,
    schedule('hold', ({ data }) => data.reserved_until ?? ''),
  );
  const forgetHold = unschedule('hold');
  const connects = handOver('the payment failed three times');
  const expires = call('expireBooking', bookingOf);
  const releases = call('releaseBooking', bookingOf);
  const question = tell(asked('payment', 'support', 'new_pickup'));
  /** The clock may be ahead of its timer: whoever comes back too late is told so at once (D11). */
  const runsOut = { guard: is.holdHasRunOut, target: 'expiring', actions: [...hears, expires] } as const;
  /** A failure counts once, whether the provider or the traveller tells of it first (D8). */
  const fails = [onlyIf(is.codeIsOut, tell(says.failed)), note('the failure', failureCounted)] as const;
  const noCode = {
    target: 'resting',
    actions: [note('that there is no code', codeMissing), tell(says.noCode)],
  } as const;
  const codeLost = { target: 'resting', actions: tell(says.noCode) } as const;
  const showsCode = [tell(says.code), onlyIf(is.pageIsThere, tell(says.link))] as const;
  const unknown = { target: 'resting', actions: tell(trouble) } as const;
  /** A payment may be quicker than the clock or than the traveller's change of mind: it is heard of next. */
  const wasPaid = { target: 'resting', actions: tell(says.arrived) } as const;
  /** Nobody knows whether the places were let go: nothing is given up, and it may be said again (X8). */
  const notReleased = { target: 'resting', actions: tell(says.notReleased) } as const;
  const isOver = { target: '#BOOKING', actions: [dropsReservation, forgetHold, tell(says.expired)] } as const;
  const tryAgain = schedule('confirming', confirmsAgainAt);

  return {
    id: 'PAYMENT',
    entry: acts.enters('PAYMENT'),
    initial: 'preparing',
    on: {
      // Let go at the desk after a protest (X13): as after any change of mind, the summary is put again (D1).
      'desk.call_off': { guard: is.deedIsForThis, target: '#BOOKING', actions: [dropsReservation, forgetHold] },
    },
    states: {
      preparing: {
        description: 'The code to pay with is being made. Left within the turn.',
        entry: [holds, call('generatePaymentQR', codeWanted)],
        on: {
          'generatePaymentQR.done': {
            target: 'resting',
            actions: [note('the code', codeMade), onlyIf(is.codeIsFirst, tell(says.reserved)), ...showsCode],
          },
          // They ran out while the code was being made, or are paid for: the ledger says which (X5).
          'generatePaymentQR.refused': [{ guard: is.nothingIsHeld, target: 'expiring', actions: expires }, noCode],
          'generatePaymentQR.failed': noCode,
        },
      },
      resting: {
        on: {
          // "Did it go through?" asks the provider, never guesses (D8).
          payment_status: { target: 'checking', actions: [...hears, call('checkPaymentStatus', paymentOf)] },
          payment_trouble: [runsOut, { target: 'counted', actions: [acts.greets, ...fails] }],
          put_off: [runsOut, { actions: [...hears, tell(says.noHurry)] }],
          change_pickup: money.changesPickup('repicking'),
          give_details: { target: 'renaming', actions: [...hears, call('changeContact', contactWanted)] },
          ask_change: [runsOut, { actions: [...hears, tell(says.mayChange), ...ask('payment')] }],
          recount: [runsOut, { actions: [...hears, tell(says.mayChange), ...ask('payment')] }],
          // The code that stands, shown again: no new one is made (D8, D11).
          show_code: [
            runsOut,
            {
              target: 'showing',
              actions: [...hears, call('showPaymentQR', (memory) => ({ ...paymentOf(memory), extra: null }))],
            },
          ],
          explore: { target: 'looking', actions: acts.explores },
          decline: [runsOut, { actions: [...hears, tell(says.unchanged)] }],
          discount: { actions: [...hears, tell(says.codeTooLate)] },
          'payment.failed': { guard: is.moneyIsForCode, target: 'counted', actions: fails },
          'payment.expired': { guard: is.codeEndsPlaces, target: 'expiring', actions: [acts.takes, expires] },
          // The money for the places at hand goes back: they are gone, so the summary is put again (D8).
          'payment.refunded': {
            guard: is.moneyIsForReservation,
            target: '#BOOKING',
            actions: [...money.tellsRefunded, dropsReservation, forgetHold],
          },
          'payment.owed': {
            guard: is.moneyIsForReservation,
            target: '#BOOKING',
            actions: [...money.tellsOwed, dropsReservation, forgetHold],
          },
          change_selection: { target: 'releasing', actions: [...hears, releases] },
          cancel: { target: 'abandoning', actions: [...hears, releases] },
          'timer.hold': { target: 'expiring', actions: [acts.takes, expires] },
          'timer.confirming': {
            guard: is.placesAreAwaited,
            target: 'retrying',
            actions: [acts.takes, call('confirmBooking', paidForStill)],
          },
        },
      },
      counted: {
        always: [{ guard: is.codeMayBeSent, target: 'preparing' }, { target: 'keeping' }],
      },
      // After the third failure a person takes over, and the places are kept for them to finish it with (D8).
      keeping: {
        description: 'The places are kept for a person who helps. Left within the turn.',
        entry: call('keepForSupport', bookingOf),
        on: {
          'keepForSupport.done': {
            target: 'resting',
            actions: [
              note('how long they are kept', keptForSupport),
              holds,
              ...ask('support'),
              onlyIf(is.supportIsClosed, tell(says.supportClosed)),
              connects,
            ],
          },
          'keepForSupport.refused': { target: 'resting', actions: [holds, ...ask('support'), connects] },
          'keepForSupport.failed': { target: 'resting', actions: [holds, ...ask('support'), connects] },
        },
      },
      showing: {
        description: 'The code is looked up. Left within the turn.',
        on: {
          'showPaymentQR.done': { target: 'resting', actions: showsCode },
          'showPaymentQR.refused': codeLost,
          'showPaymentQR.failed': codeLost,
        },
      },
      looking: {
        description: 'What was asked for is looked up. Left within the turn.',
        on: showing,
        always: { guard: is.nothingIsAwaited, target: 'resting', actions: ask('payment') },
      },
      repicking,
      renaming: renaming('PAYMENT'),
      checking: {
        description: 'The provider is asked. Left within the turn.',
        on: {
          'checkPaymentStatus.done': [
            { guard: is.statusIsPaid, ...wasPaid },
            { guard: is.holdHasRunOut, target: 'expiring', actions: expires },
            { target: 'resting', actions: [tell(says.notThere), question] },
          ],
          'checkPaymentStatus.refused': unknown,
          'checkPaymentStatus.failed': unknown,
        },
      },
      expiring: {
        description: 'The time to pay is over: the places are let go. Left within the turn.',
        on: {
          'expireBooking.refused': [
            { guard: is.holdIsPaid, ...wasPaid },
            { target: 'resting', actions: ask('payment') },
          ],
          'expireBooking.done': isOver,
          'expireBooking.failed': isOver,
        },
      },
      releasing: {
        description: 'The places are given back, to change something. Left within the turn.',
        on: {
          'releaseBooking.refused': wasPaid,
          'releaseBooking.failed': notReleased,
          'releaseBooking.done': {
            target: '#BOOKING',
            actions: [dropsReservation, forgetHold, tell(says.released)],
          },
        },
      },
      abandoning: {
        description: 'The places are given back for good. Left within the turn.',
        on: {
          'releaseBooking.refused': wasPaid,
          'releaseBooking.failed': notReleased,
          'releaseBooking.done': {
            target: '#DISCOVERY.resting',
            actions: [forgetHold, tell(cancelled), note('that nothing is under way', fresh)],
          },
        },
      },
      confirming: {
        description: 'The money is here: every place is being confirmed. Left within the turn.',
        entry: forgetHold,
        on: {
          ...money.placesKnown,
          'confirmBooking.failed': { target: 'resting', actions: [tell(says.arrived), tryAgain] },
        },
      },
      // That the money has arrived was said the first time.
      retrying: {
        description: 'Confirming is tried again. Left within the turn.',
        on: { ...money.placesKnown, 'confirmBooking.failed': { target: 'resting', actions: tryAgain } },
      },
    },
  } as const;
}
