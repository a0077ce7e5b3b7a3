import { assign, enqueueActions, setup } from 'xstate';
import { effectActions } from '../../core/step.ts';
import { calls, wakes } from './calls.ts';
import type { SpaceCatalogue } from './catalogue.ts';
import { availabilityOf, freeDaysOf, protocolOf, type SpaceEvent } from './events.ts';
import { createGuards } from './guards.ts';
import * as memory from './memory.ts';
import { createNotes } from './notes.ts';
import { createSayings } from './sayings.ts';

interface Given {
  readonly context: memory.SpaceMemory;
  readonly event: SpaceEvent;
}

/**
 * The six steps of a reservation (E1). An interpreter, model or rules, only ever says `protocol`; where that leads is
 * written here, in the order in which the cases are tried. `opening` goes on at once where nothing is left to ask, so
 * that steps chain within a turn; `checking` and its like await a tool; in `asking` the conversation rests.
 */
export function createSpaceMachine(catalogue: SpaceCatalogue) {
  const says = createSayings(catalogue);
  const notes = createNotes(catalogue);

  const cancels = { guard: 'canceled', target: '#GENERAL', actions: ['clear', says.cancelled] } as const;
  // E5: a space that does not exist leads back to step 2, a date that is none to step 3.
  const unknownSpace = {
    guard: 'spaceIsUnknown',
    target: '#CHOOSE_SPACE.asking',
    reenter: true,
    actions: ['take', 'hush', notes.unknownSpace, says.unknownSpace],
  } as const;
  const badPeriod = {
    guard: 'periodIsBad',
    target: '#CHOOSE_PERIOD.asking',
    reenter: true,
    actions: ['take', 'dropPeriod', 'hush', notes.badPeriod, says.badPeriod],
  } as const;
  // E4: a wish to change without saying into what.
  const otherSpace = {
    guard: 'wantsOtherSpace',
    target: '#CHOOSE_SPACE.asking',
    reenter: true,
    actions: ['take', 'dropSpace'],
  } as const;
  const otherPeriod = {
    guard: 'wantsOtherPeriod',
    target: '#CHOOSE_PERIOD.asking',
    reenter: true,
    actions: ['take', 'dropPeriod'],
  } as const;
  const noSuchSpace = {
    guard: 'asksTooMuch',
    target: 'asking',
    reenter: true,
    actions: ['take', 'hush', says.noSuchSpace],
  } as const;
  // E3: COMPLETED without what the step requires is noted, and otherwise PENDING.
  const incomplete = {
    guard: 'completed',
    target: 'asking',
    reenter: true,
    actions: ['take', notes.incomplete],
  } as const;
  const stays = { target: 'asking', reenter: true, actions: 'take' } as const;
  const notHeard = { target: 'asking', reenter: true, actions: ['hush', says.notUnderstood] } as const;
  const asksAgain = { ...notHeard, guard: 'saysNothing' } as const;
  // Whether their money came is answered wherever they are, and the question that stands is put again (E8, X7).
  const answers = { target: 'asking', reenter: true } as const;
  const aside = {
    unclear: notHeard,
    noted: { target: 'asking', reenter: true, actions: 'hush' },
    pause: { actions: says.takeYourTime },
    payment_status: { actions: calls.checkPayment },
    'check_payment.done': { ...answers, actions: ['hush', says.paymentStanding] },
    'check_payment.refused': { ...answers, actions: ['hush', says.nothingToPay] },
    'check_payment.failed': { ...answers, actions: ['hush', says.paymentUnchecked] },
  } as const;

  const requestsSpaceInfo = [
    unknownSpace,
    badPeriod,
    { guard: 'completedWithSpace', target: '#CHOOSE_SPACE', actions: ['take', 'hush'] },
  ] as const;

  return setup({
    types: {} as { context: memory.SpaceMemory; events: SpaceEvent },
    actions: {
      ...effectActions,
      take: enqueueActions(({ event, enqueue }) => {
        enqueue.assign(({ context }) => memory.taken(context, event, catalogue));
        const bad = notes.badTimes(event);
        if (bad !== null) enqueue({ type: 'log', params: bad });
        if (protocolOf(event).several) enqueue(says.oneDayAtATime);
      }),
      hush: assign({ response: '' }),
      dropSpace: assign(({ context }: Given) => memory.withoutSpace(context)),
      dropPeriodsOffered: assign(({ context }: Given) => memory.withoutPeriodsOffered(context)),
      dropPeriod: assign(({ context }: Given) => memory.withoutPeriod(context)),
      offerOthers: assign(({ context, event }: Given) => memory.withAlternatives(context, availabilityOf(event))),
      offerDays: assign(({ context, event }: Given) => memory.withDays(context, freeDaysOf(event))),
      goBack: assign(({ context }: Given) => memory.asBefore(context)),
      markSummary: assign({ summaryShown: true, asked: {} }),
      markCreated: assign(({ event }: Given) => memory.created(event)),
      markLinked: assign({ paymentLinkGenerated: true }),
      clear: assign(() => memory.blank),
    },
    guards: createGuards(catalogue),
  }).createMachine({
    id: 'space',
    context: memory.blank,
    initial: 'GENERAL',
    on: {
      // The router saw another workflow (E6): the reservation is cleared, and the user told.
      other_workflow: { target: '#GENERAL', actions: ['clear', says.switched] },
      // A reservation that was not paid for in time is no longer kept, and the user is told (E8).
      'timer.hold.*': { actions: calls.checkHold },
      'check_hold.done': { guard: 'holdHasLapsed', actions: says.holdLapsed },
      'check_hold.failed': { actions: wakes.holdAgain },
      // What became of a payment, whenever it comes: the reservation it is for stands in the ledger, not here (E8).
      'payment.confirmed': { actions: says.paid },
      'payment.failed': { actions: says.paymentFailed },
      'payment.expired': { actions: says.paymentExpired },
      'payment.refunded': { actions: says.paymentRefunded },
      'payment.owed': { actions: says.paymentOwed },
      'payment.mismatched': { actions: says.paymentMismatched },
    },
    states: {
      GENERAL: {
        id: 'GENERAL',
        on: {
          protocol: [
            { guard: 'canceled', actions: says.nothingToCancel },
            // What was made is not for this conversation to change.
            { guard: 'wantsChange', actions: says.nothingToCancel },
            ...requestsSpaceInfo,
            { guard: 'asksTooMuch', target: '#REQUEST_SPACE_INFO', actions: ['take', 'hush', says.noSuchSpace] },
            { target: '#REQUEST_SPACE_INFO', actions: 'take' },
          ],
          unclear: { actions: says.general },
          payment_status: { actions: calls.checkPayment },
          'check_payment.done': { actions: says.paymentStanding },
          'check_payment.refused': { actions: says.nothingToPay },
          'check_payment.failed': { actions: says.paymentUnchecked },
          // Nothing is under way, so there is nothing to say about leaving it.
          other_workflow: { actions: 'clear' },
        },
      },

      REQUEST_SPACE_INFO: {
        id: 'REQUEST_SPACE_INFO',
        initial: 'asking',
        states: {
          asking: {
            entry: says.invitation,
            on: {
              // COMPLETED without a space just informs (E3).
              protocol: [cancels, ...requestsSpaceInfo, noSuchSpace, asksAgain, stays],
              ...aside,
            },
          },
        },
      },

      CHOOSE_SPACE: {
        id: 'CHOOSE_SPACE',
        initial: 'opening',
        states: {
          opening: { always: [{ guard: 'spaceIsKnown', target: '#CHOOSE_PERIOD' }, { target: 'asking' }] },
          asking: {
            entry: says.whichSpace,
            on: {
              protocol: [
                cancels,
                unknownSpace,
                badPeriod,
                otherPeriod,
                { guard: 'completedWithSpace', target: '#CHOOSE_PERIOD', actions: ['take', 'hush'] },
                noSuchSpace,
                incomplete,
                asksAgain,
                stays,
              ],
              ...aside,
            },
          },
        },
      },

      CHOOSE_PERIOD: {
        id: 'CHOOSE_PERIOD',
        initial: 'opening',
        states: {
          opening: {
            always: [
              { guard: 'periodIsKnown', target: 'checking' },
              { guard: 'daysAreKnown', target: 'looking' },
              { target: 'asking' },
            ],
          },
          // Days to look in are no period: which of them is asked, and free ones are offered.
          looking: {
            entry: calls.findFreeDays,
            on: {
              'find_free_days.done': { target: 'asking', actions: ['hush', 'offerDays'] },
              'find_free_days.refused': { target: 'asking', actions: 'hush' },
              'find_free_days.failed': { target: 'asking', actions: 'hush' },
            },
          },
          checking: {
            entry: calls.checkAvailability,
            on: {
              'check_availability.done': [
                { guard: 'isFree', target: '#CONFIRM_RESERVATION_SUMMARY' },
                { target: 'asking', actions: ['hush', says.taken, 'offerOthers'] },
              ],
              'check_availability.refused': { target: 'asking', actions: ['hush', says.trouble] },
              'check_availability.failed': { target: 'asking', actions: ['hush', says.trouble] },
            },
          },
          asking: {
            entry: says.whichPeriod,
            on: {
              protocol: [
                cancels,
                unknownSpace,
                badPeriod,
                otherSpace,
                { guard: 'refusesPeriods', target: 'asking', reenter: true, actions: ['hush', 'dropPeriodsOffered'] },
                otherPeriod,
                { guard: 'namesDays', target: 'looking', actions: 'take' },
                { guard: 'completedWithPeriod', target: 'checking', actions: 'take' },
                { guard: 'changesAndIsWhole', target: 'checking', actions: 'take' },
                incomplete,
                asksAgain,
                stays,
              ],
              ...aside,
            },
          },
        },
      },

      CONFIRM_RESERVATION_SUMMARY: {
        id: 'CONFIRM_RESERVATION_SUMMARY',
        initial: 'asking',
        states: {
          asking: {
            entry: ['markSummary', says.summary],
            on: {
              protocol: [
                { guard: 'refused', target: '#GENERAL', actions: ['clear', says.refused] },
                cancels,
                unknownSpace,
                badPeriod,
                otherSpace,
                otherPeriod,
                { guard: 'namesDays', target: '#CHOOSE_PERIOD.looking', actions: ['take', 'dropPeriod'] },
                { guard: 'changesAndIsWhole', target: 'checking', actions: 'take' },
                { guard: 'completed', target: 'creating' },
                asksAgain,
                { target: 'asking', reenter: true },
              ],
              ...aside,
            },
          },
          checking: {
            entry: calls.checkAvailability,
            on: {
              'check_availability.done': [
                { guard: 'isFree', target: 'asking' },
                { target: '#CHOOSE_PERIOD.asking', actions: ['hush', says.taken, 'offerOthers'] },
              ],
              'check_availability.refused': { target: 'asking', actions: ['goBack', says.trouble] },
              'check_availability.failed': { target: 'asking', actions: ['goBack', says.trouble] },
            },
          },
          creating: {
            entry: calls.createReservation,
            on: {
              'create_reservation.done': { target: '#COMPLETE_RESERVATION', actions: ['markCreated', says.created] },
              'create_reservation.refused': { target: '#CHOOSE_PERIOD.checking', actions: says.justTaken },
              'create_reservation.failed': { target: 'asking', actions: says.notCreated },
            },
          },
        },
      },

      // The last two steps are the house's own: no interpreter is asked.
      COMPLETE_RESERVATION: {
        id: 'COMPLETE_RESERVATION',
        always: [
          { guard: 'isToBePaid', target: '#PAYMENT_INSTRUCTIONS', actions: wakes.whenHoldEnds },
          { target: '#GENERAL', actions: 'clear' },
        ],
      },

      PAYMENT_INSTRUCTIONS: {
        id: 'PAYMENT_INSTRUCTIONS',
        initial: 'linking',
        // The reservation is made and its link still owed: nothing leads away from that.
        on: { other_workflow: {} },
        states: {
          linking: {
            entry: calls.generatePaymentLink,
            on: {
              'generate_payment_link.done': { target: '#GENERAL', actions: ['markLinked', says.payment, 'clear'] },
              'generate_payment_link.refused': { target: 'asking', actions: says.paymentTrouble },
              'generate_payment_link.failed': { target: 'asking', actions: says.paymentTrouble },
            },
          },
          // The reservation is made, only its link is missing: whatever comes next tries again (X8).
          asking: { on: { protocol: 'linking', unclear: 'linking' } },
        },
      },
    },
  });
}
