import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../domain/booking.ts';
import type { BookAnswer, Bookings, BookRequest } from './bookings.ts';
import { present } from './contract-samples.ts';

export type OpenBookings = () => Promise<{ bookings: Bookings; close(): Promise<void> }>;

/** Every promise of the ledger. */
export function bookingsContract(name: string, open: OpenBookings): void {
  describe(`bookings in ${name}`, () => {
    let opened: Awaited<ReturnType<OpenBookings>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const ledger = () => opened.bookings;
    bookingContract(ledger);
    busyPartsContract(ledger);
    replacingContract(ledger);
    holdContract(ledger);
    lookingContract(ledger);
  });
}

let made = 0;

/** A request for ten to eleven on a resource of its own, unless told otherwise. */
function request(more: Partial<BookRequest> = {}): BookRequest {
  made += 1;
  return {
    key: `key ${made}`,
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    business: 'contract',
    resource: `chair ${made}`,
    units: [1],
    start: '2026-03-04T10:00:00.000Z',
    end: '2026-03-04T11:00:00.000Z',
    heldUntil: null,
    conversation: null,
    customer: null,
    details: {},
    now: at(9),
    ...more,
  };
}

function at(hour: number, minute = 0): string {
  return new Date(Date.UTC(2026, 2, 4, hour, minute)).toISOString();
}

function bookingOf(answer: BookAnswer): Booking {
  if (answer.kind !== 'booked') throw new Error('expected a booking');
  return answer.booking;
}

function bookingContract(ledger: () => Bookings): void {
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

function busyPartsContract(ledger: () => Bookings): void {
  /** A dye of two hours: the stylist is free from half past ten to half past eleven, the chair is not. */
  const dye = (stylist: string, chair: string, more: Partial<BookRequest> = {}): BookRequest =>
    request({
      resource: stylist,
      start: at(10),
      end: at(12),
      busy: [
        { resource: stylist, units: [1], start: at(10), end: at(10, 30) },
        { resource: stylist, units: [1], start: at(11, 30), end: at(12, 10) },
        { resource: chair, units: [1, 2], start: at(10), end: at(12) },
      ],
      ...more,
    });
  const names = () => [request().resource, request().resource] as const;

  describe('book with busy parts', () => {
    it('X5 leaves what lies between the parts to others, and nothing else', async () => {
      const [stylist, chair] = names();
      const booking = bookingOf(await ledger().book(dye(stylist, chair)));
      expect(booking).toMatchObject({ resource: stylist, unit: 1, start: at(10), end: at(12) });
      const kinds = [];
      for (const [start, end] of [
        [at(10, 30), at(11, 31)],
        [at(10, 29), at(11)],
        [at(12), at(12, 30)],
        [at(10, 30), at(11, 30)],
        [at(12, 10), at(12, 30)],
      ] as const) {
        kinds.push((await ledger().book(request({ resource: stylist, start, end }))).kind);
      }
      expect(kinds).toEqual(['taken', 'taken', 'taken', 'booked', 'booked']);
    });

    it('X5 takes each resource on a unit of its own, and is had wholly or not at all', async () => {
      const [stylist, chair] = names();
      const [other, third] = names();
      await ledger().book(dye(stylist, chair));
      expect((await ledger().book(dye(other, chair))).kind).toBe('booked');
      const refused = dye(third, chair);
      expect(await ledger().book(refused)).toEqual({ kind: 'taken' });
      expect(await ledger().findByKey(refused.key)).toBeNull();
      const query = { business: 'contract', resources: [third, chair], from: at(0), to: at(23), now: at(9) };
      expect((await ledger().busy(query)).map(({ resource, unit }) => [resource, unit])).toEqual([
        [chair, 1],
        [chair, 2],
      ]);
    });

    it('puts all parts of one resource on the same unit', async () => {
      const [stylist] = names();
      await ledger().book(request({ resource: stylist, start: at(11, 30), end: at(12) }));
      const units = [1, 2];
      const busy = [
        { resource: stylist, units, start: at(10), end: at(10, 30) },
        { resource: stylist, units, start: at(11, 30), end: at(12) },
      ];
      const booking = bookingOf(await ledger().book(request({ resource: stylist, units, end: at(12), busy })));
      expect(booking.unit).toBe(2);
    });

    it('shows the parts that overlap a range, without those of a booking that is to be moved', async () => {
      const [stylist, chair] = names();
      const { id } = bookingOf(await ledger().book(dye(stylist, chair)));
      const query = { business: 'contract', resources: [stylist], now: at(9) };
      const whole = { from: at(0), to: at(23) };
      expect(await ledger().busy({ ...query, ...whole })).toEqual([
        { resource: stylist, unit: 1, start: at(10), end: at(10, 30) },
        { resource: stylist, unit: 1, start: at(11, 30), end: at(12, 10) },
      ]);
      expect(await ledger().busy({ ...query, from: at(10, 30), to: at(11, 30) })).toEqual([]);
      expect(await ledger().busy({ ...query, ...whole, except: id })).toEqual([]);
    });

    it('X5 frees every part of what is called off, and takes them again only together', async () => {
      const [stylist, chair] = names();
      const { id } = bookingOf(await ledger().book(dye(stylist, chair)));
      await ledger().move({ id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      const cut = request({ resource: stylist, start: at(11, 30), end: at(12) });
      expect((await ledger().book(cut)).kind).toBe('booked');
      const again = { id, from: ['cancelled'], to: 'confirmed', now: at(9) } as const;
      expect(await ledger().move(again)).toMatchObject({ moved: false, booking: { status: 'cancelled' } });
      await ledger().move({ id: cut.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      expect(await ledger().move(again)).toMatchObject({ moved: true, booking: { status: 'confirmed' } });
    });

    it('D7 lets a hold that has run out make way on whichever of its resources somebody wants', async () => {
      const [stylist, chair] = names();
      const held = dye(stylist, chair, { heldUntil: at(9, 15) });
      await ledger().book(held);
      const sits = request({ resource: chair, start: at(11), end: at(11, 30) });
      expect(await ledger().book({ ...sits, now: at(9, 14) })).toEqual({ kind: 'taken' });
      expect((await ledger().book({ ...sits, now: at(9, 15) })).kind).toBe('booked');
    });

    it('X5 moves by half an hour over its own parts, and stays where it was if it cannot', async () => {
      const [stylist, chair] = names();
      const old = bookingOf(await ledger().book(dye(stylist, chair)));
      const later = (minutes: number) => ({
        ...{ start: at(10, minutes), end: at(12, minutes), replaces: old.id },
        busy: [{ resource: stylist, units: [1], start: at(10, minutes), end: at(12, minutes) }],
      });
      await ledger().book(request({ resource: stylist, start: at(12, 20), end: at(13) }));
      expect(await ledger().book(dye(stylist, chair, later(30)))).toEqual({ kind: 'taken' });
      expect(await ledger().get(old.id)).toEqual(old);
      expect((await ledger().book(request({ resource: stylist, end: at(10, 15) }))).kind).toBe('taken');
      expect((await ledger().book(dye(stylist, chair, later(15)))).kind).toBe('booked');
    });

    it('X5 of fifty who want overlapping parts of two resources, those get them that do not meet', async () => {
      const [stylist, chair] = names();
      const asked = Array.from({ length: 50 }, (_, n) => {
        const from = (n % 10) * 12;
        return request({
          ...{ resource: stylist, start: at(10, from), end: at(11, from) },
          busy: [
            { resource: stylist, units: [1], start: at(10, from), end: at(10, from + 20) },
            { resource: stylist, units: [1], start: at(10, from + 40), end: at(11, from) },
            { resource: chair, units: [1, 2, 3], start: at(10, from), end: at(11, from) },
          ],
        });
      });
      const answers = await Promise.all(asked.map((one) => ledger().book(one)));
      const booked = answers.flatMap((answer) => (answer.kind === 'booked' ? [answer.booking.id] : []));
      expect(booked.length).toBeGreaterThan(0);
      const query = { business: 'contract', resources: [stylist, chair], from: at(0), to: at(23), now: at(9) };
      const busy = await ledger().busy(query);
      expect(busy).toHaveLength(booked.length * 3);
      for (const one of busy) {
        const met = busy.filter(
          (other) =>
            other.resource === one.resource &&
            other.unit === one.unit &&
            Date.parse(other.start) < Date.parse(one.end) &&
            Date.parse(one.start) < Date.parse(other.end),
        );
        expect(met).toEqual([one]);
      }
    });
  });
}

function replacingContract(ledger: () => Bookings): void {
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

function holdContract(ledger: () => Bookings): void {
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

function lookingContract(ledger: () => Bookings): void {
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
      const times = { resource, start: confirmed.start, end: confirmed.end };
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
      const business = `ahead-${made}`;
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
