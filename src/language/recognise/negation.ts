import type { Heard } from '../heard.ts';
import type { Span } from '../phrases.ts';

/** How far before a thing its "not" may stand. */
const REACH = 40;

/** "Not Friday", "anything but the first", "le lundi, pas": whether the thing was named in order to rule it out. */
export function isRuledOut(heard: Heard, span: Span): boolean {
  const before = heard.folded.slice(Math.max(0, span.start - REACH), span.start);
  const after = heard.folded.slice(span.end, span.end + REACH);
  const { negatedBefore, negatedAfter } = heard.language;
  return (negatedBefore.test(before) && !isAskedWhether(heard, span)) || negatedAfter.test(after);
}

/** The words that rule it out, which are then explained too. */
export function rulingOut(heard: Heard, span: Span): Span[] {
  const from = Math.max(0, span.start - REACH);
  const before = heard.language.negatedBefore.exec(heard.folded.slice(from, span.start));
  const after = heard.language.negatedAfter.exec(heard.folded.slice(span.end, span.end + REACH));
  return [
    ...(before === null ? [] : [{ start: from + before.index, end: span.start }]),
    ...(after === null ? [] : [{ start: span.end, end: span.end + after[0].length }]),
  ];
}

/** Where words rule out what follows, whatever that is. */
export function denialsIn({ folded, language }: Heard): Span[] {
  return [...folded.matchAll(language.denials)].map((match) => {
    return { start: match.index, end: match.index + match[0].length };
  });
}

/** The mark of a mention that was ruled out, to be spread into it. */
export function ruledOut(heard: Heard, span: Span): { negated?: true } {
  return isRuledOut(heard, span) ? { negated: true } : {};
}

/** Where it is asked whether, by a verb, a no and the verb again: "能不能". That no is no answer and rules nothing out. */
export function asksWhetherIn({ folded, language }: Heard): Span[] {
  if (language.asksWhether === null) return [];
  return [...folded.matchAll(language.asksWhether)].map((match) => {
    return { start: match.index, end: match.index + match[0].length };
  });
}

export function isAskedWhether(heard: Heard, { start }: Span): boolean {
  return asksWhetherIn(heard).some((asked) => heard.folded.slice(asked.end, start).trim() === '' && asked.end <= start);
}
