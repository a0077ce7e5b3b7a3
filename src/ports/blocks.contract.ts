import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blocks, OwnBlock } from './blocks.ts';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings } from './bookings.ts';

interface Opened {
  readonly blocks: Blocks;
  readonly bookings: Bookings;
  close(): Promise<void>;
}

/** What every store of blocks promises, with the ledger beside it. */
export function blocksContract(name: string, open: () => Promise<Opened>): void {
  describe(`blocks in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());

    const blockOf = (resource: string, units = 1): OwnBlock => ({
      ...{ id: randomUUID(), business: 'contract', resource, units, start: at(9), end: at(13) },
      ...{ reason: 'holiday', note: null, by: 'Ana' },
    });

    it('G4 keeps a block of a business once, and tells what lies within a range', async () => {
      const { blocks } = opened;
      const block = blockOf('kept');
      await blocks.add([block, blockOf('another')]);
      await blocks.add([{ ...block, by: 'Eve' }]);
      const { business: _business, units: _units, ...shown } = block;
      const within = await blocks.between('contract', { from: at(12), to: at(20) });
      expect(within.filter(({ id }) => id === block.id)).toEqual([shown]);
      expect(await blocks.between('contract', { from: at(13), to: at(20) })).toEqual([]);
      expect(await blocks.between('elsewhere', { from: at(0), to: at(20) })).toEqual([]);
      expect([await blocks.remove('elsewhere', block.id), await blocks.remove('contract', block.id)]).toEqual([
        false,
        true,
      ]);
      expect(await blocks.remove('contract', block.id)).toBe(false);
    });

    it('G4 has nothing booked or held in one, on any unit, and what ends or begins at its edge is', async () => {
      const { blocks, bookings } = opened;
      const block = blockOf('edges', 2);
      await blocks.add([block]);
      const book = (start: string, end: string, more = {}) =>
        bookings.book(request({ resource: 'edges', units: [1, 2], start, end, ...more }));
      expect(await book(at(12), at(14))).toEqual({ kind: 'taken' });
      expect(await book(at(10), at(11), { heldUntil: at(12) })).toEqual({ kind: 'taken' });
      expect(await book(at(10), at(11), { overOutside: true })).toEqual({ kind: 'taken' });
      const elsewhere = request({ start: at(10), end: at(11) });
      const parts = [elsewhere, { ...elsewhere, resource: 'edges' }].map(({ resource, units, start, end }) => ({
        ...{ resource, units, start, end },
      }));
      expect(await bookings.book({ ...elsewhere, busy: parts })).toEqual({ kind: 'taken' });
      expect(await bookings.get(elsewhere.id)).toBeNull();
      expect([(await book(at(8), at(9))).kind, (await book(at(13), at(14))).kind]).toEqual(['booked', 'booked']);
      const query = { business: 'contract', resources: ['edges'], from: at(10), to: at(11), now: at(9) };
      expect((await bookings.busy(query)).map(({ unit }) => unit)).toEqual([1, 2]);
      await blocks.remove('contract', block.id);
      expect((await bookings.busy(query)).length).toBe(0);
      expect((await book(at(10), at(11))).kind).toBe('booked');
    });

    it('G4 leaves what was booked before, and what comes free of it is not to be had for a moment', async () => {
      const { blocks, bookings } = opened;
      const [called, moved] = [request({ resource: 'freed' }), request({ resource: 'freed', units: [2] })];
      for (const one of [called, moved]) bookingOf(await bookings.book(one));
      await blocks.add([blockOf('freed', 2)]);
      // A move that finds no place leaves it where it was.
      const replacing = { resource: 'freed', units: [1, 2], start: at(11), end: at(12), replaces: moved.id };
      expect(await bookings.book(request(replacing))).toEqual({ kind: 'taken' });
      expect(await bookings.get(moved.id)).toMatchObject({ status: 'confirmed' });
      const off = { id: called.id, from: ['confirmed'], to: 'cancelled', now: at(9) } as const;
      expect((await bookings.move(off))?.moved).toBe(true);
      const again = request({ resource: 'freed', units: [1, 2] });
      expect(await bookings.book(again)).toEqual({ kind: 'taken' });
      // Nor does it stand again by itself.
      const back = { id: called.id, from: ['cancelled'], to: 'confirmed', now: at(9) } as const;
      expect(await bookings.move(back)).toMatchObject({ moved: false, booking: { status: 'cancelled' } });
    });
  });
}
