import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { house } from '../../src/app/house.ts';
import type { ServerConfig } from '../../src/server/config.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

/** The demo businesses on a Monday morning, with the console: on the store in memory, by a clock that is moved by hand. */
export async function openConsoleHouse(config: Pick<ServerConfig, 'openId'> = {}) {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const store = await house.openStore('memory');
  const telemetry = createObserver({ level: 'silent' });
  const { app } = await house.compose({ store, clock, observer: telemetry, channels: [], live: true });
  const secret = 'a secret for the tests';
  const publicUrl = () => 'http://console.test';
  const server = await createServer(app, { secret, telemetry, clock, publicUrl, rateLimit: false, ...config });
  const api = server as unknown as FastifyInstance;
  return { app, store, clock, server: api, close: () => server.close() };
}

export type ConsoleHouse = Awaited<ReturnType<typeof openConsoleHouse>>;

export const PASSWORD = 'a long password';

/** Somebody of a business with a browser of their own. */
export class Browser {
  readonly #server: FastifyInstance;
  cookie = '';
  csrf = '';

  constructor({ server }: Pick<ConsoleHouse, 'server'>) {
    this.#server = server;
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers: object = {}) {
    const response: LightMyRequestResponse = await this.#server.inject({
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
export async function customerAt({ server }: ConsoleHouse, business: string) {
  const opened = await server.inject({ method: 'POST', url: `/v1/${business}/conversations` });
  const { id, token } = opened.json<{ id: string; token: string }>();
  const path = `/v1/${business}/conversations/${id}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    say: async (text: string) => {
      const response = await server.inject({ method: 'POST', url: `${path}/messages`, headers, payload: { text } });
      return response.json<{ replies: { text: string; by?: string }[]; state: string }>();
    },
    history: async () => (await server.inject({ url: `${path}/messages`, headers })).json(),
  };
}
