import { mentions, type Reading } from '../../../core/reading.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import { phraseAt, type Word, wordsOf } from './words.ts';

/** Words that may stand between the words of a trigger: "book me a cheap flight" is "book flight". */
const GAP_MAX = 3;

/** How much of the message asks for this task: the words of its longest trigger that was said, 0 for none. */
export function triggered(reading: Reading, task: Task): number {
  const words = wordsOf(reading.text).filter((word) => !isExplained(reading, word));
  const lengths = phrasesIn(task.triggers, reading.locale).map((trigger) => {
    const phrase = wordsOf(trigger).map((word) => word.plain);
    return phraseAt(words, phrase, GAP_MAX) === null ? 0 : phrase.length;
  });
  return Math.max(0, ...lengths);
}

/** Words that ask the front desk something ("where do you fly?") ask for no task. */
function isExplained(reading: Reading, word: Word): boolean {
  return mentions(reading, 'topic').some((topic) => topic.start <= word.start && word.end <= topic.end);
}
