import type { Locale } from '../core/locale.ts';
import type { AnswerMention, Cue } from '../core/reading.ts';
import { CUES } from '../core/reading.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { km } from './data/km.ts';
import type { LanguageData } from './data/language-data.ts';
import { zh } from './data/zh.ts';
import { fold } from './fold.ts';
import type { NumberReader } from './numbers.ts';
import { numberReader } from './numbers.ts';
import { Phrasebook } from './phrasebook.ts';
import type { Matcher, Phrases } from './phrases.ts';
import { pattern, withoutAccents } from './phrases.ts';
import { remembered } from './remembered.ts';

/** A language ready to be listened to: its data with every pattern compiled once. */
export interface Language {
  readonly data: LanguageData;
  readonly numbers: NumberReader;
  /** Every phrase that is listened for throughout a message. */
  readonly book: Phrasebook;
  readonly fillers: Matcher;
  readonly joints: Matcher;
  /** Sticky: what may stand before the first word of a clause that matters. */
  readonly opening: RegExp;
  readonly answers: readonly { readonly value: AnswerMention['value']; readonly matcher: Matcher }[];
  readonly cues: readonly { readonly cue: Cue; readonly matcher: Matcher }[];
  /** Whether the words right before, or right after, rule something out. */
  readonly negatedBefore: RegExp;
  readonly negatedAfter: RegExp;
  readonly asksWhether: RegExp | null;
  /** Every place where something is ruled out. */
  readonly denials: RegExp;
  readonly suppositions: RegExp;
  readonly functionWords: ReadonlySet<string>;
}

const DATA: { readonly [L in Locale]: LanguageData } = { en, es, fr, zh, km };
const compiled = new Map<Locale, Language>();

/** What a language says, for whoever does not listen in it and so needs nothing compiled. */
export function dataOf(locale: Locale): LanguageData {
  return DATA[locale];
}

export const functionWordsOf = remembered(
  (data: LanguageData): ReadonlySet<string> => new Set(data.functionWords.map(fold)),
);

/** The words that a language's own phrases are made of: whoever writes one of them has not slipped on another. */
export const ownWordsOf = remembered(({ answers, cues, functionWords }: LanguageData): ReadonlySet<string> => {
  const phrases = [...Object.values(answers), ...Object.values(cues)].flat();
  return new Set([...functionWords, ...phrases].flatMap((phrase) => withoutAccents(phrase).match(/[a-z]+/gu) ?? []));
});

export function languageOf(locale: Locale): Language {
  const before = compiled.get(locale);
  if (before !== undefined) return before;
  const language = prepare(DATA[locale]);
  compiled.set(locale, language);
  return language;
}

function prepare(data: LanguageData): Language {
  const values: readonly AnswerMention['value'][] = ['yes', 'no', 'not_yet'];
  const book = new Phrasebook(data.spellings);
  return {
    data,
    book,
    numbers: numberReader(data.numbers),
    fillers: book.matcher(data.fillers),
    joints: new Phrasebook().matcher(data.joints),
    opening: pattern([...data.fillers, ...data.openers], 'uy'),
    answers: values.map((value) => ({ value, matcher: book.matcher(data.answers[value]) })),
    cues: CUES.map((cue) => ({ cue, matcher: book.matcher(data.cues[cue]) })),
    negatedBefore: new RegExp(`(?:${inOneBreath(data.negators)})\\s*$`, 'u'),
    asksWhether: data.asksWhether === undefined ? null : pattern(data.asksWhether, 'gu'),
    negatedAfter: new RegExp(`^\\s*(?:${inOneBreath(data.negatorsAfter)})`, 'u'),
    denials: new RegExp(inOneBreath(data.negators), 'gu'),
    suppositions: pattern(data.suppositions),
    functionWords: functionWordsOf(data),
  };
}

/** "No con Marta" rules her out; "no, con Marta" rules out something else and names her. */
function inOneBreath(negators: Phrases): string {
  return pattern(negators).source.replaceAll('[\\s,]', '\\s');
}
