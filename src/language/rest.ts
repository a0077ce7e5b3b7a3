import type { Mention } from '../core/reading.ts';
import type { Heard } from './heard.ts';
import { rulingOut } from './recognise/negation.ts';

const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** What nothing explains, fillers and joining words left out: empty for a plain answer. */
export function restOf(heard: Heard, mentions: readonly Mention[]): string {
  const { folded, clauses, language } = heard;
  const covered = new Uint8Array(heard.text.length);
  const denials = mentions.filter((mention) => mention.negated).flatMap((mention) => rulingOut(heard, mention));
  const fillers = language.fillers.find(folded, clauses);
  const joints = language.joints.find(folded, clauses);
  for (const spans of [mentions, denials, fillers, joints]) {
    for (const { start, end } of spans) covered.fill(1, start, end);
  }
  return uncovered(heard.text, covered).replace(NOT_A_WORD, ' ').trim();
}

/** The stretches that nothing covers, a space between them. */
function uncovered(text: string, covered: Uint8Array): string {
  let left = '';
  let from = covered.indexOf(0);
  while (from >= 0) {
    const end = covered.indexOf(1, from);
    left += `${text.slice(from, end < 0 ? text.length : end)} `;
    from = end < 0 ? -1 : covered.indexOf(0, end);
  }
  return left;
}
