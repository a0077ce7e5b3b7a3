import type { Mention } from '../core/reading.ts';
import type { Heard } from './heard.ts';
import { rulingOut } from './recognise/negation.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** What nothing explains, fillers and joining words left out: empty for a plain answer. */
export function restOf(heard: Heard, mentions: readonly Mention[]): string {
  const { folded, clauses, language } = heard;
  const covered = new Uint8Array(heard.text.length);
  const denials = mentions.filter((mention) => mention.negated).flatMap((mention) => rulingOut(heard, mention));
  const spans = [
    ...mentions,
    ...denials,
    ...language.fillers.find(folded, clauses),
    ...language.joints.find(folded, clauses),
  ];
  for (const { start, end } of spans) covered.fill(1, start, end);
  let left = '';
  for (let index = 0; index < heard.text.length; index += 1) {
    left += covered[index] === 1 ? ' ' : heard.text.charAt(index);
  }
  return left.replace(NOT_A_WORD, ' ').trim();
}
