import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Observer } from '../../ports/observer.ts';
import type { Weather } from '../../ports/weather.ts';
import { VirtualClock } from '../clock/virtual.ts';
import { createOpenMeteo } from './open-meteo.ts';
import { openStation, type Station } from './testing/station.ts';

const TODAY = '2026-01-10';
const kep = { latitude: 10.48, longitude: 104.32, timeZone: 'Asia/Phnom_Penh', today: TODAY };

let station: Station;
let logged: string[];
let clock: VirtualClock;
let weather: Weather;

beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());
beforeEach(() => {
  station.mood = 'fair';
  logged = [];
  clock = new VirtualClock('2026-01-10T02:00:00Z');
  const observer: Observer = { log: (_, event) => logged.push(event), count() {}, observe() {} };
  weather = createOpenMeteo({ host: station.host, clock, observer });
});

describe('Open-Meteo', () => {
  it('D5 is asked for the days of the trip at the place, in its time zone, and its figures become a forecast', async () => {
    const forecast = await weather.forecast({ ...kep, from: '2026-01-12', to: '2026-01-14' });
    expect(forecast).toEqual({ low: 22, high: 32, rainDays: 1, until: '2026-01-14' });
    const asked = station.asked.at(-1);
    expect(asked?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      latitude: '10.48',
      longitude: '104.32',
      daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
      timezone: 'Asia/Phnom_Penh',
      start_date: '2026-01-12',
      end_date: '2026-01-14',
    });
  });

  it('D5 is not asked for days beyond its sixteen, and only for those of a trip that lie within', async () => {
    const before = station.asked.length;
    expect(await weather.forecast({ ...kep, from: '2026-01-26', to: '2026-01-28' })).toBeNull();
    expect(station.asked).toHaveLength(before);
    const partly = await weather.forecast({ ...kep, from: '2026-01-24', to: '2026-01-28' });
    expect(partly?.until).toBe('2026-01-25');
  });

  it('D5 days without figures are not counted', async () => {
    station.mood = 'sparse';
    const forecast = await weather.forecast({ ...kep, from: '2026-01-12', to: '2026-01-13' });
    expect(forecast).toEqual({ low: 24, high: 30, rainDays: 0, until: '2026-01-12' });
  });

  it.each(['refuses', 'breaks', 'babbles', 'silent'] as const)(
    'X8 a station that %s is no forecast, is logged, and is left alone for a minute',
    async (mood) => {
      station.mood = mood;
      const asked = station.asked.length;
      const ask = () => weather.forecast({ ...kep, from: '2026-01-12', to: '2026-01-14' });
      const answered = ask();
      await expect.poll(() => station.asked.length).toBe(asked + 1);
      if (mood === 'silent') clock.set('2026-01-10T02:00:02Z');
      expect(await answered).toBeNull();
      expect(logged).toEqual(['weather.unavailable']);
      station.mood = 'fair';
      const before = station.asked.length;
      expect(await ask()).toBeNull();
      expect(station.asked).toHaveLength(before);
      clock.set('2026-01-10T02:01:02Z');
      expect(await ask()).not.toBeNull();
    },
  );
});
