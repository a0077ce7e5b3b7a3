import { setup } from 'xstate';
import { ignores, kit, kitActions, onlyIf } from '../../core/kit/kit.ts';
import { HOLD } from '../../domain/hold.ts';
import * as afterwards from './afterwards.ts';
import { casesOf } from './cases.ts';
import type { Catalogue } from './catalogue.ts';
import { conditionsOf, type Types } from './conditions.ts';
import type { SpaceEvent } from './events.ts';
import { blank, lookedFor, type Memory, wanted } from './memory.ts';
import * as noting from './notes.ts';
import { priceTold } from './quote.ts';
import * as says from './says.ts';

/**
 * The six steps of a reservation (E1). An interpreter, model or rules, only ever says `protocol`; where that leads is
 * written here, in the order in which the cases are tried. `opening` goes on at once where nothing is left to ask, so
 * that steps chain within a turn; `checking` and its like await a tool; in `asking` the conversation rests.
 */
export function spaceMachine(catalogue: Catalogue) {
  const { tell, propose, call, note, schedule, another } = kit<Types>(catalogue);
  const is = conditionsOf(catalogue);
  const { take, inOurWords, dropPeriod, clear, givesUp, again, aside, check, isTaken, looksUp, ...cases } =
    casesOf(catalogue);
  const { cancels, refuses, unknownSpace, badPeriod, otherSpace, noneCheaper, otherPeriod, requestsSpaceInfo } = cases;
  const { noSuchSpace, nothingCheaper, incomplete, asksAgain, stays, asksOfPayment, beginsAnew } = cases;

  const putBack = note('space and period as they were', noting.asBefore);
  const holds = schedule(HOLD, afterwards.holdEnds, afterwards.held);
  const linkMade = note('that the link was made', () => ({ paymentLinkGenerated: true }));
  const freeDays = note('the first free days', noting.freeDays);

  return setup({
    types: { context: {} as Memory, events: {} as SpaceEvent },
    actions: kitActions,
  }).createMachine({
    id: 'space',
    context: blank,
    initial: 'GENERAL',
    on: {
      // The router saw another workflow (E6): the reservation is cleared, and the user told.
      other_workflow: { target: '#GENERAL', actions: [...givesUp, tell(says.switched)] },
      ...afterwards.happening(catalogue),
    },
    states: {
      GENERAL: {
        id: 'GENERAL',
        on: {
          protocol: [
            { guard: is.canceled, actions: tell(says.nothingToCancel) },
            // What was made is not for this conversation to change.
            { guard: is.wantsChange, actions: tell(says.asMade) },
            ...beginsAnew,
          ],
          unclear: { actions: tell(says.general) },
          next: { actions: [tell(says.otherOne), another(false)] },
          asks_about: { actions: [tell(says.aboutSpaces), onlyIf(is.nothingIsMade, tell(says.inviteTo))] },
          pause: { actions: tell(says.takeYourTime) },
          ...asksOfPayment,
          other_workflow: { actions: givesUp },
        },
      },

      REQUEST_SPACE_INFO: {
        id: 'REQUEST_SPACE_INFO',
        initial: 'asking',
        states: {
          asking: {
            description: 'The spaces are listed, or those that hold what they need.',
            entry: tell(says.whichInfo),
            on: {
              // COMPLETED without a space just informs (E3).
              protocol: [refuses, cancels, ...requestsSpaceInfo, nothingCheaper, noSuchSpace, asksAgain, stays],
              ...aside,
            },
          },
        },
      },

      CHOOSE_SPACE: {
        id: 'CHOOSE_SPACE',
        initial: 'opening',
        states: {
          opening: {
            // Only a space that is known leads here; one that is not is asked for in `asking`.
            always: [{ guard: is.bothAreKnown, target: 'checking' }, { target: '#CHOOSE_PERIOD' }],
          },
          // Space and period at once skip step 3 (E3); only what is taken is asked about there.
          checking: looksUp,
          asking: {
            description: 'Which of the spaces is asked.',
            entry: tell(says.whichSpace),
            on: {
              protocol: [
                refuses,
                cancels,
                unknownSpace,
                badPeriod,
                otherPeriod,
                { guard: is.completedWithBoth, target: 'checking', actions: [...take, inOurWords] },
                { guard: is.completedWithSpace, target: '#CHOOSE_PERIOD', actions: [...take, inOurWords] },
                nothingCheaper,
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
            always: [{ guard: is.daysAreKnown, target: 'looking' }, { target: 'asking' }],
          },
          looking: {
            description: 'Days to look in are no period: free ones among them are looked for.',
            entry: call('find_free_days', lookedFor),
            on: {
              'find_free_days.done': { target: 'asking', actions: [inOurWords, freeDays] },
              'find_free_days.refused': { target: 'asking', actions: inOurWords },
              'find_free_days.failed': { target: 'asking', actions: inOurWords },
            },
          },
          checking: looksUp,
          asking: {
            description: 'When is asked, or which of the times or spaces offered instead.',
            entry: tell(says.whichPeriod),
            on: {
              protocol: [
                refuses,
                cancels,
                unknownSpace,
                badPeriod,
                noneCheaper,
                otherSpace,
                {
                  ...again,
                  guard: is.refusesPeriods,
                  actions: [inOurWords, note('that the times offered will not do', noting.withoutPeriodsOffered)],
                },
                otherPeriod,
                { guard: is.namesDays, target: 'looking', actions: take },
                { guard: is.completedWithPeriod, target: 'checking', actions: take },
                { guard: is.changesAndIsWhole, target: 'checking', actions: take },
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
            description: 'Space, period and price are summed up.',
            entry: [note('that it was summed up', noting.summedUp), propose(says.askConfirm)],
            on: {
              protocol: [
                refuses,
                cancels,
                unknownSpace,
                badPeriod,
                noneCheaper,
                otherSpace,
                otherPeriod,
                { guard: is.namesDays, target: '#CHOOSE_PERIOD.looking', actions: [...take, dropPeriod] },
                { guard: is.changesAndIsWhole, target: 'checking', actions: take },
                { guard: is.completed, target: 'creating' },
                asksAgain,
                stays,
              ],
              ...aside,
            },
          },
          checking: {
            description: 'Whether the space is free then is being looked up.',
            entry: check,
            on: {
              'check_availability.done': [
                { guard: is.isFree, target: 'asking' },
                { target: '#CHOOSE_PERIOD.asking', actions: isTaken },
              ],
              'check_availability.refused': { target: 'asking', actions: [putBack, tell(says.trouble)] },
              'check_availability.failed': { target: 'asking', actions: [putBack, tell(says.trouble)] },
            },
          },
          creating: {
            description: 'The reservation is being made.',
            entry: call('create_reservation', (memory, _event, place) => ({
              ...wanted(memory),
              ...priceTold(memory, place),
            })),
            on: {
              'create_reservation.done': {
                target: '#COMPLETE_RESERVATION',
                actions: [note('the reservation', noting.created), tell(says.created)],
              },
              'create_reservation.refused': { target: '#CHOOSE_PERIOD.checking', actions: tell(says.justTaken) },
              'create_reservation.failed': { target: 'asking', actions: tell(says.notCreated) },
            },
          },
        },
      },

      // The last two steps are the house's own: no interpreter is asked.
      COMPLETE_RESERVATION: {
        id: 'COMPLETE_RESERVATION',
        always: [
          { guard: is.isToBePaid, target: '#PAYMENT_INSTRUCTIONS', actions: holds },
          { target: '#GENERAL', actions: clear },
        ],
      },

      PAYMENT_INSTRUCTIONS: {
        id: 'PAYMENT_INSTRUCTIONS',
        initial: 'linking',
        // The reservation is made and its link still owed: nothing leads away from that.
        on: { other_workflow: ignores('the payment link is still owed') },
        states: {
          linking: {
            description: 'The link is being made.',
            entry: call('generate_payment_link', ({ reservationId }) => ({ reservation_id: reservationId })),
            on: {
              'generate_payment_link.done': {
                target: '#GENERAL',
                actions: [linkMade, tell(says.payment), clear],
              },
              'generate_payment_link.refused': { target: 'asking', actions: tell(says.paymentTrouble) },
              'generate_payment_link.failed': { target: 'asking', actions: tell(says.paymentTrouble) },
            },
          },
          // The reservation is made, only its link is missing: whatever comes next tries again (X8).
          asking: { on: { protocol: 'linking', unclear: 'linking' } },
        },
      },
    },
  });
}
