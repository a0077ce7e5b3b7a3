import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, readConfig } from '../../src/app/config.ts';
import { serve } from '../../src/app/open.ts';
import type { Serving } from '../../src/app/serve.ts';
import { asPerson, eventsAt, findRadicale, icsEvent, type Radicale, startRadicale } from './radicale.ts';

const program = await findRadicale();
const TOKEN = 'an-operator-token-for-the-tests';
const SECRET = 'a secret for the tests';

/** The real server and a real calendar, with nothing between (issue 19: seen from outside). */
describe.skipIf(program === null)('a dentist whose calendar is at Radicale', () => {
  let radicale: Radicale;
  let serving: Serving;
  let calendar: string;
  let home: string;

  const env = {
    HOLDFAST_SECRET: SECRET,
    HOLDFAST_OPERATOR_TOKEN: TOKEN,
    HOLDFAST_CALENDARS_EVERY: '1',
    HOLDFAST_WEATHER: 'off',
  };

  async function start(): Promise<void> {
    const config = readConfig({ ...environment, ...env, HOLDFAST_LOG_LEVEL: 'error', HOLDFAST_RATE_LIMIT: 'off' });
    serving = await serve({ config, port: 0, host: '127.0.0.1', dataDirectory: home, announce: () => {} });
  }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'holdfast-calendars-'));
    radicale = await startRadicale(program ?? '');
    calendar = await radicale.calendar('practice');
    await start();
    const account = { provider: 'caldav', address: radicale.address, user: radicale.user, password: radicale.password };
    const tied = await operator('POST', '/v1/northside/calendars', { resource: 'northside-main', account });
    expect(tied.status).toBe(201);
  });
  afterAll(async () => {
    await serving?.stop();
    await radicale?.stop();
    await rm(home, { recursive: true, force: true });
  });

  async function operator(method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${serving.address}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: (await response.json()) as { readonly [name: string]: unknown } };
  }

  /** A chat on the page, as the widget has it. */
  async function chat() {
    const opened = await fetch(`${serving.address}/v1/northside/conversations`, { method: 'POST' });
    const { id, token } = (await opened.json()) as { id: string; token: string };
    const path = `${serving.address}/v1/northside/conversations/${id}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const say = async (text: string): Promise<string> => {
      const response = await fetch(`${path}/messages`, { method: 'POST', headers, body: JSON.stringify({ text }) });
      const { replies } = (await response.json()) as { replies: { text: string }[] };
      return replies.map((one) => one.text).join('\n');
    };
    /** Everything that was ever said to them. */
    const heard = async (): Promise<string> => {
      const { json } = await operator('GET', `/v1/northside/conversations/${id}`);
      return JSON.stringify(json);
    };
    const context = async () => (await operator('GET', `/v1/northside/conversations/${id}`)).json['context'] as never;
    return { id, say, heard, context };
  }

  async function until<T>(what: string, look: () => Promise<T | null | false>, seconds = 20): Promise<T> {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const found = await look();
      if (found !== null && found !== false) return found;
      if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const inStepAt = async () => {
    const { json } = await operator('GET', '/v1/northside/calendars');
    return Date.parse((json['calendars'] as { inStepAt: string }[])[0]?.inStepAt ?? '1970-01-01T00:00:00Z');
  };
  const ours = async () => [...(await eventsAt(calendar))].filter(([, text]) => text.includes('@holdfast'));
  const startOf = (text: string) => /DTSTART:(\d{8}T\d{6}Z)/.exec(text)?.[1] ?? '';

  async function booked(day = 'Thursday next week in the morning') {
    const talk = await chat();
    await talk.say(day);
    await talk.say('the first one');
    const done = await talk.say('yes');
    expect(done).toMatch(/booked/i);
    return talk;
  }

  it('H1 a booking in the chat appears there within two seconds, under the name that it keeps for life', async () => {
    const before = (await ours()).length;
    const began = Date.now();
    const talk = await booked();
    const [, text] = await until('it appears', async () => (await ours())[before] ?? null);
    // Two seconds for the calendar, and some for the talk itself on a machine that does other things too.
    expect(Date.now() - began).toBeLessThan(10_000);
    const { booked_booking } = (await talk.context()) as { booked_booking: { booking_id: string; slot: string } };
    expect(text).toContain(`UID:${booked_booking.booking_id}@holdfast`);
    expect(startOf(text)).toBe(`${new Date(booked_booking.slot).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
  });

  it('H2 A4 moved there, the booking moves and the customer is told; what the dentist’s talk noted stays', async () => {
    const talk = await booked('next Wednesday afternoon');
    const { booked_booking } = (await talk.context()) as { booked_booking: { booking_id: string; slot: string } };
    const place = `${calendar}${booked_booking.booking_id}.ics`;
    await until('it appears', async () => (await asPerson('GET', place)).status === 200);
    const to = new Date(Date.parse(booked_booking.slot) + 24 * 3_600_000).toISOString();
    const end = new Date(Date.parse(to) + 30 * 60_000).toISOString();
    await asPerson('PUT', place, icsEvent(`${booked_booking.booking_id}@holdfast`, to, end));
    await until('the customer is told', async () => /had to move your booking/.test(await talk.heard()));
    expect(((await talk.context()) as { booked_booking: object }).booked_booking).toEqual(booked_booking);
    const { json } = await operator('GET', '/v1/northside/bookings');
    const starts = (json['bookings'] as { start: string }[]).map(({ start }) => Date.parse(start));
    expect(starts).toContain(Date.parse(to));
    expect(starts).not.toContain(Date.parse(booked_booking.slot));
    const moved = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' }).format(new Date(to));
    expect(await talk.say('when is my appointment?')).toContain(moved);
  });

  it('H2 deleted there, it is called off by the policy and the customer is told', async () => {
    const talk = await booked('the Monday after next, in the morning');
    const { booked_booking } = (await talk.context()) as { booked_booking: { booking_id: string; slot: string } };
    const place = `${calendar}${booked_booking.booking_id}.ics`;
    await until('it appears', async () => (await asPerson('GET', place)).status === 200);
    await asPerson('DELETE', place);
    await until('the customer is told', async () => /had to cancel your booking/.test(await talk.heard()));
    const { json } = await operator('GET', '/v1/northside/bookings');
    const starts = (json['bookings'] as { start: string }[]).map(({ start }) => Date.parse(start));
    expect(starts).not.toContain(Date.parse(booked_booking.slot));
    expect((await asPerson('GET', place)).status).toBe(404);
  });

  it('H1 A14 an hour that is blocked there is not offered, and one that was blocked since the offer is refused', async () => {
    const talk = await chat();
    await talk.say('Tuesday next week at 10');
    await talk.say('the first one');
    const { pending_booking } = (await talk.context()) as { pending_booking: { slot: string } };
    const end = new Date(Date.parse(pending_booking.slot) + 3_600_000).toISOString();
    await asPerson('PUT', `${calendar}blocked.ics`, icsEvent('blocked', pending_booking.slot, end));
    const blockedAt = Date.now();
    await until('it is read', async () => (await inStepAt()) > blockedAt);
    const answer = await talk.say('yes');
    expect(answer).not.toMatch(/you’re booked/i);
    const { last_offer } = (await talk.context()) as {
      last_offer: { slots: string[]; calendar_check: { ok: boolean } };
    };
    expect(last_offer.calendar_check.ok).toBe(true);
    expect(last_offer.slots.map((slot) => Date.parse(slot))).not.toContain(Date.parse(pending_booking.slot));
  });

  it('H5 A12 while it is down, the ledger goes on alone and the check says so; afterwards it is written there', async () => {
    await radicale.kill();
    await until('it is noticed', async () => {
      const { json } = await operator('GET', '/v1/northside/calendars');
      return (json['calendars'] as { trouble: string | null }[])[0]?.trouble !== null;
    });
    const talk = await booked('Friday in two weeks, afternoon');
    const { booked_booking } = (await talk.context()) as { booked_booking: { booking_id: string } };
    await radicale.restart();
    const place = `${calendar}${booked_booking.booking_id}.ics`;
    await until('it is written', async () => (await asPerson('GET', place)).status === 200, 60);
  });

  it('H4 each resource has a feed at a secret address, and nobody finds another’s by trying', async () => {
    const { json } = await operator('GET', '/v1/northside/calendars');
    const [feed] = json['feeds'] as { path: string }[];
    const response = await fetch(`${serving.address}${feed?.path}`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/calendar');
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
    const other = feed?.path.replace(/.{5}\.ics$/, 'AAAAA.ics');
    expect((await fetch(`${serving.address}${other}`)).status).toBe(404);
  });

  it('H6 the command sees it beside the running server, and nothing of it tells the password', async () => {
    const listed = await new Promise<string>((resolve, reject) => {
      const args = ['bin/holdfast.js', 'calendars', 'list', '--business', 'northside', '--data', home];
      execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout) =>
        error ? reject(error) : resolve(stdout),
      );
    });
    expect(listed).toMatch(/northside-main\s+caldav "practice"\s+in step 2/);
    const { json } = await operator('GET', '/v1/northside/calendars');
    expect(JSON.stringify(json) + listed).not.toContain(radicale.password);
  });

  it('H1 let go of, what is booked ahead is taken away there', async () => {
    const { json } = await operator('GET', '/v1/northside/calendars');
    const [tie] = json['calendars'] as { id: string }[];
    expect((await operator('DELETE', `/v1/northside/calendars/${tie?.id}?events=remove`)).status).toBe(202);
    await until('they are gone', async () => (await ours()).length === 0);
    expect([...(await eventsAt(calendar))].length).toBe(1);
    await until('it is let go of', async () => {
      const after = await operator('GET', '/v1/northside/calendars');
      return (after.json['calendars'] as object[]).length === 0;
    });
  });
});
