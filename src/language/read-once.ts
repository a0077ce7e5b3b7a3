import type { Locale } from '../core/locale.ts';
import type { Reading } from '../core/reading.ts';
import type { Listening, Vocabulary } from '../core/vocabulary.ts';
import { read } from './read.ts';

/** Cap the memory so that junk input cannot fill it. */
const REMEMBERED_MAX = 2_000;

let remembered = new WeakMap<Vocabulary, Map<string, Reading>>();
let count = 0;

/**
 * What the same words come to at the same instant is worked out once: a message is put to the desk's own question and then to the
 * journey's, and `verify` says the same sentence in every state. A reading never changes.
 */
export function readOnce(raw: string, locale: Locale, listening: Listening, also: readonly Locale[]): Reading {
  const { vocabulary, ...where } = listening;
  const known = remembered.get(vocabulary) ?? new Map<string, Reading>();
  const key = JSON.stringify([raw, locale, where, also]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const reading = read(raw, locale, listening, also);
  if (count >= REMEMBERED_MAX) [remembered, count] = [new WeakMap(), 0];
  remembered.set(vocabulary, (remembered.get(vocabulary) ?? new Map()).set(key, reading));
  count += 1;
  return reading;
}
