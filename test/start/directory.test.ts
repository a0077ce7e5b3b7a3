import { once } from 'node:events';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import { replayConversation } from '../../src/cli/replay.ts';
import { dataDirectory, holdfast, openChat, startHoldfast } from '../holdfast.ts';

const SAME = /^same .+\n4 turns came out the same\n$/s;
const IN_USE = /^The data directory \S+ is in use by another Holdfast: .+\.\n$/;

it('X17 a data directory has one process, and replay reads beside it by the id of the page and by that of the store, and explains', async () => {
  const directory = await dataDirectory();
  const server = await startHoldfast(directory);
  const chat = await openChat(server);
  for (const said of ['hello', 'Friday morning', 'the first']) await chat.say(said);

  const second = await holdfast(['start', '--port', '0', '--data', directory]);
  expect([second.code, second.stdout]).toEqual([1, '']);
  expect(second.stderr).toMatch(IN_USE);
  await expect(house.openFreshStore(`pglite:${join(directory, 'database')}`)).rejects.toThrow('in use');

  expect((await chat.say('yes')).state).toBe('booked');
  const stored = await chat.storedId();
  const beside = await holdfast(['replay', chat.id, '--data', directory]);
  expect([beside.code, beside.stderr, beside.stdout]).toEqual([0, '', expect.stringMatching(SAME)]);
  expect(await replayed(directory, stored)).toBe(beside.stdout);
  const explained = await holdfast(['replay', chat.id, '--data', directory, '--explain']);
  expect([explained.code, explained.stderr, explained.stdout.match(/^Turn \d+, /gm)?.length]).toEqual([0, '', 4]);
  const last = await holdfast(['replay', chat.id, '--data', directory, '--explain', '--turn', '4']);
  expect(last.stdout).toMatch(
    /^Turn 4, .+\n {2}The customer wrote “yes”\.\n {2}The conversation was in pending of appointment\./,
  );
  expect(last.stdout).toContain('by the rule consent/yes');
  expect(last.stdout).toMatch(/book was called .+, under the key \S+, allowed by the yes to the proposal \w+\./);
  expect(last.stdout).toContain('It went from pending to booking on confirm, to booked on book.done');
  expect(last.stdout).toContain('(appointment/booked and standing/standing.ask_who)');
  expect(explained.stdout.endsWith(last.stdout)).toBe(true);
  await expect(replayed(directory, 'nobody')).rejects.toThrow('There is no conversation nobody.');

  // What was acknowledged survives all that, and a kill: nobody wrote beside the server. Two may read at once.
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  const alone = await Promise.all([holdfast(['replay', chat.id, '--data', directory]), replayed(directory, stored)]);
  expect(alone).toEqual([beside, beside.stdout]);
  expect(await readdir(join(directory, 'database', 'owner'))).toEqual([]);
}, 300_000);

/** What replay prints, in this process. */
async function replayed(directory: string, id: string): Promise<string> {
  const lines: string[] = [];
  const kept = { dataDirectory: directory, config: readConfig({}) };
  await replayConversation(house, kept, id, (line) => lines.push(`${line}\n`));
  return lines.join('');
}

it('replay makes no database where there is none', async () => {
  const directory = await dataDirectory();
  const { code, stdout, stderr } = await holdfast(['replay', 'anything', '--data', directory]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^There is no database in \S+: name the data directory .+\.\n$/);
  expect(await readdir(directory)).toEqual([]);
});

it('everything in a data directory is for its owner alone, also what an earlier version left open', async () => {
  const parent = await dataDirectory();
  const directory = join(parent, 'data');
  await mkdir(join(directory, 'database'), { recursive: true });
  await chmod(join(directory, 'database'), 0o755);
  const server = await startHoldfast(directory);
  await (await openChat(server)).say('hello');
  expect(await openToOthers(directory)).toEqual([]);
  server.process.kill('SIGTERM');
  expect(await once(server.process, 'exit')).toEqual([0, null]);
  expect(await openToOthers(directory)).toEqual([]);
  expect(await readdir(join(directory, 'database', 'owner'))).toEqual([]);

  // Its database began to open before the settings were read; it is let go of again.
  const refused = await holdfast(['start', '--port', '0', '--data', directory], { HOLDFAST_DEMO: 'perhaps' });
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('HOLDFAST_DEMO');
  expect(await readdir(join(directory, 'database', 'owner'))).toEqual([]);
}, 300_000);

async function openToOthers(directory: string): Promise<readonly string[]> {
  const names = await readdir(directory, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).mode));
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}
