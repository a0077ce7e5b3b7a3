import type { Judgement } from '../../core/consent/judge.ts';
import { judge } from '../../core/consent/judge.ts';
import type { JudgedSentence } from '../../core/consent/piece.ts';
import type { Proposed } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import type { Clause, Reading } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import type { LanguageData } from '../data/language-data.ts';
import { LANGUAGES } from '../data/languages.ts';
import { dataOf, functionWordsOf } from '../language.ts';
import { wordsOf } from '../lexicon/pattern.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { coverOf } from './cover.ts';
import { INTERNATIONAL } from './international.ts';
import { ConsentLexicon, phrasesOf } from './lexicon.ts';
import { withoutSlips } from './slips.ts';
import { valuesIn } from './values.ts';
import type { ConsentWords } from './words.ts';

const lexiconOf = remembered((data: LanguageData) => lexiconFor(LANGUAGES[data.locale].agrees, data));

/** A language's lexicon of consent, written as the language is. */
export function lexiconFor(words: ConsentWords, data: LanguageData): ConsentLexicon {
  return new ConsentLexicon(withInternational(words), data);
}

/** Whether a message agrees to what was proposed, and why or why not (X11). No model is asked. */
export function judgementOf(reading: Reading, locale: Locale, proposed: Proposed): Judgement {
  const { proposal, id, fresh } = proposed;
  const sentences: JudgedSentence[] = [];
  for (const { locale: spoken, clauses } of runsOf(reading, locale)) {
    const data = dataOf(spoken);
    const lexicon = lexiconOf(data);
    const tokens = withoutSlips(tokensOf(reading.text), lexicon, functionWordsOf(data));
    const values = valuesIn(clauses, tokens, proposal.facts, lexicon.vocabulary);
    sentences.push(...coverOf({ clauses, tokens, values, things: proposal.things }, lexicon));
  }
  const pieces = sentences.flatMap((sentence) => sentence.pieces);
  const { verdict, why } = judge(proposed, sentences);
  return { proposal: id, act: proposal.act, fresh, verdict, why, pieces };
}

/** The clauses of a message by their language; those in the language of the reading are judged in the one asked for. */
function runsOf({ clauses = [], locale: read }: Reading, judged: Locale): readonly Run[] {
  const runs: { readonly locale: Locale; readonly clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    const locale = clause.locale === read ? judged : clause.locale;
    const last = runs.at(-1);
    if (last?.locale === locale) last.clauses.push(clause);
    else runs.push({ locale, clauses: [clause] });
  }
  return runs;
}

interface Run {
  readonly locale: Locale;
  readonly clauses: readonly Clause[];
}

/** A language with what everybody says, where it has no phrase of its own that begins with the same word. */
function withInternational(data: ConsentWords): ConsentWords {
  const own = wordsOf(phrasesOf(data));
  const isNew = (phrase: string) => !tokensOf(phrase).some(({ text }) => own.has(text));
  const added = Object.entries(INTERNATIONAL).map(([kind, phrases]) => [
    kind,
    [...data.kinds[kind as keyof typeof INTERNATIONAL], ...phrases.filter(isNew)],
  ]);
  return { ...data, kinds: { ...data.kinds, ...Object.fromEntries(added) } };
}
