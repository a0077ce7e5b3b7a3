import { bitOf, bitsOf, meet } from './bits.ts';
import type { Candidate } from './candidate.ts';
import { isInside } from './fold.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { Trie } from './trie.ts';
import { MEANT_FROM_LETTERS } from './typo.ts';

const HOLIDAY = bitOf('holiday');
/** Names that are abbreviated. */
const NAMED = bitsOf(['weekday', 'month']);
const ABBREVIATION_MAX = 5;

/** Every phrase of the language that starts at a place, the shorter ones first. */
export function phrasesAt(text: string, at: number, phrases: Trie<Meaning>): Candidate[] {
  const found: Candidate[] = [];
  let feast = -1;
  let node = phrases.first(text.charCodeAt(at));
  for (let end = at + 1; node > 0; end += 1) {
    const meanings = phrases.meaningsAt(node);
    if (meanings.length > 0 && !isInside(text, end)) {
      const stop = end - at > ABBREVIATION_MAX ? end : afterAbbreviation(text, end);
      for (const { value, bits } of meanings) {
        found.push({ value, end: meet(bits, NAMED) ? stop : end, bits });
        if (bits === HOLIDAY) feast = end;
      }
    }
    node = end < text.length ? phrases.next(node, text.charCodeAt(end)) : 0;
  }
  // Christmas Eve is no evening of Christmas: of two feasts that begin here the longer one is meant.
  return feast < 0 ? found : found.filter(({ bits, end }) => bits !== HOLIDAY || end === feast);
}

/** "mon. 3 feb." — the full stop belongs to the name when more of the sentence follows. */
function afterAbbreviation(text: string, end: number): number {
  return text.charAt(end) === '.' && /^\. ?[a-z0-9,]/u.test(text.slice(end, end + 3)) ? end + 1 : end;
}

/** What was probably meant by a word that nobody knows. */
export function misspeltAt(text: string, at: number, end: number, { misspelt }: Lexicon): readonly Candidate[] {
  if (end - at < MEANT_FROM_LETTERS) return [];
  return misspelt(text.slice(at, end)).map(({ value, bits }) => ({ value, end, bits }));
}
