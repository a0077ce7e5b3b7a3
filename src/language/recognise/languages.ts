import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import type { LanguageMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import { dataOf } from '../language.ts';
import { Phrasebook } from '../phrasebook.ts';
import type { Matcher } from '../phrases.ts';
import { pattern } from '../phrases.ts';

interface Wishes {
  readonly known: readonly { readonly locale: Locale; readonly matcher: Matcher }[];
  readonly unknown: Matcher;
}

const START: readonly number[] = [0];
let names: Matcher | null = null;
let prepared: Wishes | null = null;

/** Whether any language is named at all: most messages name none, and are done with it. */
function namesOne(folded: string): boolean {
  names ??= anyName();
  return names.find(folded, START).length > 0;
}

function anyName(): Matcher {
  const every = LOCALES.map((locale) => dataOf(locale).languages);
  return new Phrasebook().matcher(
    every.flatMap((one) => [...LOCALES.flatMap((locale) => one.names[locale]), ...one.others]),
  );
}

/** Whoever asks for another language does it in any of them, so every language's wishes are listened for at once. */
function wishes(): Wishes {
  if (prepared !== null) return prepared;
  const book = new Phrasebook();
  prepared = {
    known: LOCALES.map((locale) => ({ locale, matcher: wishesFor(book, (one) => one.names[locale]) })),
    unknown: wishesFor(book, (one) => one.others),
  };
  return prepared;
}

type Names = ReturnType<typeof dataOf>['languages'];

function wishesFor(book: Phrasebook, choose: (names: Names) => readonly string[]): Matcher {
  const named = LOCALES.flatMap((locale) => choose(dataOf(locale).languages));
  const templates = LOCALES.flatMap((locale) => dataOf(locale).languages.wishes);
  return book.matcher([...new Set(templates)], { l: pattern([...new Set(named)]).source });
}

export function recogniseLanguages(heard: Heard): LanguageMention[] {
  if (!namesOne(heard.folded)) return [];
  return wishes().known.flatMap(({ locale, matcher }) =>
    matcher
      .find(heard.folded, heard.clauses)
      .map(({ start, end }): LanguageMention => ({ kind: 'language', locale, start, end })),
  );
}

/** A wish for a language that nobody here speaks ("deutsch bitte"): it can only be answered, never granted. */
export function wishesUnknownLanguage(folded: string): boolean {
  return namesOne(folded) && wishes().unknown.find(folded, START).length > 0;
}
