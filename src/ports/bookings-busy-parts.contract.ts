import { describe, expect, it } from 'vitest';
import { instantOf } from '../domain/zoned.ts';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings, BookRequest } from './bookings.ts';

/** What a booking keeps others off, part by part. */
export function busyPartsContract(ledger: () => Bookings): void {
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
        { resource: stylist, unit: 1, start: instantOf(at(10)), end: instantOf(at(10, 30)) },
        { resource: stylist, unit: 1, start: instantOf(at(11, 30)), end: instantOf(at(12, 10)) },
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
            other.start < one.end &&
            one.start < other.end,
        );
        expect(met).toEqual([one]);
      }
    });
  });
}
