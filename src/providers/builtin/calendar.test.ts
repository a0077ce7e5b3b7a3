import { describe, expect, it } from 'vitest';
import { calendarContract } from '../../ports/calendar.contract.ts';
import { MemoryBookings } from '../../storage/memory/bookings.ts';
import { builtInCalendar, type CalendarSettings } from './calendar.ts';

const mornings = [{ from: '09:00', to: '12:00' }];

const settings: CalendarSettings = {
  business: 'practice',
  resource: 'practice-main',
  units: 1,
  openings: [
    {
      weekly: { monday: mornings, tuesday: mornings, wednesday: mornings, thursday: mornings, friday: mornings },
      exceptions: [],
    },
  ],
  timeZone: 'Europe/London',
  slotMinutes: 30,
  stepMinutes: 30,
};

calendarContract('the built-in calendar', () => builtInCalendar(settings, new MemoryBookings()));

describe('the built-in calendar', () => {
  const now = '2026-03-23T08:00:00+00:00';
  const nine = '2026-03-23T09:00:00+00:00';

  it('gives a slot as often as there are units', async () => {
    const calendar = builtInCalendar({ ...settings, units: 2 }, new MemoryBookings());
    const request = (key: string) => ({ key, id: key, start: nine, conversation: 'talk', now });
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => calendar.book(request(key))));
    expect(answers.map(({ kind }) => kind)).toEqual(['booked', 'booked', 'taken']);
  });

  it('sees what other resources and businesses have booked as none of its own', async () => {
    const bookings = new MemoryBookings();
    const other = builtInCalendar({ ...settings, resource: 'other' }, bookings);
    await other.book({ key: 'a', id: 'a', start: nine, conversation: 'talk', now });
    const free = await builtInCalendar(settings, bookings).free({ from: now, to: '2026-03-24T00:00:00Z', now });
    expect(free[0]).toBe(nine);
  });
});
