import type { Beside } from './beside.ts';
import { type Bits, bitOf, bitsOf, meet } from './bits.ts';
import type { Candidate } from './candidate.ts';
import { isDigit } from './fold.ts';
import type { Glue } from './sense.ts';

/** Numbers of people, which are no hours: "pour 2 demain matin", "table for 6 on Friday evening", "on vient à deux". */

const PARTY_LENGTH_MAX = 24;
const DAYS = bitsOf(['weekday', 'day', 'part']);
const NUMBER = bitOf('number');
const HOURLY: readonly Glue[] = ['clockHour', 'oclock', 'hourSign', 'plus', 'halfPast', 'quarterPast', 'minus'];
const LETTERS = /\p{L}/u;

/** What is asked about the words around a number. */
interface Around {
  readonly text: string;
  bits(at: number): Bits;
  candidates(at: number): readonly Candidate[];
  skipSpace(at: number): number;
}

/** What may stand at a place, without the numbers that count who comes. */
export function withoutPeople(words: Around, beside: Beside, found: Candidate[], at: number): Candidate[] {
  if (!found.some(({ bits }) => bits === NUMBER)) return found;
  const { text } = words;
  const { party, are, among, at: hour } = beside;
  const before = text.slice(Math.max(0, at - PARTY_LENGTH_MAX), at);
  const isPeople = are.test(before);
  const isAmong = !isDigit(text.charCodeAt(at)) && among.test(before) && !isBehindNumber(words, before, at);
  if (!isPeople && !isAmong && !party.test(before)) return found;
  const counts = (end: number) =>
    isAmong
      ? !isBeforeHour(words, end)
      : isBeforeDay(words, beside.day, end) || (isPeople && hour.test(text.slice(end)));
  return found.filter(({ bits, end }) => bits !== NUMBER || !counts(end));
}

/** In "de deux à quatre" the second ends what the first begins. */
function isBehindNumber(words: Around, before: string, at: number): boolean {
  const length = /\S+ \S+ $/u.exec(before)?.[0].length ?? 0;
  return length > 0 && words.candidates(at - length).some(({ bits }) => bits === NUMBER);
}

/** Whether what follows makes an hour of a number in words: "deux heures", "deux et demie". */
function isBeforeHour(words: Around, at: number): boolean {
  return words
    .candidates(words.skipSpace(at))
    .some(
      ({ value }) =>
        value.kind === 'unit' || value.kind === 'number' || (value.kind === 'glue' && HOURLY.includes(value.glue)),
    );
}

/** Whether a day, or a part of one, follows: "7, vendredi", "7, le 24". */
function isBeforeDay(words: Around, day: RegExp, at: number): boolean {
  const { text } = words;
  const led = day.exec(text.slice(at))?.[0] ?? '';
  const place = at + led.length;
  return meet(words.bits(place), DAYS) || (LETTERS.test(led) && isDigit(text.charCodeAt(place)));
}
