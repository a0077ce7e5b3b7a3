import type { Event } from '../../../core/event.ts';
import type { Clock } from '../../../ports/clock.ts';
import { silent } from '../../../ports/observer.ts';
import type { PaymentProvider } from '../../../ports/payment-provider.ts';
import type { Payment } from '../../../ports/payments.ts';
import { createSandbox } from '../../../providers/sandbox/sandbox.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryPayments } from '../../../storage/memory/payments.ts';
import type { Handled, Incoming } from '../../engine.ts';
import { createDebts } from '../debts.ts';
import { createPaymentDoor } from '../door.ts';
import { createTill } from '../till.ts';

export const AMOUNT = { cents: 10_500, currency: 'EUR' };
export const BOOKING = '00000000-0000-4000-8000-000000000001';

export function at(hour: number, minute = 0, second = 0): string {
  return new Date(Date.UTC(2026, 2, 4, hour, minute, second)).toISOString();
}

/** A room held from nine to ten in the morning for the next day, in ledgers of its own, with everybody who deals in it. */
export async function heldRoom() {
  const payments = new MemoryPayments();
  const bookings = new MemoryBookings();
  const sandbox = createSandbox({ secret: 'secret', publicUrl: () => 'https://book.example' });
  const refunds: { readonly payment: string; readonly cents: number }[] = [];
  const closed: string[] = [];
  const trouble = { refunds: 0, telling: 0, closing: 0, byHand: false };
  const provider: PaymentProvider = {
    ...sandbox,
    async refund({ id }: Payment, { cents }: { readonly cents: number }) {
      trouble.refunds -= 1;
      if (trouble.refunds >= 0) throw new Error('the bank does not answer');
      if (trouble.byHand) return 'by hand' as const;
      refunds.push({ payment: id, cents });
      return 'given' as const;
    },
    async close({ id }: Payment) {
      trouble.closing -= 1;
      if (trouble.closing >= 0) throw new Error('the bank does not answer');
      closed.push(id);
    },
  };
  const ledgers = { payments, bookings, providers: new Map([[provider.name, provider]]), observer: silent };
  const told: Event[] = [];
  const seen = new Set<string>();
  const handle = async ({ eventId, event }: Incoming): Promise<Handled> => {
    trouble.telling -= 1;
    if (trouble.telling >= 0) throw new Error('the process died');
    if (!seen.has(eventId)) told.push(event);
    seen.add(eventId);
    return { kind: 'accepted', conversation: 'talk' };
  };
  let now = at(9);
  const clock: Pick<Clock, 'now'> = { now: () => now };
  const till = createTill({ ...ledgers, providerOf: () => provider, draw: async (payload) => `data:${payload}` });
  const door = createPaymentDoor({ ...ledgers, handle, clock });
  const debts = createDebts({ ...ledgers, handle, clock });
  await take(bookings, BOOKING, at(10));
  const ask = async (key = 'first', asking = now, extra: string | null = null) => {
    const whose = { booking: BOOKING, extra, business: 'house', conversation: 'talk' };
    return (await till.ask({ key, ...whose, amount: AMOUNT, expiresAt: at(10), now: asking })).payment;
  };
  const setNow = (instant: string): void => {
    now = instant;
  };
  const report = (payment: Payment, outcome: 'paid' | 'failed' | 'expired') =>
    door.receive('sandbox', sandbox.press(payment, outcome, now));
  const mustBeAsked = (): void => {
    Object.assign(provider, { mustBeAsked: true });
  };
  return { ...ledgers, mustBeAsked, sandbox, refunds, closed, trouble, told, till, door, debts, ask, setNow, report };
}

/** Somebody takes the room, for good or until `heldUntil`. */
export function take(bookings: MemoryBookings, id: string, heldUntil: string | null, now = at(9)) {
  const [start, end] = ['2026-03-05T09:00:00.000Z', '2026-03-05T10:00:00.000Z'];
  const place = { business: 'house', resource: 'room', units: [1], start, end };
  return bookings.book({ key: id, id, ...place, heldUntil, conversation: 'talk', customer: null, details: {}, now });
}
