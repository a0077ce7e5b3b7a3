import type { Locale } from '../../core/locale.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { LANGUAGES } from '../data/languages.ts';
import type { LanguageData } from './data/language.ts';
import { fold } from './fold.ts';
import { joined } from './join.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { mentionOf, type WhenMention } from './mention.ts';
import { type About, type Moment, momentOf, speakingOf, type Within } from './moment.ts';
import type { Input } from './parser.ts';
import { scan } from './scan.ts';
import { Words } from './words.ts';

const lexicons = new Map<Locale, Lexicon>();

/**
 * Every date, time, window and length of time in somebody's words, in the order they stand there (X9).
 * What was meant as a day or an hour and is none ("31 February", "25:99") is told as such; no words make it throw.
 */
export function recogniseWhen(text: string, locale: Locale, listening: Listening): readonly WhenMention[] {
  const { text: plain, origin, hyphens } = fold(text);
  if (plain.trim() === '') return [];
  const data = LANGUAGES[locale].when;
  const words = new Words(plain, lexiconFor(data), hyphens);
  const input = new Said(words, listening, data.monthFirst || listening.country === 'US');
  const found = scan(input);
  if (found.length === 0) return [];
  return joined(found, words).map((one) => mentionOf(one, input.moment, origin, text));
}

/** Words and when they were said, which is worked out when somebody asks: most messages say nothing of when. */
class Said implements Input {
  readonly words: Words;
  private readonly listening: Listening;
  private readonly monthFirst: boolean;
  private known: Moment | null = null;
  private read: Input['memory'] | null = null;

  constructor(words: Words, listening: Listening, monthFirst: boolean) {
    this.words = words;
    this.listening = listening;
    this.monthFirst = monthFirst;
  }

  get moment(): Moment {
    this.known ??= momentOf(this.listening, this.monthFirst);
    return this.known;
  }

  get memory(): Input['memory'] {
    this.read ??= new Map();
    return this.read;
  }

  speakOf(about: About | null, within: Within | null): void {
    this.known = speakingOf(this.moment, about, within);
    this.read?.clear();
  }
}

function lexiconFor(data: LanguageData): Lexicon {
  const known = lexicons.get(data.locale);
  if (known) return known;
  const made = lexiconOf(data, LANGUAGES[data.locale].heard);
  lexicons.set(data.locale, made);
  return made;
}
