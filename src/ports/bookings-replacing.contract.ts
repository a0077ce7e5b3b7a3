import { describe, expect, it } from 'vitest';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings } from './bookings.ts';
import { present } from './contract-samples.ts';

/** One booking in the place of another. */
export function replacingContract(ledger: () => Bookings): void {
  describe('book in the place of another', () => {
    it('X5 cancels what it replaces, also where the two overlap', async () => {
      const old = bookingOf(await ledger().book(request()));
      const { resource } = old;
      const asked = request({ resource, start: at(10, 30), end: at(11, 30), replaces: old.id });
      const answer = await ledger().book(asked);
      expect(bookingOf(answer)).toMatchObject({ start: at(10, 30), status: 'confirmed' });
      expect((await ledger().get(old.id))?.status).toBe('cancelled');
      expect(await ledger().book(asked)).toEqual({ kind: 'booked', booking: bookingOf(answer), again: true });
    });

    it('X5 leaves what it would have replaced as it stood where the new time is taken', async () => {
      const old = bookingOf(await ledger().book(request()));
      const { resource } = old;
      await ledger().book(request({ resource, start: at(11), end: at(12) }));
      const answer = await ledger().book(request({ resource, start: at(10, 30), end: at(11, 30), replaces: old.id }));
      expect(answer).toEqual({ kind: 'taken' });
      expect(await ledger().get(old.id)).toEqual(old);
      expect(await ledger().book(request({ resource, start: at(10, 15), end: at(10, 45) }))).toEqual({ kind: 'taken' });
    });

    it('X14 lets a hold make way, and stand as it stood where the new time is taken', async () => {
      const old = bookingOf(await ledger().book(request({ heldUntil: at(12), now: at(7) })));
      const { resource } = old;
      await ledger().book(request({ resource, start: at(11), end: at(12), now: at(7) }));
      const asked = { resource, heldUntil: at(12), replaces: old.id, now: at(7) };
      expect(await ledger().book(request({ ...asked, start: at(11), end: at(12) }))).toEqual({ kind: 'taken' });
      expect(await ledger().get(old.id)).toEqual(old);
      const moved = bookingOf(await ledger().book(request({ ...asked, start: at(10, 30), end: at(11) })));
      expect(moved).toMatchObject({ status: 'held', heldUntil: old.heldUntil });
      expect(await ledger().get(old.id)).toMatchObject({ status: 'cancelled', heldUntil: null });
    });

    it('X5 leaves alone what no longer stands', async () => {
      const old = bookingOf(await ledger().book(request({ heldUntil: at(8), now: at(7) })));
      const { resource } = old;
      await ledger().book(request({ resource, start: at(14), end: at(15), replaces: old.id, now: at(9) }));
      expect((await ledger().get(old.id))?.status).toBe('held');
    });

    it('X5 of many who move to one time, one gets it and the others keep theirs', async () => {
      const { resource } = request();
      const olds = await Promise.all(
        [8, 9, 10].map((hour) => ledger().book(request({ resource, start: at(hour), end: at(hour, 30), now: at(7) }))),
      );
      const answers = await Promise.all(
        olds
          .map(bookingOf)
          .map(({ id }) => ledger().book(request({ resource, start: at(15), end: at(16), replaces: id }))),
      );
      expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
      const after = await Promise.all(olds.map(bookingOf).map(({ id }) => ledger().get(id)));
      expect(after.filter((booking) => present(booking).status === 'confirmed')).toHaveLength(2);
    });
  });
}
