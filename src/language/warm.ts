import type { Locale } from '../core/locale.ts';
import type { Listening } from '../core/vocabulary.ts';
import { dataOf } from './language.ts';
import { read } from './read.ts';
import { likeliest } from './statistics.ts';

/**
 * Makes languages and a business's vocabulary ready before anybody writes: otherwise the first message of each language
 * pays for all that come after it.
 */
export function warm(locales: readonly Locale[], listening: Listening): void {
  for (const _ of warming(locales, listening));
}

/** The same a sentence at a time, for whoever has something else to do in between. */
export function* warming(locales: readonly Locale[], listening: Listening): Generator<void> {
  for (const locale of locales) {
    for (const sentence of dataOf(locale).ordinary) {
      read(sentence, locale, listening);
      yield;
    }
  }
  likeliest('');
}
