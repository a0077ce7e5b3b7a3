import type { AnyMachineSnapshot } from 'xstate';
import { type Say, say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { catalogueOf } from './catalogue.ts';
import { type DialogueState, dialogueContext, NO_TASK } from './context.ts';
import { expectationOf } from './expects.ts';
import { openingOf } from './hear/triggers.ts';
import { createDialogueMachine, newWorking } from './machine.ts';
import { MIGRATIONS, readStored } from './migrations.ts';
import type { Place } from './place.ts';
import { proposalOf } from './proposal.ts';
import { remembered } from './remember.ts';
import { questionOf, recoveryOf, summaryOf } from './said.ts';
import { dialogueSettings } from './settings.ts';
import { states } from './states.ts';
import { stepNamed } from './task/build.ts';
import type { Task } from './task/schema.ts';
import { capabilities } from './told.ts';
import type { Working } from './working.ts';

/** The dialogue framework as one business runs it: a fixed machine, and the tasks that the business declares (C1). */
export function createDialogueFlow(business: Business, declared: readonly Task[]): Flow {
  const tasks = new Map(declared.map((task) => [task.task, task] as const));
  const { lists, historyMessagesMax } = dialogueSettings(business);
  const place: Place = { timeZone: business.timeZone, country: business.country, lists };
  const machine = createDialogueMachine(tasks, place);
  const workingOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Working;
  const dataOf = (snapshot: AnyMachineSnapshot) => workingOf(snapshot).data;

  return {
    name: 'dialogue',
    version: MIGRATIONS.length + 1,
    context: dialogueContext,
    machine,
    restore: (stored, now) => {
      const data = readStored(stored);
      const context = { ...newWorking(), ...resumed(data, tasks), now };
      return machine.resolveState({ value: data.conversation_state, context });
    },
    store: (snapshot) => dataOf(snapshot),
    state: (snapshot) => String(snapshot.value),
    rests: (snapshot) => dataOf(snapshot).current_flow === NO_TASK,
    proposes: (snapshot) => proposalOf(dataOf(snapshot), tasks),
    expects: (snapshot) => expectationOf(dataOf(snapshot), tasks, { ...place, now: workingOf(snapshot).now }),
    pending: (snapshot) => pending(dataOf(snapshot), tasks),
    help: () => [say('help', { tasks: capabilities(declared) })],
    redirect: (snapshot) => pending(dataOf(snapshot), tasks),
    remember: (stored, exchange) => remembered(stored, exchange, historyMessagesMax),
    opens: (reading) => openingOf(reading, declared),
    ended: (snapshot) => snapshot.value === 'idle',
    lists,
    words: catalogueOf(declared),
    states,
  };
}

/** The question that stands in each state of rest. */
function pending(data: DialogueState, tasks: ReadonlyMap<string, Task>): readonly Say[] {
  switch (data.conversation_state) {
    case 'waiting_for_slot':
      return questionOf(data, tasks, false);
    case 'confirming':
      return summaryOf(data, tasks);
    case 'error':
      return recoveryOf(data, tasks);
    default:
      return [];
  }
}

/** A stored state beside the tasks as they are declared today; the step is worked out where only the slot is known. */
function resumed(data: DialogueState, tasks: ReadonlyMap<string, Task>): Pick<Working, 'data' | 'declaration'> {
  if (data.current_flow === NO_TASK) return { data, declaration: 'same' };
  const task = tasks.get(data.current_flow);
  if (task === undefined) return { data, declaration: 'gone' };
  const version = data.asked.version ?? task.version;
  if (version !== task.version) return { data, declaration: 'changed' };
  const collecting = task.steps.find((step) => step.kind === 'collect' && step.collect === data.waiting_for_slot);
  const step = stepNamed(task, data.current_step) ?? collecting ?? null;
  return { data: { ...data, current_step: step?.id ?? null, asked: { ...data.asked, version } }, declaration: 'same' };
}
