import { afterEach, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { house } from '../../src/app/house.ts';
import { calendarLink } from '../../src/server/calendar.ts';
import { createObserver } from '../../src/server/observer.ts';
import type { ReplyView } from '../../src/server/reply-schema.ts';
import { openKey } from '../../src/server/secrets.ts';
import { createServer } from '../../src/server/server.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';

const SECRET = 'a secret for the tests';
const NOW = '2026-03-03T09:00:00+01:00';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Guest {
  readonly server: Awaited<ReturnType<typeof createServer>>;
  readonly store: Awaited<ReturnType<typeof house.openFreshStore>>;
  /** Says one thing after another and answers with the replies to the last. */
  says(...texts: readonly string[]): Promise<readonly ReplyView[]>;
  pays(): Promise<readonly ReplyView[]>;
}

/** Somebody who writes to a business behind a server. */
async function guestOf(business: string, now = NOW): Promise<Guest> {
  const store = await house.openFreshStore('memory');
  const key = await openKey({ secret: SECRET });
  const { app, payments } = await compose({
    store,
    clock: house.virtualClock(now),
    observer: house.silentObserver,
    calendarLink: (booking) => calendarLink(key, 'https://citas.example', booking),
  });
  const telemetry = createObserver({ level: 'silent' });
  const server = await createServer(app, { secret: SECRET, operatorToken: 'operator', telemetry });
  closing.push(() => server.close());
  const chat = (await server.inject({ method: 'POST', url: `/v1/${business}/conversations` })).json();
  const url = `/v1/${business}/conversations/${chat.id}/messages`;
  const headers = { authorization: `Bearer ${chat.token}` };
  return {
    server,
    store,
    async says(...texts) {
      let replies: readonly ReplyView[] = [];
      for (const text of texts) {
        replies = (await server.inject({ method: 'POST', url, headers, payload: { text } })).json().replies;
      }
      return replies;
    },
    async pays() {
      const at = { business, channel: 'webchat', address: chat.id };
      const talk = await store.conversations.at(at);
      const [payment] = await store.payments.ofConversation(talk?.id ?? '');
      await payments.counter?.press(payment?.id ?? '', 'paid');
      return (await server.inject({ url, headers })).json().messages;
    },
  };
}

async function bookedAtTheSalon() {
  const guest = await guestOf('lucia');
  const replies = await guest.says('Quiero cita para corte largo con Ana mañana a las 10', 'María', 'sí, confirmo');
  return { ...guest, said: replies.map(({ text }) => text).join('\n') };
}

async function fileOf({ server }: Guest, replies: readonly ReplyView[]): Promise<ReadonlyMap<string, string>> {
  const url = replies.findLast(({ calendar }) => calendar !== undefined)?.calendar?.url ?? '';
  return propertiesOf((await server.inject(url)).body);
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

  it('X14 keeps its UID and raises its SEQUENCE when it is moved and when it is called off, by the old link too', async () => {
    const guest = await guestOf('lucia');
    const booked = await guest.says('a blow-dry with Ana tomorrow at 12 please', "I'm Rosa", 'yes');
    const first = await fileOf(guest, booked);
    const moved = await guest.says('can I move my appointment to Friday at 11?', 'yes');
    expect(moved.at(-1)?.calendar?.act).toBe('move');
    const second = await fileOf(guest, moved);
    expect(second.get('UID')).toBe(first.get('UID'));
    expect(Number(second.get('SEQUENCE'))).toBeGreaterThan(Number(first.get('SEQUENCE')));
    expect(second.get('DTSTART')).toBe('20260306T100000Z');
    expect(await fileOf(guest, booked)).toEqual(second);
    const off = await guest.says('cancel my appointment', 'yes');
    expect(off.at(-1)?.calendar?.act).toBe('call_off');
    const third = await fileOf(guest, off);
    expect([third.get('UID'), third.get('METHOD'), third.get('STATUS')]).toEqual([
      first.get('UID'),
      'CANCEL',
      'CANCELLED',
    ]);
    expect(Number(third.get('SEQUENCE'))).toBeGreaterThan(Number(second.get('SEQUENCE')));
  });

  it.each([
    { business: 'northside', says: ['friday at 9:30', 'the first one', 'yes'], title: 'Your appointment · Northside' },
    {
      business: 'lucia',
      says: ['Quiero cita para corte largo con Ana mañana a las 10', 'María', 'sí'],
      title: 'Corte largo con Ana · Pelu',
    },
    { business: 'skylark', says: ['I want to fly from Boston to Seattle on the 20th', 'yes'], title: 'Boston' },
    {
      business: 'mekong',
      says: TO_PAYMENT.map((text) => text.replace('20 February', '20 April')),
      title: 'people · Mekong',
    },
    {
      business: 'atelier',
      says: ['je voudrais réserver la Salle Lumière vendredi de 9h à 12h', 'oui'],
      title: 'Salle Lumière · L’Atelier',
    },
  ])('B9 is to be had from every business: $business', async ({ business, says, title }) => {
    const guest = await guestOf(business);
    const replies = await guest.says(...says);
    const isToPay = replies.some(({ payment }) => payment !== undefined);
    // What is still to be paid for is nothing for a calendar yet.
    if (isToPay) expect(replies.filter(({ calendar }) => calendar !== undefined)).toEqual([]);
    const file = await fileOf(guest, isToPay ? await guest.pays() : replies);
    expect([file.get('METHOD'), file.get('STATUS')]).toEqual(['PUBLISH', 'CONFIRMED']);
    // What was held for its payment and then paid has been changed once.
    expect(file.get('SEQUENCE')).toBe(isToPay ? '1' : '0');
    expect(file.get('SUMMARY')).toContain(title);
    expect(file.get('DTEND')?.localeCompare(file.get('DTSTART') ?? '')).toBe(1);
  });
});
