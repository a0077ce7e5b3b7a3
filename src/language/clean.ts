import { rememberedLast } from '../core/remembered.ts';

/** No message is read further than this (X8: bounded time, whatever was pasted). */
export const LENGTH_MAX = 2_000;

/** Controls, zero-width and bidirectional marks, variation selectors: they are invisible, so they must not matter. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Variation_Selector}/gu;
const SPACES = /\s+/gu;
const APOSTROPHES = /[\u2018\u2019\u201a\u201b\u2032\u02bc\u02b9\u0060\u00b4\uff07]/gu;
const QUOTES = /[\u201c\u201d\u201e\u2033\uff02]/gu;
/** `o"clock`, `that"s`: a quotation mark between two letters was meant as an apostrophe. */
const QUOTE_INSIDE_WORD = /(?<=\p{L})"(?=\p{L})/gu;
/** Full-width Latin letters, digits and punctuation, as Chinese keyboards write them. */
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/gu;

/** What most people type, which is clean as it is: plain characters, one space between words, no marks to tell apart. */
const CLEAN = /^[!#-_a-~]+(?: [!#-_a-~]+)*$/u;

/** The words as a person sees them: one form for each character, one space between words, never longer than bounded. */
export const clean = rememberedLast((raw: string) => {
  if (raw.length <= LENGTH_MAX && CLEAN.test(raw)) return raw;
  const text = raw
    .slice(0, LENGTH_MAX * 2)
    .replace(/\s/gu, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(QUOTE_INSIDE_WORD, "'")
    .replace(SPACES, ' ')
    .trim();
  return bounded(text);
});

/** A cut never falls inside a character that takes two code units. */
function bounded(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const last = text.charCodeAt(LENGTH_MAX - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splits ? LENGTH_MAX - 1 : LENGTH_MAX).trimEnd();
}
