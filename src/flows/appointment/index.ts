import type { AnyMachineSnapshot } from 'xstate';
import type { Say } from '../../core/effect.ts';
import { say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { appointmentContext } from './context.ts';
import { expectationOf } from './expects.ts';
import { standing, withoutExpired } from './life.ts';
import { appointmentMachine } from './machine.ts';
import { practiceOf } from './practice.ts';
import { proposalOf } from './proposal.ts';
import { askConfirm, askWhen, bookedReminder, offerAgain, openDoor } from './says.ts';
import type { Talk } from './talk.ts';
import en from './words/en.json' with { type: 'json' };

/** Appointments by text message: two slots are offered, one is chosen, a yes books it (A1–A14). */
export function createAppointmentFlow(business: Business): Flow {
  const practice = practiceOf(business);
  const machine = appointmentMachine(practice);
  return {
    name: 'appointment',
    version: 1,
    context: appointmentContext,
    machine,
    restore: (stored, now) => {
      const data = withoutExpired(appointmentContext.parse(stored), now);
      return machine.resolveState({ value: standing(data), context: { data, now, check: null } });
    },
    store: (snapshot) => talkOf(snapshot).data,
    state: (snapshot) => String(snapshot.value),
    rests: (snapshot) => snapshot.value === 'idle' || snapshot.value === 'booked',
    // What was booked here is answered for here, once and for all (A6).
    answersFor: (snapshot) => snapshot.value === 'booked',
    proposes: (snapshot) => proposalOf(talkOf(snapshot), practice),
    expects: (snapshot) => expectationOf(talkOf(snapshot), practice),
    pending: (snapshot) => standingQuestion(talkOf(snapshot)),
    help: () => [say('help', { name: practice.name })],
    redirect: (snapshot) => standingQuestion(talkOf(snapshot)),
    words: { en },
    states: STATES,
  };
}

/** What is put to the user again after a detour (X7). Once booked, it is the booking that is restated (A6). */
function standingQuestion(talk: Talk): readonly Say[] {
  switch (standing(talk.data)) {
    case 'booked':
      return [bookedReminder(talk)];
    case 'pending':
      return [askConfirm(talk)];
    case 'offered':
      return [offerAgain(talk)];
    case 'idle':
      // Somebody who has told us once when they would like to come need not be asked at every turn.
      return [talk.data.preference ? openDoor() : askWhen()];
  }
}

const STATES = {
  idle: 'Nothing is on the table. A wish for a day or time is looked up; anything else gets one question.',
  offered: 'Two slots, or the only one there was, are on the table for two hours.',
  pending: 'One slot was chosen and waits for a yes, for two hours.',
  booked: 'The appointment is booked and no longer changes. Moving or cancelling it is for a person.',
  checking: 'The calendar is being asked. Left within the turn.',
  booking: 'The chosen slot is being booked. Left within the turn.',
};

function talkOf(snapshot: AnyMachineSnapshot): Talk {
  return snapshot.context as Talk;
}
