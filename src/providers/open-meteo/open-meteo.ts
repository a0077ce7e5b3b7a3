import { z } from 'zod';
import { dateOfDay, dayOf } from '../../domain/calendar.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Observer } from '../../ports/observer.ts';
import type { Forecast, ForecastRequest, Weather } from '../../ports/weather.ts';

export interface OpenMeteoParts {
  /** Where the service is asked; another host stands in for it in tests, or is an installation of one's own. */
  readonly host?: string | undefined;
  readonly clock: Clock;
  readonly observer: Observer;
}

const OPEN_METEO = 'https://api.open-meteo.com';
/** Today and the fifteen days after it. */
const HORIZON_DAYS = 16;
const TIMEOUT_MS = 2_000;
/** After a failure nobody waits for it again for so long. */
const REST_MS = 60_000;
/** Less than this in a day is no rain worth an umbrella. */
const RAIN_MM = 1;

/** Forecasts from Open-Meteo (https://open-meteo.com/en/docs), which asks for no key. */
export function createOpenMeteo({ host = OPEN_METEO, clock, observer }: OpenMeteoParts): Weather {
  let restsUntil = 0;
  return {
    async forecast(request) {
      const address = addressOf(host, request);
      if (address === null || Date.parse(clock.now()) < restsUntil) return null;
      try {
        return forecastIn(await ask(address, clock));
      } catch (error) {
        restsUntil = Date.parse(clock.now()) + REST_MS;
        observer.log('warn', 'weather.unavailable', { reason: String(error) });
        return null;
      }
    },
  };
}

/** Null where none of the days can be foreseen. */
function addressOf(host: string, { latitude, longitude, timeZone, from, to, today }: ForecastRequest): URL | null {
  const last = dateOfDay(dayOf(today) + HORIZON_DAYS - 1);
  const start = from < today ? today : from;
  const end = to > last ? last : to;
  if (start > end) return null;
  const address = new URL('/v1/forecast', host);
  address.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    daily: 'temperature_2m_max,temperature_2m_min,precipitation_sum',
    timezone: timeZone,
    start_date: start,
    end_date: end,
  }).toString();
  return address;
}

async function ask(address: URL, clock: Clock): Promise<unknown> {
  const late = new AbortController();
  const turnOff = clock.alarm(TIMEOUT_MS, () => late.abort(new Error('it took too long')));
  try {
    const response = await fetch(address, { signal: late.signal, redirect: 'error' });
    const body: unknown = await response.json();
    if (response.ok) return body;
    const refused = z.object({ reason: z.string() }).safeParse(body);
    throw new Error(refused.success ? refused.data.reason : `it answered ${response.status}`);
  } finally {
    turnOff();
  }
}

const numbers = z.array(z.number().nullable());
const answer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).min(1),
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
    precipitation_sum: numbers,
  }),
});

/** The last days of the horizon may come without figures: they are not counted. */
function forecastIn(body: unknown): Forecast | null {
  const { time, temperature_2m_max, temperature_2m_min, precipitation_sum } = answer.parse(body).daily;
  const days = time.flatMap((date, index) => {
    const high = temperature_2m_max[index] ?? null;
    const low = temperature_2m_min[index] ?? null;
    return high === null || low === null ? [] : [{ date, high, low, rain: precipitation_sum[index] ?? 0 }];
  });
  const until = days.at(-1)?.date;
  if (until === undefined) return null;
  return {
    low: Math.round(Math.min(...days.map(({ low }) => low))),
    high: Math.round(Math.max(...days.map(({ high }) => high))),
    rainDays: days.filter(({ rain }) => rain >= RAIN_MM).length,
    until,
  };
}
