import type { Span } from '../../core/span.ts';
import { type Heard, justAfter, justBefore } from '../heard.ts';
import type { Match } from '../lexicon/lexicon.ts';

/** "No con Marta" rules her out; "no, con Marta" rules out something else and names her. */
const ONE_BREATH = /^\s*$/u;
/** "10's no good": what is said of it may be written on to it. */
const SAID_OF_IT = /^[\s'’]*$/u;

/** "Not Friday", "anything but the first", "le lundi, pas": whether the thing was named in order to rule it out. */
export function isRuledOut(heard: Heard, span: Span): boolean {
  return rulingOut(heard, span).length > 0;
}

/** The words that rule it out, which are then explained too. */
export function rulingOut(heard: Heard, { start, end }: Span): Span[] {
  const { negators, negatorsAfter } = heard.language.lists;
  const before = justBefore(heard, negators, start, ONE_BREATH);
  const after = justAfter(heard, negatorsAfter, end, SAID_OF_IT);
  if (before === null && after === null) return [];
  return [
    ...(before === null || !isOneBreath(heard, before) || isAskedWhether(heard, { start, end })
      ? []
      : [{ start: before.start, end: start }]),
    ...(after === null || !isOneBreath(heard, after) ? [] : [{ start: end, end: after.end }]),
  ];
}

/**
 * "¿A las 14 no puedo?", "Friday doesn't work?", "¿no puedo el viernes?": a refusal that is put as a question asks whether it
 * could be. Nothing else may be asked in its sentence: "Friday doesn't work, what else is there?" rules the day out.
 */
export function isAskedFor(heard: Heard, { start, end }: Span, questions: readonly Span[]): boolean {
  const { folded, found, language } = heard;
  const sentence = heard.sentences.find((one) => one.start <= start && start < one.end);
  if (sentence === undefined || !/[?？]\s*$/u.test(folded.slice(sentence.start, sentence.end))) return false;
  const { negatorsAfter } = language.lists;
  const refusal = justAfter(heard, negatorsAfter, end, SAID_OF_IT);
  if (refusal !== null) return isOneBreath(heard, refusal) && isClosed(heard, refusal.end, sentence.end, questions);
  // The "no" of "¿y a las 14 no?" is all that rules it out.
  if (/^ \p{L}{2,4}[\s?？]+$/u.test(folded.slice(end, sentence.end))) return true;
  if (!isClosed(heard, end, sentence.end, [])) return false;
  const lead = sentence.start + (/^[\s¿¡]*/u.exec(folded.slice(sentence.start))?.[0].length ?? 0);
  const leads = (one: Span) =>
    one.end <= start && (one.start === lead || isJoint(heard, { start: lead, end: one.start }));
  return negatorsAfter.all(found).some(leads);
}

/** Whether nothing more is said up to there than that it was a question: the 吗 of 不行吗. */
function isClosed({ folded }: Heard, from: number, to: number, questions: readonly Span[]): boolean {
  const asking = questions.filter(({ start, end }) => start <= from + 1 && end > from);
  const end = Math.max(from, ...asking.map((one) => one.end));
  return /^[\s?？!¡]*$/u.test(folded.slice(end, to));
}

function isJoint({ found, folded, language }: Heard, { start, end }: Span): boolean {
  return language.lists.joints.in(found).some((one) => one.start === start && folded.slice(one.end, end).trim() === '');
}

function isOneBreath({ folded }: Heard, { start, end }: Span): boolean {
  return !folded.slice(start, end).includes(',');
}

/** Where words rule out what follows, whatever that is. */
export function denialsIn(heard: Heard): readonly Span[] {
  const found: readonly Match[] = heard.language.lists.negators.in(heard.found);
  if (found.length === 0) return found;
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
