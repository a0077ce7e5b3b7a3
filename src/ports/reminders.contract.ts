import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { Bookings, BookRequest } from './bookings.ts';
import type { Reminders, TakeReminders } from './reminders.ts';

export interface RemindersHarness {
  readonly reminders: Reminders;
  /** The ledger of the same store, on which they rest. */
  readonly bookings: Bookings;
  close(): Promise<void>;
}

const NOW = '2026-03-05T09:05:00.000Z';
const LEASED = '2026-03-05T09:06:00.000Z';
const LATER = '2026-03-05T09:07:00.000Z';
const FRIDAY = { start: '2026-03-06T09:00:00.000Z', end: '2026-03-06T10:00:00.000Z' };

let made = 0;

/** A business that no other test has heard of: a store may be shared. */
function somewhere(): string {
  made += 1;
  return `reminded-${process.pid}-${made}`;
}

function chair(business: string, more: Partial<BookRequest> = {}): BookRequest {
  made += 1;
  return {
    ...{ key: `${business}/${made}`, id: derivedId(business, made), business, resource: 'ana', units: [1], ...FRIDAY },
    ...{ heldUntil: null, conversation: null, customer: null, details: {}, now: '2026-03-01T09:05:00.000Z' },
    ...more,
  };
}

function taking(business: string, more: Partial<TakeReminders> = {}): TakeReminders {
  return { business, leads: [1_440, 120], now: NOW, leaseUntil: LEASED, limit: 10, ...more };
}

/** What every store of reminders promises. */
export function remindersContract(name: string, open: () => Promise<RemindersHarness>): void {
  describe(`reminders in ${name}`, () => {
    let harness: RemindersHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    const take = async (business: string, more: Partial<TakeReminders> = {}) =>
      (await harness.reminders.take(taking(business, more))).map(({ booking, leadMinutes }) => [
        booking.id,
        leadMinutes,
      ]);

    it('F8 gives out each lead of what is confirmed and lies ahead, with since when it stands', async () => {
      const business = somewhere();
      const soon = chair(business);
      await harness.bookings.book(soon);
      await harness.bookings.book(
        chair(business, { start: '2026-03-05T09:00:00.000Z', end: '2026-03-05T09:30:00.000Z' }),
      );
      await harness.bookings.book(
        chair(business, { start: '2026-03-09T09:00:00.000Z', end: '2026-03-09T09:30:00.000Z' }),
      );
      await harness.bookings.book(chair(somewhere()));
      const [first] = await harness.reminders.take(taking(business));
      expect(first?.booking).toMatchObject({ id: soon.id, business, start: expect.any(String), status: 'confirmed' });
      expect(Date.parse(first?.since ?? '')).toBe(Date.parse(soon.now));
    });

    it('F8 gives nothing out twice within its lease, and again after it', async () => {
      const business = somewhere();
      const { id } = chair(business);
      await harness.bookings.book(chair(business, { id }));
      const both = await Promise.all([take(business), take(business)]);
      expect(both.flat().toSorted()).toEqual([
        [id, 120],
        [id, 1_440],
      ]);
      expect(await take(business)).toEqual([]);
      expect((await take(business, { now: LATER, leaseUntil: '2026-03-05T09:08:00.000Z' })).length).toBe(2);
    });

    it('F8 looks again when it was told to, and never at what is settled', async () => {
      const business = somewhere();
      const { id } = chair(business);
      await harness.bookings.book(chair(business, { id }));
      await take(business);
      await harness.reminders.settle({ booking: id, leadMinutes: 1_440 });
      await harness.reminders.postpone({ booking: id, leadMinutes: 120 }, '2026-03-06T07:00:00.000Z');
      await harness.reminders.postpone({ booking: id, leadMinutes: 1_440 }, NOW);
      expect(await take(business, { now: LATER })).toEqual([]);
      expect(await take(business, { now: '2026-03-06T07:00:00.000Z' })).toEqual([[id, 120]]);
    });

    it('F8 gives out nothing that is called off, held or moved elsewhere, and what stands again', async () => {
      const business = somewhere();
      const request = chair(business);
      await harness.bookings.book(request);
      await harness.bookings.move({ id: request.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      await harness.bookings.book(chair(business, { resource: 'leo', heldUntil: FRIDAY.start }));
      expect(await take(business)).toEqual([]);
      await harness.bookings.move({ id: request.id, from: ['cancelled'], to: 'confirmed', now: NOW });
      const back = await harness.reminders.take(taking(business));
      expect(back.map(({ since }) => Date.parse(since))).toEqual([Date.parse(NOW), Date.parse(NOW)]);
    });
  });
}
