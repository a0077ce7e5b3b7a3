import type { JudgedSentence } from '../../core/consent/piece.ts';
import type { Clause } from '../../core/reading.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Covered } from './covered.ts';
import type { ConsentLexicon } from './lexicon.ts';
import { Cover } from './ways.ts';

/**
 * The parts of a message, sentence by sentence of its clauses: the way to cover it that leaves the least unexplained, and of
 * those the one with the fewest and so the longest phrases, the longest first. "No problem" then is no "no", and "good
 * morning" no "good".
 */
export function coverOf(covered: Covered, lexicon: ConsentLexicon): readonly JudgedSentence[] {
  const sentences: JudgedSentence[] = [];
  for (const clauses of sentencesOf(covered.clauses)) {
    const sentence = sentenceOf(covered, clauses, lexicon);
    if (sentence.pieces.length > 0 || sentence.asks) sentences.push(sentence);
  }
  return sentences;
}

/** The clauses of each sentence. */
function sentencesOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  // Most messages are one.
  if (clauses.every(({ sentence }) => sentence === clauses[0]?.sentence)) return clauses.length === 0 ? [] : [clauses];
  const numbers = [...new Set(clauses.map(({ sentence }) => sentence))];
  return numbers.map((number) => clauses.filter(({ sentence }) => sentence === number));
}

/** Words that no phrase explains may ask without a mark: "酒店在哪里", "មានវ៉ាយហ្វាយឬទេ". */
function sentenceOf(covered: Covered, clauses: readonly Clause[], lexicon: ConsentLexicon): JudgedSentence {
  const { tokens } = covered;
  const start = clauses[0]?.start ?? 0;
  const end = clauses.at(-1)?.end ?? 0;
  const from = tokens.findIndex((token) => token.start >= start && token.end <= end);
  const last = tokens.findLastIndex((token) => token.start >= start && token.end <= end);
  const another = clauses.some((clause) => clause.another);
  if (from < 0 || isStray(tokens, from, last, lexicon)) return { pieces: [], asks: false, another };
  const isMarked = tokens.slice(from, last + 1).some(({ kind }) => kind === 'question');
  const to = tokens.findLastIndex(({ kind }, place) => place <= last && kind !== 'stop' && kind !== 'question') + 1;
  const trails = TRAILS.test(tokens[to]?.text ?? '') && { trails: true as const };
  const mayAsk = isMarked || clauses.some(({ asked }) => asked);
  const anew = clauses
    .filter(({ afresh }) => afresh)
    .map((clause) => tokens.findIndex((token) => token.start >= clause.start));
  const cover = (isQuestion: boolean) => new Cover(covered, { from, to, isQuestion, anew }, lexicon);
  const told = mayAsk ? cover(true).told() : null;
  if (told !== null) return { pieces: told, asks: true, another };
  const pieces = cover(isMarked).pieces();
  const explained = pieces.every(({ kind }) => kind !== 'residue');
  if (isMarked || explained || !mayAsk) return { pieces, asks: isMarked, another, ...trails };
  return { pieces: cover(true).pieces(), asks: true, another };
}

/** "Ok…" is said by somebody who is still thinking. */
const TRAILS = /^(?:…|\.\.|。。)/u;

/** A key that was hit on the way from the last mark: "their number?q". */
function isStray(tokens: readonly Token[], from: number, last: number, { vocabulary }: ConsentLexicon): boolean {
  const token = tokens[from];
  if (token === undefined || from !== last || !/^[a-z]$/u.test(token.text) || vocabulary.has(token.text)) return false;
  return last === tokens.length - 1 && tokens[from - 1]?.end === token.start;
}
