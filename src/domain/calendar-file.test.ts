import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'booking-1',
  title: 'Corte largo, con Ana; Peluquería Lucía',
  start: '2026-03-04T10:00:00+01:00',
  end: '2026-03-04T10:45:00+01:00',
  place: 'Calle Mayor 1, Madrid',
  description: null,
  stampedAt: '2026-03-03T09:00:00+01:00',
};

describe('an appointment to keep', () => {
  const file = calendarFile(event, { id: 'lucia', name: 'Peluquería Lucía' });

  it('B9 is a calendar file with the instants of the booking', () => {
    const lines = file.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('DTSTART:20260304T090000Z');
    expect(lines).toContain('DTEND:20260304T094500Z');
    expect(lines).toContain('UID:booking-1');
    expect(lines).toContain('SUMMARY:Corte largo\\, con Ana\\; Peluquería Lucía');
  });

  it('X3 is the same bytes every time', () => {
    expect(calendarFile(event, { id: 'lucia', name: 'Peluquería Lucía' })).toBe(file);
  });
});
