import type { Credentials, Tap } from './api.ts';

/** What the browser keeps of a chat, so that it survives a reload: the key to it, and what could not be sent yet. */
export interface Kept {
  readonly credentials: Credentials | null;
  readonly unsent: readonly Unsent[];
}

export interface Unsent {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly tap?: Tap;
}

const NOTHING: Kept = { credentials: null, unsent: [] };
const LAST_BUSINESS = 'holdfast.business';

function nameOf(business: string): string {
  return `holdfast.chat.${business}`;
}

/** A browser may refuse to store anything (private windows do); then the chat lives as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to be done, and nothing lost but the memory over a reload.
  }
}

export function recall(business: string): Kept {
  try {
    const kept: unknown = JSON.parse(read(nameOf(business)) ?? 'null');
    return isKept(kept) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keep(business: string, kept: Kept): void {
  write(nameOf(business), JSON.stringify(kept));
}

export function forget(business: string): void {
  keep(business, NOTHING);
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
