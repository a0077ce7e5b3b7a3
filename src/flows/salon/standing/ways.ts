import { and } from 'xstate';
import { calls } from '../calls.ts';
import type { Sayings } from '../sayings.ts';

/**
 * What becomes of an appointment that stands. The document has no state for it, so all of this happens in `idle`: it is
 * told from the ledger; it is called off after a plain yes; and to move it, a new one is made the usual way in its place,
 * through the usual states (B1). What is too near to be changed here goes to a person.
 */
export function createStandingWays(says: Sayings) {
  const handOver = { type: 'handoff', params: { reason: 'wants an appointment moved or called off' } } as const;
  const ask = (question: 'call_off' | 'which_call_off' | 'which_move') =>
    [{ type: 'ask', params: { question } }, says.question] as const;

  return {
    /** Answers to what was asked of theirs, before anything else is made of them. */
    asked: {
      confirm_booking: { guard: 'callingOffIsAsked', target: 'calling_off' },
      cancel_booking: [
        { guard: 'somethingOfTheirsIsAsked', actions: [says.kept, 'forget'] },
        { target: 'finding_theirs' },
      ],
      select_slot: { guard: 'oneOfTheirsIsPicked', target: 'finding_theirs', actions: 'pickTheirs' },
    },

    states: {
      finding_theirs: {
        entry: calls.findAppointments,
        on: {
          'find_appointments.done': [
            { guard: and(['nothingIsTheirs', 'isIdleCancel']), target: 'resting', actions: says.nothingToCancel },
            { guard: 'nothingIsTheirs', target: 'resting', actions: ['forget', says.noneOfTheirs] },
            { guard: 'isToBeTold', target: 'resting', actions: says.theirs },
            {
              guard: and(['severalAreTheirs', 'isToBeMoved']),
              target: 'resting',
              actions: ['holdTheirs', ...ask('which_move')],
            },
            { guard: 'severalAreTheirs', target: 'resting', actions: ['holdTheirs', ...ask('which_call_off')] },
            { guard: 'isForAPerson', target: 'resting', actions: ['forget', says.theirsForAPerson, handOver] },
            { guard: 'isToBeMoved', target: '#service_selection', actions: ['beginMove', says.moving] },
            { target: 'resting', actions: ['holdTheirs', ...ask('call_off')] },
          ],
          'find_appointments.refused': { target: 'resting', actions: says.forAPerson },
          'find_appointments.failed': { target: 'resting', actions: says.forAPerson },
        },
      },
      calling_off: {
        entry: calls.cancelAppointment,
        on: {
          'cancel_appointment.done': { target: 'resting', actions: ['forget', says.calledOff] },
          'cancel_appointment.refused': { target: 'resting', actions: ['forget', says.noneOfTheirs] },
          'cancel_appointment.failed': { target: 'resting', actions: says.callOffFailed },
        },
      },
    },
  } as const;
}
