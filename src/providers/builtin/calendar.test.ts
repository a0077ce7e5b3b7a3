import { describe, expect, it } from 'vitest';
import type { Resource } from '../../domain/business.ts';
import { calendarContract } from '../../ports/calendar.contract.ts';
import { MemoryBookings } from '../../storage/memory/bookings.ts';
import { builtInCalendar, type CalendarKeeper } from './calendar.ts';

const mornings = [{ from: '09:00', to: '12:00' }];

const keeper: CalendarKeeper = { id: 'practice', timeZone: 'Europe/London', slotMinutes: 30, stepMinutes: 30 };

const weekly = { monday: mornings, tuesday: mornings, wednesday: mornings, thursday: mornings, friday: mornings };

const chair: Resource = { id: 'practice-main', name: 'Chair', units: 1, openings: [{ weekly, exceptions: [] }] };

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

  it('sees what other resources and businesses have booked as none of its own', async () => {
    const bookings = new MemoryBookings();
    const other = builtInCalendar(keeper, { ...chair, id: 'other' }, bookings);
    await other.book({ key: 'a', id: 'a', start: nine, conversation: 'talk', now });
    const free = await builtInCalendar(keeper, chair, bookings).free({ from: now, to: '2026-03-24T00:00:00Z', now });
    expect(free[0]).toBe(Date.parse(nine));
  });
});
