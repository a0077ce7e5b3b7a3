import { describe, expect, it } from 'vitest';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings } from './bookings.ts';

/** What is kept until it is paid, or until it runs out. */
export function holdContract(ledger: () => Bookings): void {
  describe('holds', () => {
    it('D7 keeps others off until the hold runs out by the clock passed in', async () => {
      const held = request({ heldUntil: at(9, 15) });
      const { resource } = held;
      expect(bookingOf(await ledger().book(held))).toMatchObject({ status: 'held', heldUntil: at(9, 15) });
      expect(await ledger().book(request({ resource, now: at(9, 14) }))).toEqual({ kind: 'taken' });
      expect((await ledger().book(request({ resource, now: at(9, 15) }))).kind).toBe('booked');
    });

    it('D7 lets one of fifty have the place of a hold that has run out', async () => {
      const held = request({ heldUntil: at(9, 15) });
      await ledger().book(held);
      const { resource } = held;
      const asked = Array.from({ length: 50 }, () => request({ resource, now: at(9, 20), heldUntil: at(9, 35) }));
      const answers = await Promise.all(asked.map((one) => ledger().book(one)));
      expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    });

    it('keeps a hold that made way in the books of its conversation', async () => {
      const conversation = `talk ${request().key}`;
      const held = request({ conversation, heldUntil: at(9, 15) });
      await ledger().book(held);
      await ledger().book(request({ resource: held.resource, now: at(9, 15) }));
      expect((await ledger().ofConversation(conversation)).map(({ id }) => id)).toEqual([held.id]);
      expect((await ledger().findByKey(held.key))?.id).toBe(held.id);
    });

    it('D9 confirms a hold once, and says who did', async () => {
      const { id } = bookingOf(await ledger().book(request({ heldUntil: at(9, 15) })));
      const confirm = { id, from: ['held'], to: 'confirmed', now: at(9, 10) } as const;
      const answers = await Promise.all(Array.from({ length: 10 }, () => ledger().move(confirm)));
      expect(answers.filter((answer) => answer?.moved)).toHaveLength(1);
      expect(answers.every((answer) => answer?.booking.status === 'confirmed')).toBe(true);
      expect(await ledger().get(id)).toMatchObject({ status: 'confirmed', heldUntil: null });
    });

    it('D9 lets payment and expiry meet in one row: exactly one of them moves it', async () => {
      const { id } = bookingOf(await ledger().book(request({ heldUntil: at(9, 15) })));
      const now = at(9, 15);
      const [paid, expired] = await Promise.all([
        ledger().move({ id, from: ['held'], to: 'confirmed', now }),
        ledger().move({ id, from: ['held'], to: 'expired', now }),
      ]);
      expect([paid?.moved, expired?.moved].filter(Boolean)).toHaveLength(1);
      expect(paid?.booking.status ?? '').toBe((await ledger().get(id))?.status);
    });

    it('leaves a booking alone whose status is another, and knows none that does not exist', async () => {
      const { id } = bookingOf(await ledger().book(request()));
      const answer = await ledger().move({ id, from: ['held', 'expired'], to: 'cancelled', now: at(9) });
      expect(answer).toMatchObject({ moved: false, booking: { id, status: 'confirmed' } });
      expect(await ledger().move({ id: request().id, from: ['held'], to: 'expired', now: at(9) })).toBeNull();
    });

    it('frees the place of what is cancelled or expired', async () => {
      for (const to of ['cancelled', 'expired'] as const) {
        const first = request({ heldUntil: at(20) });
        const { resource } = first;
        await ledger().book(first);
        await ledger().move({ id: first.id, from: ['held'], to, now: at(9) });
        expect((await ledger().book(request({ resource }))).kind).toBe('booked');
      }
    });

    it('D8 takes an expired booking again only while its place is free', async () => {
      const first = request({ heldUntil: at(9, 15) });
      await ledger().book(first);
      await ledger().move({ id: first.id, from: ['held'], to: 'expired', now: at(9, 15) });
      const other = request({ resource: first.resource, heldUntil: at(9, 45), now: at(9, 20) });
      await ledger().book(other);
      const late = { id: first.id, from: ['held', 'expired'], to: 'confirmed' } as const;
      expect(await ledger().move({ ...late, now: at(9, 30) })).toMatchObject({
        moved: false,
        booking: { status: 'expired' },
      });
      expect(await ledger().move({ ...late, now: at(9, 45) })).toMatchObject({
        moved: true,
        booking: { status: 'confirmed' },
      });
    });
  });
}
