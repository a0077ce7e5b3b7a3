import { rememberedLast } from '../../core/remembered.ts';
import { fold } from '../fold.ts';

/** A word, a Chinese character, a Khmer cluster, a picture, or a mark between them. */
export interface Token {
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'picture' | 'comma' | 'stop' | 'question';
}

/** What is no plain word: each alternative is one kind of token. */
const OTHER_TOKEN = new RegExp(
  [
    '([#&])',
    // A consonant with a bantoc closes the syllable before it: ចា is no word in ចាន់.
    '([\\u1780-\\u17b3](?:\\u17d2[\\u1780-\\u17b3]|[\\u17b4-\\u17d1\\u17d3\\u17dd]|[\\u1780-\\u17a2]\\u17cb)*|ៗ)',
    '(\\p{Extended_Pictographic})',
    '([?？]+)',
    '([.!。！…\\n;；។៕]+)',
    '([,，、:：()"«»—–*~¿¡]|\\s-\\s)',
    '([\\p{L}\\p{N}])',
  ].join('|'),
  'uy',
);
const KINDS: readonly Token['kind'][] = ['word', 'word', 'picture', 'question', 'stop', 'comma', 'word'];

/** Spellings of Khmer that nobody tells apart by eye. */
function foldKhmer(text: string): string {
  return text.charCodeAt(0) < 0x1780 ? text : text.replaceAll('\u17d2\u178f', '\u17d2\u178a').replaceAll('ឲ', 'ឱ');
}

/**
 * The tokens of a message that was cleaned. An apostrophe and a hyphen part words: "that's" is "that" and "s", as "that s" is.
 * Khmer and Chinese are taken character by character: phrases tell what a word is, not a segmenter.
 */
export function tokensOf(text: string): readonly Token[] {
  return tokensIn(fold(text));
}

export const tokensIn = rememberedLast((folded: string): readonly Token[] => {
  const tokens: Token[] = [];
  let place = 0;
  while (place < folded.length) {
    const end = plainEnd(folded, place);
    const token =
      end > place ? { text: spelled(folded.slice(place, end)), start: place, end, kind: WORD } : otherAt(folded, place);
    if (token !== null) tokens.push(token);
    place = token?.end ?? place + 1;
  }
  return tokens;
});

const WORD: Token['kind'] = 'word';

/** Where a plain word ends: letters and figures, and the sign of an ordinal. */
function plainEnd(folded: string, from: number): number {
  let end = from;
  while (isWordCode(folded.charCodeAt(end))) end += 1;
  return end > from && isOrdinalSign(folded.charCodeAt(end)) ? end + 1 : end;
}

/** ª, º and °. */
function isOrdinalSign(code: number): boolean {
  return code === 0xaa || code === 0xba || code === 0xb0;
}

function otherAt(folded: string, place: number): Token | null {
  if (folded.charCodeAt(place) === SPACE && folded.charCodeAt(place + 1) !== HYPHEN) return null;
  OTHER_TOKEN.lastIndex = place;
  const match = OTHER_TOKEN.exec(folded);
  if (match === null) return null;
  const [found] = match;
  const kind = KINDS[match.findIndex((group, index) => index > 0 && group !== undefined) - 1] ?? WORD;
  return { text: foldKhmer(found), start: place, end: place + found.length, kind };
}

const SPACE = 32;
const HYPHEN = 45;

/** "Straße" is written "Strasse" as well, in Switzerland and in haste. */
export function spelled(word: string): string {
  return word.includes('ß') ? word.replaceAll('ß', 'ss') : word;
}

/** A Latin letter or a figure. */
export function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === SHARP_S;
}

const SHARP_S = 0xdf;

/** Whether a token is said, and no mark between what is. */
export function isSaid(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'picture';
}
