import { heardAnswer } from '../../../core/hearing.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { overlaps } from '../../../core/span.ts';
import type { IntentName } from '../events.ts';
import { isFilled } from '../task/conditions.ts';
import { lastResult } from '../told.ts';
import { denies, type Heard, start, wantsAgain } from './heard.ts';
import { namedSlots } from './names.ts';
import { tellsNeeded } from './needed.ts';
import { saysItsWord } from './own-words.ts';
import { slotsIn } from './standing.ts';
import { isOfWhatTheyHave } from './theirs.ts';

/** Nothing is under way: a task is asked for, or what was arranged last is (C1, C10). */
export const idleRules: readonly Rule<Heard, IntentName>[] = [
  {
    // "When is my flight?" names what could be booked, and asks about the one that is.
    rule: 'asks what was arranged',
    means: 'recall',
    when: (heard) => hasResult(heard) && heard.has('recall'),
    examples: [{ said: 'when is my flight again?', given: 'a flight that was booked' }],
  },
  {
    rule: 'asks for a task by its words',
    means: 'start',
    when: ({ wanted }) => wanted !== null && wanted.trigger > 0,
    gives: start,
    examples: ['I want to book a flight', 'book a flight from Boston to LA on Friday'],
  },
  {
    rule: 'asks about a value of what was arranged',
    means: 'recall',
    when: (heard) => hasResult(heard) && asksAbout(heard),
    examples: [{ said: 'what was the date?', given: 'a flight that was booked' }],
  },
  {
    rule: 'wants to stop',
    means: 'cancel',
    // "My flight was cancelled" tells what befell it.
    when: (heard) => stops(heard) && !isForTask(heard) && !isOfWhatTheyHave(heard.reading),
    examples: ['stop', 'forget it'],
  },
  {
    rule: 'asks for time to think',
    means: 'pause',
    when: ({ reading, has, wanted }) =>
      (has('pause') || heardAnswer(reading) === 'not_yet') && wanted === null && reading.rest === '',
    examples: ['I have to think about it', 'I need to check with my boss first'],
  },
  {
    rule: 'tells what a task needs',
    means: 'start',
    when: ({ wanted }) => wanted !== null && wanted.told.sure >= PLAINLY,
    gives: start,
    examples: ['Boston to LA on Friday'],
  },
  {
    rule: 'wants the same again',
    means: 'start',
    when: (heard) => wantsAgain(heard) !== null,
    gives: start,
    examples: [{ said: 'the same one', given: 'a flight that was booked' }],
  },
  {
    rule: 'does not want a task',
    means: 'cancel',
    when: ({ reading, standing }) => denies(reading, standing.tasks.values()),
    certainty: 'guess',
    examples: ["I don't need an airfare"],
  },
  {
    rule: 'may tell what a task needs',
    means: 'start',
    when: ({ wanted }) => wanted !== null,
    gives: start,
    certainty: 'guess',
    examples: ['to Bostn'],
  },
];

/** How sure a value has to be that starts a task by itself. */
const PLAINLY = 0.98;

function hasResult({ standing }: Heard): boolean {
  return lastResult(standing.data, standing.tasks) !== null;
}

function asksAbout({ reading, standing, has }: Heard): boolean {
  const named = [...standing.tasks.values()].flatMap((task) => namedSlots(reading, task).map(({ slot }) => slot));
  return has('question') && named.some((slot) => isFilled(standing.data.slots, slot));
}

/** With nothing under way there is nothing to stop; "I want a refund" is answered by what is said about refunds. */
function stops({ reading, has }: Heard): boolean {
  return has('cancel') && !isAskedOnly(reading);
}

function isAskedOnly(reading: Reading): boolean {
  const cues = mentions(reading, 'cue').filter(({ cue }) => cue === 'cancel');
  const topics = mentions(reading, 'topic');
  return cues.every((cue) => topics.some((topic) => overlaps(topic, cue)));
}

/** "Cancel SK-48213" asks for the task that is called so. */
function isForTask({ reading, standing }: Heard): boolean {
  return [...standing.tasks.values()].some(
    (task) => saysItsWord(reading, task) && tellsNeeded(task, slotsIn(reading, standing, task)),
  );
}
