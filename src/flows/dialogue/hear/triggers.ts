import type { Opening } from '../../../core/flow.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import { phraseAt, type Word, wordsOf } from './words.ts';

/** Words that may stand between the words of a trigger: "book me a cheap flight" is "book flight". */
const GAP_MAX = 3;

/** How much of the message asks for this task: the words of its longest trigger that was said, 0 for none. */
export function triggered(reading: Reading, task: Task): number {
  return Math.max(0, ...triggersIn(reading, task).map(({ length }) => length));
}

/** Being asked for in so many words, from within another journey (E9). */
const ASKED_FOR = 0.9;

/** Whether words ask for any of these tasks, and where they first do. */
export function openingOf(reading: Reading, tasks: readonly Task[]): Opening | null {
  const asked = tasks.flatMap((task) => triggersIn(reading, task).map(({ start }) => ({ task: task.task, at: start })));
  const first = asked.toSorted((one, other) => one.at - other.at)[0];
  if (first === undefined) return null;
  return { confidence: ASKED_FOR, at: first.at, intent: { type: 'start', entities: { task: first.task } } };
}

function triggersIn(reading: Reading, task: Task): readonly { readonly start: number; readonly length: number }[] {
  const words = wordsOf(reading.text).filter((word) => !isExplained(reading, word));
  return phrasesIn(task.triggers, reading.locale).flatMap((trigger) => {
    const phrase = wordsOf(trigger).map((word) => word.plain);
    const place = phraseAt(words, phrase, GAP_MAX);
    return place === null ? [] : [{ start: place.start, length: phrase.length }];
  });
}

/** Words that ask the front desk something ("where do you fly?") ask for no task. */
function isExplained(reading: Reading, word: Word): boolean {
  return mentions(reading, 'topic').some((topic) => topic.start <= word.start && word.end <= topic.end);
}
