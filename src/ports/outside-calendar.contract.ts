import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutsideCalendar, OutsideWrite } from './outside-calendar.ts';

/** What a person does with their own calendar, beside us. */
export interface OutsideHarness {
  readonly calendar: OutsideCalendar;
  /** Puts an event there, or in place of the one of this name. */
  write(uid: string, start: string, end: string, ...more: readonly string[]): Promise<void>;
  remove(uid: string): Promise<void>;
  /** The calendar no longer knows where anybody was, where it can be made to forget. */
  forget?(): void;
  close(): Promise<void>;
}

const within = { start: Date.parse('2026-03-01T00:00:00Z'), end: Date.parse('2026-05-01T00:00:00Z') };
const day = (hour: number) => `2026-03-04T${String(hour).padStart(2, '0')}:00:00Z`;

let made = 0;

function write(more: Partial<OutsideWrite> = {}): OutsideWrite {
  made += 1;
  const uid = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const [start, end] = [Date.parse(day(10)), Date.parse(day(11))];
  return { uid, start, end, title: 'Cut · Tom', notes: 'ABC123', location: null, sequence: 0, over: null, ...more };
}

/** What every outside calendar promises. */
export function outsideCalendarContract(name: string, open: () => Promise<OutsideHarness>): void {
  describe(`an outside calendar by ${name}`, () => {
    let harness: OutsideHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const outside = () => harness.calendar;
    const put = async (event: OutsideWrite) => {
      const found = await outside().put(event);
      if (found === 'changed') throw new Error('it was not written');
      return found;
    };

    it('H1 a calendar in which there is nothing is read as that', async () => {
      const { whole, changed, cursor } = await outside().changes(null, within);
      expect([whole, changed]).toEqual([true, []]);
      expect(await outside().changes(cursor, within)).toMatchObject({ whole: false, changed: [], gone: [] });
    });

    it('H1 H3 tells everything once, then only what has changed, and what is gone', async () => {
      await harness.write('one', day(9), day(10));
      const first = await outside().changes(null, within);
      expect(first.whole).toBe(true);
      expect(first.changed.find(({ event }) => event.uid === 'one')?.event.busy).toEqual([
        { start: Date.parse(day(9)), end: Date.parse(day(10)) },
      ]);
      const nothing = await outside().changes(first.cursor, within);
      expect([nothing.whole, nothing.changed, nothing.gone]).toEqual([false, [], []]);
      await harness.write('one', day(12), day(13));
      await harness.write('two', day(14), day(15));
      const then = await outside().changes(nothing.cursor, within);
      expect(then.changed.map(({ event }) => event.uid).sort()).toEqual(['one', 'two']);
      await harness.remove('one');
      const gone = await outside().changes(then.cursor, within);
      const place = then.changed.find(({ event }) => event.uid === 'one')?.place;
      expect([gone.changed, gone.gone]).toEqual([[], [place]]);
    });

    it('H3 a cursor that nobody knows any more is a reason to tell everything again', async () => {
      await harness.write('three', day(16), day(17));
      const { cursor: forgotten } = await outside().changes(null, within);
      harness.forget?.();
      expect((await outside().changes(forgotten, within)).whole).toBe(harness.forget !== undefined);
      for (const cursor of ['sync:http://radicale.org/ns/sync/long-dead', 'sync:nonsense', 'ctag:old', 'other']) {
        const { whole, changed } = await outside().changes(cursor, within);
        expect([whole, changed.some(({ event }) => event.uid === 'three')], cursor).toEqual([true, true]);
      }
    });

    it('H1 a series is told as far as was asked for', async () => {
      await harness.write('weekly', day(8), day(9), 'RRULE:FREQ=WEEKLY');
      const { changed } = await outside().changes(null, within);
      const weekly = changed.filter(({ event }) => event.uid === 'weekly');
      expect(weekly.flatMap(({ event }) => event.busy)).toHaveLength(9);
    });

    it('H1 H5 writes an event once, finds it, and writes over it only if nobody else has', async () => {
      const event = write();
      const found = await put(event);
      expect(await outside().find(event.uid, null)).toEqual(found);
      expect(await outside().put(event)).toBe('changed');
      const later = { ...event, start: Date.parse(day(12)), end: Date.parse(day(13)), sequence: 1, over: found };
      const moved = await put(later);
      expect(moved).toMatchObject({ place: found.place, start: later.start, end: later.end });
      expect(moved.mark).not.toBe(found.mark);
      expect(await outside().put(later)).toBe('changed');
      expect(await outside().remove(found.place, found.mark)).toBe('changed');
      expect(await outside().remove(moved.place, moved.mark)).toBe('removed');
      expect(await outside().remove(moved.place, moved.mark)).toBe('removed');
      expect(await outside().find(event.uid, moved.place)).toBeNull();
      expect(await outside().put(later)).toBe('changed');
    });

    it('H2 sees where a person has put it, and that they have taken it away', async () => {
      const event = write();
      const found = await put(event);
      await harness.write(`${event.uid}@holdfast`, day(15), day(16));
      const moved = await outside().find(event.uid, found.place);
      expect(moved).toMatchObject({ place: found.place, start: Date.parse(day(15)), end: Date.parse(day(16)) });
      await harness.remove(`${event.uid}@holdfast`);
      expect(await outside().find(event.uid, found.place)).toBeNull();
    });
  });
}
