import type { Mention } from '../core/reading.ts';
import type { Span } from '../core/span.ts';
import type { Heard } from './heard.ts';
import { rulingOut } from './recognise/negation.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** What is explained: mentions and what rules them out, fillers and joining words. In the order it stands. */
export function explainedIn(heard: Heard, mentions: readonly Mention[]): readonly Span[] {
  const { found, language } = heard;
  const denials = mentions.filter((mention) => mention.negated).flatMap((mention) => rulingOut(heard, mention));
  const { fillers, joints, moods } = language.lists;
  const read = mentions.filter(({ kind }) => kind !== 'unread');
  const explained: Span[] = [
    ...read,
    ...denials,
    ...fillers.in(found),
    ...joints.in(found),
    ...moods.alternatives.in(found),
    ...moods.onward.in(found),
  ];
  return explained.sort((left, right) => left.start - right.start);
}

/** What nothing explains of a stretch of a text: empty for a plain answer. */
export function restOf(text: string, explained: readonly Span[], within: Span): string {
  let left = '';
  let place = within.start;
  for (const { start, end } of explained) {
    if (start >= within.end) break;
    if (start > place) left += `${text.slice(place, start)} `;
    place = Math.max(place, end);
  }
  return (left + text.slice(place, within.end)).replace(NOT_A_WORD, ' ').trim();
}
