import type { Heard } from '../heard.ts';
import { aspectOf, type WhenMention } from '../when/mention.ts';

/** How far behind "so" the wish may begin: "so could we perhaps say half past". */
const REACH = 32;
const STOP = /[.,;:!?。，！？]/u;
const ASKED = /[?？]/u;

/** "I finish at five, so half past": what stands before is why, where the same is said after it. What is ruled out stays so. */
export function withoutReasons(heard: Heard, when: readonly WhenMention[]): readonly WhenMention[] {
  if (when.length < 2) return when;
  const so = heard.language.lists.therefore.in(heard.found).findLast(({ end }) => leadsToOne(heard, end, when));
  if (so === undefined) return when;
  const wished = new Set(when.filter(({ start }) => start >= so.end).map(saidOf));
  return when.filter((one) => {
    const isReason = one.end <= so.start && !one.negated && wished.has(saidOf(one));
    return !isReason || ASKED.test(heard.text.slice(one.end, so.start));
  });
}

/** "Friday afternoon, so three": the part of the day belongs to the hour that is said after it. */
function saidOf(mention: WhenMention): string {
  return mention.kind === 'window' && mention.name !== null ? 'part' : aspectOf(mention);
}

function leadsToOne({ text }: Heard, end: number, when: readonly WhenMention[]): boolean {
  const next = when.find(({ start }) => start >= end);
  return next !== undefined && next.start - end <= REACH && !STOP.test(text.slice(end, next.start).replace(/^,/u, ''));
}
