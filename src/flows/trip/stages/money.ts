import { onlyIf, unless } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import { booked, pickupWanted } from '../notes/afterwards.ts';
import { extraPaid, paid, paidFor, refunded, reservationLost, withoutReservation } from '../notes/paying.ts';
import * as after from '../says/afterwards.ts';
import * as says from '../says/paying.ts';
import { asked } from '../says/questions.ts';

export type Money = ReturnType<typeof moneyOf>;

/** What the last two stages have in common, and what becomes of money wherever the talk has got to (D8–D10). */
export function moneyOf({ tell, call, note }: TripKit, is: Conditions, acts: Acts) {
  const { hears, takes, ask } = acts;
  const remindNow = onlyIf(is.reminderIsDue, tell(after.reminder));
  const tellsRefunded = [
    onlyIf(unless(is.refundIsTold), tell(says.refunded)),
    note('what went back', refunded),
  ] as const;
  const tellsOwed = [tell(says.owed), takes] as const;
  /** The ledger has the money and the booking (D9). */
  const pays = {
    target: '#PAYMENT.confirming',
    actions: [call('confirmBooking', paidFor), note('that it is paid', paid)],
  } as const;
  const paysExtra = {
    guard: is.moneyIsForExtra,
    actions: [tell(says.extraPaid), note('the extra', extraPaid)],
  } as const;

  return {
    remindNow,
    tellsRefunded,
    tellsOwed,
    pays,
    paysExtra,
    dropsReservation: note('that no places are held', withoutReservation),

    /** What every stage hears of money. */
    anywhere: {
      'payment.confirmed': [paysExtra, pays],
      'payment.refunded': { actions: tellsRefunded },
      'payment.owed': { actions: tellsOwed },
      'payment.mismatched': { actions: [tell(says.mismatched), takes] },
      // No money moved for a reservation that is over, and its end has been told: only an extra's needs words.
      'payment.failed': { guard: is.moneyIsForExtra, actions: [tell(says.extraFailed), takes] },
      'payment.expired': { guard: is.moneyIsForExtra, actions: [tell(says.extraExpired), takes] },
    } as const,

    /** Whether every place of the party is confirmed. */
    placesKnown: {
      'confirmBooking.done': {
        target: '#POST_BOOKING',
        actions: [
          note('what is booked', booked),
          tell(after.confirmed),
          // Too late for a reminder, it is said at once (D10).
          remindNow,
          tell(asked('tips')),
        ],
      },
      'confirmBooking.refused': {
        target: '#BOOKING',
        actions: [tell(says.placesLost), note('that the places are lost', reservationLost)],
      },
    } as const,

    /** Somewhere else to be picked up, once places are held or paid for: changed in the ledger, where the driver looks. */
    changesPickup: <Target extends string>(target: Target) =>
      [
        { guard: is.tripIsOff, actions: [...hears, tell(after.alreadyCancelled)] },
        { guard: unless(is.pickupIsNamed), actions: [...hears, ...ask('new_pickup')] },
        { target, actions: [...hears, call('changePickup', pickupWanted)] },
      ] as const,
  };
}
