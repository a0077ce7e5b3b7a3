import { type Clause, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { Task } from '../task/schema.ts';
import occasions from './occasions.json' with { type: 'json' };
import { triggered } from './triggers.ts';
import { phraseAt, wordsOf } from './words.ts';

/**
 * "My interview is on Thursday, can I fly on Wednesday?": the day of what somebody goes to is none that they wish for, where they
 * name another. It stands behind the occasion, in a clause that neither asks for the task itself nor says where
 * from.
 */
export function withoutOccasions(reading: Reading, task: Task): Reading {
  const days = mentions(reading, 'date');
  if (days.length < 2) return reading;
  const gone = (reading.clauses ?? []).flatMap((clause) => daysOfOccasion(clause, reading, task));
  if (gone.length === 0 || days.every((day) => gone.includes(day))) return reading;
  return { ...reading, mentions: reading.mentions.filter((one) => !gone.includes(one)) };
}

function daysOfOccasion(clause: Clause, reading: Reading, task: Task): readonly Mention[] {
  const text = reading.text.slice(clause.start, clause.end);
  const isJourney = clause.mentions.some((one) => one.kind === 'item' && one.role === 'from');
  if (isJourney || triggered({ ...reading, text }, task) > 0) return [];
  const words = wordsOf(text);
  const found = occasions[clause.locale].flatMap((phrase) => {
    const named = wordsOf(phrase).map(({ plain }) => plain);
    return phraseAt(words, named, 0) ?? [];
  });
  const [first] = found.map(({ start }) => clause.start + start).sort((one, other) => one - other);
  return first === undefined ? [] : clause.mentions.filter(({ kind, start }) => kind === 'date' && start > first);
}
