import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import type { LanguageMention } from '../../core/reading.ts';
import { rememberedLast } from '../../core/remembered.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { dataOf } from '../language.ts';
import { Lexicon, type List } from '../lexicon/lexicon.ts';
import type { Phrases } from '../lexicon/pattern.ts';
import { type Token, tokensIn } from '../lexicon/tokens.ts';
import { NOTHING_FILLS } from '../lexicon/walker.ts';
import { writtenOut } from '../lexicon/written.ts';

interface Wishes {
  readonly lexicon: Lexicon;
  readonly known: readonly { readonly locale: Locale; readonly list: List }[];
  readonly unknown: List;
  /** Whether a word may be the first of a name: most messages have none, and are done with it. */
  readonly begins: (word: string) => boolean;
  /** The words and signs that names are written with: where none of them stands, no slip of the fingers is forgiven either… */
  readonly words: ReadonlySet<string>;
  /** …unless it is said that somebody speaks it: "do you speak englsh". */
  readonly speaking: ReadonlySet<string>;
}

const START: ReadonlySet<number> = new Set([0]);
let prepared: Wishes | null = null;

/** Whoever asks for another language does it in any of them, so every language's wishes are listened for at once. */
function wishes(): Wishes {
  prepared ??= prepare();
  return prepared;
}

function prepare(): Wishes {
  const every = LOCALES.map((locale) => dataOf(locale).languages);
  const others = every.flatMap((one) => one.others);
  const names = LOCALES.map((locale): [Locale, Phrases] => [locale, every.flatMap((one) => one.names[locale] ?? [])]);
  const templates = [...new Set(every.flatMap((one) => one.wishes))];
  const lexicon = new Lexicon({
    classes: { ...Object.fromEntries(names), others },
    writing: { spellings: {}, contractions: LOCALES.flatMap((locale) => dataOf(locale).contractions) },
    acrossCommas: true,
  });
  const wishing = (name: string) => lexicon.list(templates.map((phrase) => phrase.replaceAll('{l}', `{${name}}`)));
  const all = [...names.flatMap(([, phrases]) => phrases), ...others];
  const firsts = all.flatMap(writtenOut).flatMap((name) => tokensIn(fold(name)).slice(0, 1));
  return {
    lexicon,
    known: LOCALES.map((locale) => ({ locale, list: wishing(locale) })),
    unknown: wishing('others'),
    begins: lexicon.mayBe(new Set(firsts.map(({ text }) => text))),
    words: new Set(all.flatMap((name) => tokensIn(name).map(({ text }) => text))),
    speaking: new Set(every.flatMap(({ speaks }) => speaks)),
  };
}

/** A message is asked for those that are spoken here and for those that are not. */
const namesOne = rememberedLast((tokens: readonly Token[]): boolean => {
  const { begins, words, speaking } = wishes();
  if (!tokens.some(({ text }) => begins(text))) return false;
  return tokens.some(({ text }) => words.has(text)) || tokens.some(({ text }) => speaking.has(text));
});

export function recogniseLanguages({ tokens, clauses }: Heard): LanguageMention[] {
  if (!namesOne(tokens)) return [];
  const { lexicon, known } = wishes();
  const said = lexicon.said({ tokens, slots: NOTHING_FILLS });
  const found = lexicon.scan(said);
  lexicon.scanClauses(said, clauses, found);
  return known.flatMap(({ locale, list }) =>
    list.in(found).map(({ start, end }): LanguageMention => ({ kind: 'language', locale, start, end })),
  );
}

/** A wish for a language that nobody here speaks ("deutsch bitte"): it can only be answered, never granted. */
export function wishesUnknownLanguage(folded: string): boolean {
  const tokens = tokensIn(folded);
  if (!namesOne(tokens)) return false;
  const { lexicon, unknown } = wishes();
  const said = lexicon.said({ tokens, slots: NOTHING_FILLS });
  const found = lexicon.scan(said);
  lexicon.scanClauses(said, START, found);
  return unknown.in(found).length > 0;
}
