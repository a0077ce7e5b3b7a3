import { describe, expect, it } from 'vitest';
import { NO_TWIN } from '../domain/twin.ts';
import { at, request } from './bookings.contract-samples.ts';
import { newTie, type TiesHarness, useTies } from './ties.contract-samples.ts';
import type { Alert } from './ties.ts';

const HOUR = 3_600_000;
const WRITTEN = { start: 0, end: HOUR, place: 'p', mark: 'm', said: 's' };

/** What every store of outside calendars promises. */
export function tiesContract(name: string, open: () => Promise<TiesHarness>): void {
  describe(`ties in ${name}`, () => {
    const { ties, bookings, due, takes, tied, book, one, keep } = useTies(open);
    const busyAt = async (resource: string) => {
      const query = { business: 'contract', resources: [resource], from: at(0), to: at(23), now: at(9) };
      return (await bookings().busy(query)).map(({ unit, start, end }) => [
        unit,
        ...[start, end].map((one) => new Date(one).toISOString()),
      ]);
    };

    it('H1 what is taken outside is busy on every unit, and cannot be booked (A14)', async () => {
      const { id, resource } = await tied({ units: 2 });
      await keep(id, [takes('a', at(10), at(11))]);
      expect(await busyAt(resource)).toEqual([1, 2].map((unit) => [unit, at(10), at(11)]));
      const over = request({ resource, units: [1, 2], start: at(10, 30), end: at(11, 30) });
      expect(await bookings().book(over)).toEqual({ kind: 'taken' });
      expect(await bookings().book({ ...over, overOutside: true })).toMatchObject({ kind: 'booked' });
      expect(await bookings().book(request({ resource, start: at(9), end: at(10) }))).toMatchObject({
        kind: 'booked',
      });
    });

    it('H3 H4 H5 a tie is hastened, keeps what a calendar agreed to tell, and feeds are renewed one by one', async () => {
      const { id, resource } = await tied();
      await ties().rounded(id, { dueAt: at(20), tries: 3, trouble: 'away' });
      await ties().hasten(id, at(9));
      const watch = { id: 'channel', resource: 'of it', until: at(20) };
      await ties().watch(id, watch);
      expect(await ties().get(id)).toMatchObject({ dueAt: at(9), tries: 0, watch });
      await ties().watch(id, null);
      expect(await ties().get(id)).toMatchObject({ watch: null });
      for (const _ of [1, 2]) await ties().renewFeed('contract', resource);
      expect((await ties().feeds('contract'))[resource]).toBe(2);
      expect(await ties().feeds('another')).toEqual({});
    });

    it('H1 times outside follow what is read, and say when one came free', async () => {
      const { id, resource } = await tied();
      expect(await keep(id, [takes('a', at(10), at(11)), takes('b', at(12), at(13))])).toBe(false);
      expect(await keep(id, [takes('a', at(10), at(12))])).toBe(false);
      expect(await keep(id, [takes('a', at(11), at(12))])).toBe(true);
      expect(await keep(id, [], ['b'])).toBe(true);
      expect(await keep(id, [takes('c', at(15), at(16))], [], true)).toBe(true);
      expect(await busyAt(resource)).toEqual([[1, at(15), at(16)]]);
      await ties().untie(id);
      expect(await busyAt(resource)).toEqual([]);
    });

    it('H1 the ledger queues a twin with whatever it changes, in order, under one name for life', async () => {
      const { id, resource } = await tied();
      const first = await book({ resource });
      const second = await book({ resource, start: at(12), end: at(13) });
      expect((await due(id)).map(({ uid }) => uid)).toEqual([first.id, second.id]);
      await book({ resource, start: at(14), end: at(15), replaces: first.id, details: { was: [first.id] } });
      expect((await due(id)).map(({ uid }) => uid)).toEqual([second.id, first.id]);
      await book({ resource, start: at(16), end: at(17), heldUntil: at(10) });
      await book({ resource: `${resource} other` });
      expect(await due(id)).toHaveLength(2);
      expect(await ties().get(id)).toMatchObject({ waiting: 2, parked: 0 });
    });

    it('H1 what is booked ahead waits to be written as soon as a resource is tied', async () => {
      const { resource } = newTie();
      const ahead = await book({ resource });
      await book({ resource, start: at(7), end: at(8) });
      const { id } = await tied({ resource });
      expect((await due(id)).map(({ uid }) => uid)).toEqual([ahead.id]);
      const { id: feed } = await tied({ resource, mirrors: false });
      expect(await due(feed)).toEqual([]);
    });

    it('H5 a twin is stored by one of two, and what the ledger tells meanwhile is not forgotten', async () => {
      const { id, resource } = await tied();
      const booking = await book({ resource });
      const row = await one(id);
      const twin = { ...NO_TWIN, written: WRITTEN };
      const begun = await ties().keepTwin(row, twin, { kind: 'working' });
      expect(begun).toMatchObject({ version: row.version + 1, twin });
      expect(await ties().keepTwin(row, NO_TWIN, { kind: 'in_step' })).toBeNull();
      await bookings().move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now: at(9) });
      await ties().keepTwin(begun ?? row, twin, { kind: 'in_step' });
      const again = await one(id);
      expect(again.twin).toEqual(twin);
      await ties().keepTwin(again, twin, { kind: 'in_step' });
      expect(await due(id)).toEqual([]);
      expect(await ties().twins(id)).toHaveLength(1);
      await ties().wake(id, booking.id, at(9));
      await ties().keepTwin(await one(id), NO_TWIN, { kind: 'in_step' });
      expect(await ties().twins(id)).toEqual([]);
    });

    it('H5 what was begun is due until it is in step, also where the ledger told nothing new', async () => {
      const { id, resource } = await tied();
      await book({ resource });
      const row = await one(id);
      const standing = { ...NO_TWIN, written: WRITTEN };
      const stands = await ties().keepTwin(row, standing, { kind: 'in_step' });
      expect(await due(id)).toEqual([]);
      const proposed = { ...standing, proposed: { kind: 'deleted' as const } };
      await ties().keepTwin(stands ?? row, proposed, { kind: 'working' });
      expect(await due(id)).toMatchObject([{ twin: proposed }]);
    });

    it('H5 what fails is tried later, then parked, until the ledger or a person says otherwise', async () => {
      const { id, resource } = await tied();
      const booking = await book({ resource });
      await ties().keepTwin(await one(id), NO_TWIN, { kind: 'later', at: at(9, 1) });
      expect(await due(id)).toEqual([]);
      const [later] = await ties().due(id, at(9, 1), 10);
      expect(later?.tries).toBe(1);
      if (later) await ties().keepTwin(later, NO_TWIN, { kind: 'parked', reason: 'no' });
      expect(await ties().due(id, at(23), 10)).toEqual([]);
      expect(await ties().get(id)).toMatchObject({ waiting: 1, parked: 1 });
      await ties().wake(id, booking.id, at(9));
      expect(await due(id)).toMatchObject([{ tries: 0, parked: null }]);
    });

    it('H5 one process at a time has a tie, and another after its lease', async () => {
      const { id } = await tied();
      expect(await ties().lease(id, at(9), at(9, 1))).toBe(true);
      expect(await ties().lease(id, at(9), at(9, 1))).toBe(false);
      expect(await ties().lease(id, at(9, 1), at(9, 2))).toBe(true);
      await ties().renew(id, at(9, 3));
      expect(await ties().lease(id, at(9, 2), at(9, 4))).toBe(false);
      const read = { cursor: 'c', whole: true, at: at(9, 1) };
      await ties().rounded(id, { read, dueAt: at(10), tries: 0, trouble: null });
      expect(await ties().get(id)).toMatchObject({ cursor: 'c', wholeAt: at(9, 1), inStepAt: at(9, 1), dueAt: at(10) });
      await ties().rounded(id, { dueAt: at(11), tries: 2, trouble: 'away' });
      expect(await ties().get(id)).toMatchObject({ cursor: 'c', inStepAt: at(9, 1), tries: 2, trouble: 'away' });
      await ties().renew(id, at(9, 3));
      expect(await ties().lease(id, at(9), at(9, 1))).toBe(true);
    });

    it('H1 a tie that ends takes up no time, hears of no booking, and has everything of ours looked at', async () => {
      const { id, resource } = await tied();
      await book({ resource });
      await keep(id, [takes('a', at(12), at(13))]);
      await ties().keepTwin(await one(id), { ...NO_TWIN, written: WRITTEN }, { kind: 'in_step' });
      await ties().end(id, at(9));
      expect(await due(id)).toHaveLength(1);
      expect(await ties().get(id)).toMatchObject({ ending: true, mirrors: false });
      expect(await bookings().book(request({ resource, start: at(12), end: at(13) }))).toMatchObject({
        kind: 'booked',
      });
      expect(await due(id)).toHaveLength(1);
    });

    it('H5 people are told once of what they have to look at, and put it away', async () => {
      const business = `alerted-${name}`;
      const alert: Alert = {
        ...{ id: `${business}-1`, business, resource: 'ana', kind: 'taken', reference: 'ABC123' },
        ...{ start: at(10), at: at(9) },
      };
      for (const _ of [1, 2]) await ties().alert(alert);
      await ties().alert({ ...alert, id: `${business}-2`, start: null });
      expect(await ties().alerts(business, 10)).toEqual([{ ...alert, id: `${business}-2`, start: null }, alert]);
      expect(await ties().dismiss(business, alert.id)).toBe(true);
      expect(await ties().dismiss(business, alert.id)).toBe(false);
      expect(await ties().alerts(business, 10)).toHaveLength(1);
    });
  });
}
