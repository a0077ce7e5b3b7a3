import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const booking = { id: 'booking-1', start: '2026-03-04T10:00:00+01:00', status: 'confirmed', details: {} } as const;
const event = {
  booking,
  revision: 0,
  title: 'Corte largo, con Ana',
  ends: '2026-03-04T10:45:00+01:00',
  place: 'Calle Mayor 1, Madrid',
};
const lucia = { id: 'lucia', name: 'Peluquería Lucía' };

const linesOf = (more: object, revision = 0) =>
  calendarFile({ ...event, revision, booking: { ...booking, ...more } }, lucia)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

describe('an appointment to keep', () => {
  it('B9 is a calendar file with the instants of the booking', () => {
    const lines = linesOf({});
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('DTSTART:20260304T090000Z');
    expect(lines).toContain('DTEND:20260304T094500Z');
    expect(lines).toContain('UID:booking-1@holdfast');
    expect(lines).toContain('SEQUENCE:0');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('SUMMARY:Corte largo\\, con Ana · Peluquería Lucía');
  });

  it('X3 is the same bytes every time', () => {
    expect(calendarFile(event, lucia)).toBe(calendarFile(event, lucia));
  });

  it('X14 H4 keeps its UID when it is moved or called off, and its SEQUENCE is how often that was', () => {
    const moved = { id: 'booking-3', details: { was: ['booking-1', 'booking-2'] } };
    const sequenceOf = (lines: readonly string[]) =>
      Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
    const changes = [{}, { status: 'cancelled' }, moved, { ...moved, status: 'cancelled' }];
    const steps = changes.map((more, revision) => linesOf(more, revision));
    for (const lines of steps) expect(lines).toContain('UID:booking-1@holdfast');
    expect(steps.map(sequenceOf)).toEqual([0, 1, 2, 3]);
    expect(steps[3]).toContain('METHOD:CANCEL');
    expect(steps[3]).toContain('STATUS:CANCELLED');
  });

  it('is tentative while it is only held', () => {
    expect(linesOf({ status: 'held' })).toContain('STATUS:TENTATIVE');
  });
});
