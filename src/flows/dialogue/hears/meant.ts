import { cheapestOf, comparesPrice } from '../../../core/cheapest.ts';
import { goesOnToBook } from '../../../core/goes-on.ts';
import { heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import { optionsOf } from '../facts.ts';
import { centsOf } from '../kinds/compared.ts';
import { stepNamed } from '../task/build.ts';
import { isFilled } from '../task/conditions.ts';
import type { SlotType } from '../task/schema.ts';
import { type HeardInTask, tellsSomething } from './heard.ts';
import { callsOff, cancelsBesides, isItsOwnWord } from './own-words.ts';
import { suggestedIn } from './said.ts';
import { isSame } from './standing.ts';
import { triggered } from './triggers.ts';

/** What the words come to while a task is under way; the rules say what is made of it. */

/** Whoever is asked which booking, and says "cancel my booking" once more, does not want to stop; nor who says why. */
export function stops(heard: HeardInTask): boolean {
  const { reading, task } = heard;
  // "My eldest can't make it" leaves the others.
  if (!heard.has('cancel') || heard.has('fewer') || isItsOwnWord(heard) || triggered(reading, task) >= WORDS_MIN)
    return false;
  if (goesOnToBook(reading)) return false;
  return !callsOff(task) || cancelsBesides(reading);
}

const WORDS_MIN = 2;

export function isMarked({ has }: HeardInTask): boolean {
  return has('correction', 'change');
}

/** "No, not to Boston" tells nothing new: what was proposed is refused. */
export function tellsNew({ reading, standing, task, told }: HeardInTask): boolean {
  // "No, the first": whoever picks one of those listed wants it, if it was proposed already.
  // "No, just one way" of what is one way says so once more, and refuses nothing.
  const picks = Object.keys(told.slots).some((slot) => AGAIN.has(task.slots[slot]?.type));
  const changes = Object.entries(told.slots).some(([slot, value]) => !isSame(standing, slot, value));
  return tellsSomething(told) && (changes || picks || heardAnswer(reading) === null);
}

const AGAIN: ReadonlySet<SlotType | undefined> = new Set(['option', 'choice']);

/** "How long is the flight?" names one, and asks something that the desk answers. */
export function asksAbout({ reading, standing, told, has }: HeardInTask): boolean {
  if (mentions(reading, 'topic').length > 0) return false;
  const asks = has('question') && told.named.length > 0 && !tellsSomething(told);
  return asks && told.named.every((slot) => isFilled(standing.data.slots, slot));
}

/** What is named and known, and nothing else, is to change. */
export function changeable({ standing, told }: HeardInTask): readonly string[] {
  if (tellsSomething(told)) return [];
  return told.named.filter((slot) => (standing.data.slots[slot] ?? null) !== null);
}

export function about(heard: HeardInTask): JsonObject {
  return { about: [...changeable(heard)] };
}

export function isBrief({ reading, has }: HeardInTask): boolean {
  return reading.text.split(/\s+/).length <= BRIEF_WORDS_MAX && !has('question', 'recall');
}

const BRIEF_WORDS_MAX = 3;

/** "Hold on": not while something is asked or told in the same breath. */
export function pauses({ reading, has }: HeardInTask): boolean {
  const telling = reading.mentions.some(({ kind }) => !['cue', 'answer', 'name'].includes(kind));
  return has('pause') && !telling && !has('question', 'cancel', 'recall', 'change', 'restart');
}

/** What was asked for in words that nobody knows: the whole of a short message, or the "Oslo" of "what about Oslo". */
export function unknownAnswer({ reading, standing, task }: HeardInTask): string | null {
  const slot = task.slots[standing.data.waiting_for_slot ?? ''];
  if (slot === undefined || reading.text === '') return null;
  const suggested = slot.type === 'item' ? suggestedIn(reading) : null;
  if (suggested !== null) return isBriefName(suggested) && isOnlyAsked(reading) ? suggested : null;
  const marked = reading.mentions.some(({ kind }) => kind === 'cue' || kind === 'topic' || kind === 'answer');
  // A name on a list is no number, no day and no pick.
  const other = reading.mentions.some(({ kind }) => kind !== 'name' && kind !== 'item') || /\d/.test(reading.text);
  if (slot.type === 'item' && other) return null;
  return !marked && isBriefName(reading.text) ? reading.text : null;
}

function isBriefName(text: string): boolean {
  return text.split(/\s+/).length <= BRIEF_WORDS_MAX;
}

/** Nothing is heard in it but that it asks, and what may be a name. */
function isOnlyAsked({ mentions: heard }: Reading): boolean {
  return heard.every(
    (one) => one.kind === 'name' || one.kind === 'item' || (one.kind === 'cue' && one.cue === 'question'),
  );
}

/** "Which one is cheapest?": of the options listed it is proposed, so that "book that" means what was named last. */
export function cheapestAsked({ reading, standing, task }: HeardInTask): JsonObject {
  const asks = reading.clauses?.some(
    ({ mood, mentions: said }) =>
      mood === 'asks' && said.some((one) => comparesPrice(one) && one.kind === 'choice' && one.pick === 'cheaper'),
  );
  const step = stepNamed(task, standing.data.current_step);
  const name = step?.kind === 'confirm' && asks === true ? step.choose : undefined;
  const slot = name === undefined ? undefined : task.slots[name];
  if (name === undefined || slot === undefined) return {};
  const [least, ...more] = cheapestOf(optionsOf(slot, standing.data.slots), centsOf);
  const id = least?.['id'];
  return typeof id === 'string' && more.length === 0 && !isSame(standing, name, id) ? { [name]: id } : {};
}
