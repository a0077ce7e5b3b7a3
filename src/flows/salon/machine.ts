import { assign, setup } from 'xstate';
import { effectActions } from '../../core/step.ts';
import { calls } from './calls.ts';
import type { SalonCatalogue } from './catalogue.ts';
import type { Question } from './context.ts';
import { customerIdIn, customerIn, entitiesOf, type SalonEvent, slotsOf } from './events.ts';
import { createGuards } from './guards.ts';
import * as memory from './memory.ts';
import { serviceQuestion } from './questions.ts';
import { createSayings } from './sayings.ts';
import { createSearches } from './searches.ts';

interface Given {
  readonly context: memory.SalonMemory;
  readonly event: SalonEvent;
}

/**
 * The salon's seven states and the ways between them (B1). The children of a state are passing: in `opening` it is
 * decided what is left to ask, in `searching` and its like a tool's answer is awaited, in `asking` the conversation
 * rests until the customer writes. A tool that fails leads back to `asking`: the state does not move, and the customer
 * can try again (X8). What is said ahead of its turn is noted and the question put again; an act for which something is
 * missing has no transition at all, and is answered with the flow's redirect (B4).
 */
export function createSalonMachine(catalogue: SalonCatalogue) {
  const says = createSayings(catalogue);
  const { searching, listing, looking } = createSearches(says);

  /** The conversation comes to rest on a question, and puts it. */
  const ask = (question: Question) => [{ type: 'ask', params: { question } }, says.question] as const;

  // Changes of mind, the same wherever there is something to change (B1).
  const anotherStylist = [
    { guard: 'nobodyIsNamed', target: '#stylist_selection', actions: ['note', 'dropStylist'] },
    { guard: 'stylistNamedCan', target: 'searching', actions: 'noteStylist' },
    { target: 'asking', reenter: true, actions: ['noteStylist', says.stylistCannot, 'dropStylistWish'] },
  ] as const;
  const anotherSlot = [
    { guard: 'slotIsListed', target: '#customer_data', actions: 'takeSlotListed' },
    { target: 'searching', actions: ['note', 'passOverListed'] },
  ] as const;
  const notBooked = { target: 'asking', actions: says.bookFailed } as const;

  return setup({
    types: {} as { context: memory.SalonMemory; events: SalonEvent },
    actions: {
      ...effectActions,
      ask: assign(({ context }, params: { question: Question }) => ({ ...context, question: params.question })),
      forget: assign(() => memory.blank),
      note: assign(({ context, event }: Given) => memory.noted(context, entitiesOf(event), catalogue)),
      noteServices: assign(({ context, event }: Given) =>
        memory.noted(context, memory.servicesMeant(context, entitiesOf(event), catalogue), catalogue),
      ),
      noteAnew: assign(({ context, event }: Given) => memory.notedAnew(context, entitiesOf(event), catalogue)),
      noteOtherServices: assign(({ context, event }: Given) =>
        memory.withOtherServices(context, entitiesOf(event), catalogue),
      ),
      settleServices: assign({ settled: true }),
      noteStylist: assign(({ context, event }: Given) => memory.withStylistWish(context, entitiesOf(event), catalogue)),
      dropStylist: assign(({ context }: Given) => memory.withoutStylistAndSlot(context)),
      dropStylistWish: assign(({ context }: Given) => memory.withoutStylistWish(context)),
      dropWhen: assign(({ context }: Given) => memory.withoutWhen(context)),
      passOverListed: assign(({ context, event }: Given) => memory.passedOver(context, entitiesOf(event))),
      listSlots: assign(({ context, event }: Given) => memory.withListed(context, slotsOf(event))),
      keepInMind: assign(({ event }: Given) => ({ slots: slotsOf(event).slots })),
      takeSlotFound: assign(({ context, event }: Given) =>
        memory.withSlot(context, memory.slotWished(context, slotsOf(event))),
      ),
      takeSlotListed: assign(({ context, event }: Given) =>
        memory.withSlot(context, memory.slotMeant(context, entitiesOf(event), catalogue.timeZone)),
      ),
      wishSlotAgain: assign(({ context }: Given) => memory.withSlotAsWish(context, catalogue.timeZone)),
      takeCustomer: assign(({ context, event }: Given) => memory.withCustomer(context, customerIn(event))),
      takeCustomerId: assign(({ context, event }: Given) => memory.withCustomerId(context, customerIdIn(event))),
      offerRetry: assign({ retry: true }),
    },
    guards: createGuards(catalogue),
  }).createMachine({
    id: 'salon',
    context: memory.blank,
    initial: 'idle',
    on: {
      cancel_booking: { target: '#idle', actions: [says.cancelled, 'forget'] },
      // B13: one booking at a time; the wish for a second is answered with where we are.
      start_booking: { actions: [says.underWay, says.question] },
      greeting: { actions: says.question },
      faq: { actions: says.question },
      escalate: { actions: says.question },
      unknown: [
        { guard: 'asksForAMoment', actions: says.takeYourTime },
        { actions: [says.notUnderstood, says.question] },
      ],
    },
    states: {
      idle: {
        id: 'idle',
        initial: 'resting',
        states: {
          resting: {
            on: {
              cancel_booking: { actions: says.nothingToCancel },
              start_booking: { target: 'searching_services', actions: 'noteAnew' },
              check_availability: [
                { guard: 'servicesAreKnown', target: 'looking', actions: 'noteAnew' },
                { target: 'asking', actions: ['noteAnew', says.whichService] },
              ],
              escalate: { actions: says.forAPerson },
              unknown: [{ guard: 'asksForAMoment', actions: says.takeYourTime }, { actions: says.notUnderstoodIdle }],
            },
          },
          asking: { entry: ask('start'), always: 'resting' },
          searching_services: {
            entry: calls.searchServices,
            on: {
              'search_services.done': '#service_selection',
              'search_services.refused': { target: 'resting', actions: ['offerRetry', says.trouble] },
              'search_services.failed': { target: 'resting', actions: ['offerRetry', says.trouble] },
            },
          },
          looking,
        },
      },

      service_selection: {
        id: 'service_selection',
        initial: 'opening',
        states: {
          opening: {
            always: [{ guard: 'servicesAreSettled', target: '#stylist_selection' }, { target: 'asking' }],
          },
          asking: {
            entry: [
              { type: 'ask', params: ({ context }) => ({ question: serviceQuestion(context, catalogue) }) },
              says.question,
            ],
            on: {
              select_service: [
                {
                  guard: 'nothingIsNamed',
                  actions: ['note', { type: 'ask', params: { question: 'service' } }, says.question],
                },
                { target: 'opening', actions: 'noteServices' },
              ],
              confirm_services: {
                guard: 'servicesAreKnown',
                target: 'opening',
                actions: ['noteServices', 'settleServices'],
              },
              // Naming a stylist or a time also confirms the services (B3).
              select_stylist: { target: 'opening', actions: 'note' },
              select_slot: [
                { guard: 'servicesAreKnown', target: 'opening', actions: 'note' },
                { target: 'opening', actions: ['note', says.noted] },
              ],
              provide_customer_data: { target: 'opening', actions: ['note', says.noted] },
              check_availability: [
                { guard: 'servicesAreKnown', target: 'looking', actions: 'note' },
                { target: 'asking', reenter: true, actions: ['note', says.whichService] },
              ],
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
              { guard: 'stylistCan', target: 'searching' },
              { guard: 'stylistCannot', target: 'asking', actions: [says.stylistCannot, 'dropStylistWish'] },
              { guard: 'soonestIsWished', target: 'searching' },
              { guard: 'timeIsNoted', target: 'asking', actions: says.noted },
              { target: 'asking' },
            ],
          },
          asking: {
            entry: ask('stylist'),
            on: {
              select_service: { target: '#service_selection', actions: 'noteOtherServices' },
              select_stylist: { target: 'opening', actions: 'noteStylist' },
              select_slot: { target: 'opening', actions: 'note' },
              provide_customer_data: { target: 'opening', actions: ['note', says.noted] },
              check_availability: { target: 'looking', actions: 'note' },
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
            entry: ask('slot'),
            on: {
              select_service: { target: '#service_selection', actions: 'noteOtherServices' },
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              provide_customer_data: { target: 'asking', reenter: true, actions: ['note', says.noted] },
              check_availability: { target: 'listing', actions: 'note' },
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
          opening: { always: [{ guard: 'customerIsKnown', target: '#confirmation' }, { target: 'recognising' }] },
          // A returning customer passes through within the turn (B9); if nobody can say who it is, we simply ask.
          recognising: {
            entry: calls.findCustomer,
            on: {
              'find_customer.done': [
                { guard: 'customerIsFoundOrNamed', target: '#confirmation', actions: 'takeCustomer' },
                { target: 'asking' },
              ],
              'find_customer.refused': { target: 'asking' },
              'find_customer.failed': { target: 'asking' },
            },
          },
          asking: {
            entry: ask('name'),
            on: {
              provide_customer_data: {
                guard: 'nameIsGiven',
                target: '#confirmation',
                actions: ['note', 'takeCustomer'],
              },
              select_service: { target: '#service_selection', actions: 'noteOtherServices' },
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              check_availability: { target: 'looking', actions: 'note' },
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
            entry: ask('confirm'),
            on: {
              confirm_booking: [
                { guard: 'changeIsAsked', target: 'asking', reenter: true },
                {
                  guard: 'slotHasPassed',
                  target: '#slot_selection.searching',
                  actions: [says.slotPassed, 'wishSlotAgain'],
                },
                { target: 'registering' },
              ],
              provide_customer_data: {
                guard: 'nameIsGiven',
                target: 'asking',
                reenter: true,
                actions: ['note', 'takeCustomer'],
              },
              select_service: { target: '#service_selection', actions: 'noteOtherServices' },
              select_stylist: anotherStylist,
              select_slot: anotherSlot,
              check_availability: { target: 'looking', actions: 'note' },
              // A no to the summary is no wish to have nothing: what should be different is asked, and all is kept (X12).
              unknown: [
                { guard: 'asksForAMoment', actions: says.takeYourTime },
                { guard: 'wantsItDifferent', actions: [says.nothingYet, ...ask('change')] },
                { guard: 'changeIsAsked', target: 'asking', reenter: true, actions: says.notUnderstood },
              ],
            },
          },
          searching,
          looking,
          registering: {
            entry: calls.ensureCustomer,
            on: {
              'ensure_customer.done': { target: 'booking', actions: 'takeCustomerId' },
              'ensure_customer.refused': notBooked,
              'ensure_customer.failed': notBooked,
            },
          },
          booking: {
            entry: calls.book,
            on: {
              'book.done': { target: '#booked', actions: says.booked },
              'book.refused': { target: '#slot_selection.searching', actions: [says.slotTaken, 'wishSlotAgain'] },
              'book.failed': notBooked,
            },
          },
        },
      },

      // Nothing rests here: a finished booking makes room for the next one within the same turn (B1).
      booked: { id: 'booked', always: { target: '#idle', actions: 'forget' } },
    },
  });
}
