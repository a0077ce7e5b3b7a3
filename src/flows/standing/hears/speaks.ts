import type { Reading } from '../../../core/reading.ts';
import { spelledOut } from '../../../core/spelled-out.ts';
import { HEARD, PERSON_PHRASES, type PersonPhrase } from '../words/heard.ts';

/**
 * Words about who somebody is. They are looked for only where that is asked, and not in every message of every journey: as
 * common words they would cover what others have to explain.
 */
const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  PERSON_PHRASES.map((phrase) => [
    phrase,
    HEARD.flatMap(({ person }) => person[phrase].flatMap(spelledOut)).map(folded),
  ]),
);

/** Whether the words speak of it, in any language: people mix them. */
export function speaksOf({ text }: Reading, phrase: PersonPhrase): boolean {
  const said = folded(text);
  const isSaid = (words: string) => (isSpaced(words) ? ` ${said} `.includes(` ${words} `) : said.includes(words));
  return PHRASES.get(phrase)?.some(isSaid) === true;
}

/** Whether the words are that and nothing more. */
export function isNothingBut({ text }: Reading, phrase: PersonPhrase): boolean {
  return PHRASES.get(phrase)?.includes(folded(text)) === true;
}

/** Whether a word is one of these: "mobile" is nobody's name. */
export function isWordOf(word: string, phrase: PersonPhrase): boolean {
  return PHRASES.get(phrase)?.includes(folded(word)) === true;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/gu, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
}

/** Chinese and Khmer set no spaces between words. */
function isSpaced(words: string): boolean {
  return /\p{Script=Latin}/u.test(words);
}
