import type { Locale } from '../core/locale.ts';
import type { Reading } from '../core/reading.ts';
import type { Listening } from '../core/vocabulary.ts';
import { read } from './read.ts';

/** Cap the memory so that junk input cannot fill it. */
const READINGS_MAX = 2_000;

/** The words, and what their meaning depends on beside whoever listens. */
export interface Spoken {
  readonly text: string;
  readonly locale: Locale;
  readonly also: readonly Locale[];
  /** What is being talked about, where that counts. */
  readonly about?: string | undefined;
  readonly asksDay?: true | undefined;
  readonly asksWhen?: true | undefined;
}

/** Listening for what was asked for. */
function put({ about, asksDay, asksWhen }: Spoken, listening: Listening): Listening {
  return {
    ...listening,
    about: about || undefined,
    asksDay: asksDay || undefined,
    asksWhen: asksWhen || undefined,
  };
}

/**
 * What the same words come to at the same instant is worked out once: a message is put to the desk's own question and then to the
 * journey's, and `verify` says the same sentence in every state. A reading never changes.
 */
export function readOnce(spoken: Spoken, listening: Listening): Reading {
  const { text, locale, also, about, asksDay, asksWhen } = spoken;
  const { readings } = listening;
  const key = `${locale}/${also.join()}/${about ?? ''}/${asksDay ?? ''}/${asksWhen ?? ''}/${text}`;
  const before = readings?.get(key);
  if (before !== undefined) return before;
  const isPlain = about === undefined && !asksDay && !asksWhen;
  const reading = read(text, locale, isPlain ? listening : put(spoken, listening), also);
  if (readings !== undefined && readings.size >= READINGS_MAX) readings.clear();
  readings?.set(key, reading);
  return reading;
}
