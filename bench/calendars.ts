import type { Resource } from '../src/domain/business.ts';
import { NO_BUFFER } from '../src/domain/needs.ts';
import { eventsIn } from '../src/domain/outside-event.ts';
import { builtInCalendar } from '../src/providers/builtin/calendar.ts';
import { caldavCalendar } from '../src/providers/caldav/calendar.ts';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { asPerson, findRadicale, icsEvent, startRadicale } from '../test/calendars/radicale.ts';
import { startServer } from '../test/postgres/server.ts';
import { percentile } from './measure.ts';

const EVENTS = 5_000;
const SEARCHES = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-02T08:00:00Z');
const WITHIN = { start: NOW - DAY, end: NOW + 366 * DAY };
const TIME_ZONE = 'Europe/London';

/** A year of a busy calendar: the promise is two seconds to read it, and two milliseconds more for a search beside it. */
export async function calendars(): Promise<void> {
  console.log(`A year of ${EVENTS} events of an outside calendar.\n`);
  const texts = Array.from({ length: EVENTS }, (_, place) => eventAt(place));
  fromMemory(texts);
  await fromRadicale(texts);
  await besideThem();
}

/** Thirteen or fourteen a day, of half an hour, in and around opening hours. */
function startAt(place: number): number {
  return NOW + Math.floor((place * 366) / EVENTS) * DAY + (place % 14) * (HOUR / 2) * 1.5;
}

function eventAt(place: number): string {
  const start = startAt(place);
  return icsEvent(`event-${place}`, new Date(start).toISOString(), new Date(start + HOUR / 2).toISOString());
}

function fromMemory(texts: readonly string[]): void {
  const events = texts.map((text) => text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR')));
  const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench//EN', ...events, 'END:VCALENDAR'].join('\r\n');
  const began = moment();
  const read = eventsIn(whole, { within: WITHIN, timeZone: TIME_ZONE, owner: null });
  console.log(`read from one file in memory: ${read?.length} events in ${took(began)}`);
}

async function fromRadicale(texts: readonly string[]): Promise<void> {
  const program = await findRadicale();
  if (program === null) return;
  const radicale = await startRadicale(program);
  try {
    const address = await radicale.calendar('year');
    // As one collection: five thousand requests would measure the writing.
    const events = texts.map((text) => text.slice(text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR')));
    const whole = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench//EN', ...events, 'END:VCALENDAR', ''].join(
      '\r\n',
    );
    await asPerson('PUT', address, whole);
    const calendar = caldavCalendar({ ...radicale, calendar: address, timeZone: TIME_ZONE });
    for (const name of ['first, while Radicale reads its own files', 'again']) {
      const began = moment();
      const { changed, cursor } = await calendar.changes(null, WITHIN);
      console.log(`read whole from Radicale (${name}): ${changed.length} events in ${took(began)}`);
      const next = moment();
      await calendar.changes(cursor, WITHIN);
      console.log(`what has changed since, which is nothing: ${took(next)}`);
    }
  } finally {
    await radicale.stop();
  }
}

/** The same search with and without them, in turns, so that whatever else the machine does falls on both. */
async function besideThem(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: false });
  const { url, drop } = await freshDatabase(server.url);
  const store = await openPostgres(url);
  try {
    const about = { provider: 'caldav', sealed: '', label: 'year', units: 1, mirrors: true, declared: false };
    const now = new Date(NOW).toISOString();
    await store.ties.tie({ id: 'year', business: 'bench', resource: 'with', ...about, now });
    const changed = Array.from({ length: EVENTS }, (_, place) => {
      const start = startAt(place);
      return { place: `e${place}`, uid: `e${place}`, title: null, busy: [{ start, end: start + HOUR / 2 }] };
    });
    const began = moment();
    await store.ties.keepTimes('year', { whole: true, changed, gone: [] });
    console.log(`stored in ${took(began)}`);
    const times: { readonly [resource: string]: number[] } = { with: [], without: [] };
    const query = { from: now, to: new Date(NOW + 35 * DAY).toISOString(), now };
    for (let search = 0; search < SEARCHES; search += 1) {
      for (const resource of ['with', 'without']) {
        const calendar = builtInCalendar(KEEPER, roomOf(resource), store.bookings);
        const from = performance.now();
        await calendar.free(query);
        times[resource]?.push(performance.now() - from);
      }
    }
    const [beside, alone] = ['with', 'without'].map((one) => percentile(times[one] ?? [], 50));
    const more = (beside ?? 0) - (alone ?? 0);
    console.log(
      `a search of five weeks (p50): ${beside?.toFixed(2)} ms with them, ${alone?.toFixed(2)} ms without: ${more.toFixed(2)} ms more`,
    );
  } finally {
    await store.close();
    await drop();
    await server.stop();
  }
}

const KEEPER = { id: 'bench', timeZone: TIME_ZONE, slotMinutes: 30, stepMinutes: 30 };
const DAYS = [{ from: '09:00', to: '17:00' }];
const WEEKLY = { monday: DAYS, tuesday: DAYS, wednesday: DAYS, thursday: DAYS, friday: DAYS };

function roomOf(id: string): Resource {
  return { id, name: id, units: 1, openings: [{ weekly: WEEKLY, exceptions: [] }], bufferMinutes: NO_BUFFER };
}

interface Moment {
  readonly at: number;
  readonly cpu: NodeJS.CpuUsage;
}

function moment(): Moment {
  return { at: performance.now(), cpu: process.cpuUsage() };
}

/** By the clock, and of this process alone: a busy machine stretches only the first. */
function took({ at, cpu }: Moment): string {
  const { user, system } = process.cpuUsage(cpu);
  const [clock, own] = [(performance.now() - at) / 1000, (user + system) / 1e6];
  return `${clock.toFixed(2)} s, ${own.toFixed(2)} s of them this process’s own work`;
}
