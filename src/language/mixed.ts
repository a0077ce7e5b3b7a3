import type { Clause, Mention, Reading } from '../core/reading.ts';
import { languageIn } from './detect.ts';
import { partyInPassing } from './passing.ts';

type Whole = Reading & { readonly clauses: readonly Clause[] };

/**
 * A message in several languages, read clause by clause (X19): "sí, perfecto. Can I pay by card?" What a clause of another
 * language holds is what that language hears in it; the rest stays as it was heard.
 */
export function mixed(reading: Whole, others: readonly Whole[]): Reading {
  const also = others.map(({ locale }) => locale);
  const chosen = sentencesOf(reading).map((sentence) => {
    if (explains(reading, sentence)) return { ...sentence, from: reading };
    const locale = languageIn(reading.text.slice(sentence.start, sentence.end), reading.locale, also);
    return { ...sentence, from: others.find((other) => other.locale === locale) ?? reading };
  });
  if (chosen.every(({ from }) => from === reading)) return reading;
  const within = <One extends { readonly start: number }>(all: readonly One[], { start, end }: Stretch) =>
    all.filter((one) => one.start >= start && one.start < end);
  const mentions = chosen.flatMap((one): readonly Mention[] => {
    const own = within(one.from.mentions, one);
    return [...own, ...partyInPassing(reading.text, own, [{ ...reading, mentions: within(reading.mentions, one) }])];
  });
  const clauses = chosen.flatMap((one) => within(one.from.clauses, one));
  const denials = chosen.flatMap((one) => within(one.from.denials ?? [], one));
  const rest = clauses.flatMap((clause) => (clause.rest === '' ? [] : [clause.rest])).join(' ');
  const { denials: _before, ...kept } = reading;
  return { ...kept, mentions, clauses, rest, ...(denials.length > 0 && { denials }) };
}

/** "Ok on prend" is French that French explains, though an English word stands in it. */
function explains({ clauses }: Whole, { start, end }: Stretch): boolean {
  const own = clauses.filter((clause) => clause.start >= start && clause.start < end);
  const isKnown = ({ mentions, rest }: Clause) => rest === '' && mentions.some(({ kind }) => kind === 'answer');
  return own.length > 0 && own.every(isKnown);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What marks part, in whichever language: a clause that another only joins goes with the one before it. */
function sentencesOf({ text, clauses }: Whole): readonly Stretch[] {
  const starts = clauses
    .map(({ start }) => start)
    .filter((start) => start === 0 || /[^\p{L}\p{N}\s]\s*$/u.test(text.slice(0, start)));
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}
