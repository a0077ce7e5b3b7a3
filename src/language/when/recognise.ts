import type { Locale } from '../../core/locale.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { LANGUAGES } from '../data/languages.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { km } from './data/km.ts';
import type { LanguageData } from './data/language.ts';
import { zh } from './data/zh.ts';
import { fold } from './fold.ts';
import { joined } from './join.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { mentionOf, type WhenMention } from './mention.ts';
import { momentOf } from './moment.ts';
import { scan } from './scan.ts';
import { Words } from './words.ts';

const DATA: { readonly [L in Locale]: LanguageData } = { en, es, fr, zh, km };
const lexicons = new Map<Locale, Lexicon>();

/**
 * Every date, time, window and length of time in somebody's words, in the order they stand there (X9).
 * What was meant as a day or an hour and is none ("31 February", "25:99") is told as such; no words make it throw.
 */
export function recogniseWhen(text: string, locale: Locale, listening: Listening): readonly WhenMention[] {
  const { text: plain, origin, hyphens } = fold(text);
  if (plain.trim() === '') return [];
  const data = DATA[locale];
  const moment = momentOf(listening, data.monthFirst || listening.country === 'US');
  const input = { words: new Words(plain, lexiconFor(data), hyphens), moment, memory: [] };
  return joined(scan(input), plain).map((found) => mentionOf(found, moment, origin, text));
}

function lexiconFor(data: LanguageData): Lexicon {
  const known = lexicons.get(data.locale);
  if (known) return known;
  const made = lexiconOf(data, LANGUAGES[data.locale]);
  lexicons.set(data.locale, made);
  return made;
}
