import type { Button, HistoryMessage, Reply, Tap } from '../api.ts';
import type { Unsent } from '../memory.ts';

/** What stands in the chat, in the order it is shown. Pure: the talk decides when, this decides what. */
export type Entry = CustomerEntry | BusinessEntry;

export interface CustomerEntry {
  readonly from: 'customer';
  readonly id: string;
  readonly text: string;
  readonly at: string;
  /** `waiting` is tried again by itself, `failed` only when the user says so. */
  readonly status: 'sending' | 'waiting' | 'failed' | 'sent';
  readonly problem?: string;
  /** What was tapped, where it was not written. */
  readonly tap?: Tap;
}

export interface BusinessEntry {
  readonly from: 'business';
  readonly id: string;
  readonly text: string;
  readonly image?: string;
  /** Until when the picture is good. */
  readonly until?: string;
  readonly buttons?: readonly Button[];
  readonly at: string;
}

export function fromUnsent(unsent: Unsent): CustomerEntry {
  return { from: 'customer', ...unsent, status: 'waiting' };
}

export function fromHistory(message: HistoryMessage): Entry {
  const { id, text, at } = message;
  if (message.from === 'customer') return { from: 'customer', id, text, at, status: 'sent' };
  return fromReply(message, at);
}

export function fromReply({ id, text, image, until, buttons }: Reply, at: string): BusinessEntry {
  const picture = { ...(image !== undefined && { image }), ...(until !== undefined && { until }) };
  return { from: 'business', id, text, at, ...picture, ...(buttons !== undefined && { buttons }) };
}

/** Adds replies that are not there yet: the answer to a message and the live stream both bring them. */
export function withReplies(entries: readonly Entry[], replies: readonly Reply[], at: string): readonly Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  const fresh = replies.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? entries : [...entries, ...fresh.map((reply) => fromReply(reply, at))];
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
  problem?: string,
): readonly Entry[] {
  return entries.map((entry) => {
    if (entry.from !== 'customer' || entry.id !== id) return entry;
    const { problem: _before, ...rest } = entry;
    return problem === undefined ? { ...rest, status } : { ...rest, status, problem };
  });
}

export function isUnsent(entry: Entry): entry is CustomerEntry {
  return entry.from === 'customer' && entry.status !== 'sent';
}

export function lastReplyId(entries: readonly Entry[]): string | null {
  return entries.findLast(({ from }) => from === 'business')?.id ?? null;
}

/** What can be tapped in answer to the last word, while it is the last word. */
export function buttonsIn(entries: readonly Entry[]): readonly Button[] {
  const last = entries.at(-1);
  return last?.from === 'business' ? (last.buttons ?? []) : [];
}

export interface Choice {
  readonly number: string;
  readonly label: string;
}

/** The numbered lines of what was said last, so that a choice can be tapped instead of typed (X6). */
export function choicesIn(entries: readonly Entry[]): readonly Choice[] {
  const lastSaid = entries.findLastIndex(({ from }) => from === 'customer');
  const replies = entries.slice(lastSaid + 1);
  return replies.flatMap(({ text }) =>
    [...text.matchAll(/^\s*(\d{1,2})[.)]\s+(.+)$/gm)].map(([, number = '', label = '']) => ({ number, label })),
  );
}
