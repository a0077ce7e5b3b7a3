import { describe, expect, it } from 'vitest';
import { instantWritten } from './instant.ts';

describe('X9 an instant that our own code wrote', () => {
  const days = [
    '0000-01-01',
    '1969-12-31',
    '1970-01-01',
    '2000-02-28',
    '2024-02-29',
    '2026-03-06',
    '2026-12-28',
    '9999-12-31',
  ];
  const times = ['00:00:00', '09:30:07', '23:59:59'];
  const ends = ['.000Z', '.987Z', '+00:00', '-00:00', '+05:45', '-11:00', '+14:00', '-23:59'];
  const written = days.flatMap((day) => times.flatMap((time) => ends.map((end) => `${day}T${time}${end}`)));

  it('is the instant that `Date` finds in it, but for the last days of a month, which are left to `Date`', () => {
    for (const text of written) {
      const isLate = Number(text.slice(8, 10)) > 28;
      expect([text, instantWritten(text)]).toEqual([text, isLate ? Number.NaN : Date.parse(text)]);
    }
  });

  it('is none where anything is written otherwise', () => {
    const others = [
      ...['', 'tomorrow', '2026-03-06', '2026-03-06T09:30', '2026-03-06T09:30:00', '2026-03-06T09:30:00Z'],
      ...['2026-13-06T09:30:00+00:00', '2026-00-06T09:30:00+00:00', '2026-03-00T09:30:00+00:00'],
      ...['2026-03-06T24:00:00+00:00', '2026-03-06T09:60:00+00:00', '2026-03-06T09:30:60+00:00'],
      ...['2026-03-06T09:30:00+24:00', '2026-03-06T09:30:00+00:60', '2026-03-06T09:30:00*00:00'],
      ...[
        '2026-03-06 09:30:00+00:00',
        '2026-03-06T09.30:00+00:00',
        '2026/03/06T09:30:00+00:00',
        '2026-03-06T09:30:00.00aZ',
      ],
    ];
    for (const text of others) expect([text, instantWritten(text)]).toEqual([text, Number.NaN]);
  });
});
