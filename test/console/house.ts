import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Clouds } from '../../src/app/calendars/clouds.ts';
import type { CalendarSettings } from '../../src/app/calendars/providers.ts';
import { pushSecrets } from '../../src/app/calendars/push.ts';
import { sealWith } from '../../src/app/calendars/seal.ts';
import type { Composition } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import type { ServerConfig } from '../../src/server/config.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

export const MONDAY = '2026-03-02T09:05:00.000Z';

interface More extends Omit<Partial<Composition>, 'clock'> {
  readonly clock?: MovableClock;
}

interface ConsoleHouseConfig extends Pick<ServerConfig, 'openId'> {
  readonly clouds?: Clouds;
}

/** Calendars that tell of nothing by themselves. */
function calendarSettings(secret: string, clouds: Clouds = new Map()): CalendarSettings {
  const key = Buffer.from(secret);
  return { seal: sealWith(key), everySeconds: 15, clouds, secretOf: pushSecrets(key), pushTo: () => null };
}

/** The demo businesses on a Monday morning, with the console: on the store in memory, by a clock that is moved by hand. */
export async function openConsoleHouse({ clouds, ...config }: ConsoleHouseConfig = {}, more: More = {}) {
  const clock = more.clock ?? house.virtualClock(MONDAY);
  const store = more.store ?? (await house.openStore('memory'));
  const telemetry = createObserver({ level: 'silent' });
  const secret = 'a secret for the tests';
  const calendars = calendarSettings(secret, clouds);
  const composition = { store, clock, observer: telemetry, channels: [], live: true, calendars, ...more };
  const { app, parts } = await house.compose(composition);
  const publicUrl = () => 'http://console.test';
  const server = await createServer(app, { secret, telemetry, clock, publicUrl, rateLimit: false, ...config });
  const api = server as unknown as FastifyInstance;
  const ask: Ask = (request) => api.inject(request);
  return { app, parts, store, clock, server: api, ask, close: () => server.close() };
}

/** How a server is asked: in process, or by its sockets. */
type Ask = (request: Asked) => Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>>;
type Asked = Pick<InjectOptions, 'method' | 'payload'> & { readonly url: string; readonly headers?: Headed };
type Headed = { readonly [name: string]: string };

export interface SocketHouse extends ConsoleHouse {
  readonly address: string;
}

/** The same, listening, and asked as a browser does. */
export async function overSockets(house: ConsoleHouse): Promise<SocketHouse> {
  await house.server.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(house.server.addresses()[0] as AddressInfo).port}`;
  const ask: Ask = async ({ method = 'GET', url, headers = {}, payload }) => {
    const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${address}${url}`, { method, headers: { ...headers, ...type }, ...body });
    const text = await response.text();
    const set = response.headers.getSetCookie();
    const known = { ...Object.fromEntries(response.headers), ...(set[0] && { 'set-cookie': set[0] }) };
    return { statusCode: response.status, headers: known, body: text, json: () => JSON.parse(text) };
  };
  return { ...house, ask, address };
}

export type ConsoleHouse = Awaited<ReturnType<typeof openConsoleHouse>>;

export const PASSWORD = 'a long password';

/** Somebody of a business with a browser of their own. */
export class Browser {
  readonly #ask: Ask;
  cookie = '';
  csrf = '';

  constructor({ ask }: Pick<ConsoleHouse, 'ask'>) {
    this.#ask = ask;
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: Headed = {}) {
    const response = await this.#ask({
      ...{
        method,
        url: `/v1/console${path}`,
        headers: { cookie: this.cookie, 'x-console-token': this.csrf, ...headers },
      },
      ...(body !== undefined && { payload: body }),
    });
    const set = response.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: object) => this.send('POST', path, body);
  put = (path: string, body?: object) => this.send('PUT', path, body);

  async signIn(email: string, password = PASSWORD, code?: string) {
    const response = await this.post('/session', { email, password, ...(code !== undefined && { code }) });
    if (response.statusCode === 200) this.csrf = response.json().csrf;
    return response;
  }

  async join(link: string, name: string, email: string) {
    const token = link.split('#')[1] ?? '';
    const response = await this.post('/invitation/accept', { token, name, email, password: PASSWORD });
    if (response.statusCode === 200) this.csrf = response.json().csrf;
    return response;
  }
}

/** An owner of these businesses, signed in. */
export async function ownerOf(at: ConsoleHouse, businesses: readonly string[], name = 'Ana Ruiz'): Promise<Browser> {
  const { accounts } = at.store;
  const { invite } = await import('../../src/server/console/invite.ts');
  const whom = { businesses, role: 'owner' as const, email: null };
  const { link } = await invite(accounts, whom, at.clock.now(), 'http://console.test');
  const browser = new Browser(at);
  const joined = await browser.join(link, name, `${randomUUID()}@example.com`);
  if (joined.statusCode !== 200) throw new Error(joined.body);
  return browser;
}

/** A customer on a chat page. */
export async function customerAt({ ask }: Pick<ConsoleHouse, 'ask'>, business: string) {
  const opened = await ask({ method: 'POST', url: `/v1/${business}/conversations` });
  const { id, token } = opened.json<{ id: string; token: string }>();
  const path = `/v1/${business}/conversations/${id}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    say: async (text: string) => {
      const response = await ask({ method: 'POST', url: `${path}/messages`, headers, payload: { text } });
      return response.json<{ replies: { text: string; by?: string }[]; state: string }>();
    },
    history: async () => (await ask({ url: `${path}/messages`, headers })).json(),
  };
}
