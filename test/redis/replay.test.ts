import { expect, inject, it } from 'vitest';
import { dataDirectory, holdfast, openChat, startHoldfast } from '../holdfast.ts';

const url = inject('redisUrl');

it.skipIf(url === null)(
  'replay reads from REDIS_URL by the id of the page, beside the server',
  async () => {
    const directory = await dataDirectory();
    const environment = { REDIS_URL: url ?? '' };
    const chat = await openChat(await startHoldfast(directory, environment));
    await chat.say('Friday morning');
    const { code, stdout, stderr } = await holdfast(['replay', chat.id, '--data', directory], environment);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('1 turns came out the same');
  },
  300_000,
);
