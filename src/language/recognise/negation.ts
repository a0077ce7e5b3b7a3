import { type Heard, justAfter, justBefore } from '../heard.ts';
import type { Match } from '../lexicon/lexicon.ts';
import type { Span } from '../lexicon/span.ts';

/** "No con Marta" rules her out; "no, con Marta" rules out something else and names her. */
const ONE_BREATH = /^\s*$/u;

/** "Not Friday", "anything but the first", "le lundi, pas": whether the thing was named in order to rule it out. */
export function isRuledOut(heard: Heard, span: Span): boolean {
  return rulingOut(heard, span).length > 0;
}

/** The words that rule it out, which are then explained too. */
export function rulingOut(heard: Heard, { start, end }: Span): Span[] {
  const { negators, negatorsAfter } = heard.language.lists;
  const before = justBefore(heard, negators, start, ONE_BREATH);
  const after = justAfter(heard, negatorsAfter, end, ONE_BREATH);
  if (before === null && after === null) return [];
  return [
    ...(before === null || !isOneBreath(heard, before) || isAskedWhether(heard, { start, end })
      ? []
      : [{ start: before.start, end: start }]),
    ...(after === null || !isOneBreath(heard, after) ? [] : [{ start: end, end: after.end }]),
  ];
}

function isOneBreath({ folded }: Heard, { start, end }: Span): boolean {
  return !folded.slice(start, end).includes(',');
}

/** Where words rule out what follows, whatever that is. */
export function denialsIn(heard: Heard): Span[] {
  const found: readonly Match[] = heard.language.lists.negators.in(heard.found);
  return found.filter((match) => isOneBreath(heard, match)).map(({ start, end }) => ({ start, end }));
}

/** The mark of a mention that was ruled out, to be spread into it. */
export function ruledOut(heard: Heard, span: Span): { negated?: true } {
  return isRuledOut(heard, span) ? { negated: true } : {};
}

/** Where it is asked whether, by a verb, a no and the verb again: "能不能". That no is no answer and rules nothing out. */
export function asksWhetherIn({ language, found }: Heard): readonly Span[] {
  return language.lists.asksWhether.in(found);
}

export function isAskedWhether(heard: Heard, { start }: Span): boolean {
  return asksWhetherIn(heard).some(({ end }) => end <= start && heard.folded.slice(end, start).trim() === '');
}
