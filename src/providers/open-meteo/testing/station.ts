import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the station does with the next requests. */
export type Mood = 'fair' | 'refuses' | 'breaks' | 'babbles' | 'silent' | 'sparse';

export interface Station {
  readonly host: string;
  readonly asked: readonly URL[];
  mood: Mood;
  close(): Promise<void>;
}

/** A local server that speaks Open-Meteo's protocol, and can be in a bad mood. */
export async function openStation(): Promise<Station> {
  const asked: URL[] = [];
  const station = { mood: 'fair' as Mood };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://station');
    asked.push(address);
    if (station.mood === 'silent') return;
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
    if (station.mood === 'breaks') send(502, '<html>bad gateway</html>');
    else if (station.mood === 'babbles') send(200, '{"daily":{"time":"soon"}}');
    else if (station.mood === 'refuses')
      send(400, '{"error":true,"reason":"Parameter \'start_date\' is out of range"}');
    else send(200, JSON.stringify(answerTo(address, station.mood === 'sparse')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(station, {
    host: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** As the service answers: units beside the figures, one figure a day, null where it has none. */
function answerTo(address: URL, sparse: boolean) {
  const start = Date.parse(address.searchParams.get('start_date') ?? '');
  const end = Date.parse(address.searchParams.get('end_date') ?? '');
  const count = (end - start) / 86_400_000 + 1;
  const days = Array.from({ length: count }, (_, index) => index);
  const figures = (of: (day: number) => number) => days.map((day) => (sparse && day === count - 1 ? null : of(day)));
  return {
    latitude: 10.5,
    longitude: 104.375,
    generationtime_ms: 0.05,
    utc_offset_seconds: 25_200,
    timezone: address.searchParams.get('timezone'),
    timezone_abbreviation: 'GMT+7',
    elevation: 8,
    daily_units: { time: 'iso8601', temperature_2m_max: '°C', temperature_2m_min: '°C', precipitation_sum: 'mm' },
    daily: {
      time: days.map((day) => new Date(start + day * 86_400_000).toISOString().slice(0, 10)),
      temperature_2m_max: figures((day) => 30.4 + day),
      temperature_2m_min: figures((day) => 23.6 - day),
      precipitation_sum: figures((day) => (day % 2 === 0 ? 0.2 : 7.5)),
    },
  };
}
