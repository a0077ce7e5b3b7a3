import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { Bookings, BookRequest } from './bookings.ts';
import type { Joining, WaitingList } from './waiting.ts';

export interface WaitingHarness {
  readonly waiting: WaitingList;
  /** The ledger of the same store, which wakes it. */
  readonly bookings: Bookings;
  close(): Promise<void>;
}

const NOW = '2026-03-02T09:05:00.000Z';
const LATER = '2026-03-02T11:05:00.000Z';
const FRIDAY = { start: '2026-03-06T09:00:00.000Z', end: '2026-03-06T10:00:00.000Z' };

let made = 0;

/** A business that no other test has heard of: a store may be shared. */
function somewhere(): string {
  made += 1;
  return `salon-${process.pid}-${made}`;
}

function somebody(business: string, more: Partial<Joining> = {}): Joining {
  made += 1;
  return {
    ...{ id: derivedId('waiting', business, made), business, flow: 'salon', contact: `+3460000${made}` },
    ...{ channel: 'whatsapp', address: `+3460000${made}`, conversation: derivedId(business, made), language: 'es' },
    ...{ needs: { services: ['Corte “largo”'], day: '2026-03-06' }, same: 'friday', what: { say: 'kept', facts: {} } },
    ...{ until: FRIDAY.end, now: NOW },
    ...more,
  };
}

function chair(business: string, key: string, more: Partial<BookRequest> = {}): BookRequest {
  return {
    ...{ key: `${business}/${key}`, id: derivedId(business, key), business, resource: 'ana', units: [1], ...FRIDAY },
    ...{ heldUntil: null, conversation: null, customer: null, details: {}, now: NOW },
    ...more,
  };
}

/** What every waiting list promises (decision 18). */
export function waitingContract(name: string, open: () => Promise<WaitingHarness>): void {
  describe(`a waiting list in ${name}`, () => {
    let harness: WaitingHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const list = () => harness.waiting;

    /** Whether word of something free in this business is due; what is found has been looked at. */
    const isDue = async (business: string, now: string): Promise<boolean> => {
      const found = await list().takeFreed({ now, leaseUntil: now, limit: 1_000 });
      for (const freed of found) await list().looked(freed);
      return found.some((freed) => freed.business === business);
    };

    it('has whoever came first first, of their own business alone, as long as it is of use to them', async () => {
      const business = somewhere();
      const [first, second] = [somebody(business), somebody(business)];
      for (const one of [first, somebody(somewhere()), second]) await list().join(one);
      await list().join(somebody(business, { until: NOW }));
      expect((await list().ahead(business, NOW, 10)).map(({ id }) => id)).toEqual([first.id, second.id]);
      expect((await list().ahead(business, NOW, 1)).map(({ id }) => id)).toEqual([first.id]);
      expect(await list().ahead(business, FRIDAY.end, 10)).toEqual([]);
      const { now, ...asked } = first;
      expect(await list().get(first.id)).toEqual({ ...asked, status: 'waiting', joinedAt: now });
    });

    it('lets nobody wait twice for the same, however often and by how many it is said, and keeps their place', async () => {
      const business = somewhere();
      const one = somebody(business);
      await list().join(one);
      await list().join(somebody(business));
      const again = { ...one, id: derivedId(one.id, 'again') };
      const answers = await Promise.all([1, 2, 3].map(() => list().join(again)));
      expect(answers.map(({ again, entry }) => [again, entry.id])).toEqual(answers.map(() => [true, one.id]));
      expect((await list().of(business, one.contact)).map(({ id }) => id)).toEqual([one.id]);
      await list().join({ ...again, same: 'saturday' });
      expect(await list().of(business, one.contact)).toHaveLength(2);
      expect((await list().ahead(business, NOW, 10)).at(0)?.id).toBe(one.id);
    });

    it('X5 moves an entry on once, of any number who try', async () => {
      const one = somebody(somewhere());
      await list().join(one);
      const move = { id: one.id, from: ['waiting'], to: 'offered', now: NOW } as const;
      const moved = await Promise.all([1, 2, 3].map(() => list().move(move)));
      expect(moved.filter(Boolean)).toHaveLength(1);
      expect(await list().ahead(one.business, NOW, 10)).toEqual([]);
      expect((await list().get(one.id))?.status).toBe('offered');
      // Who was offered something may wait for the same anew.
      expect((await list().join({ ...one, id: derivedId(one.id, 'anew') })).again).toBe(false);
    });

    it('is woken by whoever joins: something may have come free since they looked', async () => {
      const business = somewhere();
      await list().join(somebody(business));
      expect(await isDue(business, NOW)).toBe(true);
      expect(await isDue(business, NOW)).toBe(false);
    });

    it('is woken by whatever frees time: called off, moved, let go', async () => {
      const business = somewhere();
      const { bookings } = harness;
      await bookings.book(chair(business, 'one'));
      expect(await isDue(business, NOW)).toBe(false);
      await bookings.move({ id: derivedId(business, 'one'), from: ['confirmed'], to: 'cancelled', now: NOW });
      expect(await isDue(business, NOW)).toBe(true);
      await bookings.book(chair(business, 'two'));
      const elsewhere = { start: '2026-03-07T09:00:00.000Z', end: '2026-03-07T10:00:00.000Z' };
      await bookings.book(chair(business, 'moved', { ...elsewhere, replaces: derivedId(business, 'two') }));
      expect(await isDue(business, NOW)).toBe(true);
      await bookings.book(chair(business, 'held', { heldUntil: LATER }));
      await bookings.move({ id: derivedId(business, 'held'), from: ['held'], to: 'cancelled', now: NOW });
      expect(await isDue(business, NOW)).toBe(true);
    });

    it('is woken when a hold has run out, and when one that was prolonged has, not before', async () => {
      const business = somewhere();
      const { bookings } = harness;
      const until = '2026-03-02T10:05:00.000Z';
      await bookings.book(chair(business, 'held', { heldUntil: until }));
      expect(await isDue(business, NOW)).toBe(false);
      await bookings.prolong({ id: derivedId(business, 'held'), until: LATER, now: NOW });
      await isDue(business, until);
      expect(await isDue(business, '2026-03-02T11:04:59.000Z')).toBe(false);
      expect(await isDue(business, LATER)).toBe(true);
    });

    it('G5 forgets what somebody waited for, by where they wrote or how they are known, in one business', async () => {
      const [here, there] = [somewhere(), somewhere()];
      const [first, second, third] = [somebody(here), somebody(here), somebody(here)];
      const elsewhere = somebody(there, { contact: second.contact });
      for (const one of [first, second, third, elsewhere]) await list().join(one);
      for (const _ of [1, 2]) {
        await list().erase(here, { conversations: [first.conversation], contacts: [second.contact] });
      }
      expect((await list().ahead(here, NOW, 10)).map(({ id }) => id)).toEqual([third.id]);
      expect((await list().ahead(there, NOW, 10)).map(({ id }) => id)).toEqual([elsewhere.id]);
    });

    it('is woken when it was asked to be', async () => {
      const business = somewhere();
      await list().wake(business, LATER);
      expect(await isDue(business, NOW)).toBe(false);
      expect(await isDue(business, LATER)).toBe(true);
    });

    it('X4 gives word to one at a time, and again to another where it was not looked at', async () => {
      const business = somewhere();
      await list().wake(business, NOW);
      const take = (now: string) => list().takeFreed({ now, leaseUntil: LATER, limit: 1_000 });
      const ours = (found: Awaited<ReturnType<typeof take>>) => found.filter((freed) => freed.business === business);
      const [word] = ours(await take(NOW));
      expect(word?.marks).toHaveLength(1);
      expect(ours(await take(NOW))).toEqual([]);
      const [again] = ours(await take(LATER));
      expect(again).toEqual(word);
      if (again) await list().looked(again);
      expect(ours(await take('2026-03-03T09:05:00.000Z'))).toEqual([]);
    });
  });
}
