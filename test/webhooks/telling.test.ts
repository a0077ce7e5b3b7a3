import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { listenersOf } from '../../src/app/listeners.ts';
import { derivedId } from '../../src/core/ids.ts';
import type { Business } from '../../src/domain/business.ts';
import { NEWS_KINDS } from '../../src/domain/news.ts';
import { Herald } from '../../src/engine/news.ts';
import { silent } from '../../src/ports/observer.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { isInward } from '../../src/providers/webhooks/inward.ts';
import { send } from '../../src/providers/webhooks/send.ts';
import { keyIn } from '../../src/providers/webhooks/signature.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { answering, listen, type Posted } from './listener.ts';

const SECRETS: { readonly [name: string]: string } = {
  ONE_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  OTHER_SECRET: `whsec_${Buffer.alloc(32, 2).toString('base64')}`,
};
const secretNamed = (name: string) => SECRETS[name] ?? null;

/** A ledger, and those who listen to it. The clock is that of the wall where a signature is looked at. */
function house(urls: readonly string[], start = new Date().toISOString()) {
  const store = memoryStore();
  const clock = new VirtualClock(start);
  const webhooks = urls.map((url, index) => ({
    ...{ url, events: [...NEWS_KINDS], secret: index === 0 ? 'ONE_SECRET' : 'OTHER_SECRET' },
  }));
  const salon = { id: 'salon', webhooks } as unknown as Business;
  const listeners = listenersOf([salon], { secretNamed, privateWebhooks: true });
  const herald = new Herald({ news: store.news, listeners, clock, observer: silent });
  let hours = 0;
  const book = async (key: string) => {
    hours += 1;
    const start = new Date(Date.UTC(2030, 1, 1, hours)).toISOString();
    const end = new Date(Date.UTC(2030, 1, 1, hours + 1)).toISOString();
    const place = { business: 'salon', resource: 'ana', units: [1], start, end, heldUntil: null };
    const whose = { conversation: null, customer: null, details: {}, now: clock.now() };
    await store.bookings.book({ key, id: derivedId(key), ...place, ...whose });
    return derivedId(key);
  };
  const callOff = (id: string) => store.bookings.move({ id, from: ['confirmed'], to: 'cancelled', now: clock.now() });
  const round = async (laterMinutes = 0): Promise<void> => {
    clock.advance(laterMinutes * 60_000);
    await herald.round();
    await herald.idle();
  };
  return { store, clock, herald, book, callOff, round };
}

const typesOf = (posted: readonly Posted[]) => posted.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const idOf = ({ headers }: Posted) => headers['webhook-id'];

describe('telling those outside', () => {
  it('signs as Standard Webhooks has it, each listener under its own secret', async () => {
    const [one, other] = [await listen(), await listen()];
    const { book, round } = house([one.url, other.url]);
    await book('a');
    await round();
    const [posted] = one.posted as [Posted];
    const theirs = new Webhook(SECRETS['ONE_SECRET'] ?? '');
    const headers = posted.headers as Record<string, string>;
    expect(theirs.verify(posted.body, headers)).toMatchObject({ type: 'booking.created', version: 1 });
    expect(() => theirs.verify(posted.body.replace('salon', 'solan'), headers)).toThrow();
    const [also] = other.posted as [Posted];
    expect(() => theirs.verify(also.body, also.headers as Record<string, string>)).toThrow();
    expect(
      new Webhook(SECRETS['OTHER_SECRET'] ?? '').verify(also.body, also.headers as Record<string, string>),
    ).toEqual(JSON.parse(posted.body));
  });

  it('tries again later and later under one id, parks at last, and is told again when asked to', async () => {
    const status = { now: 500 };
    const dead = await listen((posted, response) => answering(status.now)(posted, response));
    const { book, round, store, clock } = house([dead.url]);
    await book('a');
    await round();
    await round(0);
    expect(dead.posted).toHaveLength(1);
    for (let tries = 0; tries < 8; tries += 1) await round(24 * 60);
    await round(24 * 60);
    expect(dead.posted).toHaveLength(9);
    expect(new Set(dead.posted.map(idOf)).size).toBe(1);
    expect(new Set(dead.posted.map(({ body }) => body)).size).toBe(1);
    const [parked] = await store.news.log('salon', 10);
    expect(parked).toMatchObject({ status: 'parked', reason: 'it answered 500', attempts: 9 });
    status.now = 200;
    await store.news.resend('salon', parked?.id ?? '', clock.now());
    await round();
    expect(dead.posted).toHaveLength(10);
    expect(await store.news.log('salon', 10)).toMatchObject([{ status: 'told' }]);
  });

  it('keeps the order about one booking while others go on', async () => {
    const failing = { first: true };
    const listener = await listen((posted, response) => {
      const status = failing.first ? 503 : 204;
      failing.first = false;
      answering(status)(posted, response);
    });
    const { book, callOff, round } = house([listener.url]);
    const a = await book('a');
    await callOff(a);
    await round();
    await book('b');
    await round();
    expect(typesOf(listener.posted)).toEqual(['booking.created', 'booking.created']);
    await round(1);
    await round();
    expect(typesOf(listener.posted).slice(2)).toEqual(['booking.created', 'booking.called_off']);
    expect(idOf(listener.posted[2] as Posted)).toBe(idOf(listener.posted[0] as Posted));
  });

  it('lets nobody wait for a listener that never answers', async () => {
    const hung = await listen(() => {});
    const live = await listen();
    const { book, herald } = house([hung.url, live.url]);
    for (const key of ['a', 'b', 'c']) await book(key);
    const round = herald.round();
    await live.until(3);
    await hung.close();
    await round;
    await herald.idle();
    expect(live.posted).toHaveLength(3);
  });

  it('follows no redirection, and tells nobody who is gone for good', async () => {
    const elsewhere = await listen();
    const moved = await listen(answering(302, { location: elsewhere.url }));
    const gone = await listen(answering(410));
    const { book, round, store } = house([moved.url, gone.url]);
    await book('a');
    await round();
    expect(elsewhere.posted).toEqual([]);
    const log = new Map((await store.news.log('salon', 10)).map((one) => [one.listener, one]));
    expect(log.get(moved.url)).toMatchObject({ status: 'waiting', reason: 'it answered 302' });
    expect(log.get(gone.url)).toMatchObject({ status: 'parked', reason: 'it answered 410' });
  });

  it('parks what is for an address that the business no longer names', async () => {
    const listener = await listen();
    const { book, store, clock } = house([listener.url]);
    await book('a');
    const audience = [{ business: 'salon', listeners: [{ url: 'https://old.example/', events: NEWS_KINDS }] }];
    await store.news.spread(audience, { now: clock.now(), limit: 10 });
    const listeners = listenersOf([{ id: 'salon', webhooks: [] } as unknown as Business], {
      ...{ secretNamed, privateWebhooks: true },
    });
    const herald = new Herald({ news: store.news, listeners, clock, observer: silent });
    await herald.round();
    await herald.idle();
    expect(await store.news.log('salon', 10)).toMatchObject([{ status: 'parked' }]);
  });
});

describe('where webhooks may go', () => {
  const letter = { key: Buffer.alloc(32), id: 'msg', body: '{}', now: '2026-03-02T09:00:00Z' };
  const outward = { inward: false, agent: 'Holdfast' };

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest',
      'https://0.0.0.0/',
    ],
    ...['https://[::ffff:127.0.0.1]/', 'https://[fd00::1]/', 'https://2130706433/', 'https://localhost/'],
  ])('is nowhere inside: %s', async (url) => {
    expect(await send({ ...letter, url }, outward)).toMatchObject({ kind: 'refused' });
  });

  it('is nowhere without TLS', async () => {
    const listener = await listen();
    const sent = await send({ ...letter, url: listener.url }, outward);
    expect(sent).toEqual({ kind: 'refused', reason: 'only https:// addresses are told' });
    expect(listener.posted).toEqual([]);
  });

  it('knows what is outside', () => {
    expect(['1.1.1.1', '8.8.8.8', '2606:4700::1111'].map(isInward)).toEqual([false, false, false]);
  });

  it('needs a secret that is one', () => {
    expect([SECRETS['ONE_SECRET'] ?? '', 'whsec_short', 'plain', ''].map((one) => keyIn(one) !== null)).toEqual([
      ...[true, false, false, false],
    ]);
    const salon = { id: 'salon', webhooks: [{ url: 'https://a.example/', events: [], secret: 'NONE' }] };
    const opening = () => listenersOf([salon as unknown as Business], { secretNamed, privateWebhooks: false });
    expect(opening).toThrow('NONE is not set: a webhook of salon is signed with it.');
  });
});
