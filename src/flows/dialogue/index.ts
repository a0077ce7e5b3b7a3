import type { Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Entry } from '../../core/vocabulary.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import type { Catalogue, Place } from './catalogue.ts';
import { type DialogueState, dialogueContext, NO_TASK } from './context.ts';
import { answersInWords, EVENTS } from './events.ts';
import { openingOf } from './hears/triggers.ts';
import { createDialogueMachine } from './machine.ts';
import { type Memory, newMemory } from './memory.ts';
import { withBounds } from './migrations.ts';
import { reconciled } from './reconcile.ts';
import { remembered } from './remember.ts';
import * as says from './says.ts';
import { type DialogueSettings, dialogueSettings } from './settings.ts';
import { dialogueStates } from './states.ts';
import { actionsOf, stepNamed } from './task/build.ts';
import type { Task } from './task/schema.ts';
import { wordingOf } from './wording.ts';

/** The dialogue framework as one business runs it: a fixed machine, and the tasks that the business declares (C1). */
export function createDialogueFlow(business: Business, declared: readonly Task[]): Flow {
  const { lists: declaredLists, historyMessagesMax } = dialogueSettings(business);
  const lists = saidWhole(declaredLists);
  const tasks = new Map(declared.map((task) => [task.task, task] as const));
  const catalogue: Catalogue = { timeZone: business.timeZone, country: business.country, lists, tasks };
  return defineFlow<Memory>({
    name: 'dialogue',
    version: 2,
    migrations: { 2: withBounds },
    context: dialogueContext,
    machine: createDialogueMachine(catalogue),
    states: dialogueStates(catalogue),
    restore: (stored, now) => {
      const data = dialogueContext.parse(stored);
      return { state: data.conversation_state, memory: { ...newMemory(), ...resumed(data, tasks), now } };
    },
    reconcile: (stored, now) => reconciled(stored, now, catalogue),
    store: ({ data }) => data,
    help: (memory) => [says.help.say(memory, null, catalogue)],
    remember: (stored, exchange) => remembered(stored, exchange, historyMessagesMax),
    opens: (reading) => openingOf(reading, declared),
    abstract: (stored) => abstracted(dialogueContext.parse(stored), tasks),
    isCheckpointed: true,
    ended: (snapshot) => snapshot.value === 'idle',
    events: { ...EVENTS, ...answersInWords(declared.flatMap(actionsOf)) },
    lists,
    parts: Object.keys(lists),
    collected: ['current_flow', 'slots'],
    words: wordingOf(declared),
  });
}

/** A stored state beside the tasks as they are declared today; the step is worked out where only the slot is known. */
function resumed(data: DialogueState, tasks: ReadonlyMap<string, Task>): Pick<Memory, 'data' | 'declaration'> {
  if (data.current_flow === NO_TASK) return { data, declaration: 'same' };
  const task = tasks.get(data.current_flow);
  if (task === undefined) return { data, declaration: 'gone' };
  const version = data.asked.version ?? task.version;
  if (version !== task.version) return { data, declaration: 'changed' };
  const collecting = task.steps.find((step) => step.kind === 'collect' && step.collect === data.waiting_for_slot);
  const step = stepNamed(task, data.current_step) ?? collecting ?? null;
  return { data: { ...data, current_step: step?.id ?? null, asked: { ...data.asked, version } }, declaration: 'same' };
}

/** A part of the name of what is not to be had says nothing: "Maine" is no city. */
function saidWhole(lists: DialogueSettings['lists']): Place['lists'] {
  const whole = (entry: Entry): Entry => (entry.absent ? { ...entry, phrases: true } : entry);
  return Object.fromEntries(Object.entries(lists).map(([list, entries]) => [list, entries.map(whole)]));
}
