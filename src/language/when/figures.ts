import { type Candidate, candidate } from './candidate.ts';
import { isInside } from './fold.ts';
import type { Lexicon } from './lexicon.ts';

const MONEY_BEFORE = /[€$£¥៛]\s?$/u;
const FIGURES = /\d+(?:[:./-]\d+)*/uy;
const FIGURES_LENGTH_MAX = 20;
const CURRENCY_LENGTH_MAX = 12;

type Marks = Pick<Lexicon, 'ordinalSuffixes' | 'currency'>;

/** What a run of figures may be: a number, an ordinal, a date or a time of day; an amount of money is none of it. */
export function figuresAt(text: string, at: number, { ordinalSuffixes, currency }: Marks): readonly Candidate[] {
  FIGURES.lastIndex = at;
  const run = FIGURES.exec(text)?.[0] ?? '';
  if (run.length > FIGURES_LENGTH_MAX || isMoney(text, at, at + run.length, currency)) return [];
  const number = (figures: string) => numberAt(text, figures, at, ordinalSuffixes);
  const separators = new Set(run.replace(/\d/gu, ''));
  if (separators.size === 0) return number(run);
  const dash = run.indexOf('-');
  const first = run.slice(0, dash);
  // "9:30-11:00" and "9-12" are two figures with a dash between, unless they are one date.
  if (dash > 0 && separators.size > 1) return /\D/u.test(first) ? [together(first, at)] : number(first);
  if (dash > 0 && run.split('-').length === 2) return [together(run, at), ...number(first)];
  return separators.size === 1 || isClockWithSeconds(run) ? [together(run, at)] : [];
}

function together(run: string, at: number): Candidate {
  const separator = run.replace(/\d/gu, '').charAt(0);
  return candidate({ kind: 'figures', parts: run.split(/\D/u), separator }, at + run.length);
}

function numberAt(text: string, run: string, at: number, ordinalSuffixes: readonly string[]): readonly Candidate[] {
  if (run.length > 4) return [];
  const value = Number(run);
  const end = at + run.length;
  for (const suffix of ordinalSuffixes) {
    if (!text.startsWith(suffix, end) || isInside(text, end + suffix.length)) continue;
    return [candidate({ kind: 'ordinal', value, spelled: false }, end + suffix.length)];
  }
  return [candidate({ kind: 'number', value, digits: run.length }, end)];
}

function isMoney(text: string, start: number, end: number, currency: RegExp): boolean {
  return (
    currency.test(text.slice(end, end + CURRENCY_LENGTH_MAX)) ||
    MONEY_BEFORE.test(text.slice(Math.max(0, start - 2), start))
  );
}

function isClockWithSeconds(run: string): boolean {
  return /^\d{1,2}:\d{2}:\d{2}$/u.test(run);
}
