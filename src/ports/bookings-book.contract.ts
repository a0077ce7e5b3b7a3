import { describe, expect, it } from 'vitest';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings } from './bookings.ts';
import { present } from './contract-samples.ts';

/** Nobody has what somebody else has. */
export function bookingContract(ledger: () => Bookings): void {
  describe('book', () => {
    it('X5 books a free unit and finds the booking again', async () => {
      const asked = request({
        conversation: 'talk',
        customer: 'c-1',
        details: { service: 'Corte', price: { cents: 1800 } },
      });
      const answer = await ledger().book(asked);
      const { units: _, now: __, ...rest } = asked;
      expect(answer).toEqual({ kind: 'booked', again: false, booking: { ...rest, unit: 1, status: 'confirmed' } });
      expect(await ledger().findByKey(asked.key)).toEqual(bookingOf(answer));
      expect(await ledger().get(asked.id)).toEqual(bookingOf(answer));
    });

    it('X5 answers the same key with the booking it made, whatever has become of it', async () => {
      const asked = request();
      const first = bookingOf(await ledger().book(asked));
      const again = await ledger().book({ ...asked, id: request().id, start: at(15), end: at(16), units: [2] });
      expect(again).toEqual({ kind: 'booked', booking: first, again: true });
      await ledger().move({ id: first.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      const later = await ledger().book(asked);
      expect(later).toEqual({ kind: 'booked', booking: { ...first, status: 'cancelled' }, again: true });
    });

    it('X5 refuses a time that overlaps, by however little', async () => {
      const asked = request();
      await ledger().book(asked);
      const { resource } = asked;
      const overlaps = [
        [at(10), at(11)],
        [at(9), at(10, 1)],
        [at(10, 59), at(12)],
        [at(10, 20), at(10, 40)],
        [at(8), at(13)],
      ] as const;
      for (const [start, end] of overlaps) {
        expect(await ledger().book(request({ resource, start, end }))).toEqual({ kind: 'taken' });
      }
      expect(await ledger().book(request({ resource, start: '2026-03-04T12:30:00+02:00' }))).toEqual({ kind: 'taken' });
    });

    it('X5 leaves the times just before and after free, and other resources and businesses', async () => {
      const asked = request();
      await ledger().book(asked);
      const { resource } = asked;
      const free = [
        request({ resource, start: at(9), end: at(10) }),
        request({ resource, start: at(11), end: at(12) }),
        request({ resource, business: 'another' }),
        request(),
      ];
      for (const one of free) expect((await ledger().book(one)).kind).toBe('booked');
    });

    it('fills the units in the order given, and then is taken', async () => {
      const { resource } = request();
      const units = [3, 1, 2];
      const taken = [];
      for (let n = 0; n < 3; n += 1) taken.push(bookingOf(await ledger().book(request({ resource, units }))).unit);
      expect(taken).toEqual([3, 1, 2]);
      expect(await ledger().book(request({ resource, units }))).toEqual({ kind: 'taken' });
      expect(await ledger().book(request({ resource, units: [] }))).toEqual({ kind: 'taken' });
    });

    it('X5 gives one slot to exactly one of two hundred', async () => {
      const { resource } = request();
      const answers = await Promise.all(Array.from({ length: 200 }, () => ledger().book(request({ resource }))));
      expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
      const query = { business: 'contract', resources: [resource], from: at(0), to: at(23), now: at(9) };
      expect(await ledger().busy(query)).toHaveLength(1);
    });

    it('X5 gives four units to exactly four of forty, whatever order each tries them in', async () => {
      const { resource } = request();
      const orders = [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
        [2, 4, 1, 3],
        [3, 1, 4, 2],
      ];
      const asked = Array.from({ length: 40 }, (_, n) => request({ resource, units: present(orders[n % 4]) }));
      const answers = await Promise.all(asked.map((one) => ledger().book(one)));
      const units = answers.flatMap((answer) => (answer.kind === 'booked' ? [answer.booking.unit] : []));
      expect(units.sort()).toEqual([1, 2, 3, 4]);
    });

    it('X5 makes one booking of one key that is sent twenty times at once', async () => {
      const asked = request({ units: [1, 2, 3] });
      const answers = await Promise.all(Array.from({ length: 20 }, () => ledger().book(asked)));
      expect(answers.filter((answer) => answer.kind === 'booked' && !answer.again)).toHaveLength(1);
      expect(new Set(answers.map((answer) => bookingOf(answer).id)).size).toBe(1);
    });
  });
}
