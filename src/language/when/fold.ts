import { rememberedWords } from '../remembered.ts';

/**
 * Text made plain for looking words up: lower case, Latin accents gone, digits of every script as 0–9, quotes and
 * hyphens inside words as spaces. It keeps the way back, so that a mention's span points into the words as written.
 */
interface Folded {
  readonly text: string;
  /** Where in the original each folded character starts; one entry more than there are characters. */
  readonly origin: readonly number[];
  /** Which spaces were hyphens inside words: they join the words of a name, and are a "to" between two days. */
  readonly hyphens: ReadonlySet<number>;
}

/** Nobody says when they want to come after a thousand characters; reading no further bounds the work (X8). */
export const READ_AT_MOST = 1000;

const [KHMER_FIRST, KHMER_DA, KHMER_ZERO] = [0x1780, 0x178a, 0x17e0];
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]|[\u0300-\u036f]/u;
const HYPHENS = new Set(['-', '‑']);
const JOINERS = new Set(["'", '"', '’', '‘', '`', '´', '“', '”', '(', ')', '[', ']', '_', '«', '»', '*', '°']);
/** A picture, or half of one: "wed 😊" is Wednesday. */
const PICTURE = /\p{Extended_Pictographic}|\p{Cs}/u;

/** What stays as it is but for capitals and apostrophes: most of what people type. */
const PLAIN = /^[ !#-'+,.0-9:-Z\\^a-z{|}~]*$/;
const SAME: readonly number[] = Array.from({ length: READ_AT_MOST + 1 }, (_, place) => place);
const NO_HYPHENS: ReadonlySet<number> = new Set();

export function fold(original: string): Folded {
  if (original.length <= READ_AT_MOST && PLAIN.test(original)) {
    const text = original.toLowerCase().replaceAll("'", ' ');
    if (!text.includes('  ')) return { text, origin: SAME, hyphens: NO_HYPHENS };
  }
  let text = '';
  const origin: number[] = [];
  const hyphens = new Set<number>();
  const limit = Math.min(original.length, READ_AT_MOST);
  for (let at = 0; at < limit; at += 1) {
    const code = original.charCodeAt(at);
    const isPlain = (code >= 97 && code <= 122) || isDigit(code) || isUnchanged(code);
    const plain = isPlain
      ? original.charAt(at)
      : foldCharacter(original.charAt(at), original.charAt(at - 1), original.charAt(at + 1));
    if (plain === '' || (plain === ' ' && text.endsWith(' '))) continue;
    if (plain === ' ' && HYPHENS.has(original.charAt(at))) hyphens.add(text.length);
    for (let copy = 0; copy < plain.length; copy += 1) origin.push(at);
    text += plain;
  }
  origin.push(limit);
  return { text, origin, hyphens };
}

function foldCharacter(character: string, before: string, after: string): string {
  if (character <= '\x7f') return foldAscii(character, before, after);
  // The subscript "da" and "ta" look the same in Khmer, and people type either.
  if (character === 'ដ' && before === '្') return 'ត';
  if (character === '‑') return foldAscii('-', before, after);
  return foldAlone(character);
}

/** What a character becomes whatever stands beside it: people use the same few thousand. */
const foldAlone = rememberedWords((character) => {
  if (INVISIBLE.test(character)) return '';
  if (JOINERS.has(character) || PICTURE.test(character) || /\s/u.test(character)) return ' ';
  const code = character.charCodeAt(0);
  if (code >= KHMER_ZERO && code <= KHMER_ZERO + 9) return String(code - KHMER_ZERO);
  if (character === '–' || character === '—' || character === '~' || character === '～') return '-';
  if (character === 'ß') return 'ss';
  if (code >= 0x1780 && code <= 0x17ff) return character;
  const plain = character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
  return plain.length === 0 ? ' ' : plain;
});

function foldAscii(character: string, before: string, after: string): string {
  if (JOINERS.has(character) || character <= ' ') return ' ';
  if (character === '-') return isLetter(before.charCodeAt(0)) && isLetter(after.charCodeAt(0)) ? ' ' : '-';
  if (character === '/') return isFigure(before) && isFigure(after) ? '/' : ' ';
  return character.toLowerCase();
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The characters of Chinese stay as they are, and all but one of Khmer, which goes by what stands before it. */
function isUnchanged(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= KHMER_FIRST && code < KHMER_ZERO && code !== KHMER_DA);
}

/** A digit of any script, before folding. */
function isFigure(character: string): boolean {
  return /^\p{Nd}$/u.test(character);
}

/** Letters of scripts that put spaces between words; Chinese and Khmer do not. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f);
}

/** Whether a place is inside a Latin word or a number, where none can start or end. */
export function isInside(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const before = text.charCodeAt(at - 1);
  const here = text.charCodeAt(at);
  return (isLetter(before) && isLetter(here)) || (isDigit(before) && isDigit(here));
}
