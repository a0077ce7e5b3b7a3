import type { Mention, TopicMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import { type Heard, stands, type Word } from '../heard.ts';
import { type Ask, type Asks, asksOf, sameStem, WORD } from './asks.ts';

/** So few words can only be the question itself: "address?", "your opening hours please". */
const TERSE_WORDS_MAX = 4;
const TERSE_LENGTH_MAX = 40;

/**
 * The business's frequently asked questions: the words that ask it, in a sentence that asks or says nothing else.
 * Where two rest on the same words, the one that explains more of them was asked: "can I bring my kid" is about
 * children, although "bring" alone would ask what to bring.
 */
export function recogniseTopics(
  heard: Heard,
  asking: readonly number[],
  others: readonly Mention[],
  things: readonly Span[] = [],
): TopicMention[] {
  const asks = asksOf(heard.listening.vocabulary).get(heard.language.data.locale);
  if (asks === undefined) return [];
  const found: Asked[] = [];
  for (const { start, end } of heard.sentences) {
    const text = heard.folded.slice(start, end);
    const words = heard.words.filter((word) => word.start >= start && word.end <= end);
    const terse = words.length <= TERSE_WORDS_MAX && text.length <= TERSE_LENGTH_MAX;
    const isAsking = asking.some((place) => place >= start && place < end);
    // "Le grand studio c'est accessible": beside what it is asked of, so few words are the question as it is known.
    const besides =
      things.length === 0 ? words : words.filter((word) => !things.some((thing) => contains(thing, word)));
    const isOf = besides.length < words.length && besides.length <= TERSE_WORDS_MAX;
    if (!terse && !isAsking && !isOf && !asks.wished) continue;
    const all = askedIn(asks, text, start, words).filter((one) => !endsInHour(one, others));
    const asked = all.filter((one) =>
      terse || isAsking
        ? !one.loose || (isAsking && isItsSubject(heard, one, words))
        : (isOf && one.whole) || (one.wished && !one.half && !one.loose),
    );
    if (asked.length === 0) continue;
    // "Can I fly with my cat on Friday?" asks about cats; "gracias, quedó genial" does not ask where it is.
    // "Can my husband come too?" asks who may, and not how to get there.
    const isSpokenFor =
      others.some((one) => overlaps(one, { start, end })) ||
      stands(heard, heard.language.lists.moods.companions, { start, end }) ||
      asked.some(({ half }) => !half);
    found.push(...asked.filter(({ half }) => !(half && isSpokenFor)));
  }
  if (found.length === 0) return [];
  const clear = found.filter((one) => !found.some((other) => outweighs(other, one)));
  const widest = clear.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  return clear
    .filter((one) => widest.find((other) => other.topic === one.topic) === one)
    .map(({ topic, start, end }) => ({ kind: 'topic', topic, start, end }));
}

/** The evening of "a spot open at four in the evening" tells the hour, and asks nothing of evenings. */
function endsInHour({ start, end }: Asked, when: readonly Mention[]): boolean {
  return when.some((one) => one.kind === 'time' && one.start > start && one.start < end && one.end >= end);
}

/** A topic with how many letters of the sentence ask it. */
interface Asked extends Span {
  readonly topic: string;
  readonly weight: number;
  /** Its verb was said, and not the word that asks. */
  readonly half: boolean;
  /** Its verb was said, and not the question as it is known. */
  readonly loose: boolean;
  readonly wished: boolean;
  /** It was said as it is written, in several words. */
  readonly whole: boolean;
}

const NONE: readonly never[] = [];

/** Where each word of a question was said, slips forgiven. */
type Said = ReadonlyMap<string, readonly Word[]>;

function askedIn(asks: Asks, text: string, start: number, words: readonly Word[]): readonly Asked[] {
  const said = new Map<string, Word[]>();
  for (const word of words) {
    for (const one of asks.alike(word.text)) said.set(one, [...(said.get(one) ?? []), word]);
  }
  const possible = [...asks.unspaced];
  for (const word of said.keys()) possible.push(...(asks.byWord.get(word) ?? NONE));
  if (possible.length === 0) return NONE;
  const all = possible.length < 2 ? possible : possible.sort((left, right) => left.order - right.order);
  const isAskedBy = words.some(({ text: word }) => asks.interrogatives.has(word));
  return all.flatMap((one) => {
    const span = spanOf(one, said, text, start);
    if (span === null || (one.last && span.end !== words.at(-1)?.end)) return [];
    const { topic, weight, wished } = one;
    const half = one.askedBy.length > 0 && !words.some(({ text: word }) => one.askedBy.includes(word));
    // "When can you see me?" is not "who will see me?".
    if (half && isAskedBy) return [];
    const loose = one.verb && !text.includes(one.folded);
    const whole = one.folded.includes(' ') && text.includes(one.folded);
    return [{ topic, weight, half, loose, wished, whole, ...withAsking(span, one, words) }];
  });
}

/** What asks, right before it, is part of the question: "*how long* is a manicure", where there is a long haircut. */
function withAsking(span: Span, { askedBy }: Ask, words: readonly Word[]): Span {
  const first = words.findIndex(({ start }) => start === span.start);
  const before = words[first - 1];
  return before !== undefined && askedBy.includes(before.text) ? { start: before.start, end: span.end } : span;
}

/**
 * "Can I bring my dog?" has a word of "what should I bring?" and another subject: it is that question only if what else it
 * names is spoken of in the topic. "Does a filling cost much?" is, where the answer tells of fillings.
 */
function isItsSubject({ language, listening }: Heard, { topic, start, end }: Asked, words: readonly Word[]): boolean {
  const spoken = spokenOf(listening.vocabulary).get(topic);
  return words
    .filter((word) => (word.start < start || word.end > end) && !language.functionWords.has(word.text))
    .every(({ text }) => spoken?.(text) === true);
}

/** The words of a topic's questions and answers, in any language; an ending may differ. */
const spokenOf = remembered((vocabulary: Vocabulary): ReadonlyMap<string, (word: string) => boolean> => {
  const wordsOf = (texts: readonly (readonly string[] | string)[]) =>
    texts.flat().flatMap((one) => fold(one).match(WORD) ?? []);
  return new Map(
    vocabulary.topics.map(({ id, asks, answer }) => {
      const known = new Set([...wordsOf(Object.values(asks)), ...wordsOf(Object.values(answer))]);
      return [id, (word: string) => [...known].some((one) => one === word || (one.length > 3 && sameStem(word, one)))];
    }),
  );
});

function spanOf(one: Ask, said: Said, text: string, start: number): Span | null {
  if (one.words.length === 0) return spanAt(text, start, one.folded);
  // A question said in full is all of its words: "where do you fly", and not "fly" alone.
  return one.inARow ? rowSpan(one.words, said) : (spanAt(text, start, one.folded) ?? wordsSpan(one.words, said));
}

function outweighs(one: Asked, other: Asked): boolean {
  return one.topic !== other.topic && one.weight > other.weight && overlaps(one, other);
}

function spanAt(text: string, start: number, phrase: string): Span | null {
  const place = phrase === '' ? -1 : text.indexOf(phrase);
  return place < 0 ? null : { start: start + place, end: start + place + phrase.length };
}

/** Word after word; an ending may differ: "cuánto cuestan" asks "cuánto cuesta". */
function rowSpan(wanted: readonly string[], said: Said): Span | null {
  for (const first of said.get(wanted[0] ?? '') ?? []) {
    let last: Word | undefined = first;
    for (let place = 1; place < wanted.length && last !== undefined; place += 1) {
      last = said.get(wanted[place] ?? '')?.find((word) => word.position === first.position + place);
    }
    if (last !== undefined) return { start: first.start, end: last.end };
  }
  return null;
}

/** All of the words, in any order. */
function wordsSpan(wanted: readonly string[], said: Said): Span | null {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const one of wanted) {
    const word = said.get(one)?.[0];
    if (word === undefined) return null;
    start = Math.min(start, word.start);
    end = Math.max(end, word.end);
  }
  return { start, end };
}
