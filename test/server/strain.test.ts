import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createCensus } from '../../src/server/census.ts';
import { bearer, OPERATOR, openChat, openToyHouse, portOf, say } from './house.ts';

describe('under strain', () => {
  it('a body that never comes is told so, and its connection closed', async () => {
    const { server } = await openToyHouse({ arriveWithinMs: 300 });
    const { path, token } = await openChat(server);
    await server.listen({ port: 0 });
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(server), '127.0.0.1', () => {
        const head = [`POST ${path}/messages HTTP/1.1`, 'Host: here', `Authorization: Bearer ${token}`];
        socket.write(`${[...head, 'Content-Type: application/json', 'Content-Length: 100'].join('\r\n')}\r\n\r\n{"te`);
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    expect(answer).toContain('408');
    expect(answer).toContain('"too_slow"');
  });

  it('one address has so many characters read for it, however many conversations it opens', async () => {
    const { server } = await openToyHouse();
    const chats = await Promise.all(Array.from({ length: 12 }, () => openChat(server)));
    const long = 'x'.repeat(4_000);
    const statuses: number[] = [];
    for (const chat of chats) statuses.push((await say(server, chat, { text: long })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const elsewhere = await server.inject({
      method: 'POST',
      url: `${chats[0]?.path}/messages`,
      headers: bearer(chats[0]?.token ?? ''),
      payload: { text: long },
      remoteAddress: '203.0.113.9',
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('believes so many proxies as it was told stand before it', async () => {
    const statusesAt = async (trustedHops: number) => {
      const { server } = await openToyHouse({ trustedHops });
      const statuses = new Set<number>();
      for (let round = 0; round < 130; round += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${round}, 192.0.2.7` };
        statuses.add((await server.inject({ method: 'POST', url: '/v1/toys/conversations', headers })).statusCode);
      }
      return [...statuses];
    };
    // What the caller wrote into the header buys nothing: only what the own proxy added is believed.
    expect(await statusesAt(0)).toContain(429);
    expect(await statusesAt(1)).toContain(429);
    expect(await statusesAt(2)).not.toContain(429);
  });

  it("B11 the metrics are for this machine and for the operator's token", async () => {
    const { server } = await openToyHouse();
    const ask = async (headers: { readonly [name: string]: string }, remoteAddress: string) =>
      (await server.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await ask({}, '127.0.0.1')).toBe(200);
    expect(await ask({}, '203.0.113.9')).toBe(401);
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).toBe(401);
    expect(await ask(bearer('guessed'), '203.0.113.9')).toBe(401);
    expect(await ask(bearer(OPERATOR), '203.0.113.9')).toBe(200);
  });

  it('B11 states are counted the less often the longer it takes', async () => {
    let [time, counts] = [0, 0];
    const census = createCensus(
      async () => {
        counts += 1;
        time += 50;
        return [{ flow: 'toy', state: 'idle', count: counts }];
      },
      () => time,
    );
    for (let asked = 0; asked < 100; asked += 1) await census.states();
    expect(counts).toBe(1);
    time += 5_000;
    expect(await census.states()).toEqual([{ flow: 'toy', state: 'idle', count: 2 }]);
  });

  it('B11 a monitor is answered also while the first count goes on and on, and is told of it when it is there', async () => {
    let counted = (_: readonly { flow: string; state: string; count: number }[]): void => {};
    const count = () => new Promise<Parameters<typeof counted>[0]>((resolve) => (counted = resolve));
    const census = createCensus(count, () => performance.now(), 20);
    expect(await census.states()).toEqual([]);
    counted([{ flow: 'toy', state: 'idle', count: 9 }]);
    expect(await census.states()).toEqual([{ flow: 'toy', state: 'idle', count: 9 }]);
  });

  it('is not ready while the store is frozen, and says so within a second', async () => {
    const { server, app } = await openToyHouse();
    const frozen = vi.spyOn(app, 'ready').mockImplementation(() => new Promise(() => {}));
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject('/readyz')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
    expect(frozen).toHaveBeenCalledTimes(1);
  });

  it('X4 the operator sees what is stuck, and nobody else does', async () => {
    const { server, app } = await openToyHouse();
    const chat = await openChat(server);
    await say(server, chat, { text: 'hello' });
    const conversation = await app.conversations.at({ business: 'toys', channel: 'webchat', address: chat.id });
    const until = '2026-03-03T09:00:00.000Z';
    await app.conversations.postpone(conversation?.id ?? '', { tries: 3, until, reason: 'nobody answers' });
    const seen = await server.inject({ url: '/v1/toys/stuck', headers: bearer(OPERATOR) });
    expect(seen.json()).toEqual({
      stuck: [{ conversation: conversation?.id, what: 'turn', reason: 'nobody answers', until }],
    });
    expect((await server.inject({ url: '/v1/toys/stuck', headers: bearer(chat.token) })).statusCode).toBe(403);
  });
});
