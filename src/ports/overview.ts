import type { StaffMember } from '../core/event.ts';

/**
 * What the people of a business see of all their conversations at one glance (G2): a row for each, written after its turns
 * and made of them, so that a list costs no more with a hundred thousand than with ten. It decides nothing. Every adapter
 * passes the contract suite beside this file.
 */
export interface Overview {
  /** Writes rows down, each only if its version is newer than the one that stands; answers with those that were written. */
  note(rows: readonly Noted[]): Promise<readonly string[]>;

  /** Since when a reply of it lies undelivered; null once none does. */
  undelivered(conversation: string, since: string | null): Promise<void>;

  get(conversation: string): Promise<Glance | null>;

  /** Those for whom somebody is needed first, the longest waiting first; then the newest. From after the one named. */
  list(query: OverviewQuery): Promise<readonly Glance[]>;

  /** For how many somebody is needed. */
  needed(business: string): Promise<number>;

  /** Which versions stand, of those that are there at all. */
  versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** What is known of a customer changed: the rows of these addresses are theirs. */
  rename(business: string, addresses: readonly string[], name: string | null): Promise<void>;

  erase(conversations: readonly string[]): Promise<void>;
}

export type Need = 'handed_over' | 'waiting' | 'not_delivered';

interface Row {
  readonly conversation: string;
  readonly business: string;
  readonly channel: string;
  readonly address: string;
  readonly version: number;
  readonly language: string;
  readonly flow: string;
  readonly state: string;
  /** What they are called; null while nobody has said. */
  readonly name: string | null;
  readonly handedOff: boolean;
  readonly person: StaffMember | null;
}

/** What was said last, by whom. */
export interface Last {
  readonly from: Side;
  readonly text: string;
  readonly at: string;
}

export type Side = 'customer' | 'business' | 'person';

export interface Noted extends Row {
  /** When the turn was. */
  readonly at: string;
  /** Null where nothing was said: then what was said before stays the last. */
  readonly last: Last | null;
  /** Whom somebody is needed by, and since when. */
  readonly need: { readonly kind: Exclude<Need, 'not_delivered'>; readonly since: string } | null;
  /** What was written in the turn, folded for searching (`folded`): it is added to what was before. */
  readonly words: string;
}

export interface Glance extends Row {
  readonly last: Last;
  readonly need: { readonly kind: Need; readonly since: string } | null;
}

export interface OverviewQuery {
  readonly business: string;
  /** Folded; found in the name, the address and the newest words. */
  readonly search: string | null;
  readonly only: 'needed' | null;
  /** Only those that this account has. */
  readonly person: string | null;
  /** The last of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** What changes in it, for whoever looks at it now. */
export interface OverviewNews {
  /** Tells of rows as they stand now. */
  onChange(listener: (row: Glance, change: RowChange) => void): () => void;
  /** Reads a row again that changed for another reason than a turn, and tells of it. */
  changed(conversation: string): Promise<void>;
  /** Resolves when everything that happened here until now is in it. */
  upToDate(): Promise<void>;
}

export interface RowChange {
  /** Somebody is needed who was not before. */
  readonly arose: boolean;
  /** It happened in this process: no other tells of it as its own. */
  readonly here: boolean;
}

/** How much of what was written is searched, in characters: the newest. */
export const WORDS_MAX = 4_000;

/** Words as they are compared: small, without accents, one space between. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
