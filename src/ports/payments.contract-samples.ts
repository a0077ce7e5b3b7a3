import { derivedId } from '../core/ids.ts';
import type { OpenRequest } from './payments.ts';

/** What the contract of the payments asks for. */

let made = 0;

/** A payment of a booking and a conversation of its own: a store may be shared between tests. */
export function request(more: Partial<OpenRequest> = {}): OpenRequest {
  made += 1;
  const name = `payment ${process.pid} ${made}`;
  return {
    id: derivedId(name),
    key: name,
    booking: `booking of ${name}`,
    extra: null,
    purpose: null,
    business: 'contract',
    conversation: `talk of ${name}`,
    provider: 'sandbox',
    amount: { cents: 10_500, currency: 'EUR' },
    expiresAt: at(10),
    now: at(9),
    ...more,
  };
}

export function at(hour: number, minute = 0): string {
  return new Date(Date.UTC(2026, 2, 4, hour, minute)).toISOString();
}

export const paid = {
  from: ['open', 'failed', 'expired', 'voided'],
  to: 'paid',
  outcome: null,
  now: at(9, 5),
} as const;
export const confirmed = { from: ['paid'], to: 'paid', outcome: 'confirmed', now: at(9, 5) } as const;
