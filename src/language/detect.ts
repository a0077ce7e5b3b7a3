import { LOCALES, type Locale } from '../core/locale.ts';
import { rememberedLast } from '../core/remembered.ts';
import { fold } from './fold.ts';
import { dataOf, functionWordsOf, tellingWordsOf } from './language.ts';
import { rememberedWords } from './remembered.ts';
import { likeliest } from './statistics.ts';

/** One word in a language may be a name, a loan or a courtesy; two of its small words are a sentence. */
const FUNCTION_WORDS_MIN = 2;
/** Statistics need something to count. */
const STATISTICS_WORDS_MIN = 4;
const STATISTICS_LEAD_MIN = 0.15;
/** A name may have two of them: "de la". */
const FOREIGN_WORDS_MIN = 3;
/** Languages that share a script are told apart by their words; one that has its own by that alone. */
const SPACED: readonly Locale[] = LOCALES.filter((locale) => dataOf(locale).script === 'Latin');
const BY_SCRIPT: readonly Locale[] = LOCALES.filter((locale) => dataOf(locale).script !== 'Latin');
const WORD = /[a-zß]+/gu;
/** The "to" of "9 to 11" is no name and no loan: it tells. */
const BETWEEN_NUMBERS = /(?<=\d )[a-z]+(?= \d)/gu;
const HAS_FIGURE = /\d/;
const NOTHING_JOINS: ReadonlySet<string> = new Set();
/** Characters of a script of its own from which on a message is in it; fewer may be a name ("Sok ដារ៉ា"). */
const SCRIPT_SHARE_MIN = 0.3;

/**
 * The language of a message among those offered: its script first, then its marks, its small words, then statistics. Whatever
 * leaves a doubt ("ok", "Ana", "10:30") keeps the current one (X10). No model is ever asked.
 */
export function detect(text: string, offered: readonly Locale[], current: Locale): Locale {
  const byScript = scriptOf(text);
  if (byScript !== null) return offered.includes(byScript) ? byScript : current;
  const spaced = offered.filter((locale) => SPACED.includes(locale));
  const others = spaced.filter((locale) => locale !== current);
  if (others.length === 0) return current;
  const marked = spaced.find((locale) => isMarked(text, locale));
  if (marked !== undefined) return marked;
  const words = wordsIn(text);
  return byWords(words, spaced, current) ?? byStatistics(text, words.count, spaced, current) ?? current;
}

/**
 * The language of a message that the business does not offer, or null: its script, or more small words of its own than
 * a name or a loan has, and more than of any language on offer (X19).
 */
export function foreignIn(text: string, offered: readonly Locale[]): Locale | null {
  const byScript = scriptOf(text);
  if (byScript !== null) return offered.includes(byScript) ? null : byScript;
  const others = SPACED.filter((locale) => !offered.includes(locale));
  if (others.length === 0) return null;
  const { small } = wordsIn(text);
  const telling = small.filter((word) => others.some((locale) => isOwn(word, locale, offered)));
  if (telling.length < FOREIGN_WORDS_MIN) return null;
  const words = different(small);
  const known = words.filter(({ locales }) => offered.some((locale) => locales.includes(locale)));
  const ranked = others
    .map((locale) => ({ locale, count: words.filter((word) => isOwn(word, locale, offered)).length }))
    .sort((left, right) => right.count - left.count);
  const [best] = ranked;
  return best !== undefined && best.count >= FOREIGN_WORDS_MIN && best.count > known.length ? best.locale : null;
}

/** The languages not on offer that a word of a message is of, where none is of one that is and not of theirs: "la primera". */
export function perhapsIn(text: string, offered: readonly Locale[]): readonly Locale[] {
  const { small, telling } = wordsIn(text);
  if (telling.some(({ locale }) => offered.includes(locale))) return [];
  return SPACED.filter((locale) => {
    const isTheirs =
      small.some((word) => isOwn(word, locale, offered)) || telling.some((word) => word.locale === locale);
    const isOurs = offered.some((one) => small.some((word) => isOwn(word, one, [locale])));
    return !offered.includes(locale) && isTheirs && !isOurs;
  });
}

/**
 * The other languages on offer of which there are small or telling words or letters in a message: "je voudrais book la
 * salle for tomorrow", "la salle friday".
 */
export function alsoIn(text: string, offered: readonly Locale[], spoken: Locale): readonly Locale[] {
  const others = offered.filter((locale) => locale !== spoken);
  if (others.length === 0) return [];
  const { small, telling } = wordsIn(text);
  // In a talk in Khmer or Chinese, words in Latin letters are of another language: "3 days".
  const isLatin = LETTER_OF.has(spoken) && /\p{Script=Latin}{3}/u.test(text);
  return others.filter(
    (locale) =>
      writes(text, locale) ||
      small.some((word) => isOwn(word, locale, [spoken])) ||
      telling.some((word) => word.locale === locale) ||
      (isLatin && !LETTER_OF.has(locale)),
  );
}

/** The language of a clause: another one where its script or all of its small words are that one's (X19). */
export function languageIn(clause: string, spoken: Locale, also: readonly Locale[]): Locale {
  const script = scriptOf(clause);
  if (script !== null) return also.includes(script) ? script : spoken;
  const { small } = wordsIn(clause);
  const other = also.find((locale) => {
    const isTheirs = small.some((word) => isOwn(word, locale, [spoken]));
    return isTheirs && !small.some((word) => isOwn(word, spoken, [locale]));
  });
  return other ?? spoken;
}

/** It has a mark of that language's own: nobody writes "¿" by chance. */
function isMarked(text: string, locale: Locale): boolean {
  return [...(dataOf(locale).marks ?? '')].some((mark) => text.includes(mark));
}

function writes(text: string, locale: Locale): boolean {
  const letter = LETTER_OF.get(locale);
  return letter !== undefined && text.search(letter) >= 0;
}

/** Said in every language, and a sign of none: "ok go". */
const EVERYWHERE: ReadonlySet<string> = new Set(['ok', 'okay', 'oki', 'go', 'cool', 'top', 'super', 'lol']);

/** The words of a text, and those of them that are small in a language, with the languages. */
interface Words {
  readonly count: number;
  readonly small: readonly Small[];
  readonly telling: readonly Telling[];
}

interface Small {
  readonly word: string;
  readonly locales: readonly Locale[];
}

/** A word that one language alone has and nobody borrows: "friday", "tomorrow". */
interface Telling {
  readonly word: string;
  readonly locale: Locale;
}

/** A message is asked for its language three times over: its words are parted once. */
const wordsIn = rememberedLast((text: string): Words => {
  const folded = fold(text);
  const words = (folded.match(WORD) ?? []).filter((word) => !EVERYWHERE.has(word));
  const joining = HAS_FIGURE.test(folded) ? new Set(folded.match(BETWEEN_NUMBERS)) : NOTHING_JOINS;
  const small: Small[] = [];
  const telling: Telling[] = [];
  for (const word of words) {
    const locales = smallIn(word);
    const only = locales.length === 1 && joining.has(word) ? locales[0] : undefined;
    const isJoining = only !== undefined;
    const locale = only ?? toldBy(word);
    const tells = locale !== null && locales.every((one) => one === locale);
    if (tells) telling.push({ word, locale });
    if (locales.length > 0 && !isJoining) small.push({ word, locales });
  }
  return { count: words.length, small, telling };
});

function isOwn({ locales }: Small, locale: Locale, besides: readonly Locale[]): boolean {
  return locales.includes(locale) && !besides.some((other) => locales.includes(other));
}

/** The languages that have it among their small words: none for most words, several for some. */
const smallIn = rememberedWords((word): readonly Locale[] =>
  LOCALES.filter((locale) => functionWordsOf(dataOf(locale)).has(word)),
);

/** The one language that has it among its telling words; none where it is small in another, or told of two. */
const toldBy = rememberedWords((word): Locale | null => {
  const telling = SPACED.filter((locale) => tellingWordsOf(dataOf(locale)).has(word));
  return telling.length === 1 ? (telling[0] ?? null) : null;
});

const LETTER_OF = new Map(
  BY_SCRIPT.map((locale) => [locale, new RegExp(`\\p{Script=${dataOf(locale).script}}`, 'gu')] as const),
);

/** Nothing but Latin letters and the signs that go with them. */
const LATIN = /^[ -\u024f]*$/;

/** The language whose script most of the telling letters are in; null where none has its share. */
function scriptOf(text: string): Locale | null {
  if (LATIN.test(text)) return null;
  const shares = [...LETTER_OF].map(([locale, letter]) => ({ locale, count: text.match(letter)?.length ?? 0 }));
  const [best] = shares.sort((left, right) => right.count - left.count);
  if (best === undefined || best.count === 0) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return best.count >= letters * SCRIPT_SHARE_MIN ? best.locale : null;
}

/**
 * How many different words of its own a language has here; words that two share prove nothing. One small word may be a loan or
 * a name; one that tells is enough where nothing speaks for the current language: "haircut friday?".
 */
function byWords({ small, telling }: Words, spaced: readonly Locale[], current: Locale): Locale | null {
  if (small.length === 0 && telling.length === 0) return null;
  const words = different(small);
  const toldIn = (locale: Locale) => telling.filter((word) => word.locale === locale);
  const told = (locale: Locale) => different(toldIn(locale)).length;
  const own = (locale: Locale, besides: Locale) =>
    different<{ readonly word: string }>([...words.filter((word) => isOwn(word, locale, [besides])), ...toldIn(locale)])
      .length;
  const ranked = spaced
    .filter((locale) => locale !== current)
    .map((locale) => ({ locale, count: own(locale, current) }))
    .sort((left, right) => right.count - left.count);
  const best = ranked[0];
  const against = best === undefined ? 0 : own(current, best.locale);
  if (best !== undefined && best.count > against) {
    if (best.count >= FUNCTION_WORDS_MIN || told(best.locale) > 0) return best.locale;
  }
  const isSpoken = words.some(({ locales }) => locales.includes(current)) || told(current) > 0;
  return isSpoken || (best?.count ?? 0) >= FUNCTION_WORDS_MIN ? current : null;
}

/** Each word once. */
function different<W extends { readonly word: string }>(words: readonly W[]): readonly W[] {
  return words.filter(({ word }, place) => words.findIndex((other) => other.word === word) === place);
}

function byStatistics(text: string, words: number, spaced: readonly Locale[], current: Locale): Locale | null {
  if (words < STATISTICS_WORDS_MIN) return null;
  const ranked = likeliest(text, { only: [...spaced] });
  const best = ranked[0];
  const rival = ranked.find((one) => one.lang === current)?.accuracy ?? 0;
  if (best === undefined || best.lang === current || best.accuracy - rival < STATISTICS_LEAD_MIN) return null;
  return spaced.find((locale) => locale === best.lang) ?? null;
}
