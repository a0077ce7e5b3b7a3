import { describe, expect, it } from 'vitest';
import type { Resource } from '../../domain/business.ts';
import { NO_BUFFER } from '../../domain/needs.ts';
import { calendarContract } from '../../ports/calendar.contract.ts';
import { MemoryBookings } from '../../storage/memory/bookings.ts';
import { builtInCalendar, type CalendarKeeper } from './calendar.ts';

const mornings = [{ from: '09:00', to: '12:00' }];

const keeper: CalendarKeeper = { id: 'practice', timeZone: 'Europe/London', slotMinutes: 30, stepMinutes: 30 };

const weekly = { monday: mornings, tuesday: mornings, wednesday: mornings, thursday: mornings, friday: mornings };

const chair: Resource = {
  id: 'practice-main',
  name: 'Chair',
  units: 1,
  openings: [{ weekly, exceptions: [] }],
  bufferMinutes: NO_BUFFER,
};

calendarContract('the built-in calendar', () => builtInCalendar(keeper, chair, new MemoryBookings()));

describe('the built-in calendar', () => {
  const now = '2026-03-23T08:00:00+00:00';
  const nine = '2026-03-23T09:00:00+00:00';

  it('gives a slot as often as there are units', async () => {
    const calendar = builtInCalendar(keeper, { ...chair, units: 2 }, new MemoryBookings());
    const request = (key: string) => ({ key, id: key, start: nine, conversation: 'talk', now });
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => calendar.book(request(key))));
    expect(answers.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'taken']);
  });

  it('keeps buffers free around an appointment, also before the range that is looked into', async () => {
    const bufferMinutes = { before: 0, after: 10 };
    const calendar = builtInCalendar(keeper, { ...chair, bufferMinutes }, new MemoryBookings());
    const ten = '2026-03-23T10:00:00+00:00';
    await calendar.book({ key: 'a', id: 'a', start: ten, conversation: 'talk', now });
    const free = await calendar.free({ from: nine, to: '2026-03-23T12:00:00Z', now });
    expect(free.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual(['09:00', '11:00', '11:30']);
    const half = { key: 'b', id: 'b', start: '2026-03-23T10:30:00Z', conversation: 'talk', now };
    expect(await calendar.free({ from: half.start, to: '2026-03-23T10:31:00Z', now })).toEqual([]);
    expect(await calendar.book(half)).toEqual({ kind: 'taken' });
  });

  it('sees what other resources and businesses have booked as none of its own', async () => {
    const bookings = new MemoryBookings();
    const other = builtInCalendar(keeper, { ...chair, id: 'other' }, bookings);
    await other.book({ key: 'a', id: 'a', start: nine, conversation: 'talk', now });
    const free = await builtInCalendar(keeper, chair, bookings).free({ from: now, to: '2026-03-24T00:00:00Z', now });
    expect(free[0]).toBe(Date.parse(nine));
  });
});
