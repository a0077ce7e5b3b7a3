import type { Credentials, Tap } from './api.ts';
import { read, write } from './storage.ts';

/**
 * What the browser keeps of a chat, so that it survives a reload and is the same in every tab: the key to it, what could not
 * be sent yet, and the keys to the conversations before it.
 */
export interface Kept {
  readonly credentials: Credentials | null;
  readonly unsent: readonly Unsent[];
  readonly earlier: readonly Conversation[];
}

export interface Unsent {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly tap?: Tap;
}

export interface Conversation {
  readonly credentials: Credentials;
  /** When it was left. */
  readonly at: string;
}

const NOTHING: Kept = { credentials: null, unsent: [], earlier: [] };
const EARLIER_MAX = 5;
const LAST_BUSINESS = 'holdfast.business';

function nameOf(business: string): string {
  return `holdfast.chat.${business}`;
}

export function recall(business: string): Kept {
  try {
    const kept: unknown = JSON.parse(read(nameOf(business)) ?? 'null');
    return isKept(kept) ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keep(business: string, kept: Partial<Kept>): void {
  write(nameOf(business), JSON.stringify({ ...recall(business), ...kept }));
}

/** Tells of what another tab keeps of this chat. */
export function onKeptElsewhere(business: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === nameOf(business)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The next talk will be a new conversation; this one can be come back to. */
export function startOver(business: string, at: string): void {
  keep(business, { credentials: null, unsent: [], earlier: withCurrent(recall(business), at) });
}

/** The next talk goes on with an earlier conversation; this one can be come back to, if anything was said in it. */
export function goBack(business: string, conversation: string, at: string, isEmpty: boolean): void {
  const kept = recall(business);
  const found = kept.earlier.find(({ credentials }) => credentials.id === conversation);
  if (found === undefined) return;
  const earlier = (isEmpty ? kept.earlier : withCurrent(kept, at)).filter((one) => one.credentials.id !== conversation);
  keep(business, { credentials: found.credentials, unsent: [], earlier });
}

function withCurrent({ credentials, earlier }: Kept, at: string): readonly Conversation[] {
  return credentials === null ? earlier : [{ credentials, at }, ...earlier].slice(0, EARLIER_MAX);
}

/** The last reply that somebody has looked at, where the chat is in a frame that can be closed. */
export function recallSeen(business: string): string | null {
  return read(`${nameOf(business)}.seen`);
}

export function keepSeen(business: string, reply: string): void {
  write(`${nameOf(business)}.seen`, reply);
}

export function recallBusiness(): string | null {
  return read(LAST_BUSINESS);
}

export function keepBusiness(business: string): void {
  write(LAST_BUSINESS, business);
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'credentials' in value &&
    'unsent' in value &&
    Array.isArray(value.unsent)
  );
}
