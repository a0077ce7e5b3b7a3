import { heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../events.ts';
import { NOT_KNOWN } from '../take.ts';
import { isFilled } from '../task/conditions.ts';
import type { SlotType } from '../task/schema.ts';
import { denies, type HeardInTask, inform, isItsOwnWord, meansAnother, start, tellsSomething } from './heard.ts';
import { eitherPlace, lacksIt } from './said.ts';
import { isSame } from './standing.ts';
import { swappedIn } from './swap.ts';
import { triggered } from './triggers.ts';
import { doneWithout, peopleCounted, ruledOutOf, wantedBesides } from './wanting.ts';

/** A task is under way: it is answered, corrected, asked about, left or set aside (C4, C6, C7). */
export const underWayRules: readonly Rule<HeardInTask, IntentName>[] = [
  {
    rule: 'wants to stop',
    means: 'cancel',
    when: (heard) => stops(heard) && !meansAnother(heard) && !denies(heard.reading, [heard.task]),
    examples: ['cancel', 'forget it'],
  },
  {
    rule: 'wants two values the other way round',
    means: 'correct',
    when: ({ reading, task, standing }) => swappedIn(reading, task, standing.data.slots) !== null,
    gives: ({ reading, task, standing }) => ({ task: task.task, slots: swappedIn(reading, task, standing.data.slots) }),
    examples: [{ said: 'the other way round', given: 'both places' }],
  },
  {
    rule: 'asks for another task by its words',
    means: 'start',
    when: ({ wanted }) => wanted !== null && wanted.trigger > 1,
    gives: start,
    examples: ['cancel my booking SK-48213'],
  },
  { rule: 'begins again', means: 'restart', when: ({ has }) => has('restart'), examples: ['start over'] },
  {
    rule: 'names a day that may be either of two',
    means: 'correct',
    when: ({ told }) => told.between !== null,
    gives: (heard) => ({
      ...inform(heard),
      between: [...(heard.told.between?.slots ?? [])],
      day: heard.told.between?.day ?? null,
    }),
    examples: [{ said: 'make it the 23rd', given: 'both ways' }],
  },
  {
    rule: 'suggests a place that may be either of two',
    means: 'correct',
    when: (heard) => eitherPlace(heard) !== null,
    gives: (heard) => {
      const { slots = [], value = '' } = eitherPlace(heard) ?? {};
      return { task: heard.task.task, slots: {}, between: [...slots], value };
    },
    examples: [{ said: 'how about Boston', given: 'where to' }],
  },
  {
    rule: 'corrects a value',
    means: 'correct',
    when: (heard) => isMarked(heard) && tellsSomething(heard.told),
    gives: inform,
    examples: ['actually, from Boston', 'I meant Los Angeles'],
  },
  {
    rule: 'asks what was said',
    means: 'recall',
    when: (heard) => heard.has('recall') || (asksAbout(heard) && !isMarked(heard)),
    gives: ({ told }) => (told.named.length > 0 ? { about: [...told.named] } : {}),
    examples: ['what did I say?', { said: 'what is the origin?', given: 'both places' }],
  },
  {
    rule: 'tells plainly what the task needs',
    means: 'inform',
    when: (heard) => tellsNew(heard) && heard.told.sure >= PLAINLY,
    gives: inform,
    examples: ['Boston', 'on Friday'],
  },
  {
    rule: 'rules out what was told',
    means: 'correct',
    when: (heard) => ruledOutOf(heard).length > 0,
    gives: (heard) => ({ about: [...ruledOutOf(heard)] }),
    examples: [{ said: 'not Boston', given: 'both places' }],
  },
  {
    rule: 'does not want the task',
    means: 'cancel',
    // "Don't book yet" puts it off (X12).
    when: ({ reading, task }) => denies(reading, [task]) && heardAnswer(reading) !== 'not_yet',
    examples: ["I don't want a flight"],
  },
  {
    rule: 'tells what only another task needs',
    means: 'start',
    when: ({ wanted }) => wanted?.trigger === 0 && wanted.told.sure >= LIKELY,
    gives: start,
    examples: ['SK-48213'],
  },
  {
    rule: 'does without what it had',
    means: 'correct',
    when: (heard) => Object.keys(doneWithout(heard)).length > 0,
    gives: (heard) => ({ task: heard.task.task, slots: doneWithout(heard) }),
    examples: [{ said: "actually I don't need the return", given: 'both ways' }],
  },
  {
    rule: 'wants a value changed, without saying into what',
    means: 'correct',
    // "Wait, how long is the flight?" asks, and changes nothing.
    when: (heard) => isMarked(heard) && (heard.has('change') || !heard.has('question')) && changeable(heard).length > 0,
    gives: about,
    examples: [{ said: 'I want to change the origin', given: 'both places' }],
  },
  {
    rule: 'says that fewer of them come, not how many',
    means: 'correct',
    when: (heard) => heard.has('fewer') && !tellsSomething(heard.told) && peopleCounted(heard).length > 0,
    gives: (heard) => ({ about: [...peopleCounted(heard)] }),
    examples: [{ said: "one of us can't come", given: 'a party of four' }],
  },
  {
    rule: 'wants what the task would ask for only then',
    means: 'correct',
    when: (heard) => (isMarked(heard) || isBrief(heard)) && Object.keys(wantedBesides(heard)).length > 0,
    gives: (heard) => ({ task: heard.task.task, slots: wantedBesides(heard) }),
    examples: [{ said: 'actually make it return', given: 'one way' }],
  },
  { rule: 'wants it tried again', means: 'retry', when: ({ has }) => has('retry'), examples: ['try again'] },
  { rule: 'asks for a moment', means: 'pause', when: pauses, examples: ['hold on a second'] },
  {
    rule: 'tells what the task needs',
    means: 'inform',
    when: (heard) => tellsNew(heard) && heard.told.sure >= LIKELY,
    gives: inform,
    examples: ['Bostn'],
  },
  {
    rule: 'names a value that is known, and nothing else',
    means: 'correct',
    when: (heard) => isBrief(heard) && changeable(heard).length > 0,
    gives: about,
    examples: [{ said: 'the origin please', given: 'both places' }],
  },
  {
    rule: 'says a word of another task',
    means: 'start',
    when: ({ wanted }) => wanted !== null,
    gives: start,
    certainty: 'guess',
    examples: [{ said: 'a flight', given: 'a cancellation' }],
  },
  {
    rule: 'may tell what the task needs',
    means: 'inform',
    when: tellsNew,
    gives: inform,
    certainty: 'guess',
    examples: [{ said: 'Denvr', given: 'both places' }],
  },
  {
    rule: 'does not know it, or does not have it',
    means: 'inform',
    when: lacksIt,
    gives: ({ task, standing }) => ({
      task: task.task,
      slots: { [standing.data.waiting_for_slot ?? '']: NOT_KNOWN },
    }),
    examples: ['no idea', { said: "I don't have the reference", given: 'a cancellation' }],
  },
  {
    // A short answer in which nothing was recognised is still the answer: it is judged, and refused with the reason (C5).
    rule: 'answers in words that nobody knows',
    means: 'inform',
    when: mayAnswer,
    gives: ({ reading, task, standing }) => ({
      task: task.task,
      slots: { [standing.data.waiting_for_slot ?? '']: reading.text },
    }),
    certainty: 'guess',
    examples: ['Atlantis'],
  },
];

/** How well a value fits: as it is written, or nearly. */
const PLAINLY = 0.98;
const LIKELY = 0.77;

/** Whoever is asked which booking, and says "cancel my booking" once more, does not want to stop. */
function stops(heard: HeardInTask): boolean {
  return heard.has('cancel') && !isItsOwnWord(heard) && triggered(heard.reading, heard.task) < WORDS_MIN;
}

const WORDS_MIN = 2;

function isMarked({ has }: HeardInTask): boolean {
  return has('correction', 'change');
}

/** "No, not to Boston" tells nothing new: what was proposed is refused. */
function tellsNew({ reading, standing, task, told }: HeardInTask): boolean {
  // "No, the first": whoever picks one of those listed wants it, if it was proposed already.
  // "No, just one way" of what is one way says so once more, and refuses nothing.
  const picks = Object.keys(told.slots).some((slot) => AGAIN.has(task.slots[slot]?.type));
  const changes = Object.entries(told.slots).some(([slot, value]) => !isSame(standing, slot, value));
  return tellsSomething(told) && (changes || picks || heardAnswer(reading) === null);
}

const AGAIN: ReadonlySet<SlotType | undefined> = new Set(['option', 'choice']);

/** "How long is the flight?" names one, and asks something that the desk answers. */
function asksAbout({ reading, standing, told, has }: HeardInTask): boolean {
  if (mentions(reading, 'topic').length > 0) return false;
  const asks = has('question') && told.named.length > 0 && !tellsSomething(told);
  return asks && told.named.every((slot) => isFilled(standing.data.slots, slot));
}

/** What is named and known, and nothing else, is to change. */
function changeable({ standing, told }: HeardInTask): readonly string[] {
  if (tellsSomething(told)) return [];
  return told.named.filter((slot) => (standing.data.slots[slot] ?? null) !== null);
}

function about(heard: HeardInTask): JsonObject {
  return { about: [...changeable(heard)] };
}

function isBrief({ reading, has }: HeardInTask): boolean {
  return reading.text.split(/\s+/).length <= BRIEF_WORDS_MAX && !has('question', 'recall');
}

const BRIEF_WORDS_MAX = 3;

/** "Hold on": not while something is asked or told in the same breath. */
function pauses({ reading, has }: HeardInTask): boolean {
  const telling = reading.mentions.some(({ kind }) => !['cue', 'answer', 'name'].includes(kind));
  return has('pause') && !telling && !has('question', 'cancel', 'recall', 'change', 'restart');
}

function mayAnswer({ reading, standing, task }: HeardInTask): boolean {
  const slot = standing.data.waiting_for_slot;
  if (slot === null || task.slots[slot] === undefined) return false;
  const marked = reading.mentions.some(({ kind }) => kind === 'cue' || kind === 'topic' || kind === 'answer');
  // A name on a list is no number, no day and no pick.
  const other = reading.mentions.some(({ kind }) => kind !== 'name' && kind !== 'item') || /\d/.test(reading.text);
  if (task.slots[slot].type === 'item' && other) return false;
  return !marked && reading.text !== '' && reading.text.split(/\s+/).length <= BRIEF_WORDS_MAX;
}
