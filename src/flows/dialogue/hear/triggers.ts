import type { Reading } from '../../../core/reading.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import { phraseAt, wordsOf } from './words.ts';

/** Words that may stand between the words of a trigger: "book me a cheap flight" is "book flight". */
const GAP_MAX = 3;

/** How much of the message asks for this task: the words of its longest trigger that was said, 0 for none. */
export function triggered(reading: Reading, task: Task): number {
  const words = wordsOf(reading.text);
  const lengths = phrasesIn(task.triggers, reading.locale).map((trigger) => {
    const phrase = wordsOf(trigger).map((word) => word.plain);
    return phraseAt(words, phrase, GAP_MAX) === null ? 0 : phrase.length;
  });
  return Math.max(0, ...lengths);
}
