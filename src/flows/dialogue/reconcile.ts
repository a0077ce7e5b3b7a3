import { say } from '../../core/effect.ts';
import type { Reconciled } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Catalogue } from './catalogue.ts';
import { dialogueContext } from './context.ts';
import { goneBy } from './take.ts';
import { outputNames } from './task/schema.ts';

/**
 * What was told, held against the lists of the business of today: a city that is no longer served is let go with a word and
 * asked for again, and whatever was found with it is looked for anew. So is a day that has gone by since (X9). A task whose file
 * changed is noticed by its version (C11).
 */
export function reconciled(stored: JsonObject, now: string, catalogue: Catalogue): Reconciled | null {
  const { tasks, lists } = catalogue;
  const data = dialogueContext.parse(stored);
  const task = tasks.get(data.current_flow);
  if (task === undefined || task.version !== data.asked.version) return null;
  const isServed = (list: string, value: unknown) => (lists[list] ?? []).some(({ names }) => names[0] === value);
  const over = goneBy(task, data.slots, { ...catalogue, now });
  const unserved = Object.entries(task.slots)
    .filter(([slot, { list }]) => list !== undefined && slot in data.slots && !isServed(list, data.slots[slot]))
    .map(([slot]) => slot);
  const gone = [...unserved, ...over.map(({ slot }) => slot)];
  const step = task.steps.find((one) => one.kind === 'collect' && gone.includes(one.collect));
  if (step?.kind !== 'collect') return null;
  const dropped = [...gone, ...outputNames(task)];
  return {
    context: {
      ...data,
      slots: Object.fromEntries(Object.entries(data.slots).filter(([slot]) => !dropped.includes(slot))),
      conversation_state: 'waiting_for_slot',
      current_step: step.id,
      waiting_for_slot: step.collect,
      asked: { ...data.asked, question: step.collect, options: [] },
    },
    says: [
      ...unserved.map((slot) => say('value_gone', { value: String(data.slots[slot]) })),
      ...over.map(({ reason, facts }) => say(`invalid.${reason}`, facts)),
    ],
  };
}
