import type { TripCatalogue } from './catalogue.ts';
import { createParts } from './parts.ts';
import { newWorking } from './working.ts';

/**
 * The seven stages of a trip's sale (D1). In `resting` the conversation waits for the traveller; the other small states
 * wait for tools, or pass on at once. What is said and called is gathered while a turn lasts and comes out in `speak`
 * and `run`.
 */
export function createTripMachine(catalogue: TripCatalogue) {
  const parts = createParts(catalogue);
  const { trip, named, speak, run, enter, showing } = parts;
  const { holdPlaces, planReminder, tryAgain, handOver, connect, forgetHold, forgetReminder } = parts;
  const { givesUp, beginsAgain, pays, paysExtra, losesExtra, paidInVain } = parts;
  const { runsOut, placesKnown, repicking, renaming, lettingGo } = parts;

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
          customise: { target: '.weighing', actions: named('discover') },
          discount: { target: '.checking', actions: [named('discover'), named('callCode')] },
          use_points: { actions: [named('lookLater'), speak] },
          explore: [
            { guard: 'showsPlace', target: '.telling', actions: named('explore') },
            { actions: [named('lookLater'), speak] },
          ],
          book: { actions: [named('lookLater'), speak] },
          ask_why: { actions: [named('explainWhy'), speak] },
          put_off: { actions: [named('sayNoHurry'), speak] },
          start_over: beginsAgain,
          cancel: givesUp,
        },
        states: {
          resting: {},
          telling: { always: { target: 'resting', actions: [named('askNext'), speak] } },
          checking: {
            entry: run,
            on: { 'validateDiscountCode.*': { target: 'weighing', actions: named('takeCode') } },
          },
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
          inviting: { always: { target: 'resting', actions: [named('inviteFurther'), speak] } },
          checking: {
            entry: run,
            on: { 'validateDiscountCode.*': { target: 'inviting', actions: named('takeCode') } },
          },
          counting: { entry: run, on: { 'getLoyaltyPoints.*': { target: 'inviting', actions: named('takePoints') } } },
        },
        on: {
          customise: { target: '.inviting', actions: named('keepExtras') },
          discount: { target: '.checking', actions: named('checkCode') },
          use_points: { target: '.counting', actions: named('askPoints') },
          negotiate: { actions: [named('showCheaper'), speak] },
          change_selection: { actions: [named('reconsider'), speak] },
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
          put_off: { actions: [named('sayNoHurry'), speak] },
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
          use_points: {
            guard: 'knowsTrip',
            target: '#CUSTOMIZATION.counting',
            actions: [named('select'), named('askPoints')],
          },
          negotiate: { actions: [named('showCheaper'), speak] },
          change_selection: { actions: [named('reconsider'), speak] },
          discount: {
            guard: 'knowsTrip',
            target: '#CUSTOMIZATION.checking',
            actions: [named('select'), named('checkCode')],
          },
          book: { guard: 'knowsTrip', target: '#BOOKING', actions: named('select') },
          reject_all: { target: '#DISCOVERY.resting', actions: [named('askWhatDidNotFit'), speak] },
          change_preferences: { target: '#DISCOVERY.weighing', actions: named('discover') },
          inform: { actions: [named('noteDates'), speak] },
          put_off: { actions: [named('sayNoHurry'), speak] },
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
          counting: { entry: run, on: { 'getLoyaltyPoints.*': { target: 'summing', actions: named('takePoints') } } },
        },
        on: {
          use_points: { target: '.counting', actions: named('askPoints') },
          customise: { target: '.summing', actions: named('customise') },
          inform: { target: '.summing', actions: named('customise') },
          discount: { target: '.checking', actions: named('checkCode') },
          negotiate: { target: '.summing', actions: named('negotiate') },
          confirm: { guard: 'isOverBudget', target: '.summing', actions: named('decide') },
          decline: { guard: 'isOverBudget', target: '.summing', actions: named('decide') },
          explore: { target: '.looking', actions: named('explore') },
          select: { guard: 'knowsTrip', target: '.summing', actions: named('select') },
          book: { target: '#BOOKING', actions: named('inform') },
          put_off: { actions: [named('sayNoHurry'), speak] },
          change_selection: { target: '#EXPLORATION.resting', actions: [named('reconsider'), speak] },
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
          looking: {
            entry: run,
            on: showing,
            always: [
              // A question on the way withdraws nothing: the detail is asked for again (D7).
              { guard: 'isQuietAndAgreed', target: 'resting', actions: [named('askDetail'), speak] },
              { guard: 'isQuiet', target: 'summing' },
            ],
          },
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
            // Agreed already: a second yes answers none of the details.
            { guard: 'isAgreed', target: '.collecting', actions: named('inform') },
            { target: '.summing', actions: named('inform') },
          ],
          give_details: { guard: 'isAgreed', target: '.validating', actions: named('validate') },
          inform: { target: '.summing', actions: named('noteWish') },
          reschedule: { actions: [named('askDates'), speak] },
          put_off: { actions: [named('sayNoHurry'), speak] },
          change_pickup: [
            { guard: 'isAgreed', target: '.collecting', actions: named('notePickup') },
            { target: '.summing', actions: named('notePickup') },
          ],
          decline: { actions: [named('askChange'), speak] },
          explore: { target: '.looking', actions: named('explore') },
          customise: { target: '#CUSTOMIZATION', actions: named('customise') },
          discount: { target: '#CUSTOMIZATION.checking', actions: named('checkCode') },
          use_points: { target: '#CUSTOMIZATION.counting', actions: named('askPoints') },
          negotiate: { target: '#CUSTOMIZATION', actions: named('negotiate') },
          ask_why: { actions: [named('explainWhy'), speak] },
          change_selection: { target: '#EXPLORATION.resting', actions: [named('reconsider'), speak] },
          cancel: givesUp,
        },
      },

      PAYMENT: {
        id: 'PAYMENT',
        entry: enter('PAYMENT'),
        initial: 'preparing',
        on: {
          // Let go at the desk after a protest (X13): as after any change of mind, the summary is put again (D1).
          'desk.call_off': { guard: 'isOwnDeed', target: '#BOOKING', actions: [named('dropReservation'), forgetHold] },
        },
        states: {
          preparing: {
            entry: [holdPlaces, named('requestCode'), run],
            on: { 'generatePaymentQR.*': { target: 'resting', actions: [named('takePaymentCode'), speak] } },
          },
          resting: {
            on: {
              payment_status: { target: 'checking', actions: named('checkStatus') },
              payment_trouble: [runsOut, { target: 'counted', actions: named('countFailure') }],
              put_off: [runsOut, { actions: [named('sayNoHurry'), speak] }],
              change_pickup: { target: 'repicking', actions: named('changePickup') },
              give_details: { target: 'renaming', actions: named('changeContact') },
              ask_change: [runsOut, { actions: [named('sayMayChange'), speak] }],
              show_code: [runsOut, { target: 'showing', actions: named('requestSameCode') }],
              explore: { target: 'looking', actions: named('explore') },
              decline: [runsOut, { actions: [named('sayUnchanged'), speak] }],
              discount: { actions: [named('sayTooLate'), speak] },
              'payment.failed': { guard: 'isThisPayment', target: 'counted', actions: named('countFailure') },
              'payment.expired': { guard: 'endsPlaces', target: 'expiring', actions: named('expire') },
              'payment.refunded': paidInVain('tellRefunded'),
              'payment.owed': paidInVain('tellOwed'),
              change_selection: { target: 'releasing', actions: named('release') },
              cancel: { target: 'abandoning', actions: named('release') },
              'timer.hold': { target: 'expiring', actions: named('expire') },
              'timer.confirming': { guard: 'awaitsPlaces', target: 'retrying', actions: named('confirmAgain') },
            },
          },
          counted: {
            always: [{ guard: 'maySendCode', target: 'preparing' }, { target: 'keeping' }],
          },
          keeping: {
            entry: [named('keepForSupport'), run],
            on: { 'keepForSupport.*': { target: 'resting', actions: [named('connect'), holdPlaces, speak, connect] } },
          },
          showing: {
            entry: run,
            on: { 'showPaymentQR.*': { target: 'resting', actions: [named('showSameCode'), speak] } },
          },
          looking: { entry: run, on: showing, always: { guard: 'isQuiet', target: 'reminding' } },
          repicking,
          renaming,
          reminding: { always: { target: 'resting', actions: [named('askPayment'), speak] } },
          checking: {
            entry: run,
            on: { 'checkPaymentStatus.*': { target: 'resting', actions: [named('takeStatus'), speak] } },
          },
          ...lettingGo,
          confirming: {
            entry: [run, forgetHold],
            on: {
              ...placesKnown,
              'confirmBooking.failed': { target: 'resting', actions: [named('sayArrived'), speak, tryAgain] },
            },
          },
          // That the money has arrived was said the first time.
          retrying: {
            entry: run,
            on: { ...placesKnown, 'confirmBooking.failed': { target: 'resting', actions: tryAgain } },
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
          repicking,
          renaming,
          charging: { entry: run, on: { 'addExtra.*': { target: 'resting', actions: [named('takeExtra'), speak] } } },
          showing: {
            entry: run,
            on: { 'showPaymentQR.*': { target: 'resting', actions: [named('showExtraCode'), speak] } },
          },
        },
        on: {
          travel_tips: { target: '.looking', actions: [named('explore'), named('giveTips')] },
          confirm: { guard: 'asksAddon', target: '.charging', actions: named('chargeExtra') },
          decline: { actions: [named('keepBooking'), speak] },
          refund_status: { actions: [named('tellRefund'), speak] },
          payment_status: { actions: [named('tellBooking'), speak] },
          customise: { actions: [named('addLater'), speak] },
          show_code: { target: '.showing', actions: named('requestExtraCode') },
          change_pickup: { target: '.repicking', actions: named('changePickup') },
          give_details: { target: '.renaming', actions: named('changeContact') },
          ask_pickup: { actions: [named('tellPickup'), speak] },
          ask_team: { actions: [named('tellTeam'), speak] },
          more_people: { actions: [named('tellMorePeople'), speak] },
          start_over: [
            { guard: 'isOff', target: '#DISCOVERY.resting', actions: [named('anotherTrip'), speak] },
            { actions: [named('tellAnother'), speak] },
          ],
          // Calling off and moving are the desk's, on the ledger (X14): what is known here follows.
          'desk.call_off': { guard: 'isOwnDeed', actions: [named('takeCalledOff'), forgetReminder] },
          'desk.restore_booking': { guard: 'isOwnDeed', actions: [named('takeRestored'), planReminder] },
          'desk.move_booking': {
            guard: 'isOwnDeed',
            actions: [named('takeMoved'), forgetReminder, planReminder, speak],
          },
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
