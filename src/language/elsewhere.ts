import type { Locale } from '../core/locale.ts';
import type { MentionKind, Reading } from '../core/reading.ts';
import type { Listening } from '../core/vocabulary.ts';
import { perhapsIn } from './detect.ts';
import { readOnce, type Spoken } from './read-once.ts';

/** What says enough for a language to be known by it. */
const TELLING: ReadonlySet<MentionKind> = new Set(['answer', 'choice', 'cue', 'date', 'dates', 'time', 'window']);

/**
 * Words too few to tell their language by, which mean nothing in those on offer and are wholly understood in another: "la
 * primera", at a business that speaks English (X19).
 */
export function readElsewhere(
  words: Spoken,
  reading: Reading,
  offered: readonly Locale[],
  listening: Listening,
): Reading | null {
  if (reading.mentions.some(({ kind }) => kind !== 'name')) return null;
  for (const locale of perhapsIn(words.text, offered)) {
    const other = readOnce({ ...words, locale, also: [] }, listening);
    if (other.rest === '' && other.mentions.some(({ kind }) => TELLING.has(kind))) return other;
  }
  return null;
}
