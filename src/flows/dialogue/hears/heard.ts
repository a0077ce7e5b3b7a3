import type { Cue } from '../../../core/cue.ts';
import { asWanted, heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { contains } from '../../../core/span.ts';
import type { Slots } from '../context.ts';
import { isFilled } from '../task/conditions.ts';
import type { Task } from '../task/schema.ts';
import { againIn, type Ended, endedLast, timesOf, valuesOf } from './again.ts';
import { askedAbout, type Wanted } from './asked-about.ts';
import { isBegun } from './needed.ts';
import { ownWords, saysItsWord } from './own-words.ts';
import type { HeardSlots } from './slots.ts';
import { type Standing, slotsIn } from './standing.ts';
import { pricedFor, supposedIn } from './supposed.ts';
import { isOfWhatTheyHave } from './theirs.ts';
import { isDenied, LETTERS_MIN, triggered } from './triggers.ts';
import { wayBackOf } from './way-back.ts';
import { wordsOf } from './words.ts';

/** What the rules go by: the words, where the talk stands, and what was made of them. */
export interface Heard {
  readonly reading: Reading;
  readonly standing: Standing;
  /** A task that was asked for besides the one under way. */
  readonly wanted: Wanted | null;
  has(...cues: Cue[]): boolean;
}

/** The same where a task is under way. */
export interface HeardInTask extends Heard {
  readonly task: Task;
  /** What was told of it. */
  readonly told: HeardSlots;
  /** What is asked to be so. */
  readonly asked: Slots;
  /** What is only supposed. */
  readonly supposed: Slots;
  /** Numbers that a price is asked for. */
  readonly priced: Slots;
}

export function heardIn(words: Reading, standing: Standing): Heard {
  const reading = asWanted(words);
  const isOpen = standing.task !== null || !isOfWhatTheyHave(words);
  const wanted = isOpen ? (asShown(wantedIn(reading, standing), words, standing) ?? askedAbout(words, standing)) : null;
  return { reading, standing, wanted, has: (...cues) => hasCue(reading, ...cues) };
}

/** "What's the cheapest flight to Miami?" asks for what the task would show, by its own word: what it asks about is told. */
function asShown(wanted: Wanted | null, words: Reading, standing: Standing): Wanted | null {
  if (wanted === null || wanted.trigger === 0 || standing.task !== null) return wanted;
  return { ...wanted, told: slotsIn(asWanted(words, ['tells', 'wants', 'asks']), standing, wanted.task) };
}

export function heardInTask(words: Reading, standing: Standing, task: Task): HeardInTask {
  const told = slotsIn(asWanted(words), standing, task);
  return {
    ...heardIn(words, standing),
    task,
    told,
    asked: askedIn(words, standing, task),
    supposed: supposedIn(words, standing, task),
    priced: pricedFor(words, standing, task),
  };
}

/** "Is that the 20th?": the values that whoever asks holds against what stands. */
function askedIn({ clauses = [], text, ...words }: Reading, standing: Standing, task: Task): Slots {
  const clause = clauses.find(({ whether }) => whether);
  if (clause === undefined) return {};
  const said = ' '.repeat(clause.start) + text.slice(clause.start, clause.end);
  const { slots } = slotsIn({ ...words, text: said, mentions: clause.mentions }, standing, task);
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => isFilled(standing.data.slots, slot)));
}

/** Nothing was told but names that nobody here knows. */
export function tellsNothing({ slots, strangers }: HeardSlots): boolean {
  return Object.keys(slots).every((slot) => strangers.includes(slot));
}

export function tellsSomething({ slots }: HeardSlots): boolean {
  return Object.keys(slots).length > 0;
}

/** The task that is wanted, with what was told of it. */
export function start(heard: Heard): JsonObject {
  const { wanted, standing } = heard;
  const again = wantsAgain(heard);
  if (wanted === null) return again === null ? {} : { task: again.task.task, slots: sameFor(heard, again) };
  const { task, trigger, told } = wanted;
  const same = again?.task.task === task.task ? sameFor(heard, again) : {};
  if (!tellsSomething(told)) return { task: task.task, ...(Object.keys(same).length > 0 && { slots: same }) };
  const slots = wayBackOf(task, told.slots, standing.data) ?? {
    ...same,
    ...(trigger === 0 && declinedValues(task, standing)),
    ...told.slots,
  };
  return { task: task.task, slots, ...(told.several && { several: true }) };
}

/** "The same for my wife" is for her alone, however many the first was for, and at the same time. */
function sameFor({ reading, standing: { data } }: Heard, again: Ended): Slots {
  const values = Object.entries({ ...valuesOf(again), ...timesOf(again, data.slots) });
  const isForOne = reading.clauses?.some(({ forWhom }) => forWhom === 'another') === true;
  return Object.fromEntries(values.filter(([slot]) => !isForOne || again.task.slots[slot]?.default === undefined));
}

/** What ended last, if it is wanted again while nothing is under way. */
export function wantsAgain({ reading, standing: { data, task, tasks } }: Heard): Ended | null {
  const ended = task === null ? endedLast(data, tasks) : null;
  // "Actually yes", to what was just refused.
  const isTakenBack = ended !== null && declinedIn(data) === ended.task.task && heardAnswer(reading) === 'yes';
  return isTakenBack ? ended : againIn(reading, ended);
}

/** After a no the reply asks what should be different: whoever says it means the rest to stay as it was (X12). */
function declinedValues(task: Task, { data }: Standing): Slots {
  return declinedIn(data) === task.task ? valuesOf({ task, slots: data.slots }) : {};
}

/** The task that was refused last, if nothing has begun since. */
function declinedIn({ trace }: Standing['data']): string | null {
  const last = trace.findLast(({ event }) => event === 'task_completed' || event === 'task_started');
  return last?.data['outcome'] === 'declined' ? String(last.data['task']) : null;
}

/** What was told of the task under way. */
export function inform({ task, told }: HeardInTask): JsonObject {
  return { task: task.task, slots: told.slots, ...(told.several && { several: true }) };
}

/** A task asked for in so many words, or by telling what it needs. The one with the longest trigger and most values. */
function wantedIn(reading: Reading, standing: Standing): Wanted | null {
  const current = standing.task;
  // "Cancel my flight" asks for the cancellation that is under way, and for no flight.
  const own = current === null ? 0 : triggered(reading, current);
  const candidates = [...standing.tasks.values()]
    .filter((task) => task.task !== current?.task)
    .map((task) => ({ task, trigger: askedFor(reading, standing, task), told: slotsIn(reading, standing, task) }))
    .filter(({ task, trigger, told }) =>
      current === null
        ? trigger > 0 || isBegun(reading, standing, task, told)
        : trigger > own || knowsMore(told, current, task),
    )
    .sort((one, other) => other.trigger - one.trigger || count(other.told) - count(one.told));
  const [best] = candidates;
  // "Book me a hotel in Paris" asks for nothing that is done here, though Paris is somewhere to fly to (X20).
  if (best === undefined || (best.trigger <= 1 && isElsewhere(reading, best.task))) return null;
  // "I want to change my booking" is no wish for a new one.
  const changes = current === null && !tellsSomething(best.told) && best.trigger === 1 && hasCue(reading, 'change');
  return changes ? null : best;
}

function count({ slots }: HeardSlots): number {
  return Object.keys(slots).length;
}

/**
 * How much of the message asks for the task. "Cancel it" does with nothing under way, where the task is about something that was
 * arranged: in this talk, or in another of the same customer's (X14).
 */
function askedFor(reading: Reading, standing: Standing, task: Task): number {
  const trigger = triggered(reading, task);
  if (trigger > 0 || standing.task !== null || !hasCue(reading, 'cancel')) return trigger;
  const isAboutArranged = Object.values(task.slots).some(({ carry }) => carry === true);
  if (!isAboutArranged) return 0;
  // "Call off my flight" asks for no flight.
  return cancelsItsThing(reading, task) ? 2 : saysItsWord(reading, task) ? 1 : 0;
}

/** Whether what is said to be cancelled is one of the things that the task is asked for by. */
function cancelsItsThing(reading: Reading, task: Task): boolean {
  const cues = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'cancel' && !negated);
  const said = wordsOf(reading.text).filter((word) =>
    cues.some((cue) => cue.start < word.start && contains(cue, word)),
  );
  return said.some(({ plain }) => plain.length >= LETTERS_MIN && ownWords(reading, task).includes(plain));
}

/** Whether what is wanted is something that others do, and no word of the task's own is said beside it. */
function isElsewhere(reading: Reading, task: Task): boolean {
  const others = mentions(reading, 'cue').filter(({ cue }) => cue === 'elsewhere');
  const besides = others.reduce(
    (text, { start: from, end }) => text.replace(reading.text.slice(from, end), ''),
    reading.text,
  );
  return others.length > 0 && triggered({ ...reading, text: besides }, task) === 0;
}

/** Whether the message holds a value of a type that this task asks for and the one under way does not. */
function knowsMore({ slots }: HeardSlots, current: Task, task: Task): boolean {
  const types = new Set(Object.values(current.slots).map((slot) => slot.type));
  return Object.keys(slots).some((name) => {
    const type = task.slots[name]?.type;
    // A time of day may be said of anything: it asks for none of what could be chosen from.
    return type !== undefined && type !== 'option' && !types.has(type);
  });
}

/** Whether the message knows something that only another task asks for. */
export function meansAnother({ reading, standing, task }: HeardInTask): boolean {
  const others = [...standing.tasks.values()].filter((one) => one.task !== task.task);
  return others.some((one) => knowsMore(slotsIn(reading, standing, one), task, one));
}

/** Whether the words say that one of these tasks is not wanted. */
export function denies(reading: Reading, tasks: Iterable<Task>): boolean {
  return [...tasks].some((task) => isDenied(reading, task));
}
