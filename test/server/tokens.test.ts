import { describe, expect, it } from 'vitest';
import { bearer, type Chat, OPERATOR, openChat, openToyHouse, say } from './house.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const DAY = 24 * 60 * 60_000;

/** A clock that is set by hand. */
function handClock() {
  let millis = START;
  const pass = (more: number): void => {
    millis += more;
  };
  return { now: () => new Date(millis).toISOString(), pass };
}

describe('the token of a web chat', () => {
  it('issue 15.3 runs out when nobody uses it, and says so kindly', async () => {
    const clock = handClock();
    const { server } = await openToyHouse({ clock, chatDays: 30 });
    const chat = await openChat(server);
    clock.pass(29 * DAY);
    expect((await say(server, chat, { text: 'hi' })).statusCode).toBe(200);
    clock.pass(2 * DAY);
    const late = await say(server, chat, { text: 'hi' });
    expect([late.statusCode, late.json().error.code]).toEqual([401, 'expired_token']);
    expect((await server.inject({ url: `${chat.path}/events`, headers: bearer(chat.token) })).statusCode).toBe(401);
  });

  it('issue 15.3 is renewed while it is used: whoever goes on with the new one is never shut out', async () => {
    const clock = handClock();
    const { server } = await openToyHouse({ clock, chatDays: 30 });
    const chat = await openChat(server);
    expect((await say(server, chat, { text: 'hi' })).headers['x-chat-token']).toBeUndefined();
    let going: Chat = chat;
    for (let weeks = 0; weeks < 12; weeks += 1) {
      clock.pass(7 * DAY);
      const answer = await server.inject({ url: `${chat.path}/messages`, headers: bearer(going.token) });
      expect(answer.statusCode).toBe(200);
      going = { ...going, token: String(answer.headers['x-chat-token']) };
    }
    expect((await say(server, chat, { text: 'with the first one' })).statusCode).toBe(401);
  });

  it('issue 15.3 cannot be dated, or made for another business, by whoever holds it', async () => {
    const { server } = await openToyHouse({ clock: handClock() });
    const chat = await openChat(server);
    const [id = '', issued = '', signature = ''] = chat.token.split('.');
    const later = (Number.parseInt(issued, 36) + 1_000).toString(36);
    for (const token of [
      `${id}.${later}.${signature}`,
      `${id}.${signature}`,
      `${id}..${signature}`,
      `${chat.token}x`,
    ]) {
      const answer = await say(server, { ...chat, token }, { text: 'hi' });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'invalid_token']);
    }
  });

  it('issue 15.3 can be taken back by the operator, and by no customer', async () => {
    const { server } = await openToyHouse();
    const [chat, other] = [await openChat(server), await openChat(server)];
    const revoke = (token: string) =>
      server.inject({ method: 'POST', url: `${chat.path}/revoke`, headers: bearer(token) });
    expect((await revoke(chat.token)).statusCode).toBe(403);
    expect((await revoke(OPERATOR)).statusCode).toBe(200);
    expect((await say(server, chat, { text: 'hi' })).statusCode).toBe(401);
    expect((await say(server, other, { text: 'hi' })).statusCode).toBe(200);
  });

  it('issue 15.3 counts no longer at other processes either, seconds after it was taken back at one', async () => {
    const clock = handClock();
    const { server, app } = await openToyHouse({ clock });
    const chat = await openChat(server);
    expect((await say(server, chat, { text: 'hi' })).statusCode).toBe(200);
    await app.passes.revoke({ business: 'toys', chat: chat.id, at: clock.now() });
    clock.pass(6_000);
    await expect.poll(async () => (await say(server, chat, { text: 'hi' })).statusCode).toBe(401);
  });
});

interface Described {
  readonly paths: {
    readonly [path: string]: { readonly [method: string]: { readonly tags?: readonly string[] } };
  };
}

describe('an operator token of one business', () => {
  const TOYS = 'a-token-for-the-toys-alone';
  const OTHERS = 'a-token-for-somebody-else';
  const operatorTokens = new Map([
    ['toys', TOYS],
    ['others', OTHERS],
  ]);

  it('issue 15.3 opens every route of the operator there, and that of another business opens none', async () => {
    const { server } = await openToyHouse({ operatorTokens, demo: false });
    const chat = await openChat(server);
    const { paths } = (await server.inject('/docs/json')).json<Described>();
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { tags }]) => tags?.includes('operator'))
        .map(([method]) => ({ method: method.toUpperCase() as 'GET', path })),
    );
    expect(routes.length).toBeGreaterThan(15);
    for (const { method, path } of routes) {
      const url = path.replace('{business}', 'toys').replaceAll(/\{\w+\}/g, chat.id);
      const asked = async (token: string) => (await server.inject({ method, url, headers: bearer(token) })).statusCode;
      expect([path, await asked(OTHERS)]).toEqual([path, 401]);
      expect([path, await asked(`${TOYS}x`)]).toEqual([path, 401]);
      expect([path, await asked('')]).toEqual([path, 401]);
      expect([path, await asked(chat.token)]).toEqual([path, 403]);
      expect([401, 403]).not.toContain(await asked(TOYS));
      expect([401, 403]).not.toContain(await asked(OPERATOR));
    }
  });

  it('issue 15.3 is no key to the machine: metrics are for the token of the house', async () => {
    const { server } = await openToyHouse({ operatorTokens });
    const metrics = (token: string) =>
      server.inject({ url: '/metrics', headers: { ...bearer(token), 'x-forwarded-for': '192.0.2.1' } });
    expect((await metrics(TOYS)).statusCode).toBe(401);
    expect((await metrics(OPERATOR)).statusCode).toBe(200);
  });
});
