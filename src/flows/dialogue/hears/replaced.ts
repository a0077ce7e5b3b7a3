import { canonical, type Json } from '../../../core/json.ts';
import { type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { Slots } from '../context.ts';
import { daysIn } from '../kinds/date.ts';
import type { Found } from '../kinds/kind.ts';
import { CHEAPER } from '../kinds/option.ts';
import type { Task } from '../task/schema.ts';
import { nearTo } from './ways.ts';

/**
 * "Dec 15, no wait, dec 16": what follows a correction stands in the place of what it corrects, whatever that was for,
 * and is no second value beside it. It corrects what was said last, or what was said of the same thing: "Boston to
 * Austin, sorry, from Denver".
 */
export function asCorrected(reading: Reading, found: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((left, right) => left.start - right.start)) {
    const earlier = kept.filter((other) => other.end <= one.start && isTakenBack(reading, other, one));
    const place = earlier.findLast(({ role }) => one.role === null || role === null || role === one.role);
    if (place === undefined) kept.push(one);
    else kept[kept.indexOf(place)] = { ...one, start: place.start, end: place.end, role: one.role ?? place.role };
  }
  return kept;
}

function isTakenBack(reading: Reading, first: Found, second: Found): boolean {
  return reading.mentions.some(
    (mention) => isSecondThought(mention) && mention.start >= first.end && mention.start < second.start,
  );
}

function isSecondThought(mention: Mention): boolean {
  return mention.kind === 'cue' ? mention.cue === 'correction' : mention.kind === 'answer' && mention.value === 'no';
}

/** The same words with only what they rule out, as if it were wanted: "not Austin" has Austin in it. */
export function ruledOutIn(reading: Reading): Reading {
  const ruledOut = reading.mentions.filter(({ negated }) => negated === true);
  return { ...reading, mentions: ruledOut.map(({ negated: _negated, ...mention }) => mention as Mention) };
}

/** "I asked for Boston, not Austin": what is wanted takes the place of what is not. */
export function takesPlaceOf(value: Json, ruledOut: readonly Found[]): boolean {
  return value !== null && ruledOut.some((one) => canonical(one.value) === canonical(value));
}

/** Whether what is known is among what is ruled out: "not Friday" of a Friday, "the 6th doesn't work" of a 6th, "no weekends". */
export function isRuledOut(value: Json, ruledOut: readonly Found[]): boolean {
  return ruledOut.some((one) => {
    const days = daysIn(one.value);
    if (days !== null) return typeof value === 'string' && days.from <= value && value <= days.to;
    return canonical(one.value) === canonical(value) || (value !== null && nearTo(one, value) === value);
  });
}

/** How many days they will be away: "for a week", "five nights". */
export function daysAway(reading: Reading): number | null {
  const lasting = mentions(reading, 'duration').find(({ unit, negated }) => unit !== 'minutes' && negated !== true);
  return lasting?.value ?? null;
}

/** "Is it cheaper on Monday?" compares the days, and is no wish for one that costs less than all of Monday's. */
export function comparedWith(heard: Slots, { slots }: Task): readonly string[] {
  const isDated = Object.keys(heard).some((name) => slots[name]?.type === 'date');
  return isDated ? Object.keys(heard).filter((name) => heard[name] === CHEAPER) : [];
}
