import { derivedId } from '../core/ids.ts';
import type { BookRequest } from './bookings.ts';

/** What the contract of the news is played with. */

export const NOW = '2026-03-02T09:05:00.000Z';
export const SOON = '2026-03-02T09:06:00.000Z';
export const LATER = '2026-03-02T11:05:00.000Z';
export const LISTENER = 'https://listener.example/hooks';
export const OTHER = 'https://other.example/hooks';
export const FRIDAY = { start: '2026-03-06T09:00:00.000Z', end: '2026-03-06T10:00:00.000Z' };
export const MONDAY = { start: '2026-03-09T09:00:00.000Z', end: '2026-03-09T10:00:00.000Z' };

let made = 0;

/** A business that no other test has heard of: a store may be shared. */
export function somewhere(): string {
  made += 1;
  return `news-${process.pid}-${made}`;
}

export function chair(business: string, key: string, more: Partial<BookRequest> = {}): BookRequest {
  return {
    ...{ key: `${business}/${key}`, id: derivedId(business, key), business, resource: 'ana', units: [1], ...FRIDAY },
    ...{ heldUntil: null, conversation: null, customer: 'elena', details: { name: 'Elena' }, now: NOW },
    ...more,
  };
}
