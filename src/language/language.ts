import type { Cue } from '../core/cue.ts';
import { CUES } from '../core/cue.ts';
import type { Locale } from '../core/locale.ts';
import type { AnswerMention } from '../core/reading.ts';
import { remembered } from '../core/remembered.ts';
import type { LanguageData } from './data/language-data.ts';
import { LANGUAGES } from './data/languages.ts';
import { fold } from './fold.ts';
import { type Group, Lexicon, type List, type Part } from './lexicon/lexicon.ts';
import { type Phrases, wordsOf } from './lexicon/pattern.ts';
import type { NumberReader } from './numbers.ts';
import { numberReader } from './numbers.ts';
import { type SlotPatterns, slotPatterns } from './slots.ts';

/** The phrases of a part of the data, each list of them ready to be looked for. */
type Listed<Part> = Part extends Phrases
  ? List
  : Part extends readonly (infer One)[]
    ? readonly Listed<One>[]
    : Part extends object
      ? { readonly [Key in keyof Part]: Listed<Part[Key]> }
      : Part;

/** The parts of the data that are listened for throughout a message, as they are. */
const PLAIN = [
  'fillers',
  'joints',
  'breaks',
  'negators',
  'negatorsAfter',
  'asksWhether',
  'suppositions',
  'reconsiders',
  'dismissals',
  'therefore',
  'attendants',
  'titles',
  'talksTo',
  'asksFor',
  'moods',
  'roles',
] as const;

type Plain = Pick<LanguageData, (typeof PLAIN)[number]>;
type Listened = keyof Plain | 'questions' | 'choices' | 'counts' | 'money' | 'names';

/** A language ready to be listened to: its data with every phrase compiled once. */
export interface Language {
  readonly data: LanguageData;
  readonly numbers: NumberReader;
  readonly slots: SlotPatterns;
  /** Every phrase that is listened for throughout a message. */
  readonly lexicon: Lexicon;
  readonly lists: Listed<Pick<LanguageData, Listened>> & {
    /** What may stand before the first word of a clause that matters. */
    readonly opening: List;
    readonly loneNumber: List;
    readonly lastNumber: List;
    readonly loneCount: List;
    readonly amounts: List;
    readonly numbered: List;
    readonly ordinals: Group<{ readonly value: number }>;
    readonly answers: readonly { readonly value: AnswerMention['value']; readonly list: List }[];
    readonly cues: Group<{ readonly cue: Cue }>;
  };
  /** What each kind of recogniser listens for. */
  readonly parts: { readonly [Name in 'questions' | 'counts' | 'money' | 'names' | 'choices' | 'answers']: Part };
  readonly functionWords: ReadonlySet<string>;
}

const compiled = new Map<Locale, Language>();

/** What a language says, for whoever does not listen in it and so needs nothing compiled. */
export function dataOf(locale: Locale): LanguageData {
  return LANGUAGES[locale].heard;
}

export const functionWordsOf = remembered(
  (data: LanguageData): ReadonlySet<string> => new Set(data.functionWords.map(fold)),
);

export const tellingWordsOf = remembered(
  (data: LanguageData): ReadonlySet<string> => new Set((data.tellingWords ?? []).map(fold)),
);

/** The words that a language's own phrases are made of: whoever writes one of them has not slipped on another. */
export const ownWordsOf = remembered(({ answers, cues, classes, functionWords }: LanguageData): ReadonlySet<string> => {
  const phrases = [answers, cues, classes].flatMap((lists) => Object.values<Phrases>(lists)).flat();
  return new Set([...functionWords, ...wordsOf(phrases)]);
});

export function languageOf(locale: Locale): Language {
  const before = compiled.get(locale);
  if (before !== undefined) return before;
  const language = prepare(LANGUAGES[locale].heard);
  compiled.set(locale, language);
  return language;
}

function prepare(data: LanguageData): Language {
  const { ordinals, choices } = data;
  const places = { ...ordinals.words, ...ordinals.ends };
  const classes = { ...data.classes, o: Object.keys(places), closing: choices.closing };
  const options = { classes, writing: data, acrossCommas: data.unspaced !== true, trailing: data.trailing };
  const lexicon = new Lexicon(options);
  const numbers = numberReader(data.numbers);
  const { questions, counts, money, names } = data;
  const plain = Object.fromEntries(PLAIN.map((part) => [part, data[part]])) as unknown as Plain;
  const values: readonly AnswerMention['value'][] = ['yes', 'no', 'not_yet'];
  // How many hundreds "a few hundred" are, nobody knows.
  const unknown = (money.someOf ?? []).map((phrase) => `- ${phrase} {a}`);
  const questioning = lexicon.part(() => listed(lexicon, { questions }));
  const counting = lexicon.part(() => ({
    ...listed(lexicon, { counts }),
    // In words, a number is a count only by itself or after such words: "one" and "una" are too often something else.
    loneCount: lexicon.list(['{d}', '<{n}>', ...(data.counts.bare ?? []), ...unknown]),
  }));
  const paying = lexicon.part(() => ({ ...listed(lexicon, { money }), amounts: lexicon.list(['{a}', ...unknown]) }));
  const naming = lexicon.part(() => listed(lexicon, { names }));
  const choosing = lexicon.part(() => ({
    choices: listed(lexicon, { ...choices, number: choices.number.map(closed) }),
    loneNumber: lexicon.list([closed('<{n}>')]),
    // What a clause ends with: "not 1" rules out the first of what is listed.
    lastNumber: lexicon.list([closed('{n}>')]),
    numbered: lexicon.list([...ordinals.numbered, '{e}']),
  }));
  const answering = lexicon.part(() => ({
    answers: values.map((value) => ({ value, list: lexicon.list(data.answers[value]) })),
  }));
  return {
    data,
    numbers,
    slots: slotPatterns(data, numbers),
    lexicon,
    lists: {
      ...listed(lexicon, plain),
      ...questioning.lists,
      ...counting.lists,
      ...paying.lists,
      ...naming.lists,
      ...choosing.lists,
      ...answering.lists,
      opening: lexicon.list([...data.fillers, ...data.openers]),
      ordinals: lexicon.group(Object.entries(places).map(([word, value]) => ({ value, phrases: [word] }))),
      cues: lexicon.group(CUES.map((cue) => ({ cue, phrases: data.cues[cue] }))),
    },
    parts: {
      questions: questioning.part,
      counts: counting.part,
      money: paying.part,
      names: naming.part,
      choices: choosing.part,
      answers: answering.part,
    },
    functionWords: functionWordsOf(data),
  };
}

/** What ends a clause may have words behind it that say nothing more: "la 2 alors". */
function closed(phrase: string): string {
  return phrase.endsWith('>') ? `${phrase.slice(0, -1)} [{closing}* >]` : phrase;
}

function listed<Part>(lexicon: Lexicon, part: Part): Listed<Part>;
function listed(lexicon: Lexicon, part: unknown): unknown {
  if (isPhrases(part)) return lexicon.list(part);
  if (Array.isArray(part)) return part.map((one) => listed(lexicon, one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, listed(lexicon, inner)]));
}

function isPhrases(part: unknown): part is Phrases {
  return Array.isArray(part) && part.every((one) => typeof one === 'string');
}
