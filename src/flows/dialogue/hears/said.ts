import { heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Reading } from '../../../core/reading.ts';
import { phraseIn } from '../kinds/phrase.ts';
import { NOT_KNOWN } from '../take.ts';
import { isFilled } from '../task/conditions.ts';
import type { Slot } from '../task/schema.ts';
import describing from './describes.json' with { type: 'json' };
import type { HeardInTask } from './heard.ts';
import lacking from './lacks.json' with { type: 'json' };
import { callsOff } from './own-words.ts';
import suggesting from './suggests.json' with { type: 'json' };

type Phrases = { readonly [L in Locale]: readonly string[] };

function says({ text, locale }: Reading, phrases: Phrases): boolean {
  return phrases[locale].some((phrase) => phraseIn(text, phrase) !== null);
}

/** What is suggested, where a message begins so: "what about Oslo?" */
export function suggestedIn({ text, locale }: Reading): string | null {
  for (const phrase of suggesting[locale]) {
    const place = phraseIn(text, phrase);
    if (place?.start !== 0) continue;
    const rest = text.slice(place.end).replace(END_MARKS, '').trim();
    if (rest !== '') return rest;
  }
  return null;
}

const END_MARKS = /[\s?!.？！。]+$/u;

/** "I don't know the ref", "no idea": what was asked for is not to be had from them now, and nothing else is told or asked. */
export function lacksIt({ reading, standing, told, has }: HeardInTask): boolean {
  const isAsked = standing.data.waiting_for_slot !== null && Object.keys(told.slots).length === 0;
  return isAsked && !has('question', 'cancel', 'person', 'change') && says(reading, lacking);
}

/**
 * "It's the flight to Austin", where the reference of what is to be called off is asked for: it says which one is meant, and asks
 * for no new one (X20).
 */
export function describesIt({ reading, standing, task, told }: HeardInTask): boolean {
  const isReference = task.slots[standing.data.waiting_for_slot ?? '']?.type === 'reference';
  if (!isReference || !callsOff(task) || Object.keys(told.slots).length > 0) return false;
  const wishes = reading.clauses?.some(({ mood, act, anew }) => mood === 'wants' || act === 'book' || anew === true);
  return wishes !== true && says(reading, describing);
}

/** What was asked for is not known to them. */
export function notKnown({ task, standing }: HeardInTask): JsonObject {
  return { task: task.task, slots: { [standing.data.waiting_for_slot ?? '']: NOT_KNOWN } };
}

/** Which of two places one may be: where from is asked, where to is known, and "how about Osaka" may be either. */
export interface EitherPlace {
  readonly slots: readonly [string, string];
  readonly value: string;
}

export function eitherPlace({ reading, standing, task, told }: HeardInTask): EitherPlace | null {
  const asked = standing.data.waiting_for_slot ?? '';
  const place = task.slots[asked];
  const value = told.slots[asked];
  if (place === undefined || typeof value !== 'string' || Object.keys(told.slots).length > 1) return null;
  const other = Object.entries(task.slots).find(([, slot]) => isOtherEnd(slot, place))?.[0];
  if (other === undefined || !isFilled(standing.data.slots, other)) return null;
  // "No, Portland" may refuse what was told before as well; "how about Portland" is somewhere to go.
  const isSuggested = says(reading, suggesting) && place.role !== 'to';
  if (!isSuggested && heardAnswer(reading) !== 'no') return null;
  const isPlain = reading.mentions.every((one) => one.kind !== 'item' || one.list !== place.list || one.role === null);
  return isPlain ? { slots: [other, asked], value } : null;
}

function isOtherEnd({ type, list, role }: Slot, place: Slot): boolean {
  return (
    type === 'item' && list === place.list && role !== undefined && place.role !== undefined && role !== place.role
  );
}
