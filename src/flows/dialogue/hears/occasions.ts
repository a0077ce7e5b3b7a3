import { type Clause, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { DateMention, DatesMention } from '../../../core/when.ts';
import { occasionsIn } from '../../../domain/occasions.ts';
import type { Task } from '../task/schema.ts';
import going from './going.json' with { type: 'json' };
import { triggered } from './triggers.ts';
import { phraseAt, wordsOf } from './words.ts';

/**
 * "My interview is on Thursday, can I fly on Wednesday?": the day of what somebody goes to is none that they wish for, and neither is
 * its hour. It stands behind the occasion, in a clause that neither asks for the task itself nor says where from. Where no other
 * day is named, it is one to count from: which one they wish for is asked.
 */
export function withoutOccasions(reading: Reading, task: Task): Reading {
  // "Be there by the 19th" leaves days to choose from.
  const days = [...mentions(reading, 'date'), ...mentions(reading, 'dates')];
  const told = (reading.clauses ?? []).map((clause) => ofOccasion(clause, reading, task));
  const rest = without(
    reading,
    days,
    told.flatMap(({ behind }) => behind),
  );
  // "I have to be there on Tuesday": the day they fly on, unless that is named too.
  const arriving = told.flatMap(({ arrival }) => arrival);
  if (rest !== null) return without(rest, mentions(rest, 'date'), arriving) ?? rest;
  const isNoneElse = told.every(({ arrival }) => arrival.length === 0);
  const stated = isNoneElse ? told.flatMap(({ isStated, behind }) => (isStated ? behind : [])) : [];
  return stated.length === 0 ? (without(reading, days, arriving) ?? reading) : asCounted(reading, stated);
}

/** What is left without these, if a day is; null where nothing is to go, or no day would be left. */
function without(
  reading: Reading,
  days: readonly (DateMention | DatesMention)[],
  gone: readonly Mention[],
): Reading | null {
  if (gone.length === 0 || days.every((day) => gone.includes(day))) return null;
  return { ...reading, mentions: reading.mentions.filter((one) => !gone.includes(one)) };
}

/** A day that is none of the task's, as days to look in from; its hour is nobody's here. */
function asCounted(reading: Reading, stated: readonly Mention[]): Reading {
  const counted = reading.mentions.flatMap((one): Mention[] => {
    if (!stated.includes(one)) return [one];
    if (one.kind !== 'date') return [];
    return [{ kind: 'dates', from: one.date, to: one.date, loose: true, start: one.start, end: one.end }];
  });
  return { ...reading, mentions: counted };
}

interface OfOccasion {
  /** When it is. */
  readonly behind: readonly Mention[];
  /** When they are there. */
  readonly arrival: readonly Mention[];
  /** It is said to be then, or that they have it then: nobody asks for anything by that. */
  readonly isStated: boolean;
}

function ofOccasion(clause: Clause, reading: Reading, task: Task): OfOccasion {
  const text = reading.text.slice(clause.start, clause.end);
  const isJourney = clause.mentions.some((one) => one.kind === 'item' && one.role === 'from');
  if (isJourney || triggered({ ...reading, text }, task) > 0) return { behind: [], arrival: [], isStated: false };
  const { arrives, is, has } = going[clause.locale];
  const after = (phrases: readonly string[]) => firstOf(text, phrases);
  const when = (from: number | null): readonly Mention[] =>
    from === null ? [] : clause.mentions.filter((one) => WHEN.has(one.kind) && one.start >= clause.start + from);
  const named = after(occasionsIn(clause.locale));
  // "A party of four" is nothing that they go to.
  const isCount = clause.mentions.some((one) => one.kind === 'count' && isIn(one, named, clause.start));
  const occasion = isCount ? null : named;
  const behind = when(occasion?.end ?? null);
  const [first] = behind;
  const between = text.slice(occasion?.end ?? 0, (first?.start ?? 0) - clause.start);
  const before = text.slice(0, occasion?.start ?? 0);
  return {
    behind,
    arrival: when(after(arrives)?.end ?? null),
    isStated: first !== undefined && (firstOf(between, is) !== null || firstOf(before, has) !== null),
  };
}

const WHEN: ReadonlySet<Mention['kind']> = new Set(['date', 'time', 'window']);

interface Span {
  readonly start: number;
  readonly end: number;
}

function isIn(one: Span, span: Span | null, from: number): boolean {
  return span !== null && one.start < from + span.end && from + span.start < one.end;
}

/** Where one of these stands first. */
function firstOf(text: string, phrases: readonly string[]): Span | null {
  const words = wordsOf(text);
  const found = phrases.flatMap(
    (phrase) =>
      phraseAt(
        words,
        wordsOf(phrase).map(({ plain }) => plain),
        0,
      ) ?? [],
  );
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null;
}
