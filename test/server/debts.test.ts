import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Composed } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import { createKhqr } from '../../src/providers/khqr/khqr.ts';
import { openBankServer } from '../../src/providers/khqr/testing/server.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { Traveller } from '../payments/traveller.ts';
import { bearer } from './house.ts';

const NOW = '2026-01-10T02:00:00.000Z';

let server: FastifyInstance;
let composed: Composed;
let traveller: Traveller;
let bank: Awaited<ReturnType<typeof openBankServer>>;

/** A traveller who paid by a bank that sends nothing back, for places given up before. */
beforeEach(async () => {
  // The bank's own library looks at the wall clock.
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  bank = await openBankServer('token');
  const clock = house.virtualClock(NOW);
  const account = { account: 'mekong@devb', name: 'Mekong Trails', city: 'Phnom Penh', merchant: null };
  const khqr = createKhqr({ account, token: 'token', apiUrl: bank.url, fetch, clock });
  const store = await house.openStore('memory');
  composed = await house.compose({ store, clock, observer: silent, providers: [khqr], paymentsBy: 'khqr' });
  const telemetry = createObserver({ level: 'silent' });
  const config = { operatorToken: 'token', secret: 'secret', rateLimit: false, telemetry };
  server = (await createServer(composed.app, config)) as unknown as FastifyInstance;
  traveller = new Traveller(composed);
  await traveller.goToPayment();
  await traveller.say('cancel');
  await composed.app.engine.sweep();
  const [md5 = ''] = bank.asked;
  bank.transactions.set(md5, { amount: 120, currency: 'USD' });
  clock.set('2026-01-10T02:01:00.000Z');
  await composed.app.engine.sweep();
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await bank.close();
});

interface Debt {
  readonly payment: string;
  readonly settled: { readonly at: string; readonly note: string | null } | null;
}

const owed = async (business = 'mekong') =>
  (await server.inject({ url: `/v1/${business}/refunds/owed`, headers: bearer('token') })).json<{ owed: Debt[] }>()
    .owed;

const settle = (payment: string, payload?: object, token = 'token', business = 'mekong') =>
  server.inject({
    ...{ method: 'POST', url: `/v1/${business}/refunds/${payment}/settle`, headers: bearer(token) },
    ...(payload && { payload }),
  });

it('D10 the operator sees what is owed, says that it is sent, and the traveller hears it, once', async () => {
  const [debt, ...others] = await owed();
  expect(others).toEqual([]);
  expect(debt).toMatchObject({ provider: 'khqr', refund: { cents: 12_000, currency: 'USD' }, settled: null });
  expect(await owed('atelier')).toEqual([]);
  const first = await settle(debt?.payment ?? '', { note: 'ABA 4711' });
  expect([first.statusCode, first.json<Debt>().settled?.note]).toEqual([200, 'ABA 4711']);
  const again = await settle(debt?.payment ?? '', { note: 'another' });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await owed()).toEqual([]);
  const told = (await traveller.heard()).filter(({ text }) => /refund of \$120 has been sent/.test(text));
  expect(told).toHaveLength(1);
});

it('D10 nobody else does, and nothing else is settled', async () => {
  const id = (await owed())[0]?.payment ?? '';
  expect((await server.inject({ url: '/v1/mekong/refunds/owed' })).statusCode).toBe(401);
  expect((await settle(id, undefined, 'somebody')).statusCode).toBe(401);
  expect((await settle(id, undefined, 'token', 'atelier')).json()).toMatchObject({
    error: { code: 'unknown_payment' },
  });
  expect((await settle('nonsense')).statusCode).toBe(404);
  expect((await settle(id, { note: '' })).statusCode).toBe(400);
  expect((await settle(id)).json<Debt>().settled).toMatchObject({ note: null });
});
