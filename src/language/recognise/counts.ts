import type { CountMention } from '../../core/reading.ts';
import { overlaps, type Span } from '../../core/span.ts';
import type { Heard } from '../heard.ts';
import { isHeard, type Match } from '../lexicon/lexicon.ts';
import { SYMBOL } from '../slots.ts';
import { isWithinWord } from './choices.ts';
import { ruledOut } from './negation.ts';

/** Beyond this it is no party, no room and no heap of points, but an amount, a reference or nonsense. */
const COUNT_MAX = 1_000_000;

/** What makes an amount of the number before it. */
const PRICED = new RegExp(`^\\s?(?:${SYMBOL})`, 'u');
const ANY_SYMBOL = new RegExp(SYMBOL, 'u');

/** Years are somebody's age: "she's 6" is no hour. */
const UNITS = ['people', 'adults', 'children', 'rooms', 'points', 'years', 'extra'] as const;

/** How many of what. A number nothing else explains is a count without a unit. */
export function recogniseCounts(heard: Heard): CountMention[] {
  if (!isHeard(heard.found, heard.language.parts.counts)) return [];
  const { counts, loneCount } = heard.language.lists;
  const found: CountMention[] = [];
  for (const unit of UNITS) {
    for (const match of counts.units[unit].in(heard.found)) found.push(...count(heard, match, unit));
  }
  // Two couples are four.
  for (const match of counts.units.pairs.in(heard.found)) {
    found.push(...count(heard, match, 'people').map((one) => ({ ...one, value: one.value * 2 })));
  }
  // Two teams of four are eight.
  for (const { slots, start, end } of counts.units.groups.in(heard.found)) {
    const value = slots.reduce((product, slot) => product * numberAt(heard, slot), 1);
    if (Number.isInteger(value) && value > 0) found.push({ kind: 'count', value, unit: 'people', start, end });
  }
  for (const { unit, value, phrases } of counts.fixed) {
    for (const { start, end } of phrases.in(heard.found)) {
      if (unit !== 'people' || !isOutnumbered(heard, { start, end }, value))
        found.push({ kind: 'count', value, unit, start, end });
    }
  }
  for (const match of loneCount.in(heard.found)) {
    if (isWithinWord(heard, match)) continue;
    found.push(...count(heard, match, null).map((one) => ({ ...one, ...ruledOut(heard, one) })));
  }
  const sorts = found.filter(({ unit }) => unit === 'adults' || unit === 'children');
  return sorts.length === 0 ? found : found.filter((one) => one.unit !== 'people' || !countsSort(one, sorts));
}

/** "We are 2 adults and a child": the number counts those who are named behind it, and not all of them. */
export function countsSort(all: Span, sorts: readonly Span[]): boolean {
  return sorts.some((sort) => overlaps(sort, all) && sort.start > all.start && sort.end > all.end);
}

/** "With my parents, four of us in all": who is named is among those that are counted beside it. One may be each of them. */
export function isOutnumbered(heard: Heard, named: Span, value: number): boolean {
  if (value === 1) return false;
  return heard.language.lists.counts.units.people
    .in(heard.found)
    .some((match) => !overlaps(match, named) && count(heard, match, 'people').some((one) => one.value > value));
}

function count(heard: Heard, { slots, start, end }: Match, unit: CountMention['unit']): CountMention[] {
  const [slot] = slots;
  // Between ten and fifteen, fifteen have to fit in.
  const values = slots.map((one) => numberAt(heard, one));
  const value = Math.max(-1, ...values);
  if (value < 0 || value > COUNT_MAX) return [];
  // "Ok pour 70 €" counts nobody.
  if (unit !== null && (PRICED.test(heard.folded.slice(end)) || ANY_SYMBOL.test(heard.folded.slice(start, end))))
    return [];
  if (unit !== null) return Number.isInteger(value) ? [{ kind: 'count', value, unit, start, end }] : [];
  return slot === undefined ? [] : [{ kind: 'count', value, unit, start: slot.start, end: slot.end }];
}

function numberAt({ language, folded }: Heard, { start, end }: Span): number {
  return language.numbers.parse(folded.slice(start, end)) ?? -1;
}
