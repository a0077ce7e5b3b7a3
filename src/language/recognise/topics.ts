import type { TopicMention } from '../../core/reading.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { dataOf, functionWordsOf } from '../language.ts';
import type { Span } from '../phrases.ts';
import { overlaps } from '../phrases.ts';
import { remembered } from '../remembered.ts';
import { likeness } from './likeness.ts';

/** So few words can only be the question itself: "address?", "your opening hours please". */
const TERSE_WORDS_MAX = 4;
const LIKENESS_MIN = 0.8;
const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu;
const WORD = /[a-z0-9]+/gu;

interface Ask {
  readonly topic: string;
  /** The words that carry the question, without "what is your"; empty when the phrase is made of small words only. */
  readonly words: readonly string[];
  readonly folded: string;
}

/** What asks for each topic, by language. */
const asksOf = remembered((vocabulary: Vocabulary): ReadonlyMap<string, readonly Ask[]> => {
  const asks = new Map<string, Ask[]>();
  for (const topic of vocabulary.topics) {
    for (const [locale, phrases] of Object.entries(topic.asks)) {
      const known = asks.get(locale) ?? [];
      asks.set(locale, [...known, ...phrases.map((phrase) => ask(topic.id, locale, phrase))]);
    }
  }
  return asks;
});

function ask(topic: string, locale: string, phrase: string): Ask {
  const folded = fold(phrase.normalize('NFC'))
    .replace(/[?¿!？]/gu, '')
    .trim();
  const small =
    locale === 'en' || locale === 'es' || locale === 'fr' ? functionWordsOf(dataOf(locale)) : new Set<string>();
  const words = /[^\p{ASCII}]/u.test(folded) ? [] : (folded.match(WORD) ?? []).filter((word) => !small.has(word));
  return { topic, words, folded };
}

/**
 * The business's frequently asked questions: the words that ask it, in a sentence that asks or says nothing else.
 * Where two rest on the same words, the one that explains more of them was asked: "can I bring my kid" is about
 * children, although "bring" alone would ask what to bring.
 */
export function recogniseTopics(heard: Heard, asking: readonly number[]): TopicMention[] {
  const asks = asksOf(heard.listening.vocabulary).get(heard.language.data.locale) ?? [];
  if (asks.length === 0) return [];
  const found = [...heard.folded.matchAll(SENTENCE)].flatMap((match) => {
    const sentence = sentenceAt(match[0], match.index);
    const questioning = asking.some((place) => place >= match.index && place < match.index + match[0].length);
    return questioning || sentence.terse ? asks.flatMap((one) => topicIn(sentence, one)) : [];
  });
  const clear = found.filter((one) => !found.some((other) => outweighs(other, one)));
  return clear
    .filter((one, index) => clear.findIndex((other) => other.topic === one.topic) === index)
    .map(({ topic, start, end }) => ({ kind: 'topic', topic, start, end }));
}

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly words: readonly RegExpMatchArray[];
  readonly terse: boolean;
}

/** A topic with how many letters of the sentence ask it. */
interface Asked extends Span {
  readonly topic: string;
  readonly weight: number;
}

function sentenceAt(text: string, start: number): Sentence {
  const words = [...text.matchAll(WORD)];
  return { text, start, words, terse: words.length <= TERSE_WORDS_MAX && text.length <= 40 };
}

function outweighs(one: Asked, other: Asked): boolean {
  return one.topic !== other.topic && one.weight > other.weight && overlaps(one, other);
}

function topicIn(sentence: Sentence, one: Ask): Asked[] {
  const span = one.words.length === 0 ? phraseSpan(sentence, one.folded) : wordsSpan(sentence.words, one.words);
  if (span === null) return [];
  const weight = one.words.length === 0 ? one.folded.length : one.words.join('').length;
  return [{ topic: one.topic, weight, start: sentence.start + span.start, end: sentence.start + span.end }];
}

/** A phrase of small words, word after word; an ending may differ: "cuánto cuestan" asks "cuánto cuesta". */
function phraseSpan({ text, words }: Sentence, phrase: string): Span | null {
  const wanted = phrase.match(WORD) ?? [];
  if (wanted.length === 0) return unspacedSpan(text, phrase);
  for (let first = 0; first + wanted.length <= words.length; first += 1) {
    const run = words.slice(first, first + wanted.length);
    if (!run.every((word, place) => likeness(word[0], wanted[place] ?? '') >= LIKENESS_MIN)) continue;
    const last = run.at(-1);
    return { start: run[0]?.index ?? 0, end: (last?.index ?? 0) + (last?.[0].length ?? 0) };
  }
  return null;
}

function unspacedSpan(text: string, phrase: string): Span | null {
  const start = phrase === '' ? -1 : text.indexOf(phrase);
  return start < 0 ? null : { start, end: start + phrase.length };
}

/** All of the words, in any order, slips forgiven. */
function wordsSpan(words: readonly RegExpMatchArray[], wanted: readonly string[]): Span | null {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const one of wanted) {
    const place = words.find((word) => likeness(word[0], one) >= LIKENESS_MIN);
    if (place === undefined) return null;
    const at = place.index ?? 0;
    start = Math.min(start, at);
    end = Math.max(end, at + place[0].length);
  }
  return { start, end };
}
