import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { read } from '../read.ts';

const listening = {
  now: '2026-04-01T09:00:00+02:00',
  timeZone: 'Europe/Paris',
  country: 'FR',
  hours: { from: '08:00', to: '22:00' },
  vocabulary: { lists: {}, topics: [] },
} as const;

function heard(text: string, locale: Locale): readonly object[] {
  return read(text, locale, listening).mentions.map(({ start: _start, end: _end, ...mention }) => mention);
}

describe('a day and hours that are left open', () => {
  it('X9 "tomorrow from 14:00 on" leaves the hour open and not the day', () => {
    expect(heard('demain à partir de 14h', 'fr')).toMatchObject([
      { kind: 'date', date: '2026-04-02' },
      { kind: 'window', from: '14:00', to: null },
    ]);
    expect(heard('à partir de lundi', 'fr')).toMatchObject([{ kind: 'dates', from: '2026-04-06' }]);
  });

  it('"pour 2h" is how long, "pour 15h" is when', () => {
    expect(heard('demain à 14h pour 2h', 'fr')).toContainEqual({ kind: 'duration', value: 120, unit: 'minutes' });
    expect(heard('pour 15h', 'fr')).toMatchObject([{ kind: 'time', time: '15:00' }]);
  });

  it('"3 to 5pm" is a stretch of time, "ten to five" a time', () => {
    expect(heard('make it 3 to 5pm', 'en')).toContainEqual({ kind: 'window', name: null, from: '15:00', to: '17:00' });
    expect(heard('at ten to five', 'en')).toMatchObject([{ kind: 'time', time: '16:50' }]);
  });
});
