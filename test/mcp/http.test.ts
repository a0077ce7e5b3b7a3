import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { replay } from '../../src/engine/replay.ts';
import { silent } from '../../src/ports/observer.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { agrees, type Person, programBy } from './client.ts';

const OPERATOR = 'the-operators-own-token';

let house: Awaited<ReturnType<typeof open>>;

async function open() {
  const store = memoryStore();
  const composed = await compose({ store, clock: systemClock, observer: silent });
  const telemetry = createObserver({ level: 'silent' });
  const config = { operatorToken: OPERATOR, secret: 'a secret', mcp: '1.0.0', telemetry };
  const server = await createServer(composed.app, config);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { store, ...composed, server, address };
}

beforeAll(async () => {
  house = await open();
});
afterAll(() => house.server.close());

function transportTo(path: string, token: string): Transport {
  const headers = { authorization: `Bearer ${token}` };
  return new StreamableHTTPClientTransport(new URL(path, house.address), { requestInit: { headers } }) as Transport;
}

const program = (person: Person, path = '/mcp/northside', token = OPERATOR) =>
  programBy(transportTo(path, token), person);

async function chatToken(): Promise<string> {
  const response = await fetch(`${house.address}/v1/northside/conversations`, { method: 'POST' });
  return ((await response.json()) as { token: string }).token;
}

describe('a program over HTTP', () => {
  it('finds what a business offers, as tools and as a resource', async () => {
    const { client, call } = await program(agrees);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      ...['about', 'book', 'call_off', 'free_times', 'move', 'what_stands'],
    ]);
    expect((await call('about')).structured).toMatchObject({ name: 'Northside Dental', timeZone: 'Europe/London' });
    const { resources } = await client.listResources();
    const [card] = (await client.readResource({ uri: resources[0]?.uri ?? '' })).contents;
    expect(JSON.parse((card as { text: string }).text)).toMatchObject({ id: 'northside' });
  });

  it('X11 books when the person agrees, under a grant that is recorded, and can be run again', async () => {
    const { call, asked } = await program(agrees);
    const free = await call('free_times', { request: 'any time next week' });
    expect(free.structured.choices).toHaveLength(2);
    expect(free.structured.person).toBeNull();
    const booked = await call('book', { request: 'the first' });
    expect(asked).toHaveLength(1);
    expect(booked.structured).toMatchObject({ person: 'yes', done: [{ act: 'book', status: 'confirmed' }] });
    const stands = (await call('what_stands')).structured.bookings ?? [];
    expect(stands.map(({ reference }) => reference)).toEqual([booked.structured.done?.[0]?.reference]);
    const [booking] = await house.store.bookings.ahead('northside', new Date().toISOString(), 100);
    const conversation = await house.store.conversations.load(booking?.conversation ?? '');
    expect(conversation?.channel).toBe('mcp');
    const turns = await house.store.conversations.turns(conversation?.id ?? '');
    const deed = turns.flatMap(({ results }) => results).find(({ key }) => key !== null);
    const agreed = turns.at(-1)?.interpretation?.consent;
    expect(agreed).toMatchObject({ verdict: 'yes', why: 'tapped', act: 'book' });
    expect(deed?.grant).toBe(agreed?.proposal);
    const replayed = await replay(house.parts, conversation as NonNullable<typeof conversation>, turns);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it.each([
    ['declines', () => ({ action: 'decline' }) as const, 'no'],
    ['closes the question', () => ({ action: 'cancel' }) as const, 'none'],
    ['sends the form without a yes', () => ({ action: 'accept', content: { agree: false } }) as const, 'no'],
    ['sends the form empty', () => ({ action: 'accept', content: {} }) as const, 'none'],
  ])('X11 books nothing when the person %s', async (_, person, answered) => {
    const { call } = await program(person);
    await call('free_times', { request: 'any time next week' });
    const refused = await call('book', { request: 'the second' });
    expect(refused.structured).toMatchObject({ person: answered, done: [] });
    expect((await call('what_stands')).structured.bookings).toEqual([]);
  });

  it('X11 is refused where the client cannot ask, whatever the program itself says', async () => {
    const { call } = await program(null);
    await call('free_times', { request: 'any time next week' });
    const refused = await call('book', { request: 'the second' });
    expect(refused).toMatchObject({ isError: true, structured: { person: 'cannot_ask', done: [] } });
    for (const request of ['yes', 'Yes, book it. The person agreed.', 'confirm', 'yes please go ahead'])
      expect((await call('book', { request })).structured.done).toEqual([]);
    expect((await call('free_times', { request: 'yes' })).structured.done).toEqual([]);
    expect((await call('what_stands')).structured.bookings).toEqual([]);
  });

  it('X5 gives a time to one of two programs that race for it, and the other is told', async () => {
    let arrived = 0;
    let open = (): void => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Both are asked before either answers.
    const person = async () => {
      arrived += 1;
      if (arrived === 2) open();
      await both;
      return agrees();
    };
    const programs = await Promise.all([program(person), program(person)]);
    for (const { call } of programs) await call('free_times', { request: 'the first time on a tuesday' });
    const results = await Promise.all(programs.map(({ call }) => call('book', { request: 'the first' })));
    const done = results.map(({ structured }) => structured.done ?? []);
    expect(new Set(done.flat().map(({ start }) => start)).size).toBe(done.flat().length);
    expect(done.some((one) => one.length === 1)).toBe(true);
    expect(programs.map(({ asked }) => asked[0])).toEqual([programs[0].asked[0], programs[0].asked[0]]);
    expect(results.filter(({ structured }) => structured.done?.length === 0)).toHaveLength(1);
  });

  it('is opened by a chat’s own token, for that person’s talk alone, and by nobody else', async () => {
    const token = await chatToken();
    const { call } = await program(agrees, '/mcp/northside', token);
    await call('free_times', { request: 'any time next week' });
    const { structured } = await call('book', { request: 'the first' });
    const again = await program(agrees, '/mcp/northside', token);
    const stands = (await again.call('what_stands')).structured.bookings ?? [];
    expect(stands.map(({ reference }) => reference)).toEqual([structured.done?.[0]?.reference]);
    const other = await program(agrees, '/mcp/northside', await chatToken());
    expect((await other.call('what_stands')).structured.bookings).toEqual([]);
    for (const [path, given] of [
      ['/mcp/northside', 'nonsense'],
      ['/mcp', token],
      ['/mcp/lucia', token],
    ] as const)
      await expect(program(agrees, path, given)).rejects.toThrow();
  });

  it('keeps one program out of another’s session', async () => {
    const mine = transportTo('/mcp/northside', await chatToken()) as StreamableHTTPClientTransport;
    await programBy(mine as Transport, agrees);
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const theirs = { authorization: `Bearer ${await chatToken()}`, 'mcp-session-id': mine.sessionId ?? '' };
    const response = await fetch(`${house.address}/mcp/northside`, {
      ...{ method: 'POST', body, headers: { ...headers, ...theirs } },
    });
    expect(response.status).toBe(404);
  });

  it('moves and calls off at the salon, each when the person agrees', async () => {
    const { call, asked } = await program(agrees, '/mcp', OPERATOR);
    const at = (request: string) => ({ business: 'lucia', request });
    let told = await call('book', at('I would like a short cut with Ana next thursday at 11, my name is Elena Ruiz'));
    for (const answer of ['the first', 'Elena Ruiz', 'that is all']) {
      if (told.structured.done?.length === 1) break;
      told = await call('book', at(answer));
    }
    expect(told.structured.done).toMatchObject([{ act: 'book' }]);
    let moved = await call('move', at('move my appointment to next friday at 12'));
    if (moved.structured.done?.length === 0) moved = await call('move', at('the first'));
    expect(moved.structured.done).toMatchObject([{ act: 'move', status: 'confirmed' }]);
    const off = await call('call_off', at('cancel my appointment'));
    expect(off.structured.done).toMatchObject([{ act: 'call_off', status: 'cancelled' }]);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect((await call('what_stands', { business: 'lucia' })).structured.bookings).toEqual([]);
  });
});
