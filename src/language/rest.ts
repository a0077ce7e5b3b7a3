import type { Mention } from '../core/reading.ts';
import type { Heard } from './heard.ts';
import type { Span } from './lexicon/span.ts';
import { rulingOut } from './recognise/negation.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** What nothing explains, fillers and joining words left out: empty for a plain answer. */
export function restOf(
  heard: Heard,
  mentions: readonly Mention[],
  within: Span = { start: 0, end: heard.text.length },
): string {
  const { text, found, language } = heard;
  const denials = mentions.filter((mention) => mention.negated).flatMap((mention) => rulingOut(heard, mention));
  const fillers = language.lists.fillers.in(found);
  const covered: Span[] = [...mentions, ...denials, ...fillers, ...language.lists.joints.in(found)];
  covered.sort((left, right) => left.start - right.start);
  let left = '';
  let place = within.start;
  for (const { start, end } of covered) {
    if (start >= within.end) break;
    if (start > place) left += `${text.slice(place, start)} `;
    place = Math.max(place, end);
  }
  return (left + text.slice(place, within.end)).replace(NOT_A_WORD, ' ').trim();
}
