import type { CountMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import { DIGITS } from '../numbers.ts';
import type { Match, Matcher } from '../phrases.ts';
import { remembered } from '../remembered.ts';

/** Beyond this it is no party, no room and no heap of points, but an amount, a reference or nonsense. */
const COUNT_MAX = 1_000_000;

interface CountMatchers {
  readonly units: readonly { readonly unit: NonNullable<CountMention['unit']>; readonly matcher: Matcher }[];
  readonly fixed: readonly {
    readonly unit: NonNullable<CountMention['unit']>;
    readonly value: number;
    readonly matcher: Matcher;
  }[];
  readonly lone: Matcher;
}

const matchersOf = remembered((language: Language): CountMatchers => {
  const { units, fixed } = language.data.counts;
  const slots = { n: language.numbers.source };
  const kinds = ['people', 'adults', 'children', 'rooms', 'points'] as const;
  return {
    units: kinds.map((unit) => ({ unit, matcher: language.book.matcher(units[unit], slots) })),
    fixed: fixed.map(({ value, unit, phrases }) => ({ unit, value, matcher: language.book.matcher(phrases) })),
    // In words, a number is a count only by itself: "one" and "una" are too often something else.
    lone: language.book.matcher(['{d}', '<{n}>'], { ...slots, d: DIGITS }),
  };
});

/** How many of what. A number nothing else explains is a count without a unit. */
export function recogniseCounts(heard: Heard): CountMention[] {
  const matchers = matchersOf(heard.language);
  const { folded, clauses } = heard;
  const found: CountMention[] = [];
  for (const { unit, matcher } of matchers.units) {
    for (const match of matcher.find(folded, clauses)) found.push(...count(heard, match, unit));
  }
  for (const { unit, value, matcher } of matchers.fixed) {
    for (const { start, end } of matcher.find(folded, clauses)) found.push({ kind: 'count', value, unit, start, end });
  }
  for (const match of matchers.lone.find(folded, clauses)) found.push(...count(heard, match, null));
  return found;
}

function count(heard: Heard, { slots, start, end }: Match, unit: CountMention['unit']): CountMention[] {
  const [text] = slots;
  const value = text === undefined ? null : heard.language.numbers.parse(text);
  if (value === null || value < 0 || value > COUNT_MAX) return [];
  return Number.isInteger(value) || unit === null ? [{ kind: 'count', value, unit, start, end }] : [];
}
