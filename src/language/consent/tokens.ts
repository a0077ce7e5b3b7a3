import { fold } from '../fold.ts';

/** A word, a Chinese character, a Khmer cluster, a picture, or a mark between them. */
export interface Token {
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'comma' | 'stop' | 'question';
}

const TOKEN = new RegExp(
  [
    "(?<word>[a-z0-9]+(?:['-][a-z0-9]+)*)",
    '(?<cluster>[\\u1780-\\u17b3](?:\\u17d2[\\u1780-\\u17b3]|[\\u17b4-\\u17d1\\u17d3\\u17dd])*|ៗ)',
    '(?<picture>\\p{Extended_Pictographic})',
    '(?<question>[?？]+)',
    '(?<stop>[.!。！…\\n;；។៕]+)',
    '(?<comma>[,，、:：()"«»—–*~¿¡]|\\s-\\s)',
    '(?<letter>[\\p{L}\\p{N}])',
  ].join('|'),
  'gu',
);

/** Spellings of Khmer that nobody tells apart by eye. */
function foldKhmer(text: string): string {
  return text.replaceAll('\u17d2\u178f', '\u17d2\u178a').replaceAll('ឲ', 'ឱ');
}

/**
 * The tokens of a message that was cleaned. Apostrophes and hyphens inside a word are left out of it, so that "that's" and
 * "thats" are one word. Khmer and Chinese are taken character by character: consent is told by phrases, not by a segmenter.
 */
export function tokensOf(text: string): readonly Token[] {
  return [...fold(text).matchAll(TOKEN)].map((match) => {
    const [found] = match;
    const { question, stop, comma } = match.groups ?? {};
    const kind = question ? 'question' : stop ? 'stop' : comma ? 'comma' : 'word';
    const written = foldKhmer(found.replace(/['-]/gu, ''));
    return { text: written, start: match.index, end: match.index + found.length, kind };
  });
}
