import type { Reading } from '../../../core/reading.ts';
import heard from '../words/person.json' with { type: 'json' };

/**
 * Words about who somebody is. They are looked for only where that is asked, and not in every message of every journey: as
 * common words they would cover what others have to explain.
 */
type Phrase = keyof typeof heard;

const PHRASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(heard).map(([phrase, languages]) => [phrase, Object.values(languages).flat().map(folded)]),
);

/** Whether the words speak of it, in any language: people mix them. */
export function speaksOf({ text }: Reading, phrase: Phrase): boolean {
  const said = folded(text);
  const isSaid = (words: string) => (isSpaced(words) ? ` ${said} `.includes(` ${words} `) : said.includes(words));
  return PHRASES.get(phrase)?.some(isSaid) === true;
}

/** Whether the words are that and nothing more. */
export function isNothingBut({ text }: Reading, phrase: Phrase): boolean {
  return PHRASES.get(phrase)?.includes(folded(text)) === true;
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
