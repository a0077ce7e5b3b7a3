import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../events.ts';
import type { HeardInTask } from './heard.ts';

/** "Anything cheaper on another day?": none of those listed is meant, and which day is asked. */
export const wantsAnotherDay: Rule<HeardInTask, IntentName> = {
  rule: 'wants it for less on a day that is not said',
  means: 'correct',
  when: (heard) => heard.has('change') && daysNamed(heard).length > 0,
  gives: (heard) => ({ about: [...daysNamed(heard)] }),
  examples: [{ said: 'is there anything cheaper on another day?', given: 'flights listed' }],
};

/** The days that are known and were spoken of, where nothing is told but which of those listed would cost less. */
function daysNamed({ reading, told, task, standing: { data } }: HeardInTask): readonly string[] {
  const isCheaper = mentions(reading, 'choice').some(({ pick, negated }) => pick === 'cheaper' && !negated);
  const others = Object.keys(told.slots).filter((slot) => task.slots[slot]?.type !== 'option');
  if (!isCheaper || others.length > 0) return [];
  return told.named.filter((slot) => task.slots[slot]?.type === 'date' && (data.slots[slot] ?? null) !== null);
}
