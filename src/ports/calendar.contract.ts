import { describe, expect, it } from 'vitest';
import type { Calendar, CalendarBooking, CalendarEntry } from './calendar.ts';

/**
 * What every calendar keeps to. The suite needs a fresh calendar that is open from Monday to Friday, 09:00 to 12:00 in
 * London, with a 30-minute slot every 30 minutes for one person at a time, and nothing in it.
 */
export function calendarContract(name: string, fresh: () => Promise<Calendar> | Calendar): void {
  /** A Monday. On the last Sunday of March the clocks go forward. */
  const now = '2026-03-23T08:00:00+00:00';
  const week = { from: now, to: '2026-03-28T00:00:00+00:00', now };
  const nine = '2026-03-23T09:00:00+00:00';

  const request = (key: string, start: string): CalendarBooking => ({
    key,
    id: idOf(key),
    start,
    conversation: 'talk',
    now,
  });

  async function booked(calendar: Calendar, key: string, start: string): Promise<CalendarEntry> {
    const answer = await calendar.book(request(key, start));
    if (answer.kind !== 'booked') throw new Error(`${start} was ${answer.kind}`);
    return answer.entry;
  }

  describe(`${name} is a calendar`, () => {
    it('A12 has a name', async () => {
      expect((await fresh()).id).not.toBe('');
    });

    it('lists every free slot of the opening hours once, in order', async () => {
      const free = await (await fresh()).free(week);
      expect(free).toHaveLength(5 * 6);
      expect(free.slice(0, 2)).toEqual(instants([nine, '2026-03-23T09:30:00+00:00']));
      expect(free).toEqual([...new Set(free)].sort((one, other) => one - other));
    });

    it('offers nothing that has begun, nor anything outside the range', async () => {
      const calendar = await fresh();
      const late = '2026-03-23T09:30:00+00:00';
      const free = await calendar.free({ from: nine, to: '2026-03-23T11:00:00+00:00', now: late });
      expect(free).toEqual(instants(['2026-03-23T10:00:00+00:00', '2026-03-23T10:30:00+00:00']));
    });

    it('X9 keeps the wall clock when the clocks change', async () => {
      const monday = { from: '2026-03-30T00:00:00+01:00', to: '2026-03-31T00:00:00+01:00', now };
      expect((await (await fresh()).free(monday))[0]).toBe(Date.parse('2026-03-30T09:00:00+01:00'));
    });

    it('no longer offers what was booked, and ends it when the slot ends', async () => {
      const calendar = await fresh();
      const entry = await booked(calendar, 'a', nine);
      expect(entry).toMatchObject({ start: nine, end: '2026-03-23T09:30:00+00:00', cancelled: false });
      expect(await calendar.free(week)).not.toContain(Date.parse(nine));
    });

    it('X5 gives a slot to one of many who try at once', async () => {
      const calendar = await fresh();
      const keys = Array.from({ length: 20 }, (_, index) => `racer-${index}`);
      const answers = await Promise.all(keys.map((key) => calendar.book(request(key, nine))));
      expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    });

    it('X5 answers the same key with the same entry', async () => {
      const calendar = await fresh();
      const entry = await booked(calendar, 'a', nine);
      expect(await booked(calendar, 'a', nine)).toEqual(entry);
      expect(await calendar.free(week)).toHaveLength(29);
    });

    it('X5 finds what was made under a key, also when its hour has struck', async () => {
      const calendar = await fresh();
      const entry = await booked(calendar, 'a', nine);
      expect(await calendar.find('a')).toEqual(entry);
      expect(await calendar.find('b')).toBeNull();
      const afterwards = { ...request('a', nine), now: '2026-03-23T10:00:00+00:00' };
      expect(await calendar.book(afterwards)).toEqual({ kind: 'booked', entry });
    });

    it('takes no booking for an hour that is none of its slots, or has passed', async () => {
      const calendar = await fresh();
      expect(await calendar.book(request('lunch', '2026-03-23T13:00:00+00:00'))).toEqual({ kind: 'taken' });
      expect(await calendar.book(request('odd', '2026-03-23T09:10:00+00:00'))).toEqual({ kind: 'taken' });
      expect(await calendar.book(request('past', '2026-03-20T09:00:00+00:00'))).toEqual({ kind: 'taken' });
    });

    it('frees a slot whose entry is cancelled, and remembers the entry', async () => {
      const calendar = await fresh();
      await booked(calendar, 'a', nine);
      await calendar.cancel('a', now);
      await calendar.cancel('a', now);
      await calendar.cancel('never', now);
      expect(await calendar.find('a')).toMatchObject({ cancelled: true });
      expect(await calendar.free(week)).toContain(Date.parse(nine));
      expect(await booked(calendar, 'b', nine)).toMatchObject({ start: nine, cancelled: false });
    });
  });
}

function instants(list: readonly string[]): readonly number[] {
  return list.map((instant) => Date.parse(instant));
}

/** Any UUID that differs between keys. */
function idOf(key: string): string {
  const hex = Buffer.from(key).toString('hex').padEnd(12, '0').slice(-12);
  return `00000000-0000-5000-8000-${hex}`;
}
