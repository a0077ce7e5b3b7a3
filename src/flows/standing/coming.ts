import { ignores } from '../../core/kit/kit.ts';
import type { Acts } from './acts.ts';
import type { Conditions } from './conditions.ts';
import * as inputs from './inputs.ts';
import type { StandingKit } from './kit.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';

/**
 * Reminders (F8). What begins soon is told once it was seen to stand still, and whether they come is asked. A yes is marked in
 * the ledger; whoever cannot come moves it or calls it off, each with its own yes (X11, X14).
 */
export function remindingOf({ tell, propose, call, note }: StandingKit, is: Conditions, { asked }: Acts) {
  const takeReminder = note('what they are reminded of', noting.reminder);
  const reminds = [
    { guard: is.mayAskNow, target: '.asking_coming', actions: [propose(says.reminder), takeReminder, asked('coming')] },
    { actions: [tell(says.reminder), takeReminder] },
  ] as const;
  return {
    // Said however long after it.
    come: '.marking',
    cannot: { target: '.finding', actions: note('that they cannot come', noting.aboutReminded('instead')) },
    reminded: { actions: call('recall_booking', inputs.reminder) },
    'recall_booking.done': reminds,
    // It stood a moment ago, when the reminder was made.
    'recall_booking.failed': reminds,
    'recall_booking.refused': ignores('it stands no longer'),
  } as const;
}

export function comingStates({ tell, call, note }: StandingKit, is: Conditions, acts: Acts) {
  const { forget, asked, leaves } = acts;
  const callOff = {
    target: 'finding',
    actions: note('that it is called off', noting.aboutReminded('call_off')),
  } as const;
  const move = { target: 'finding', actions: note('that it is moved', noting.aboutReminded('move')) } as const;

  return {
    idle: { on: { decline: leaves } },
    asking_coming: {
      on: {
        call_off: callOff,
        move,
        tell: { guard: is.onlyLooksAgain, actions: tell(says.askComing) },
        left: { target: 'idle', actions: forget },
      },
    },
    marking: {
      entry: call('mark_coming', inputs.coming),
      on: {
        'mark_coming.done': {
          target: 'idle',
          actions: [tell(says.seeYou), note('that they answered', noting.answered)],
        },
        'mark_coming.refused': { target: 'finding', actions: note('that it is gone', noting.gone) },
        'mark_coming.failed': { target: 'asking_coming', actions: [asked('coming'), tell(says.trouble)] },
      },
    },
    // What the business lets be done in the chat: where it cannot be moved, only calling off is left.
    wavering: {
      always: [
        { guard: is.mayMove, target: 'asking_instead', actions: [asked('instead'), tell(says.askInstead)] },
        { target: 'finding', actions: note('that it is called off', noting.toCallOff) },
      ],
    },
    asking_instead: { on: { call_off: callOff, move, decline: leaves } },
  } as const;
}
