import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import type { LanguageMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import { languageOf } from '../language.ts';
import type { Matcher } from '../phrases.ts';
import { compile, pattern } from '../phrases.ts';

interface Wishes {
  /** Any name of any language: most messages hold none, and are done with it. */
  readonly named: RegExp;
  readonly known: readonly { readonly locale: Locale; readonly matcher: Matcher }[];
  readonly unknown: Matcher;
}

let prepared: Wishes | null = null;

/** Whoever asks for another language does it in any of them, so every language's wishes are listened for at once. */
function wishes(): Wishes {
  prepared ??= {
    named: anyName(),
    known: LOCALES.map((locale) => ({ locale, matcher: wishesFor((names) => names.names[locale]) })),
    unknown: wishesFor((names) => names.others),
  };
  return prepared;
}

function anyName(): RegExp {
  const names = LOCALES.map((locale) => languageOf(locale).data.languages);
  return pattern(names.flatMap((one) => [...LOCALES.flatMap((locale) => one.names[locale]), ...one.others]));
}

type Names = ReturnType<typeof languageOf>['data']['languages'];

function wishesFor(choose: (names: Names) => readonly string[]): Matcher {
  const named = LOCALES.flatMap((locale) => choose(languageOf(locale).data.languages));
  const templates = LOCALES.flatMap((locale) => languageOf(locale).data.languages.wishes);
  return compile([...new Set(templates)], { l: pattern([...new Set(named)]).source });
}

export function recogniseLanguages(heard: Heard): LanguageMention[] {
  if (!wishes().named.test(heard.folded)) return [];
  return wishes().known.flatMap(({ locale, matcher }) =>
    matcher
      .find(heard.folded, heard.clauses)
      .map(({ start, end }): LanguageMention => ({ kind: 'language', locale, start, end })),
  );
}

/** A wish for a language that nobody here speaks ("deutsch bitte"): it can only be answered, never granted. */
export function wishesUnknownLanguage(folded: string): boolean {
  return wishes().named.test(folded) && wishes().unknown.find(folded, [0]).length > 0;
}
