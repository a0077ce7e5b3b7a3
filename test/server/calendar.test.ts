import { afterEach, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { house } from '../../src/app/house.ts';
import { calendarLink } from '../../src/server/calendar.ts';
import { createObserver } from '../../src/server/observer.ts';
import { openKey } from '../../src/server/secrets.ts';
import { createServer } from '../../src/server/server.ts';

const SECRET = 'a secret for the tests';
const NOW = '2026-03-03T09:00:00+01:00';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Peluquería Lucía behind a server, and a customer who books there. */
async function bookedAtTheSalon() {
  const store = await house.openFreshStore('memory');
  const key = await openKey({ secret: SECRET });
  const { app } = await compose({
    store,
    clock: house.virtualClock(NOW),
    observer: house.silentObserver,
    calendarLink: (booking) => calendarLink(key, 'https://citas.example/', booking),
  });
  const telemetry = createObserver({ level: 'silent' });
  const server = await createServer(app, { secret: SECRET, operatorToken: 'operator', telemetry });
  closing.push(() => server.close());
  const chat = (await server.inject({ method: 'POST', url: '/v1/lucia/conversations' })).json();
  const said: string[] = [];
  for (const text of ['Quiero cita para corte largo con Ana mañana a las 10', 'María', 'sí, confirmo']) {
    const url = `/v1/lucia/conversations/${chat.id}/messages`;
    const headers = { authorization: `Bearer ${chat.token}` };
    const answer = await server.inject({ method: 'POST', url, headers, payload: { text } });
    said.push(...answer.json().replies.map((reply: { text: string }) => reply.text));
  }
  return { server, store, said: said.join('\n') };
}

/** What a calendar reads: long lines are folded, and each is a name, parameters and a value. */
function propertiesOf(file: string): ReadonlyMap<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const parts = lines.map((line) => /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line));
  return new Map(parts.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}

describe('the appointment as a calendar file', () => {
  it('B9 X9 is linked in the confirmation, and opens with the time, the service and the place of the booking', async () => {
    const { server, said } = await bookedAtTheSalon();
    const link = /https:\/\/citas\.example(\/calendar\/\S+\.ics)/.exec(said)?.[1] ?? '';
    const response = await server.inject(link);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(response.headers['content-disposition']).toBe('attachment; filename="lucia-2026-03-04.ics"');
    const properties = propertiesOf(response.body);
    expect(properties.get('BEGIN')).toBe('VEVENT');
    expect(properties.get('DTSTART')).toBe('20260304T090000Z');
    expect(properties.get('DTEND')).toBe('20260304T094500Z');
    expect(properties.get('SUMMARY')).toMatch(/Corte largo.*Peluquería Lucía/);
    expect(properties.get('LOCATION')).toContain('Calle de la Palma 31');
    expect(properties.get('STATUS')).toBe('CONFIRMED');
    expect(response.body).not.toContain('María');
  });

  it('B9 says so where the appointment was called off meanwhile', async () => {
    const { server, store, said } = await bookedAtTheSalon();
    const path = /example(\/calendar\/([0-9a-f-]{36})\S+\.ics)/.exec(said);
    await store.bookings.move({ id: path?.[2] ?? '', from: ['confirmed'], to: 'cancelled', now: NOW });
    const { body } = await server.inject(path?.[1] ?? '');
    expect([propertiesOf(body).get('METHOD'), propertiesOf(body).get('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  });

  it('B10 is opened by nobody who was not given the link', async () => {
    const { server, said } = await bookedAtTheSalon();
    const path = /example(\/calendar\/\S+\.ics)/.exec(said)?.[1] ?? '';
    const forged = path.replace(/\.[\w-]{43}\.ics$/, `.${'A'.repeat(43)}.ics`);
    for (const url of [forged, path.replace(/\.[\w-]{43}/, ''), '/calendar/anything.ics']) {
      expect((await server.inject(url)).statusCode).toBe(404);
    }
  });
});
