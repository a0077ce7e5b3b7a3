import type { ConversationState } from './context.ts';

/** What each state means, for the generated specification and the diagram. */
export const states: { readonly [State in ConversationState]: string } = {
  idle: 'Nothing is under way; a message may start any of the tasks.',
  understanding:
    'A message is taken in: a task begins, goes on, is corrected, set aside or dropped. Passed within a turn.',
  waiting_for_slot: 'One slot was asked for; a plain answer goes straight to it.',
  validating_slot: 'The answer is normalised and held against its rules. Passed within a turn.',
  executing_action: 'An action of the task runs, or the task goes on to what needs no slot. Passed within a turn.',
  confirming: 'The user was asked whether to go ahead: yes, no, or a change.',
  completed: 'The task is over, done or declined. Passed within a turn.',
  error: 'Something failed: try again, cancel or get help.',
};
