import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { environment } from '../../src/app/environment.ts';
import { serve } from '../../src/app/open.ts';
import type { Serving } from '../../src/app/serve.ts';
import { freePort } from '../program.ts';
import { GoogleStandin } from './standins/google.ts';
import { MicrosoftStandin } from './standins/microsoft.ts';
import { CLIENT } from './standins/oauth.ts';

const TOKEN = 'an-operator-token-for-the-tests';
const HALF_HOUR = 1_800_000;

type Json = { readonly [name: string]: unknown };

/** The real server, read by nobody's clock for an hour: whatever comes in, a push has woken it for. */
describe('a dentist whose calendar is with a provider of their own', () => {
  let [home, url, cookie, csrf] = ['', '', '', ''];
  let serving: Serving;
  let google: GoogleStandin;
  let microsoft: MicrosoftStandin;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'holdfast-clouds-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const redirects = [`${url}/v1/console/outside/callback`];
    google = await new GoogleStandin(redirects).start();
    microsoft = await new MicrosoftStandin(redirects).start();
    const config = readConfig({
      ...environment,
      ...{ HOLDFAST_SECRET: 'a secret for the tests', HOLDFAST_OPERATOR_TOKEN: TOKEN, HOLDFAST_WEATHER: 'off' },
      ...{ HOLDFAST_PUBLIC_URL: url, HOLDFAST_CALENDARS_EVERY: '3600' },
      ...{ HOLDFAST_GOOGLE_CLIENT_ID: CLIENT.clientId, HOLDFAST_GOOGLE_CLIENT_SECRET: CLIENT.clientSecret },
      ...{ HOLDFAST_MICROSOFT_CLIENT_ID: CLIENT.clientId, HOLDFAST_MICROSOFT_CLIENT_SECRET: CLIENT.clientSecret },
      ...{ HOLDFAST_GOOGLE_API_URL: google.address, HOLDFAST_MICROSOFT_API_URL: microsoft.address },
      ...{ HOLDFAST_LOG_LEVEL: 'error', HOLDFAST_RATE_LIMIT: 'off' },
    });
    serving = await serve({ config, port, host: '127.0.0.1', dataDirectory: home, announce: () => {} });
    const token = /#(\S+)$/.exec(serving.firstOwner ?? '')?.[1] ?? '';
    const who = { token, name: 'Ana Ruiz', email: 'ana@example.com', password: 'a long password' };
    const joined = await ask('POST', '/invitation/accept', who);
    csrf = String(joined.json['csrf']);
    cookie = joined.cookie;
  });
  afterAll(async () => {
    await serving?.stop();
    await Promise.all([google?.close(), microsoft?.close()]);
    await rm(home, { recursive: true, force: true });
  });

  async function ask(method: string, path: string, body?: object) {
    const headers = { cookie, 'x-console-token': csrf, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}/v1/console${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: response.status, cookie: set, json: ((await response.json().catch(() => ({}))) ?? {}) as Json };
  }
  const outside = (method: string, path = '', body?: object) =>
    ask(method, `/businesses/northside/outside${path}`, body);
  const tie = async () => ((await outside('GET')).json['ties'] as Json[])[0];

  /** The browser goes to the provider, agrees, and is led back. */
  async function letIn(provider: string): Promise<string> {
    const { json } = await outside('POST', '/accounts', { provider });
    const there = await fetch(String(json['address']), { redirect: 'manual' });
    const back = there.headers.get('location') ?? '';
    const stranger = await fetch(back, { redirect: 'manual' });
    expect(stranger.headers.get('location')).toContain('came=late');
    const returned = await fetch(back, { headers: { cookie }, redirect: 'manual' });
    const landed = returned.headers.get('location') ?? '';
    expect(landed).toMatch(/^\/console\/northside\/outside\?account=/);
    return landed.split('=').at(-1) ?? '';
  }

  async function operator(path: string): Promise<Json> {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return (await response.json()) as Json;
  }

  async function chat() {
    const opened = await fetch(`${url}/v1/northside/conversations`, { method: 'POST' });
    const { id, token } = (await opened.json()) as { id: string; token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const say = async (text: string): Promise<string> => {
      const body = JSON.stringify({ text });
      const response = await fetch(`${url}/v1/northside/conversations/${id}/messages`, {
        method: 'POST',
        headers,
        body,
      });
      return ((await response.json()) as { replies: { text: string }[] }).replies.map((one) => one.text).join('\n');
    };
    const look = () => operator(`/v1/northside/conversations/${id}`);
    return { say, look, context: async () => (await look())['context'] as never };
  }

  async function booked(day: string) {
    const talk = await chat();
    for (const words of [day, 'the first one']) await talk.say(words);
    expect(await talk.say('yes')).toMatch(/booked/i);
    const { booked_booking } = (await talk.context()) as { booked_booking: { booking_id: string; slot: string } };
    return { talk, uid: booked_booking.booking_id, start: Date.parse(booked_booking.slot) };
  }

  async function until<T>(
    what: string,
    look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ) {
    const end = Date.now() + 20_000;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}: not within 20 s`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** What a person does there, whoever has the calendar. */
  const people = {
    google: {
      label: 'Ana',
      eventOf: (uid: string) => google.standing.find(({ id }) => id === uid.replaceAll('-', '')),
      startOf: (event: { start?: { dateTime?: string } | null }) => Date.parse(event.start?.dateTime ?? ''),
      put: (id: string, start: number) => google.write(id, { start: at(start), end: at(start + HALF_HOUR) }),
      remove: (id: string) => google.remove(id),
      ours: () => google.standing.filter(({ id }) => /^[0-9a-f]{32}$/.test(id ?? '')).length,
      told: () => google.channels.size,
    },
    microsoft: {
      label: 'Calendar',
      eventOf: (uid: string) => microsoft.standing.find(({ transactionId }) => transactionId === uid),
      startOf: (event: { start?: { dateTime?: string } | null }) => Date.parse(`${event.start?.dateTime}Z`),
      put: (id: string, start: number) => microsoft.write(id, { start: graph(start), end: graph(start + HALF_HOUR) }),
      remove: (id: string) => microsoft.remove(id),
      ours: () => microsoft.standing.filter(({ transactionId }) => transactionId).length,
      told: () => microsoft.subscriptions.size,
    },
  } as const;

  it.each(['google', 'microsoft'] as const)(
    'H1 H2 H3 H6 is connected, kept in step and told of by %s',
    async (provider) => {
      const person = people[provider];
      const account = await letIn(provider);
      const asked = { resource: 'northside-main', account: { provider: 'account', account } };
      expect((await outside('POST', '', asked)).json).toMatchObject({ kind: 'choose' });
      const chosen = { ...asked, account: { ...asked.account, calendar: person.label } };
      const done = await outside('POST', '', chosen);
      expect(done.json).toMatchObject({ kind: 'connected', label: person.label });
      await until('it tells of its changes', async () => (await tie())?.['told'] === true && person.told() === 1);

      // A booking appears there.
      const first = await booked('Thursday next week in the morning');
      const event = await until('it appears', () => person.eventOf(first.uid));
      expect(person.startOf(event)).toBe(first.start);

      // Moved there, the booking moves and the customer is told.
      person.put(event.id ?? '', first.start + 7 * 24 * 3_600_000);
      await until('they are told', async () =>
        /had to move your booking/.test(JSON.stringify(await first.talk.look())),
      );

      // Deleted there, it is called off by the policy.
      person.remove(event.id ?? '');
      await until('they are told', async () =>
        /had to cancel your booking/.test(JSON.stringify(await first.talk.look())),
      );

      // What is blocked there between the offer and the yes is not booked (A14).
      const talk = await chat();
      for (const words of ['Tuesday next week at 10', 'the first one']) await talk.say(words);
      const { pending_booking } = (await talk.context()) as { pending_booking: { slot: string } };
      const before = String((await tie())?.['inStepAt']);
      person.put('dentistsown', Date.parse(pending_booking.slot));
      await until('it is read', async () => String((await tie())?.['inStepAt']) > before);
      expect(await talk.say('yes')).not.toMatch(/you’re booked/i);

      // Let go of, with its events: nothing of ours stays there, and it tells us no more.
      const second = await booked('Friday next week in the morning');
      await until('it appears', () => person.eventOf(second.uid));
      const id = String((await tie())?.['id']);
      expect((await outside('DELETE', `/accounts/${account}`)).status).toBe(409);
      expect((await outside('DELETE', `/${id}?events=remove`)).status).toBe(204);
      await until('it is let go of', async () => (await tie()) === undefined);
      expect([person.ours(), person.told()]).toEqual([0, 0]);
      expect((await outside('DELETE', `/accounts/${account}`)).status).toBe(204);
    },
  );

  it('H3 nobody but the calendar itself is heard, and Graph’s word goes back as it came', async () => {
    const account = await letIn('microsoft');
    const chosen = { provider: 'account', account, calendar: 'Calendar' };
    const { json } = await outside('POST', '', { resource: 'northside-main', account: chosen });
    await until('it tells of its changes', () => microsoft.subscriptions.size === 1);
    const push = (body: object) =>
      fetch(`${url}/v1/calendars/push/microsoft/${json['id']}`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
    const [subscription] = microsoft.subscriptions.values();
    const value = [{ subscriptionId: subscription?.id, clientState: 'guessed' }];
    expect((await push({ value })).status).toBe(404);
    expect((await push({ nonsense: true })).status).toBe(404);
    const forGoogle = await fetch(`${url}/v1/calendars/push/google/${json['id']}`, { method: 'POST' });
    expect(forGoogle.status).toBe(404);
    // One that was taken away is asked for again, at once.
    microsoft.lifecycle('subscriptionRemoved');
    await until('it is asked for again', () => microsoft.subscriptions.size === 1);
    // Taken back by its owner, it is said: nothing is booked into the blue.
    microsoft.authority.revoke();
    await outside('POST', `/${json['id']}/again`);
    await until('it is said', async () => String((await tie())?.['trouble']).includes('not let in'));
    const { alerts } = (await outside('GET')).json as { alerts: Json[] };
    expect(alerts.map(({ kind }) => kind)).toContain('revoked');
  });

  it('H4 a feed’s address is renewed, and the one of before leads nowhere', async () => {
    const feed = async () => String(((await outside('GET')).json['feeds'] as Json[])[0]?.['address']);
    const before = await feed();
    expect((await fetch(before)).status).toBe(200);
    const { json } = await outside('POST', '/feeds/northside-main');
    expect([(await fetch(before)).status, (await fetch(String(json['address']))).status]).toEqual([404, 200]);
    expect(await feed()).toBe(json['address']);
  });
});

function at(instant: number) {
  return { dateTime: new Date(instant).toISOString() };
}

function graph(instant: number) {
  return { dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: 'UTC' };
}
