import { describe, expect, it } from 'vitest';
import { eventsIn, type Reading } from './outside-event.ts';

const within = { start: Date.parse('2026-03-01T00:00:00Z'), end: Date.parse('2026-05-01T00:00:00Z') };
const madrid: Reading = { within, timeZone: 'Europe/Madrid', owner: 'ana@salon.example' };

function file(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function event(...lines: readonly string[]): string {
  return file('BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT');
}

function busy(text: string, reading = madrid): readonly string[] {
  const iso = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z');
  return (eventsIn(text, reading) ?? []).flatMap((one) =>
    one.busy.map(({ start, end }) => `${iso(start)}/${iso(end)}`),
  );
}

describe('H1 what an outside event takes up', () => {
  it.each([
    ['in UTC', ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z'], ['2026-03-10T10:00Z/2026-03-10T11:00Z']],
    [
      'in a zone by its name',
      ['DTSTART;TZID=America/New_York:20260310T100000', 'DURATION:PT30M'],
      ['2026-03-10T14:00Z/2026-03-10T14:30Z'],
    ],
    [
      'without a zone: in the business’s',
      ['DTSTART:20260310T100000', 'DTEND:20260310T110000'],
      ['2026-03-10T09:00Z/2026-03-10T10:00Z'],
    ],
    [
      'in a zone that nobody knows: in the business’s',
      ['DTSTART;TZID=Mars/Base:20260310T100000', 'DTEND;TZID=Mars/Base:20260310T110000'],
      ['2026-03-10T09:00Z/2026-03-10T10:00Z'],
    ],
    [
      'a whole day: the business’s day',
      ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260311'],
      ['2026-03-09T23:00Z/2026-03-10T23:00Z'],
    ],
    ['a whole day without an end', ['DTSTART;VALUE=DATE:20260310'], ['2026-03-09T23:00Z/2026-03-10T23:00Z']],
    [
      'the day the clocks change has 23 hours',
      ['DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'],
      ['2026-03-28T23:00Z/2026-03-29T22:00Z'],
    ],
    [
      'across midnight',
      ['DTSTART:20260310T230000Z', 'DTEND:20260311T010000Z'],
      ['2026-03-10T23:00Z/2026-03-11T01:00Z'],
    ],
    ['without a length: nothing', ['DTSTART:20260310T100000Z'], []],
    ['shown as free: nothing', ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'TRANSP:TRANSPARENT'], []],
    ['called off: nothing', ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'STATUS:CANCELLED'], []],
    [
      'tentative: it does',
      ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'STATUS:TENTATIVE'],
      ['2026-03-10T10:00Z/2026-03-10T11:00Z'],
    ],
    [
      'declined by its owner: nothing',
      ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'ATTENDEE;PARTSTAT=DECLINED:mailto:Ana@salon.example'],
      [],
    ],
    [
      'declined by somebody else: it does',
      ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'ATTENDEE;PARTSTAT=DECLINED:mailto:bo@salon.example'],
      ['2026-03-10T10:00Z/2026-03-10T11:00Z'],
    ],
    [
      'private, without a title',
      ['DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'CLASS:PRIVATE'],
      ['2026-03-10T10:00Z/2026-03-10T11:00Z'],
    ],
    ['long ago: nothing', ['DTSTART:20200310T100000Z', 'DTEND:20200310T110000Z'], []],
  ])('%s', (_what, lines, expected) => {
    expect(busy(event(...lines))).toEqual(expected);
  });

  it('a series keeps its hour on the wall across a change of the clocks, without what was left out', () => {
    const weekly = event(
      'DTSTART;TZID=Europe/Madrid:20240305T100000',
      'DTEND;TZID=Europe/Madrid:20240305T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE;TZID=Europe/Madrid:20260317T100000',
    );
    const found = busy(weekly);
    expect(found).toContain('2026-03-24T09:00Z/2026-03-24T10:00Z');
    expect(found).toContain('2026-03-31T08:00Z/2026-03-31T09:00Z');
    expect(found.some((one) => one.startsWith('2026-03-17'))).toBe(false);
    expect(found).toHaveLength(8);
  });

  it('one of a series that was moved, and one that was called off, are where they are now', () => {
    const moved = file(
      ...['BEGIN:VEVENT', 'UID:s', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260302T100000Z', 'DTEND:20260302T110000Z'],
      ...['RRULE:FREQ=WEEKLY;COUNT=4', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:s', 'DTSTAMP:20260101T000000Z', 'RECURRENCE-ID:20260309T100000Z'],
      ...['DTSTART:20260310T150000Z', 'DTEND:20260310T160000Z', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:s', 'DTSTAMP:20260101T000000Z', 'RECURRENCE-ID:20260316T100000Z', 'STATUS:CANCELLED'],
      ...['DTSTART:20260316T100000Z', 'DTEND:20260316T110000Z', 'END:VEVENT'],
    );
    expect(busy(moved)).toEqual([
      '2026-03-02T10:00Z/2026-03-02T11:00Z',
      '2026-03-10T15:00Z/2026-03-10T16:00Z',
      '2026-03-23T10:00Z/2026-03-23T11:00Z',
    ]);
  });

  it('a zone with rules of its own and a name of its own is read by its rules', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0300'];
    const rest = ['TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:z'];
    const times = ['DTSTAMP:20260101T000000Z', 'DTSTART;TZID=Ours:20260310T100000', 'DURATION:PT1H', 'END:VEVENT'];
    expect(busy(file(...zone, ...rest, ...times))).toEqual(['2026-03-10T13:00Z/2026-03-10T14:00Z']);
  });

  it('rubbish is no calendar, and an event that cannot be read spoils no other', () => {
    expect(eventsIn('<html>Sign in</html>', madrid)).toBeNull();
    const mixed = file(
      ...['BEGIN:VEVENT', 'UID:bad', 'DTSTART:not-a-time', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:good', 'DTSTART:20260310T100000Z', 'DTEND:20260310T110000Z', 'END:VEVENT'],
    );
    expect(busy(mixed)).toEqual(['2026-03-10T10:00Z/2026-03-10T11:00Z']);
  });
});
