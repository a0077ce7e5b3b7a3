import type { Locale } from '../../core/locale.ts';
import { remembered } from '../../core/remembered.ts';
import type { Topic, Vocabulary } from '../../core/vocabulary.ts';
import type { LanguageData } from '../data/language-data.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { dataOf, functionWordsOf, ownWordsOf } from '../language.ts';
import { rememberedWords } from '../remembered.ts';
import { alikeIn } from './alike.ts';

const LIKENESS_MIN = 0.8;
export const WORD = /[a-z0-9]+/gu;

/** A question as a business writes it. */
export interface Ask {
  readonly topic: string;
  readonly order: number;
  /** The words that carry the question, without "what is your"; where they are all small, each of them in a row. */
  readonly words: readonly string[];
  readonly inARow: boolean;
  readonly folded: string;
  readonly weight: number;
  /** The words that ask, where only one other carries the question: "where" do you fly. */
  readonly askedBy: readonly string[];
  /** Small words that ask only where they end the sentence: "and how much?", but not "how much time". */
  readonly last: boolean;
  /** What carries it is a verb alone: "what should I bring". */
  readonly verb: boolean;
  /** Whoever wishes for it is answered, too. */
  readonly wished: boolean;
}

/** What asks for the topics in one language. */
export interface Asks {
  /** By its first word; a question in a script without spaces has none. */
  readonly byWord: ReadonlyMap<string, readonly Ask[]>;
  readonly unspaced: readonly Ask[];
  /** The words that ask in this language: "where", "when". */
  readonly interrogatives: ReadonlySet<string>;
  /** Whether any of them is answered to whoever wishes for it. */
  readonly wished: boolean;
  /** The words of any question that a word may be. */
  readonly alike: (word: string) => readonly string[];
}

export const asksOf = remembered((vocabulary: Vocabulary): ReadonlyMap<string, Asks> => {
  const asks = new Map<string, Ask[]>();
  for (const topic of vocabulary.topics) {
    for (const [locale, phrases] of Object.entries(topic.asks)) {
      const known = asks.get(locale) ?? [];
      for (const phrase of phrases) known.push(ask(topic, locale as Locale, phrase, known.length));
      asks.set(locale, known);
    }
  }
  return new Map([...asks].map(([locale, all]) => [locale, indexed(all, dataOf(locale as Locale))]));
});

function indexed(asks: readonly Ask[], data: LanguageData): Asks {
  const known = ownWordsOf(data);
  const byWord = new Map<string, Ask[]>();
  for (const one of asks) {
    const [first] = one.words;
    if (first !== undefined) byWord.set(first, [...(byWord.get(first) ?? []), one]);
  }
  const words = asks.flatMap((one) => one.words);
  const near = alikeIn(words, LIKENESS_MIN);
  const alike = rememberedWords((word) => {
    const all = [...near(word).keys()];
    return known.has(word) ? all.filter((one) => sameStem(word, one)) : all;
  });
  return {
    byWord,
    unspaced: asks.filter((one) => one.words.length === 0),
    interrogatives: new Set(data.interrogatives),
    wished: asks.some(({ wished }) => wished),
    alike,
  };
}

/** "Cuestan" is "cuesta" with another ending; "change" is no slip for "charge". */
export function sameStem(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length) - 1;
  return word.slice(0, shorter) === other.slice(0, shorter);
}

function ask({ id, inFull, wished = false }: Topic, locale: Locale, phrase: string, order: number): Ask {
  const written = fold(phrase.normalize('NFC')).trim();
  const folded = written.replace(/[?¿!？]/gu, '').trim();
  const data = dataOf(locale);
  const small = data.script === 'Latin' ? functionWordsOf(data) : new Set<string>();
  const all = folded.match(WORD) ?? [];
  const telling = /[^\p{ASCII}]/u.test(folded) ? [] : all.filter((word) => !small.has(word));
  const inARow = telling.length === 0 || (inFull === true && all.length > 0);
  const weight = inARow ? folded.length : telling.join('').length;
  const askedBy = telling.length === 1 && !inARow ? all.filter((word) => data.interrogatives.includes(word)) : [];
  const verb = telling.length === 1 && !inARow && all.some((word) => data.auxiliaries.includes(word));
  const last = inARow && written.endsWith('?') && data.script === 'Latin';
  return { topic: id, order, words: inARow ? all : telling, inARow, folded, weight, askedBy, last, verb, wished };
}

/** Whether a question about a topic could be in the words at all: whether any of those that the business gives for it begins in them. */
export function mayBeAsked({ folded, words, language, listening }: Heard, topic: string): boolean {
  const asks = asksOf(listening.vocabulary).get(language.data.locale);
  if (asks === undefined) return false;
  const isOf = (one: Ask) => one.topic === topic;
  return (
    asks.unspaced.some((one) => isOf(one) && folded.includes(one.folded)) ||
    words.some(({ text }) => asks.alike(text).some((word) => asks.byWord.get(word)?.some(isOf)))
  );
}
