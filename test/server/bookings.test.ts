import { afterEach, describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Northside Dental behind a server, and a visitor of its page who has booked and said who they are. */
async function bookedAtTheDentist() {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock('2026-03-02T09:05:00Z');
  const { app } = await house.compose({ store, clock, observer: house.silentObserver });
  const telemetry = createObserver({ level: 'silent' });
  const server = await createServer(app, { secret: 'a secret', operatorToken: 'operator', telemetry });
  closing.push(() => server.close());
  const chat = (await server.inject({ method: 'POST', url: '/v1/northside/conversations' })).json();
  const headers = { authorization: `Bearer ${chat.token}` };
  const url = `/v1/northside/conversations/${chat.id}/messages`;
  for (const text of ['friday morning', 'the second one', 'yes', 'Tom Baker, 07700 900123, tom@example.com']) {
    await server.inject({ method: 'POST', url, headers, payload: { text } });
  }
  const list = (token: string, business = 'northside') =>
    server.inject({ url: `/v1/${business}/bookings`, headers: { authorization: `Bearer ${token}` } });
  return { list, token: chat.token as string };
}

describe('who is coming, for the people of a business', () => {
  it('X15 shows what is booked with the name and how they are reached', async () => {
    const { list } = await bookedAtTheDentist();
    const { bookings } = (await list('operator')).json();
    expect(bookings).toMatchObject([
      {
        resource: 'northside-main',
        start: expect.stringMatching(/^2026-03-06T09:30/),
        status: 'confirmed',
        reference: expect.stringMatching(/^[A-Z]{2}-[0-9A-F]{6}$/),
        customer: { name: 'Tom Baker', reach: ['+447700900123', 'tom@example.com'] },
      },
    ]);
    expect((await list('operator', 'lucia')).json()).toEqual({ bookings: [] });
  });

  it('X15 shows it to nobody else', async () => {
    const { list, token } = await bookedAtTheDentist();
    expect([(await list(token)).statusCode, (await list('nonsense')).statusCode]).toEqual([403, 401]);
  });
});
