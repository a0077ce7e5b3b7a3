import { ignores, onlyIf } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { TripCatalogue } from '../catalogue.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import {
  calledOff,
  contactWanted,
  extraCharged,
  extraPut,
  extraWanted,
  kept,
  moved,
  restored,
} from '../notes/afterwards.ts';
import { paidForToo } from '../notes/paying.ts';
import { fresh } from '../notes/wishes.ts';
import * as says from '../says/afterwards.ts';
import { startedOver, trouble } from '../says/everywhere.ts';
import { TIP_KEYS, tips } from '../says/looking.ts';
import { alsoConfirmed, arrived, link, placesLost } from '../says/paying.ts';
import { asked } from '../says/questions.ts';
import type { Money } from './money.ts';
import type { Passing } from './passing.ts';

/** Stage seven: a companion for the rest of the journey (D10). */
export function postBooking(
  { tell, tellAny, propose, call, handOver, note }: TripKit,
  is: Conditions,
  acts: Acts,
  { showing, repicking, renaming }: Passing,
  money: Money,
  catalogue: TripCatalogue,
) {
  const { greets, hears } = acts;
  const { remindNow, paysExtra, pays } = money;
  const showsCode = {
    target: 'resting',
    actions: [note('the extra', extraCharged), tell(says.payExtra), onlyIf(is.pageIsThere, tell(link))],
  } as const;
  const inTrouble = { target: 'resting', actions: tell(trouble) } as const;
  return {
    id: 'POST_BOOKING',
    entry: acts.enters('POST_BOOKING'),
    initial: 'resting',
    states: {
      resting: {},
      adding: {
        description: 'An earlier reservation was paid for as well: its places are confirmed. Left within the turn.',
        on: {
          'confirmBooking.done': { target: 'resting', actions: tell(alsoConfirmed) },
          'confirmBooking.refused': { target: 'resting', actions: tell(placesLost) },
          'confirmBooking.failed': {
            target: 'resting',
            actions: [tell(arrived), handOver('a second trip was paid for and could not be booked')],
          },
        },
      },
      looking: {
        description: 'What was asked for is looked up. Left within the turn.',
        on: showing,
        always: { guard: is.nothingIsAwaited, target: 'resting' },
      },
      repicking,
      renaming: renaming('POST_BOOKING'),
      charging: {
        description: 'A code for the extra is made. Left within the turn.',
        on: { 'addExtra.done': showsCode, 'addExtra.refused': inTrouble, 'addExtra.failed': inTrouble },
      },
      showing: {
        description: 'The code for the extra is looked up. Left within the turn.',
        on: {
          'showPaymentQR.done': showsCode,
          // One that has run out is not made anew by itself: the extra is put to them again (X11).
          'showPaymentQR.refused': {
            target: 'resting',
            actions: [acts.asks('addon_later'), propose(asked('addon_later'))],
          },
          'showPaymentQR.failed': inTrouble,
        },
      },
    },
    on: {
      travel_tips: {
        target: '.looking',
        actions: [
          ...acts.looks,
          tellAny(TIP_KEYS, (memory, event) => tips(memory, event, catalogue)),
          acts.looksUp,
          acts.awaits,
        ],
      },
      // Agreed: a code for the difference; asked for again, it is the same one.
      confirm: { guard: is.extraIsPut, target: '.charging', actions: [...hears, call('addExtra', extraWanted)] },
      decline: { actions: [greets, tell(says.kept), note('that nothing else is wanted', kept)] },
      refund_status: { actions: [...hears, tell(says.refund)] },
      payment_status: { actions: [...hears, tell(says.stands)] },
      customise: [
        { guard: is.tripIsOff, actions: [...hears, tell(says.alreadyCancelled)] },
        { guard: is.addonIsIn, actions: [...hears, tell(says.inItAlready)] },
        {
          guard: is.addonIsNamed,
          actions: [greets, note('the extra put to them', extraPut), propose(asked('addon_later'))],
        },
      ],
      show_code: [
        {
          guard: is.extraIsDue,
          target: '.showing',
          actions: [
            ...hears,
            call('showPaymentQR', ({ data }) => ({ payment_intent_id: null, extra: data.asked.about })),
          ],
        },
        // The trip itself is paid for: there is no code to show.
        { actions: [...hears, tell(says.stands)] },
      ],
      change_pickup: money.changesPickup('.repicking'),
      give_details: { target: '.renaming', actions: [...hears, call('changeContact', contactWanted)] },
      ask_pickup: { actions: [...hears, tell(says.whenPickedUp)] },
      ask_team: { actions: [...hears, tell(says.team)] },
      more_people: { actions: [...hears, tell(says.morePeople)] },
      start_over: [
        {
          guard: is.tripIsOff,
          target: '#DISCOVERY.resting',
          actions: [greets, note('that nothing is under way', fresh), tell(startedOver), ...acts.askNext],
        },
        { actions: [...hears, tell(says.another)] },
      ],
      // Calling off and moving are the desk's, on the ledger (X14): what is known here follows.
      'desk.call_off': {
        guard: is.deedIsForThis,
        actions: note('that it is called off', calledOff),
      },
      'desk.restore_booking': {
        guard: is.deedIsForThis,
        actions: note('that it stands again', restored),
      },
      'desk.move_booking': {
        guard: is.deedIsForThis,
        actions: [note('the other days', moved), remindNow],
      },
      'payment.confirmed': [
        paysExtra,
        { guard: is.tripIsOff, ...pays },
        { guard: is.moneyIsForBooking, ...ignores('it was told when it was confirmed') },
        { target: '.adding', actions: [acts.takes, call('confirmBooking', paidForToo)] },
      ],
    },
  } as const;
}
