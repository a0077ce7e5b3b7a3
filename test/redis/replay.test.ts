import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { dataDirectory, holdfast, openChat, startHoldfast } from '../holdfast.ts';

const url = inject('redisUrl');

it.skipIf(url === null)(
  'X3 G7 replay reads from REDIS_URL by the id of the page, with the business as it was at each turn',
  async () => {
    const [directory, businesses] = [await dataDirectory(), await dataDirectory()];
    const serving = { REDIS_URL: url ?? '', HOLDFAST_BUSINESSES: businesses, HOLDFAST_DEMO: 'off' };
    const file = join(businesses, 'northside.yaml');
    const demo = await readFile(join(import.meta.dirname, '../../demo/northside.yaml'), 'utf8');
    await writeFile(file, demo);
    const running = await startHoldfast(directory, serving);
    const chat = await openChat(running);
    await chat.say('What are your opening hours?');
    await writeFile(file, demo.replace('We’re open', 'The doors are open'));
    const same = { code: 0, stderr: '', stdout: expect.stringContaining('1 turns came out the same') };
    expect(await holdfast(['replay', chat.id, '--data', directory], serving)).toEqual(same);
    // Once nobody has the database, it is read here.
    const gone = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await gone;
    expect(await holdfast(['replay', chat.id, '--data', directory], serving)).toEqual(same);
  },
  300_000,
);
