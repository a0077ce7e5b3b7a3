import type { Reading } from '../../../core/reading.ts';
import { speaksOf } from './speaks.ts';

/** "SK-48213", "mt3fa9c1": letters, then digits or the beginning of an id. */
const REFERENCE = /\b([a-z]{2,4})\s?[-–—]\s?([0-9a-f]{4,8})\b/i;
const JOINED = /\b([a-z]{2})([a-f]*\d[0-9a-f]*)\b/i;
/** Without its letters it is one only where it is called so. */
const BARE = /\b([a-f]*\d[0-9a-f]*)\b/i;
/** Without any there is none, as in most messages. */
const FIGURE_OR_HYPHEN = /[\d–—-]/;
/** A flight's has five digits, every other six characters. */
const LENGTHS = [5, 6];

export interface Reference {
  readonly reference: string;
  readonly start: number;
  readonly end: number;
}

/** The reference of a booking in somebody's words; null where there is none. */
export function referenceIn(reading: Reading, isAsked: boolean): Reference | null {
  const { text } = reading;
  if (!FIGURE_OR_HYPHEN.test(text)) return null;
  const written = REFERENCE.exec(text) ?? ofLength(JOINED.exec(text));
  const bare = written ?? ofLength(BARE.exec(text));
  const found = written !== null || isAsked || (bare !== null && speaksOf(reading, 'reference')) ? bare : null;
  if (found === null) return null;
  const reference = found.slice(1).join('-').toUpperCase();
  return { reference, start: found.index, end: found.index + found[0].length };
}

function ofLength(found: RegExpExecArray | null): RegExpExecArray | null {
  return found !== null && LENGTHS.includes(found.at(-1)?.length ?? 0) ? found : null;
}

/** The reading without what was only part of the reference: its digits are no hour and no day. */
export function withoutReference(reading: Reading, { start, end }: Reference): Reading {
  return { ...reading, mentions: reading.mentions.filter((mention) => mention.end <= start || mention.start >= end) };
}

const CODE = /\b(\d{3})[\s-]?(\d{3})\b/;
const KHMER_ZERO = 0x17e0;

/** Six digits, in whichever script they are written. */
export function codeIn({ text }: Reading): string | null {
  const western = text
    .normalize('NFKC')
    .replaceAll(/[០-៩]/gu, (digit) => String((digit.codePointAt(0) ?? KHMER_ZERO) - KHMER_ZERO));
  return CODE.exec(western)?.slice(1).join('') ?? null;
}
