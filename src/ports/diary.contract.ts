import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../domain/zoned.ts';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings, BookRequest } from './bookings.ts';
import type { Diary, Rescheduling } from './diary.ts';

export interface DiaryHarness {
  readonly bookings: Bookings;
  readonly diary: Diary;
  close(): Promise<void>;
}

let moves = 0;

function to(booking: string, more: Partial<Rescheduling>): Rescheduling {
  moves += 1;
  const id = `00000000-0000-4000-8000-1${String(moves).padStart(11, '0')}`;
  return { key: `move ${moves}`, id, booking, units: [1], start: at(14), end: at(15), now: at(9), ...more };
}

/** What every diary promises. */
export function diaryContract(name: string, open: () => Promise<DiaryHarness>): void {
  describe(`the diary in ${name}`, () => {
    let harness: DiaryHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const book = async (more: Partial<BookRequest> = {}) => bookingOf(await harness.bookings.book(request(more)));
    const revision = async (uid: string) => (await harness.diary.newest('contract', uid))?.revision ?? -1;

    it('H4 tells what a resource has, the soonest first, and nothing that no longer counts', async () => {
      const { resource } = request();
      const later = await book({ resource, start: at(12), end: at(13) });
      const first = await book({ resource });
      const off = await book({ resource, start: at(15), end: at(16) });
      await harness.bookings.move({ id: off.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      await book({ resource, start: at(17), end: at(18), heldUntil: at(10) });
      const found = await harness.diary.of({ business: 'contract', resource, from: at(0), to: at(23) });
      expect(found.map(({ booking }) => booking.id)).toEqual([first.id, later.id]);
    });

    it('H4 counts every change of a booking, and never falls: not by calling off, standing again, moving or moving back', async () => {
      const { bookings, diary } = harness;
      const first = await book();
      const seen = [await revision(first.id)];
      const note = async () => void seen.push(await revision(first.id));
      await bookings.move({ id: first.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      await note();
      await bookings.move({ id: first.id, from: ['cancelled'], to: 'confirmed', now: at(9) });
      await note();
      const moved = await diary.reschedule(to(first.id, {}));
      if (moved.kind !== 'moved') throw new Error('it is not moved');
      await note();
      await bookings.move({ id: moved.booking.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      await note();
      await bookings.move({ id: first.id, from: ['cancelled'], to: 'confirmed', now: at(9) });
      await note();
      expect(seen).toEqual([...seen].sort((one, other) => one - other));
      expect(new Set(seen).size).toBe(seen.length);
    });

    it('H2 puts a booking at another time under its old name, once for a key', async () => {
      const first = await book({ customer: 'c-1', conversation: 'talk', details: { services: ['cut'] } });
      const asked = to(first.id, { start: at(14), end: at(14, 30) });
      const moved = await harness.diary.reschedule(asked);
      const details = { services: ['cut'], was: [first.id] };
      expect(moved).toMatchObject({
        kind: 'moved',
        booking: { start: at(14), end: at(14, 30), customer: 'c-1', details },
      });
      expect(await harness.diary.reschedule(asked)).toEqual(moved);
      expect((await harness.bookings.get(first.id))?.status).toBe('cancelled');
      const newest = await harness.diary.newest('contract', first.id);
      expect(newest?.booking.id).toBe(asked.id);
      const busy = await harness.bookings.busy({
        ...first,
        resources: [first.resource],
        from: at(0),
        to: at(23),
        now: at(9),
      });
      expect(busy.map(({ start, end }) => [start, end])).toEqual([[at(14), at(14, 30)].map(instantOf)]);
    });

    it('H2 a time that somebody else has is refused, and the booking stands as it stood', async () => {
      const first = await book();
      await book({ resource: first.resource, start: at(14), end: at(15) });
      expect(await harness.diary.reschedule(to(first.id, {}))).toEqual({ kind: 'taken' });
      expect((await harness.bookings.get(first.id))?.status).toBe('confirmed');
      await harness.bookings.move({ id: first.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      expect(await harness.diary.reschedule(to(first.id, {}))).toEqual({ kind: 'gone' });
    });

    it('H2 what it needs beside its resource moves along, gaps included', async () => {
      const { resource } = request();
      const chair = `${resource} chair`;
      const part = (of: string, start: string, end: string) => ({ resource: of, units: [1], start, end });
      const busy = [
        part(resource, at(10), at(10, 15)),
        part(resource, at(10, 45), at(11)),
        part(chair, at(10), at(11)),
      ];
      const first = await book({ resource, busy });
      await harness.diary.reschedule(to(first.id, {}));
      const found = await harness.bookings.busy({
        ...{ business: 'contract', resources: [resource, chair], from: at(0), to: at(23), now: at(9) },
      });
      expect(found.map(({ resource: of, start, end }) => [of === chair, start, end]).sort()).toEqual([
        [false, ...[at(14), at(14, 15)].map(instantOf)],
        [false, ...[at(14, 45), at(15)].map(instantOf)],
        [true, ...[at(14), at(15)].map(instantOf)],
      ]);
    });
  });
}
