import { heardAnswer } from '../../../core/hearing.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import type { Weighed } from '../../../core/rules.ts';
import { isFilled } from '../task/conditions.ts';
import type { Task } from '../task/schema.ts';
import { lastResult } from '../told.ts';
import { namedSlots, phrasesIn } from './names.ts';
import type { HeardSlots } from './slots.ts';
import { isSame, type Standing, slotsIn } from './standing.ts';
import { swappedIn } from './swap.ts';
import { isDenied, triggered } from './triggers.ts';
import { wordsOf } from './words.ts';

/** What words say of each intent, by rules alone; the expectation puts them together. */
export function certain(confidence: number): Weighed {
  return { entities: {}, confidence };
}

function isCancel(reading: Reading): boolean {
  return hasCue(reading, 'cancel');
}

/** "Hold on": not while something is asked or told in the same breath. */
export function isPause(reading: Reading): boolean {
  const telling = reading.mentions.some(({ kind }) => !['cue', 'answer', 'name'].includes(kind));
  return hasCue(reading, 'pause') && !telling && !hasCue(reading, 'question', 'cancel', 'recall', 'change', 'restart');
}

/** "Cancel" is about what is under way, unless the message knows something that only another task asks for. */
export function cancelled(reading: Reading, standing: Standing, others: readonly Task[]): Weighed | null {
  if (standing.task !== null && isDenied(reading, standing.task)) return certain(0.9);
  if (!isCancel(reading) || isItsOwnWord(reading, standing)) return null;
  const meant = others.some((one) => knowsMore(reading, standing, one));
  return certain(meant ? 0.5 : 0.95);
}

/** "I want a refund" is answered by what is said about refunds. */
function asksOnly(reading: Reading): boolean {
  const cues = mentions(reading, 'cue').filter(({ cue }) => cue === 'cancel');
  const topics = mentions(reading, 'topic');
  return cues.every((cue) => topics.some((topic) => topic.start < cue.end && cue.start < topic.end));
}

/** With nothing under way there is nothing to stop; "cancel SK-48213" asks for the task that is called so. */
export function cancelledIdle(reading: Reading, standing: Standing): Weighed | null {
  if ([...standing.tasks.values()].some((task) => isDenied(reading, task))) return certain(0.6);
  if (!isCancel(reading) || asksOnly(reading)) return null;
  const asked = [...standing.tasks.values()].some(
    (task) => saysItsWord(reading, task) && tellsNeeded(task, slotsIn(reading, standing, task)),
  );
  return certain(asked ? 0.5 : 0.75);
}

/** Asked whether to cancel a booking, "yes, cancel it" agrees. The bare word still stops everything: that is the safe way. */
function isItsOwnWord(reading: Reading, { data, task }: Standing): boolean {
  if (data.conversation_state !== 'confirming' || task === null) return false;
  return wordsOf(reading.text).length > 1 && saysItsWord(reading, task);
}

/** Whether the word that cancels is one by which the task is asked for. */
function saysItsWord(reading: Reading, task: Task): boolean {
  const cue = mentions(reading, 'cue').find((mention) => mention.cue === 'cancel');
  const said = wordsOf(reading.text).find((word) => word.start === cue?.start)?.plain ?? '';
  const own = phrasesIn(task.triggers, reading.locale).flatMap((trigger) => wordsOf(trigger).map((word) => word.plain));
  return own.includes(said);
}

/** Whether the message holds a value of a type that this task asks for and the one under way does not. */
function knowsMore(reading: Reading, standing: Standing, task: Task): boolean {
  const current = new Set(Object.values(standing.task?.slots ?? {}).map((slot) => slot.type));
  return Object.keys(slotsIn(reading, standing, task).slots).some((name) => {
    const type = task.slots[name]?.type;
    return type !== undefined && !current.has(type);
  });
}

/** Telling what a task must ask for starts it; a mere number of people starts nothing. */
function tellsNeeded(task: Task, { slots, strangers }: HeardSlots): boolean {
  const told = (slot: string): boolean => slot in slots && !strangers.includes(slot);
  return task.steps.some(
    (step) => step.kind === 'collect' && told(step.collect) && task.slots[step.collect]?.default === undefined,
  );
}

/** How much of the message asks for the task; "cancel it" does, where the talk still knows what it would be about. */
function askedFor(reading: Reading, standing: Standing, task: Task): number {
  const trigger = triggered(reading, task);
  if (trigger > 0 || standing.task !== null || !isCancel(reading)) return trigger;
  const known = Object.entries(task.slots).some(([name, slot]) => slot.carry && isFilled(standing.data.slots, name));
  return known && saysItsWord(reading, task) ? 1 : 0;
}

/** A task asked for in so many words, or by telling what it needs. The one with the longest trigger and most values. */
export function started(reading: Reading, standing: Standing, current: Task | null): Weighed | null {
  const candidates = [...standing.tasks.values()]
    .filter((task) => task.task !== current?.task)
    .map((task) => ({ task, trigger: askedFor(reading, standing, task), heard: slotsIn(reading, standing, task) }))
    .filter(({ task, trigger, heard }) =>
      current === null ? trigger > 0 || tellsNeeded(task, heard) : trigger > 0 || knowsMore(reading, standing, task),
    )
    .sort(
      (one, other) =>
        other.trigger - one.trigger || Object.keys(other.heard.slots).length - Object.keys(one.heard.slots).length,
    );
  const best = candidates[0];
  // "Book me a hotel in Paris" asks for nothing that is done here, though Paris is somewhere to fly to (X20).
  if (best === undefined || (best.trigger <= 1 && wantedElsewhere(reading, best.task))) return null;
  const told = Object.keys(best.heard.slots).length > 0;
  // "I want to change my booking" is no wish for a new one.
  if (current === null && !told && best.trigger === 1 && hasCue(reading, 'change')) return null;
  const beside = current === null || best.trigger > 1 ? 0.94 : 0.6;
  const confidence = best.trigger > 0 ? beside : (current === null ? 0.72 : 0.9) * best.heard.sure;
  return { entities: { task: best.task.task, ...(told ? { slots: best.heard.slots } : {}) }, confidence };
}

/** Whether what is wanted is something that others do, and no word of the task's own is said beside it. */
function wantedElsewhere(reading: Reading, task: Task): boolean {
  const others = mentions(reading, 'cue').filter(({ cue }) => cue === 'elsewhere');
  const besides = others.reduce(
    (text, { start, end }) => text.replace(reading.text.slice(start, end), ''),
    reading.text,
  );
  return others.length > 0 && triggered({ ...reading, text: besides }, task) === 0;
}

export function recalled(reading: Reading, standing: Standing, task: Task): Weighed | null {
  const { named, slots } = slotsIn(reading, standing, task);
  const asksAbout = hasCue(reading, 'question') && named.length > 0 && Object.keys(slots).length === 0;
  const known = asksAbout && named.every((slot) => isFilled(standing.data.slots, slot));
  if (!hasCue(reading, 'recall') && (!known || hasCue(reading, 'change', 'correction'))) return null;
  return { entities: named.length > 0 ? { about: [...named] } : {}, confidence: 0.92 };
}

/** "What's my reference?", with nothing under way: it is asked of what was arranged last. */
export function recalledIdle(reading: Reading, { data, tasks }: Standing): Weighed | null {
  if (lastResult(data, tasks) === null) return null;
  const named = [...tasks.values()].flatMap((task) => namedSlots(reading, task).map(({ slot }) => slot));
  const asksAbout = hasCue(reading, 'question') && named.some((slot) => isFilled(data.slots, slot));
  // "When is my flight?" names what could be booked, and asks about the one that is.
  if (hasCue(reading, 'recall')) return certain(0.95);
  return asksAbout ? certain(0.85) : null;
}

/** "Actually, change the origin to Boston"; or only which one is to change. */
export function corrected(reading: Reading, standing: Standing, task: Task): Weighed | null {
  const swapped = swappedIn(reading, task, standing.data.slots);
  if (swapped !== null) return { entities: { task: task.task, slots: swapped }, confidence: 0.95 };
  const marked = hasCue(reading, 'correction', 'change');
  const { slots, named } = slotsIn(reading, standing, task);
  if (Object.keys(slots).length > 0) return marked ? { entities: { task: task.task, slots }, confidence: 0.93 } : null;
  const filled = named.filter((slot) => (standing.data.slots[slot] ?? null) !== null);
  // "Change return date", "the date please": what is named and known, and nothing else, is to change.
  const brief = reading.text.split(/\s+/).length <= GUESSED_WORDS_MAX && !hasCue(reading, 'question', 'recall');
  if (filled.length === 0 || !(marked || brief)) return null;
  return { entities: { about: filled }, confidence: marked ? 0.9 : 0.72 };
}

export function informed(reading: Reading, standing: Standing, task: Task): Weighed | null {
  const { slots, sure } = slotsIn(reading, standing, task);
  const changes = Object.entries(slots).some(([slot, value]) => !isSame(standing, slot, value));
  if (Object.keys(slots).length > 0) {
    // "No, not to Boston" tells nothing new: what was proposed is refused.
    if (!changes && heardAnswer(reading) !== null) return null;
    return { entities: { task: task.task, slots }, confidence: Math.max(0.5, 0.92 * sure) };
  }
  return guessed(reading, standing, task);
}

/** A short answer in which nothing was recognised is still the answer: it is judged, and refused with the reason (C5). */
function guessed(reading: Reading, standing: Standing, task: Task): Weighed | null {
  const slot = standing.data.waiting_for_slot;
  if (slot === null || task.slots[slot] === undefined) return null;
  const markers = reading.mentions.some(
    (mention) => mention.kind === 'cue' || mention.kind === 'topic' || mention.kind === 'answer',
  );
  // A name on a list is no number, no day and no pick.
  const other = reading.mentions.some(({ kind }) => kind !== 'name' && kind !== 'item') || /\d/.test(reading.text);
  if (task.slots[slot].type === 'item' && other) return null;
  const words = reading.text.split(/\s+/).length;
  if (markers || reading.text === '' || words > GUESSED_WORDS_MAX) return null;
  return { entities: { task: task.task, slots: { [slot]: reading.text } }, confidence: 0.5 };
}

const GUESSED_WORDS_MAX = 3;
