import { describe, expect, it } from 'vitest';
import { instantOf } from '../domain/zoned.ts';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings, BookRequest } from './bookings.ts';
import { present } from './contract-samples.ts';

/** What is found again, by whom it belongs to, and what is written over it. */
export function lookingContract(ledger: () => Bookings): void {
  describe('looking', () => {
    it('shows what keeps others off, and nothing that has run out, been cancelled or lies outside', async () => {
      const confirmed = request();
      const { resource } = confirmed;
      const held = request({ resource, units: [2], heldUntil: at(9, 15) });
      const cancelled = request({ resource, units: [3] });
      const tomorrow = request({ resource, start: '2026-03-05T10:00:00.000Z', end: '2026-03-05T11:00:00.000Z' });
      for (const one of [confirmed, held, cancelled, tomorrow, request()]) await ledger().book(one);
      await ledger().move({ id: cancelled.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      const query = { business: 'contract', resources: [resource], from: at(0), to: at(23) };
      const times = { resource, start: instantOf(confirmed.start), end: instantOf(confirmed.end) };
      const early = [...(await ledger().busy({ ...query, now: at(9, 14) }))].sort((a, b) => a.unit - b.unit);
      expect(early).toEqual([
        { ...times, unit: 1 },
        { ...times, unit: 2 },
      ]);
      expect(await ledger().busy({ ...query, now: at(9, 15) })).toEqual([{ ...times, unit: 1 }]);
      expect(await ledger().busy({ ...query, from: at(11), now: at(9) })).toEqual([]);
      expect(await ledger().busy({ ...query, to: at(10), now: at(9) })).toEqual([]);
      expect(await ledger().busy({ ...query, business: 'another', now: at(9) })).toEqual([]);
      expect(await ledger().busy({ ...query, resources: [], now: at(9) })).toEqual([]);
    });

    it('lists what a conversation booked, oldest first', async () => {
      const conversation = `talk ${request().key}`;
      const all = [request({ conversation }), request({ conversation, now: at(8) }), request({ conversation })];
      for (const one of all) await ledger().book(one);
      expect((await ledger().ofConversation(conversation)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(await ledger().ofConversation('nobody')).toEqual([]);
    });

    it('lists what a customer booked in any conversation, oldest first', async () => {
      const customer = `somebody ${request().key}`;
      const all = [
        request({ customer, conversation: 'one' }),
        request({ customer, conversation: 'another' }),
        request(),
      ];
      for (const one of all) await ledger().book(one);
      const found = await ledger().ofCustomer(customer);
      expect(found.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id));
      expect(await ledger().ofCustomer('nobody')).toEqual([]);
    });

    it('X14 is found by the reference its journey gave it, else by the beginning of its id, in its own business', async () => {
      const id = 'fa11e5ba-0000-4000-8000-000000000001';
      const plain = bookingOf(await ledger().book(request({ id })));
      const named = bookingOf(await ledger().book(request({ details: { reference: 'SK-48213' } })));
      expect(await ledger().byReference('contract', 'FA11E5')).toEqual([plain]);
      expect(await ledger().byReference('contract', 'SK-48213')).toEqual([named]);
      expect(await ledger().byReference('another', 'SK-48213')).toEqual([]);
      expect(await ledger().byReference('contract', 'no such')).toEqual([]);
    });

    it('X14 goes by the reference that was told also after it was moved', async () => {
      const id = 'b00cedba-0000-4000-8000-000000000001';
      const first = bookingOf(await ledger().book(request({ id })));
      const moved = bookingOf(await ledger().book(request({ details: { was: [id] } })));
      const again = bookingOf(await ledger().book(request({ details: { was: [id, moved.id] } })));
      expect(await ledger().byReference('contract', 'B00CED')).toEqual([first, moved, again]);
    });

    it('X15 belongs to whoever is named first, and to nobody else afterwards', async () => {
      const { id } = bookingOf(await ledger().book(request()));
      expect(await ledger().belong(id, 'c-belongs')).toMatchObject({ id, customer: 'c-belongs' });
      expect(await ledger().belong(id, 'c-2')).toMatchObject({ id, customer: 'c-belongs' });
      expect((await ledger().ofCustomer('c-belongs')).map((booking) => booking.id)).toEqual([id]);
      expect(await ledger().belong('no such', 'c-1')).toBeNull();
    });

    it('X15 lists what is ahead, the soonest first, without what is over, given up or run out', async () => {
      const business = `ahead-${request().id}`;
      const book = async (hour: number, more: Partial<BookRequest> = {}) => {
        const hours = { start: at(hour), end: at(hour + 1) };
        return bookingOf(await ledger().book(request({ business, ...hours, now: at(7), ...more })));
      };
      const [late, soon] = [await book(15), await book(12)];
      const begun = await book(9);
      await book(8);
      await book(16, { heldUntil: at(9) });
      const gone = await book(17);
      await ledger().move({ id: gone.id, from: ['confirmed'], to: 'cancelled', now: at(7) });
      expect(await ledger().ahead(business, at(9, 30), 10)).toEqual([begun, soon, late]);
      expect(await ledger().ahead(business, at(9, 30), 1)).toEqual([begun]);
    });

    it('G4 lists what lies within a range, if only in part, and G5 hands over what was of the same person', async () => {
      const business = `between-${request().id}`;
      const book = async (hour: number, customer: string) => {
        const hours = { start: at(hour), end: at(hour + 1) };
        return bookingOf(await ledger().book(request({ business, ...hours, customer, now: at(7) })));
      };
      const [first, second, third] = [
        await book(9, `${business} a`),
        await book(11, `${business} b`),
        await book(14, 'c'),
      ];
      const within = (from: string, to: string, limit = 10) => ledger().between(business, { from, to }, at(20), limit);
      expect(await within(at(9, 30), at(14))).toEqual([first, second]);
      expect(await within(at(10), at(11))).toEqual([]);
      expect(await within(at(8), at(18), 2)).toEqual([first, second]);
      await ledger().handOver(`${business} a`, `${business} b`);
      expect((await ledger().ofCustomer(`${business} b`)).map(({ id }) => id)).toEqual([first.id, second.id]);
      expect((await ledger().get(third.id))?.customer).toBe('c');
    });

    it('finds nothing under a key or id that was never used', async () => {
      expect(await ledger().findByKey('never used')).toBeNull();
      expect(await ledger().get('never used')).toBeNull();
    });

    it('D10 writes other details over those of the same name, while it stands', async () => {
      const asked = request({ details: { place: 'Hotel', people: 2 }, heldUntil: at(9, 15) });
      const held = bookingOf(await ledger().book(asked));
      const amended = await ledger().amend(asked.id, { place: 'Airport' });
      expect(amended).toEqual({ ...held, details: { place: 'Airport', people: 2 } });
      expect(await ledger().get(asked.id)).toEqual(amended);
      await ledger().move({ id: asked.id, from: ['held'], to: 'cancelled', now: at(9) });
      expect(await ledger().amend(asked.id, { place: 'Station' })).toBeNull();
      expect(await ledger().amend('never used', { place: 'Station' })).toBeNull();
      expect((await ledger().get(asked.id))?.details).toEqual({ place: 'Airport', people: 2 });
    });

    it('D8 lets a hold that stands run longer, never shorter, and keeps others off meanwhile', async () => {
      const asked = request({ heldUntil: at(9, 15) });
      await ledger().book(asked);
      const prolonged = await ledger().prolong({ id: asked.id, until: at(10, 15), now: at(9, 10) });
      expect(Date.parse(prolonged?.heldUntil ?? '')).toBe(Date.parse(at(10, 15)));
      const shorter = await ledger().prolong({ id: asked.id, until: at(9, 30), now: at(9, 10) });
      expect(Date.parse(shorter?.heldUntil ?? '')).toBe(Date.parse(at(10, 15)));
      const other = request({ resource: asked.resource, now: at(9, 45) });
      expect((await ledger().book(other)).kind).toBe('taken');
      expect(await ledger().prolong({ id: asked.id, until: at(12), now: at(11) })).toBeNull();
      expect(await ledger().prolong({ id: 'never used', until: at(12), now: at(9) })).toBeNull();
    });

    it('D8 prolongs nothing that is booked or given back', async () => {
      const booked = request({});
      await ledger().book(booked);
      expect(await ledger().prolong({ id: booked.id, until: at(12), now: at(9) })).toBeNull();
      await ledger().move({ id: booked.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      expect(await ledger().prolong({ id: booked.id, until: at(12), now: at(9) })).toBeNull();
    });

    it('G5 is a fact about nobody once it is told so: when and where stay, and nobody finds it by who it was', async () => {
      const asked = request({ conversation: 'talk 5', customer: 'c-5', details: { name: 'Eva', cents: 1800 } });
      const before = bookingOf(await ledger().book(asked));
      for (const _ of [1, 2]) await ledger().anonymise(asked.id, { cents: 1800 });
      const after = present(await ledger().get(asked.id));
      const nobody = { key: after.key, conversation: null, customer: null, details: { cents: 1800 } };
      expect(after).toEqual({ ...before, ...nobody });
      expect(await ledger().findByKey(asked.key)).toBeNull();
      expect(await ledger().ofConversation('talk 5')).toEqual([]);
      expect(await ledger().ofCustomer('c-5')).toEqual([]);
      expect((await ledger().book(request({ resource: asked.resource }))).kind).toBe('taken');
      await ledger().anonymise('never used', {});
      const companion = request({ details: { goes_with: asked.id } });
      await ledger().book(companion);
      expect((await ledger().goingWith(asked.id)).map(({ id }) => id)).toEqual([companion.id]);
      expect(await ledger().goingWith('never used')).toEqual([]);
    });

    it('keeps the words of a booking, whatever characters are in them', async () => {
      const details = { note: `O'Brien "😀"\\u0000${String.fromCharCode(0)} សួស្តី` };
      const asked = request({ details });
      await ledger().book(asked);
      const note = String((await ledger().get(asked.id))?.details['note']);
      expect(note.replaceAll(String.fromCharCode(0), '')).toBe(details.note.replaceAll(String.fromCharCode(0), ''));
    });
  });
}
