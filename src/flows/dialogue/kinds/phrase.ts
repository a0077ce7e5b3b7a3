import { plain } from '../../../core/plain.ts';
/** Where a phrase stands in a text as whole words, case and accents aside, or null. */
export function phraseIn(text: string, phrase: string): { start: number; end: number } | null {
  const folded = fold(text);
  const wanted = fold(phrase).trim();
  if (wanted === '') return null;
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (!joins(folded, start - 1, start) && !joins(folded, end - 1, end)) return { start, end };
  }
  return null;
}

/** Two letters or digits side by side belong to one word; scripts without spaces have no such boundary. */
function joins(text: string, left: number, right: number): boolean {
  return LATIN_WORD.test(text[left] ?? ' ') && LATIN_WORD.test(text[right] ?? ' ');
}

const LATIN_WORD = /[\p{Script=Latin}\p{N}]/u;

/** Keeps every character's place: one character in, one out. */
function fold(text: string): string {
  return Array.from(text, (character) => {
    const folded = plain(character);
    return folded.length === character.length ? folded : character;
  }).join('');
}
