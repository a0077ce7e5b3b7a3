import type { Mention } from '../core/reading.ts';
import { inOrder, type Span } from '../core/span.ts';
import type { Heard } from './heard.ts';
import { rulingOut } from './recognise/negation.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
/** What stands between "my number" and the number. */
const LED = /^[\s:=-]*$/u;
/** Spaces and plain marks: all that is left of most messages. */
const MARKS = /^[ -/:-@[-`{-~]*$/;

/** What is explained: mentions and what rules them out, fillers and joining words. In the order it stands. */
export function explainedIn(heard: Heard, mentions: readonly Mention[]): readonly Span[] {
  const { found, language } = heard;
  const { fillers, joints, moods } = language.lists;
  const explained: Span[] = mentions.filter(({ kind }) => kind !== 'unread');
  for (const mention of mentions) if (mention.negated) explained.push(...rulingOut(heard, mention));
  for (const list of [fillers, joints, moods.alternatives, moods.onward]) {
    for (const one of list.in(found)) explained.push(one);
  }
  explained.push(...labelsIn(heard, mentions));
  return inOrder(explained);
}

/** The "my number is" of a telephone number or an address. */
function labelsIn({ found, folded, language }: Heard, mentions: readonly Mention[]): readonly Span[] {
  const ways = mentions.filter(({ kind }) => kind === 'phone' || kind === 'email');
  if (ways.length === 0) return ways;
  const leads = ({ end }: Span) => ways.some(({ start }) => start >= end && LED.test(folded.slice(end, start)));
  return language.lists.names.labels.in(found).filter(leads);
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
  left += text.slice(place, within.end);
  return MARKS.test(left) ? '' : left.replace(NOT_A_WORD, ' ').trim();
}
