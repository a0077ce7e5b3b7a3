import type { StateRecord } from '../../core/kit/define-flow.ts';
import type { Catalogue } from './catalogue.ts';
import type { ConversationState } from './context.ts';
import { failedRules } from './hears/failed.ts';
import { idleRules } from './hears/idle.ts';
import { underWayRules } from './hears/under-way.ts';
import { expectationOf } from './intents.ts';
import type { Memory } from './memory.ts';
import { proposalOf } from './proposal.ts';
import { questionOf, recoveryOf, summaryOf } from './says.ts';

/** What each state means, asks, hears and leaves open. */
export function dialogueStates(catalogue: Catalogue): { readonly [State in ConversationState]: StateRecord<Memory> } {
  const { tasks, lists } = catalogue;
  const hears = ({ data, now }: Memory) => expectationOf(data, tasks, { ...catalogue, now });
  const proposes = ({ data }: Memory) => proposalOf(data, tasks, lists);
  return {
    idle: {
      means: 'Nothing is under way; a message may start any of the tasks.',
      isIdle: true,
      asks: () => [],
      hears,
      rules: idleRules,
    },
    understanding: {
      means: 'A message is taken in: a task begins, goes on, is corrected, set aside or dropped. Left within the turn.',
    },
    waiting_for_slot: {
      means: 'One slot was asked for; a plain answer goes straight to it.',
      asks: ({ data }) => questionOf(data, tasks, false),
      hears,
      rules: underWayRules,
    },
    validating_slot: { means: 'The answer is normalised and held against its rules. Left within the turn.' },
    executing_action: {
      means: 'An action of the task runs, or the task goes on to what needs no slot. Left within the turn.',
    },
    confirming: {
      means: 'The user was asked whether to go ahead: yes, no, or a change.',
      reaches: 'chose',
      asks: ({ data }) => summaryOf(data, tasks),
      proposes,
      hears,
      // It hears by the rules of waiting_for_slot.
      rules: [],
    },
    completed: { means: 'The task is over, done or declined. Left within the turn.' },
    error: {
      means: 'Something failed: try again, cancel or get help.',
      asks: ({ data }) => recoveryOf(data, tasks),
      proposes,
      hears,
      // Besides, it hears by the rules of waiting_for_slot.
      rules: failedRules,
    },
  };
}
