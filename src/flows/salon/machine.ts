import { setup } from 'xstate';
import { kitActions, onlyIf } from '../../core/kit/kit.ts';
import { actsOf } from './acts.ts';
import { happening } from './afterwards.ts';
import type { Catalogue } from './catalogue.ts';
import { conditionsOf } from './conditions.ts';
import type { SalonEvent } from './events.ts';
import { salonKit } from './kit.ts';
import { blank, type Memory } from './memory.ts';
import { passingStates } from './passing.ts';
import { priceOf } from './prices.ts';
import * as says from './says.ts';

/**
 * The salon's seven states and the ways between them (B1). The children of a state are passing: in `opening` it is
 * decided what is left to ask, in `searching` and its like a tool's answer is awaited, in `asking` the conversation
 * rests until the customer writes. A tool that fails leads back to `asking`: the state does not move, and the customer
 * can try again (X8). What is said ahead of its turn is noted and the question put again; an act for which something is
 * missing has no transition at all, and is answered with the flow's redirect (B4).
 */
export function salonMachine(catalogue: Catalogue) {
  const words = salonKit(catalogue);
  const { tell, propose, another } = words;
  const is = conditionsOf(words);
  const acts = actsOf(words, is);
  const { notes, notesServices, notesAnew, notesStylist, notesName, dropStylistWish, asks, ask } = acts;
  const { asides, pauses, anotherService, anotherStylist, anotherSlot } = acts;
  const passing = passingStates(words, is, acts);
  const { searching, listing, looking } = passing;
  const asksServices = tell(says.asked('service', 'more_services', 'fewer_services'));
  const oneEach = onlyIf(is.severalCome, tell(says.oneEach));
  const remembersOthers = onlyIf(is.severalCome, another(true));

  return setup({
    types: { context: {} as Memory, events: {} as SalonEvent },
    actions: kitActions,
  }).createMachine({
    id: 'salon',
    context: blank,
    initial: 'idle',
    on: {
      // From any state, whatever was asked (B1).
      cancel_booking: { target: '#idle', actions: [tell(says.cancelled), acts.forget, another(false)] },
      ...happening(words, is, acts),
    },
    states: {
      idle: {
        id: 'idle',
        initial: 'resting',
        states: {
          resting: {
            on: {
              cancel_booking: { actions: tell(says.nothingToCancel) },
              start_booking: { target: 'searching_services', actions: [notesAnew, oneEach, remembersOthers] },
              check_availability: [
                { guard: is.servicesAreKnown, target: 'looking', actions: notesAnew },
                { target: 'asking', actions: [notesAnew, tell(says.whichService)] },
              ],
              next: { actions: [tell(says.otherOne), another(false)] },
              greeting: { actions: tell(says.invitation) },
              faq: [
                { guard: is.priceIsAsked, actions: [tell(priceOf), tell(says.invitation)] },
                { actions: tell(says.invitation) },
              ],
              escalate: { actions: tell(says.forAPerson) },
              unknown: [
                pauses,
                // What was asked is asked again (X12).
                { guard: is.bookingIsProposed, actions: [tell(says.notUnderstood), ...ask('start')] },
                { actions: tell(says.notUnderstoodIdle) },
              ],
            },
          },
          asking: { description: 'A booking is proposed.', entry: ask('start'), always: 'resting' },
          searching_services: passing.searching_services,
          looking,
        },
      },

      service_selection: {
        id: 'service_selection',
        initial: 'opening',
        states: {
          opening: {
            always: [{ guard: is.servicesAreSettled, target: '#stylist_selection' }, { target: 'asking' }],
          },
          asking: {
            description: 'Rests until the customer says which services, or that these are all.',
            entry: [acts.openQuestion, asksServices],
            on: {
              select_service: [
                { guard: is.nothingIsNamed, actions: [notes, oneEach, remembersOthers, ...ask('service')] },
                { target: 'opening', actions: [notesServices, oneEach, remembersOthers] },
              ],
              confirm_services: {
                guard: is.servicesAreKnown,
                target: 'opening',
                actions: [notesServices, acts.settle],
              },
              // Naming a stylist or a time also confirms the services (B3).
              select_stylist: { target: 'opening', actions: notes },
              select_slot: [
                { guard: is.servicesAreClear, target: 'opening', actions: notes },
                { target: 'opening', actions: [notes, tell(says.noted)] },
              ],
              provide_customer_data: { target: 'opening', actions: [notes, tell(says.notedName)] },
              check_availability: [
                { guard: is.servicesAreKnown, target: 'looking', actions: notes },
                { target: 'asking', reenter: true, actions: [notes, tell(says.whichService)] },
              ],
              ...asides(asksServices),
            },
          },
          looking,
        },
      },

      stylist_selection: {
        id: 'stylist_selection',
        initial: 'opening',
        states: {
          opening: {
            always: [
              { guard: is.stylistCan, target: 'searching' },
              {
                guard: is.secondStylistCan,
                target: 'searching',
                actions: [tell(says.stylistCannot), acts.takesSecond],
              },
              { guard: is.stylistCannot, target: 'asking', actions: [tell(says.stylistCannot), dropStylistWish] },
              { guard: is.soonestIsWished, target: 'searching' },
              { guard: is.timeIsNoted, target: 'asking', actions: tell(says.noted) },
              { target: 'asking' },
            ],
          },
          asking: {
            description: 'Rests until the customer says with whom.',
            entry: ask('stylist'),
            on: {
              select_service: anotherService,
              select_stylist: { target: 'opening', actions: notesStylist },
              select_slot: { target: 'opening', actions: notes },
              provide_customer_data: { target: 'opening', actions: [notes, tell(says.notedName)] },
              check_availability: { target: 'looking', actions: notes },
              ...asides(tell(says.asked('stylist'))),
            },
          },
          searching,
          looking,
        },
      },

      slot_selection: {
        id: 'slot_selection',
        initial: 'asking',
        states: {
          asking: {
            description: 'Rests until the customer says when.',
            entry: ask('slot'),
            on: {
              select_service: anotherService,
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              provide_customer_data: { target: 'asking', reenter: true, actions: [notes, tell(says.notedName)] },
              check_availability: { target: 'listing', actions: notes },
              ...asides(tell(says.asked('slot'))),
            },
          },
          searching,
          listing,
        },
      },

      customer_data: {
        id: 'customer_data',
        initial: 'opening',
        states: {
          opening: { always: [{ guard: is.customerIsKnown, target: '#confirmation' }, { target: 'recognising' }] },
          // A returning customer passes through within the turn (B9).
          recognising: passing.recognising,
          asking: {
            description: 'Rests until the customer gives a name.',
            entry: ask('name'),
            on: {
              provide_customer_data: [
                {
                  guard: is.slotHasPassed,
                  target: '#slot_selection.searching',
                  actions: [notesName, tell(says.slotPassed), acts.wishSlotAgain],
                },
                { guard: is.nameIsGiven, target: '#confirmation', actions: notesName },
              ],
              select_service: anotherService,
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              check_availability: { target: 'looking', actions: notes },
              ...asides(tell(says.asked('name'))),
            },
          },
          searching,
          looking,
        },
      },

      confirmation: {
        id: 'confirmation',
        initial: 'asking',
        states: {
          asking: {
            description: 'Rests until the customer says yes, or what should be different.',
            entry: [asks('confirm'), propose(says.asked('confirm'))],
            on: {
              confirm_booking: [
                {
                  guard: is.slotHasPassed,
                  target: '#slot_selection.searching',
                  actions: [tell(says.slotPassed), acts.wishSlotAgain],
                },
                { guard: is.changeIsAsked, target: 'asking', reenter: true },
                { target: 'registering' },
              ],
              provide_customer_data: { guard: is.nameIsGiven, target: 'asking', reenter: true, actions: notesName },
              select_service: anotherService,
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              check_availability: { target: 'looking', actions: notes },
              ...asides(propose(says.asked('confirm', 'change'))),
              // A no to the summary is no wish to have nothing: what should be different is asked, and all is kept (X12).
              unknown: [
                pauses,
                { guard: is.wantsItDifferent, actions: [tell(says.nothingYet), ...ask('change')] },
                { target: 'asking', reenter: true, actions: tell(says.notUnderstood) },
              ],
            },
          },
          searching,
          looking,
          registering: passing.registering,
          booking: passing.booking,
        },
      },

      // Nothing rests here: a finished booking makes room for the next one within the same turn (B1).
      booked: { id: 'booked', always: { target: '#idle', actions: acts.forget } },
    },
  });
}
