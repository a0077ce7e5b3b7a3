import { expect, inject, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { Player } from '../../src/play/player.ts';
import type { Store } from '../../src/ports/store.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { openFresh, redisUrl } from './testing.ts';

/** The session of a traveller, on every store: what of it is left once it has lived its time (D11). */
const stores: { readonly [name: string]: () => Promise<Store> } = {
  memory: async () => memoryStore(),
  Redis: async () => {
    const lasting = await openFresh(redisUrl(), { contextSeconds: () => Number.POSITIVE_INFINITY });
    onTestFinished(() => lasting.close());
    return { ...memoryStore(), conversations: lasting.conversations };
  },
  'the embedded database': async () => {
    const store = await house.openFreshStore('pglite');
    onTestFinished(() => store.close());
    return store;
  },
};

const WISH = { user: 'stressed, beach, 3 days, 2 people, 300 dollars, Phnom Penh' };
const address = { business: 'mekong', channel: 'webchat', address: 'guest-1' };

it.each(Object.keys(stores))('D11 after seven days the context is deleted, not only passed over: %s', async (name) => {
  if (name === 'Redis' && inject('redisUrl') === null) return;
  const store = await stores[name]?.();
  if (store === undefined) throw new Error(name);
  const script = { business: 'mekong', now: '2026-01-10T09:00:00+07:00', steps: [WISH] };
  const player = await Player.open(house, script, store);
  const stored = async () => (await store.conversations.at(address))?.context;
  await player.play(WISH);
  await player.play({ wait: '6d23h' });
  expect(await stored()).toMatchObject({ environment: 'BEACH', people_count: 2 });
  await player.play({ user: 'hello' });
  await player.play({ wait: '6d23h' });
  expect(await stored()).toMatchObject({ environment: 'BEACH' });
  await player.play({ wait: '2h' });
  const left = { environment: null, people_count: null, suggested_trip_ids: [], messages: [], last_active: null };
  expect(await stored()).toMatchObject(left);
  expect((await store.conversations.at(address))?.header.timers).toEqual({});
  await player.close();
});
