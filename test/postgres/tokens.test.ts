import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';

const OPERATOR = 'the-operators-own-token';
const clock = house.virtualClock('2026-03-02T09:00:00Z');

let database: Awaited<ReturnType<typeof freshDatabase>>;
let both: readonly [Served, Served];

type Served = Awaited<ReturnType<typeof served>>;

/** A process of its own: nothing is shared with the other but the database, the secret and the time. */
async function served() {
  const store = await openPostgres(database.url);
  const { app } = await house.compose({ store, clock, observer: silent });
  const telemetry = createObserver({ destination: new Writable({ write: (_line, _encoding, done) => done() }) });
  return createServer(app, { operatorToken: OPERATOR, secret: 'one for both', clock, telemetry });
}

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  both = [await served(), await served()];
});

afterAll(async () => {
  for (const server of both ?? []) await server.close();
  await database?.drop();
});

const CHATS = '/v1/northside/conversations';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openChat(server: Served) {
  const { id, token } = (await server.inject({ method: 'POST', url: CHATS })).json<{ id: string; token: string }>();
  return { url: `${CHATS}/${id}`, headers: bearer(token) };
}

async function statusOf(server: Served, { url, headers }: Awaited<ReturnType<typeof openChat>>): Promise<number> {
  return (await server.inject({ url: `${url}/messages`, headers })).statusCode;
}

describe('two servers on one PostgreSQL', () => {
  it('issue 15.3 a token taken back at one counts no longer at the other, seconds later', async () => {
    const [here, there] = both;
    const [chat, another] = [await openChat(here), await openChat(here)];
    for (const one of [chat, another]) expect(await statusOf(there, one)).toBe(200);
    const revoked = await here.inject({ method: 'POST', url: `${chat.url}/revoke`, headers: bearer(OPERATOR) });
    expect(revoked.statusCode).toBe(200);
    expect(await statusOf(here, chat)).toBe(401);
    clock.set('2026-03-02T09:00:06Z');
    await expect.poll(() => statusOf(there, chat)).toBe(401);
    expect(await statusOf(there, another)).toBe(200);
  });

  it('issue 15.3 a server that starts later knows of it from its first request on', async () => {
    const [here] = both;
    const chat = await openChat(here);
    await here.inject({ method: 'POST', url: `${chat.url}/revoke`, headers: bearer(OPERATOR) });
    const later = await served();
    expect(await statusOf(later, chat)).toBe(401);
    await later.close();
  });
});
