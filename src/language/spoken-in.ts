import type { InterpretRequest } from '../core/interpret.ts';
import type { Locale } from '../core/locale.ts';
import { clean } from './clean.ts';
import { withoutProperNames } from './codes.ts';
import { alsoIn, detect, foreignIn } from './detect.ts';
import { readElsewhere } from './elsewhere.ts';
import { readOnce, type Spoken } from './read-once.ts';

/** The words, the language they are told to be in, and that of those on offer which is nearest to it (X19). */
export interface SpokenIn extends Spoken {
  readonly spoken: Locale;
  readonly told: Locale | null;
}

export function spokenIn({ text, offered, language, listening, expectation, goesOn }: InterpretRequest): SpokenIn {
  const besidesNames = withoutProperNames(clean(text), listening.vocabulary);
  const told = foreignIn(text, offered);
  const spoken = detect(besidesNames, offered, language);
  const also = alsoIn(besidesNames, offered, spoken);
  const { about, asksDay, asksWhen } = expectation;
  return { text, locale: told ?? spoken, also, about, asksDay, asksWhen: goesOn && asksWhen, spoken, told };
}

/** Read in their own language: understood as well as can be, though it may not be answered in it (X19). */
export function readingOf({ offered, listening }: InterpretRequest, words: SpokenIn) {
  const { told } = words;
  const own = readOnce(words, listening);
  const elsewhere = told === null ? readElsewhere(words, own, offered, listening) : null;
  return { reading: elsewhere ?? own, foreign: told ?? elsewhere?.locale ?? null };
}
