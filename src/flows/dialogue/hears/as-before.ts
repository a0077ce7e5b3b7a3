import type { JsonObject } from '../../../core/json.ts';
import type { Rule } from '../../../core/rules.ts';
import { changesSincePut } from '../changes.ts';
import type { IntentName } from '../events.ts';
import { type HeardInTask, tellsSomething } from './heard.ts';

/** "Stick with what we had": the days that gave way last are taken again; of anything else it is asked what it was. */
export const wantsAsBefore: Rule<HeardInTask, IntentName> = {
  rule: 'wants it as it was before the last change',
  means: 'correct',
  when: (heard) => heard.has('as_before') && !tellsSomething(heard.told) && before(heard) !== null,
  gives: (heard) => before(heard) ?? {},
  examples: [{ said: 'stick with what we had', given: 'another day than first put' }],
};

function before({ standing, task }: HeardInTask): JsonObject | null {
  const last = changesSincePut(standing.data)?.at(-1);
  // Which of those listed was picked rests on the rest.
  const changed = last?.slots.filter((slot) => task.slots[slot]?.type !== 'option') ?? [];
  if (last === undefined || changed.length === 0) return null;
  return changed.every((slot) => slot in last.was) ? { task: task.task, slots: last.was } : { about: changed };
}
