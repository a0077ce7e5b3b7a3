import type { Button, Choice, HistoryMessage, Reply, Tap } from '../api.ts';
import type { Unsent } from '../memory.ts';

/** What stands in the chat, in the order it is shown. Pure: the talk decides when, this decides what. */
export type Entry = CustomerEntry | BusinessEntry;

export interface CustomerEntry {
  readonly from: 'customer';
  readonly id: string;
  readonly text: string;
  readonly at: string;
  /** What it is written in, once the server has told. */
  readonly language?: string;
  /** `waiting` is tried again by itself, `failed` only when the user says so. */
  readonly status: 'sending' | 'waiting' | 'failed' | 'sent';
  readonly problem?: string;
  /** What was tapped, where it was not written. */
  readonly tap?: Tap;
}

export interface BusinessEntry extends Reply {
  readonly from: 'business';
  readonly at: string;
}

export function fromUnsent(unsent: Unsent): CustomerEntry {
  return { from: 'customer', ...unsent, status: 'waiting' };
}

export function fromHistory(message: HistoryMessage): Entry {
  const { id, text, at, language } = message;
  if (message.from === 'business') return { ...message, from: 'business' };
  return { from: 'customer', id, text, at, status: 'sent', ...(language !== undefined && { language }) };
}

/** Adds replies that are not there yet: the answer to a message and the live stream both bring them. */
export function withReplies(entries: readonly Entry[], replies: readonly Reply[], at: string): readonly Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  const fresh = replies.filter(({ id }) => !known.has(id));
  return fresh.length === 0
    ? entries
    : [...entries, ...fresh.map((reply): Entry => ({ from: 'business', ...reply, at }))];
}

/**
 * What the server remembers is put in its order. What it does not have stays: earlier talk above it, and below it what
 * is unsent or came while the history was on its way.
 */
export function withHistory(
  entries: readonly Entry[],
  history: readonly Entry[],
  countWhenAsked: number,
): readonly Entry[] {
  const known = new Set(history.map(({ id }) => id));
  const others = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => !known.has(entry.id));
  const isNewer = ({ entry, index }: { readonly entry: Entry; readonly index: number }) =>
    index >= countWhenAsked || isUnsent(entry);
  return [
    ...others.filter((other) => !isNewer(other)).map(({ entry }) => entry),
    ...history,
    ...others.filter(isNewer).map(({ entry }) => entry),
  ];
}

export function withStatus(
  entries: readonly Entry[],
  id: string,
  status: CustomerEntry['status'],
  more: Pick<CustomerEntry, 'problem' | 'language'> = {},
): readonly Entry[] {
  return entries.map((entry) => {
    if (entry.from !== 'customer' || entry.id !== id) return entry;
    const { problem: _before, ...rest } = entry;
    return { ...rest, status, ...more };
  });
}

export function isUnsent(entry: Entry): entry is CustomerEntry {
  return entry.from === 'customer' && entry.status !== 'sent';
}

export function lastReplyId(entries: readonly Entry[]): string | null {
  return entries.findLast(({ from }) => from === 'business')?.id ?? null;
}

/** What the talk is held in by now; null before anything was answered. */
export function languageOf(entries: readonly Entry[]): string | null {
  const last = entries.findLast(({ from, language }) => from === 'business' && language !== undefined);
  return last?.language ?? null;
}

/** What can be tapped in answer to the last word, while it is the last word. */
export function buttonsIn(entries: readonly Entry[]): readonly Button[] {
  const last = entries.at(-1);
  return last?.from === 'business' ? (last.buttons ?? []) : [];
}

/** What can be chosen by its name from what was said last, so that nobody has to type it (X6). */
export function choicesIn(entries: readonly Entry[]): readonly Choice[] {
  return entries
    .filter((entry, index) => entry.from === 'business' && isNewest(entries, index))
    .flatMap((entry) => (entry.from === 'business' && !hasTimes(entry) ? (entry.choices ?? []) : []));
}

/** Nothing was written since. */
export function isNewest(entries: readonly Entry[], index: number): boolean {
  return index > entries.findLastIndex(({ from }) => from === 'customer');
}

/** Times to choose from stand in the message itself, under their day. */
export function hasTimes({ choices = [] }: Pick<BusinessEntry, 'choices'>): boolean {
  return choices.some(({ day }) => day !== undefined);
}

export interface Day {
  readonly day: string;
  readonly times: readonly string[];
}

/** A message that lists times: what it says before, each day once with its times, and what it says after. */
export function timesIn({ text, choices = [] }: BusinessEntry): {
  before: string;
  days: readonly Day[];
  after: string;
} {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => LISTED.test(line));
  const last = lines.findLastIndex((line) => LISTED.test(line));
  if (first < 0 || last - first + 1 !== choices.length) return { before: text, days: daysOf(choices), after: '' };
  const before = lines.slice(0, first).join('\n');
  return { before, days: daysOf(choices), after: lines.slice(last + 1).join('\n') };
}

const LISTED = /^\d{1,2}\. /;

function daysOf(choices: readonly Choice[]): readonly Day[] {
  const days = new Map<string, string[]>();
  for (const { day = '', label } of choices) days.set(day, [...(days.get(day) ?? []), label]);
  return [...days].map(([day, times]) => ({ day, times }));
}
