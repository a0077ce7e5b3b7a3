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
import type { Matcher } from './phrases.ts';
import { compile, pattern } from './phrases.ts';

/** A language ready to be listened to: its data with every pattern compiled once. */
export interface Language {
  readonly data: LanguageData;
  readonly numbers: NumberReader;
  readonly fillers: Matcher;
  readonly joints: Matcher;
  /** Sticky: what may stand before the first word of a clause that matters. */
  readonly opening: RegExp;
  readonly answers: readonly { readonly value: AnswerMention['value']; readonly matcher: Matcher }[];
  readonly cues: readonly { readonly cue: Cue; readonly matcher: Matcher }[];
  /** Whether the words right before, or right after, rule something out. */
  readonly negatedBefore: RegExp;
  readonly negatedAfter: RegExp;
  readonly functionWords: ReadonlySet<string>;
}

const DATA: { readonly [L in Locale]: LanguageData } = { en, es, fr, zh, km };
const compiled = new Map<Locale, Language>();

export function languageOf(locale: Locale): Language {
  const before = compiled.get(locale);
  if (before !== undefined) return before;
  const language = prepare(DATA[locale]);
  compiled.set(locale, language);
  return language;
}

function prepare(data: LanguageData): Language {
  const values: readonly AnswerMention['value'][] = ['yes', 'no', 'not_yet'];
  return {
    data,
    numbers: numberReader(data.numbers),
    fillers: compile(data.fillers),
    joints: compile(data.joints),
    opening: pattern([...data.fillers, ...data.openers], 'uy'),
    answers: values.map((value) => ({ value, matcher: compile(data.answers[value]) })),
    cues: CUES.map((cue) => ({ cue, matcher: compile(data.cues[cue]) })),
    negatedBefore: new RegExp(`(?:${pattern(data.negators).source})\\s*$`, 'u'),
    negatedAfter: new RegExp(`^\\s*(?:${pattern(data.negatorsAfter).source})`, 'u'),
    functionWords: new Set(data.functionWords.map(fold)),
  };
}
