import { expect, it } from 'vitest';
import { MINUTE_MS, warnedAfter } from './expiry.ts';

const JUST_IN_TIME_MS = 15 * MINUTE_MS - 20_000;
const WARNING = { conversation_id: expect.any(String), flow: 'salon', seconds_left: 20 };

// Redis, where contexts go by themselves, is tried in test/redis.
it.each(['memory', 'pglite'])(
  'B6 on %s a warning is logged when a message finds what was collected about to expire',
  async (store) => {
    expect(await warnedAfter(store, JUST_IN_TIME_MS)).toEqual([WARNING]);
  },
);

it('B6 and none while there is time, when it is over, or where nothing was begun', async () => {
  expect(await warnedAfter('memory', 14 * MINUTE_MS)).toEqual([]);
  expect(await warnedAfter('memory', 15 * MINUTE_MS)).toEqual([]);
  expect(await warnedAfter('memory', JUST_IN_TIME_MS, 'hola')).toEqual([]);
});
