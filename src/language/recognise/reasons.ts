import type { Mention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import { aspectOf, hourOf, isWhen } from '../when/mention.ts';
import { momentOf } from '../when/moment.ts';

/** How far behind "so" the wish may begin: "so could we perhaps say half past". */
const REACH = 32;
export const STOP = /[.,;:!?。，！？]/u;
const ASKED = /[?？]/u;
const PEOPLE = 'people';
const HOUR = 'time';

/**
 * "I finish at five, so half past", "Tom can't come, so 3 people": what stands before is why, where the same is said after it.
 * What is ruled out stays so.
 */
export function withoutReasons(heard: Heard, found: readonly Mention[]): readonly Mention[] {
  const so = heard.language.lists.therefore.in(heard.found).findLast(({ end }) => leadsToOne(heard, end, found));
  if (so === undefined) return found;
  const before = new Set(found.filter(({ end }) => end <= so.start).map(saidOf));
  const isHourSaid = found.some((one) => one.start >= so.end && saidOf(one) === HOUR);
  const told = found.map((one) => {
    if (one.start < so.end) return one;
    if (before.has(PEOPLE)) return asPeople(one);
    return before.has(HOUR) && !isHourSaid ? asHour(one, heard) : one;
  });
  const wished = new Set(told.filter(({ start }) => start >= so.end).map(saidOf));
  return told.filter((one) => {
    const said = saidOf(one);
    if (one.end > so.start || one.negated || said === null || !wished.has(said)) return true;
    return ASKED.test(heard.text.slice(one.end, so.start));
  });
}

/** "We were 5, so 3 now": the number is of what was counted before. */
function asPeople(mention: Mention): Mention {
  return mention.kind === 'count' && mention.unit === null ? { ...mention, unit: 'people' } : mention;
}

/** "I start at ten, so nine on Friday": the number is of the clock that was spoken of before. */
function asHour(mention: Mention, { listening }: Heard): Mention {
  if (mention.kind !== 'count' || mention.unit !== null) return mention;
  return hourOf(mention, momentOf(listening, false)) ?? mention;
}

/** What a mention says something of, or null where no other takes its place. */
function saidOf(mention: Mention): string | null {
  // "Friday afternoon, so three": the part of the day belongs to the hour that is said after it.
  if (mention.kind === 'window' && mention.name !== null) return 'part';
  if (isWhen(mention)) return aspectOf(mention);
  if (mention.kind === 'money') return mention.kind;
  if (mention.kind === 'count') return mention.unit === 'adults' ? PEOPLE : (mention.unit ?? 'number');
  // Somebody who cannot come calls nothing off where it is said how many do.
  return mention.kind === 'cue' && (mention.cue === 'cancel' || mention.cue === 'fewer') ? PEOPLE : null;
}

function leadsToOne({ text }: Heard, end: number, found: readonly Mention[]): boolean {
  const next = found.filter((one) => one.start >= end && saidOf(one) !== null);
  const start = Math.min(...next.map((one) => one.start));
  return start - end <= REACH && !STOP.test(text.slice(end, start).replace(/^,/u, ''));
}
