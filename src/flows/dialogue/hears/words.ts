import { plain } from '../../../core/plain.ts';
/** A word of a text with its place, case and accents put aside. */
export interface Word {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/** Chinese and Khmer write no spaces: there every character counts as a word. */
const WORD = /[\p{Script=Han}\p{Script=Khmer}]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    plain: plainOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function plainOf(word: string): string {
  return plain(word).replace(/’/g, "'");
}

/** "flights" is "flight", "flying" is "fly": the ending of a word longer than three letters is forgiven. */
export function isAlike(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  return wanted.length > 2 && word.startsWith(wanted) && ENDINGS.has(word.slice(wanted.length));
}

const ENDINGS = new Set(['s', 'es', 'ing', 'ed', 'd', 'n', 'r', "'s", 'e', 'a', 'o']);

/** Where the words of a phrase stand in order, with at most `gap` words between two of them; null if they do not. */
export function phraseAt(
  words: readonly Word[],
  phrase: readonly string[],
  gap: number,
): { readonly start: number; readonly end: number } | null {
  const [first, ...others] = phrase;
  if (first === undefined) return null;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !isAlike(word.plain, first)) continue;
    const last = others.reduce((at, wanted) => next(words, at, wanted, gap), index);
    const end = words[last]?.end;
    if (Number.isFinite(last) && end !== undefined) return { start: word.start, end };
  }
  return null;
}

function next(words: readonly Word[], after: number, wanted: string, gap: number): number {
  for (let index = after + 1; index <= after + 1 + gap; index += 1) {
    const word = words[index];
    if (word !== undefined && isAlike(word.plain, wanted)) return index;
  }
  return Number.NaN;
}
