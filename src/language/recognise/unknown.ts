import type { Mention, UnreadMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import type { Span } from '../../core/span.ts';
import { overlaps } from '../../core/span.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { ownWordsOf } from '../language.ts';
import { isSaid, type Token, tokensIn } from '../lexicon/tokens.ts';
import { alikeIn } from './alike.ts';

/** How alike a word is to one that is known, slips of the fingers forgiven. */
const KNOWN_LIKENESS_MIN = 0.75;
const LETTERS_MIN = 4;
/** A thing is named by so many words at most; more of them tell something. */
const WORDS_MAX = 3;
const MARKS_MAX = 12;

/**
 * Things wished for by words that neither the language nor the business knows: "the garden with a piano" (X20). Only what
 * plainly names a thing counts, for most of what stays unexplained in a message is how people talk.
 */
export function recogniseUnknown(
  heard: Heard,
  mentions: readonly Mention[],
  explained: readonly Span[],
): UnreadMention[] {
  const { found, language, listening } = heard;
  const { things: wished, nouns: named, withWhom } = language.lists.moods;
  const [places, nouns] = [ends(wished.all(found)), ends(named.all(found))];
  const whom = isServed(listening.vocabulary) ? ends(withWhom.all(found)) : NO_ENDS;
  if (places.size === 0 && nouns.size === 0 && whom.size === 0) return [];
  const knows = knowing(listening.vocabulary, heard);
  const taken = [...mentions, ...explained];
  // "With Paco" looks like a name of two words.
  const sure = mentions.filter((one) => one.kind !== 'name' || one.introduced);
  const things = [
    ...[...places].map((place) => thingAfter(heard, place, taken)),
    ...[...nouns].map((place) => nameAfter(heard, place, taken)),
  ];
  const unknown = things.filter((thing): thing is readonly Token[] => thing !== null && !knows(thing));
  return [
    ...unknown.map((thing) => unread('wish', thing)),
    ...[...whom].flatMap((place) => personAfter(heard, place, sure)).map((one) => unread('person', [one])),
  ];
}

function unread(as: UnreadMention['as'], thing: readonly Token[]): UnreadMention {
  return { kind: 'unread', as, start: thing[0]?.start ?? 0, end: thing.at(-1)?.end ?? 0 };
}

/** Whether somebody there is asked for by name. */
const isServed = remembered(({ lists }: Vocabulary): boolean =>
  Object.values(lists)
    .flat()
    .some(({ person }) => person),
);

/** "With Paco", where nobody is called so: a name, written as one. */
function personAfter({ tokens, text, language }: Heard, place: number, taken: readonly Span[]): readonly Token[] {
  const one = tokens.find(({ start }) => start >= place);
  if (one === undefined || taken.some((other) => overlaps(other, one))) return [];
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text.slice(one.start, one.end)) && !ownWordsOf(language.data).has(one.text);
  return isName ? [one] : [];
}

const NO_ENDS: ReadonlySet<number> = new Set();

function ends(spans: readonly Span[]): ReadonlySet<number> {
  return spans.length === 0 ? NO_ENDS : new Set(spans.map(({ end }) => end));
}

/** "La salle Seine": what a thing is, and a name behind it. */
function nameAfter(heard: Heard, place: number, taken: readonly Span[]): readonly Token[] | null {
  const thing = thingAfter(heard, place, taken);
  const [first] = thing ?? [];
  return first !== undefined && /^\p{Lu}\p{Ll}/u.test(heard.text.slice(first.start, first.end)) ? thing : null;
}

/** The words right behind a place that nothing explains, up to where something else begins; null where that is no thing. */
function thingAfter({ tokens, language }: Heard, place: number, taken: readonly Span[]): readonly Token[] | null {
  const from = tokens.findIndex(({ start }) => start >= place);
  if (from < 0) return null;
  const unspaced = language.data.unspaced === true;
  const thing: Token[] = [];
  for (const token of tokens.slice(from, from + MARKS_MAX + 1)) {
    const isFree = isSaid(token) && !taken.some((one) => overlaps(one, token));
    if (!isFree) break;
    // "A bit of a headache" and "a place where I can sit" tell something.
    if (!unspaced && language.functionWords.has(token.text)) return null;
    thing.push(token);
  }
  const letters = thing.reduce((sum, { text }) => sum + text.length, 0);
  const most = unspaced ? MARKS_MAX : WORDS_MAX;
  const least = unspaced ? 2 : 1;
  const named = thing.length >= least && thing.length <= most && (unspaced || letters >= LETTERS_MIN);
  return named && thing.every(({ text }) => !/\d/u.test(text)) ? thing : null;
}

function knowing(vocabulary: Vocabulary, { language }: Heard): (thing: readonly Token[]) => boolean {
  if (language.data.unspaced === true) {
    const pairs = pairsOf(vocabulary);
    return (thing) => thing.some(({ text }, place) => pairs.has(`${thing[place - 1]?.text ?? ''}${text}`));
  }
  const own = alikeToOwn(language.data);
  const used = alikeOf(vocabulary);
  return (thing) => thing.some(({ text }) => own(text).size > 0 || used(text).size > 0);
}

const alikeToOwn = remembered((data: Heard['language']['data']) => alikeIn(ownWordsOf(data), KNOWN_LIKENESS_MIN));
const alikeOf = remembered((vocabulary: Vocabulary) => alikeIn(wordsIn(vocabulary), KNOWN_LIKENESS_MIN));
/** Where nothing stands between words, two characters that stand together somewhere. */
const pairsOf = remembered((vocabulary: Vocabulary) => {
  const words = wordsIn(vocabulary);
  return new Set(words.map((word, place) => `${words[place - 1] ?? ''}${word}`));
});

/** Every word that the business uses. */
function wordsIn({ lists, topics, spoken = [] }: Vocabulary): readonly string[] {
  const names = Object.values(lists).flatMap((entries) => entries.flatMap((entry) => entry.names));
  const asked = topics.flatMap(({ asks, answer }) => [...Object.values(asks).flat(), ...Object.values(answer)]);
  return [...names, ...asked, ...spoken].flatMap((text) => tokensIn(fold(text)).map((token) => token.text));
}
