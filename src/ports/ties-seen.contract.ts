import { describe, expect, it } from 'vitest';
import { NO_TWIN } from '../domain/twin.ts';
import { at } from './bookings.contract-samples.ts';
import { type TiesHarness, useTies } from './ties.contract-samples.ts';

/** What every store of outside calendars promises of what people see of them. */
export function tiesSeenContract(name: string, open: () => Promise<TiesHarness>): void {
  describe(`what is seen of ties in ${name}`, () => {
    const { ties, bookings, takes, tied, book, one, keep } = useTies(open);

    it('G4 what is taken outside is told by its name, of what lies in the range', async () => {
      const business = `shown-${name}`;
      const { id, resource } = await tied({ business });
      const meeting = { ...takes('a', at(10), at(11)), title: 'Team meeting' };
      await keep(id, [meeting, takes('b', at(9), at(9, 30)), takes('c', at(22), at(23))]);
      const times = await ties().outside(business, at(9), at(12));
      expect(times).toEqual([
        { tie: id, resource, title: null, start: at(9), end: at(9, 30) },
        { tie: id, resource, title: 'Team meeting', start: at(10), end: at(11) },
      ]);
      await keep(id, [{ ...meeting, title: 'Lunch' }]);
      expect(await ties().outside(business, at(10), at(12))).toMatchObject([{ title: 'Lunch' }]);
      expect(await ties().outside('contract', at(10), at(12))).not.toMatchObject([{ title: 'Lunch' }]);
    });

    it('A14 H1 what was called off does not stand again where the time is taken outside by now', async () => {
      const { id, resource } = await tied();
      const { id: booking } = await book({ resource, start: at(10), end: at(11) });
      const move = (from: 'confirmed' | 'cancelled', to: 'confirmed' | 'cancelled') =>
        bookings().move({ id: booking, from: [from], to, now: at(9) });
      await move('confirmed', 'cancelled');
      await keep(id, [takes('a', at(10, 30), at(11, 30))]);
      expect(await move('cancelled', 'confirmed')).toMatchObject({ moved: false, booking: { status: 'cancelled' } });
      await keep(id, [], ['a']);
      expect(await move('cancelled', 'confirmed')).toMatchObject({ moved: true, booking: { status: 'confirmed' } });
    });

    it('G8 writes that a calendar would not take are listed for their business, until they are tried again', async () => {
      const business = `parked-${name}`;
      const { id, resource } = await tied({ business });
      const { id: uid } = await book({ business, resource });
      await ties().keepTwin(await one(id), NO_TWIN, { kind: 'parked', reason: 'no' });
      expect(await ties().parked(business, 10)).toEqual([{ tie: id, uid, resource, label: 'Ana', reason: 'no' }]);
      expect(await ties().parked('contract', 10)).not.toContainEqual(expect.objectContaining({ uid }));
      await ties().wake(id, uid, at(9));
      expect(await ties().parked(business, 10)).toEqual([]);
    });

    it('H2 an alert that waits for what becomes of a message is shown only if that does not arrive', async () => {
      const business = `doubted-${name}`;
      const about = {
        business,
        resource: 'ana',
        kind: 'untold',
        reference: 'ABC123',
        start: at(10),
        at: at(9),
      } as const;
      const unless = { conversation: 'talk', event: 'calendar/1' };
      const ids = ['gone', 'shown', 'later'].map((what) => `${business}-${what}`);
      for (const id of ids) await ties().alert({ ...about, id }, unless);
      const waiting = async (now: string) => {
        const all = await ties().doubted(now, 100);
        return all.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
      };
      expect(await ties().doubted(at(9), 100)).toContainEqual({ id: ids[0], at: at(9), unless });
      expect(await waiting(at(8))).toEqual([]);
      expect(await waiting(at(9))).toEqual(ids);
      expect(await ties().alerts(business, 10)).toEqual([]);
      expect(await ties().dismiss(business, ids[0] ?? '')).toBe(false);
      await ties().settle(ids[0] ?? '', { kind: 'gone' });
      await ties().settle(ids[1] ?? '', { kind: 'shown' });
      await ties().settle(ids[2] ?? '', { kind: 'later', at: at(10) });
      expect(await waiting(at(9))).toEqual([]);
      expect(await waiting(at(10))).toEqual([ids[2]]);
      expect((await ties().alerts(business, 10)).map(({ id }) => id)).toEqual([ids[1]]);
      // Said again, what is settled stays so.
      await ties().alert({ ...about, id: ids[0] ?? '' }, unless);
      expect(await waiting(at(9))).toEqual([]);
    });
  });
}
