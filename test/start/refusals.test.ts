import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import { dataDirectory, holdfast } from '../holdfast.ts';
import { freePort } from '../program.ts';

/** Whatever is wrong with the settings is said in one sentence that names the setting; the program ends with 1. */

const PASSWORD = 'hunter2secret';

type Environment = { readonly [name: string]: string };

/** What the program itself says when it is started like that. */
async function refused(environment: Environment, ...args: readonly string[]): Promise<string> {
  const settings = { HOLDFAST_LOG_LEVEL: 'trace', DATABASE_URL: 'memory', ...environment };
  const { code, stdout, stderr } = await holdfast(['start', '--port', '0', ...args], settings);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  expect(stderr).not.toContain(PASSWORD);
  return stderr;
}

/** The same of the same start in this process, where one need not wait for a program to be read. */
async function complaint(environment: Environment): Promise<string> {
  const settings = { HOLDFAST_LOG_LEVEL: 'silent', DATABASE_URL: 'memory', ...environment };
  const where = { port: 0, host: '127.0.0.1', dataDirectory: await dataDirectory() };
  const options = { ...where, config: readConfig(settings), announce: () => {} };
  const said = await house.serve(options).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(said).not.toContain(PASSWORD);
  return said;
}

it.each(['abc', '70000'])('--port %s is no port', async (port) => {
  expect(await refused({}, `--port=${port}`)).toContain('choose a number from 0 to 65535 with --port or PORT');
});

it('a port in use', async () => {
  const { port } = await listening(createServer());
  expect(await refused({}, '--port', String(port), '--data', await dataDirectory())).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with --port or PORT.\n`,
  );
});

it('a data directory that is none', async () => {
  const said = await complaint({ DATABASE_URL: 'pglite:package.json' });
  expect(said).toMatch(/The data directory \S+ cannot be used \(it is no folder\): .+--data/);
});

// Linux says of what cannot be made there that it is not there.
it.runIf(process.platform === 'linux').each([
  ['the embedded database', { DATABASE_URL: undefined }],
  ['the key of web chats', {}],
])('a data directory that cannot hold %s', async (_, environment) => {
  const { code, stdout, stderr } = await holdfast(['start', '--port', '0', '--data', '/proc/holdfast/data'], {
    ...{ DATABASE_URL: 'memory', ...environment },
  });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The data directory \S+ cannot be used \(no folder can be made there\): .+--data\.\n$/);
});

it('a DATABASE_URL that nobody listens at, and replay says it by the same words', async () => {
  const url = `postgres://somebody:${PASSWORD}@127.0.0.1:${await freePort()}/db`;
  const said = await refused({ DATABASE_URL: url });
  expect(said).toMatch(/^DATABASE_URL cannot be reached \(nobody listens there\): /);
  expect(await holdfast(['replay', 'anything'], { DATABASE_URL: url })).toEqual({ code: 1, stdout: '', stderr: said });
});

it.each([
  ['names no host', 'postgres://somebody:PASSWORD@nowhere.invalid/db', 'there is no such host'],
  ['breaks off in the password', 'postgres://somebody:PASSWORD#1@127.0.0.1/db', 'it is no address'],
  ['has a port beyond all', 'postgres://somebody:PASSWORD@127.0.0.1:99999/db', 'it is no address'],
])('a DATABASE_URL that %s', async (_, url, reason) => {
  const said = await complaint({ DATABASE_URL: url.replace('PASSWORD', PASSWORD) });
  expect(said).toContain(`DATABASE_URL cannot be reached (${reason}`);
});

it.each(['postgress://somebody:PASSWORD@127.0.0.1/db', 'postgres:/somebody:PASSWORD@127.0.0.1/db', 'PASSWORD', ''])(
  'a mistyped DATABASE_URL: %s',
  async (url) => {
    expect(await complaint({ DATABASE_URL: url.replace('PASSWORD', PASSWORD) })).toBe(
      'Error: DATABASE_URL names no database: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
    );
  },
);

it('servers that take the connection and never answer', async () => {
  const { port } = await listening(createServer());
  const place = `somebody:${PASSWORD}@127.0.0.1:${port}`;
  const [database, redis] = await Promise.all([
    complaint({ DATABASE_URL: `postgres://${place}/db` }),
    complaint({ REDIS_URL: `redis://${place}` }),
  ]);
  expect(database).toContain('DATABASE_URL cannot be reached (it does not answer within 10 seconds)');
  expect(redis).toContain('REDIS_URL cannot be reached');
});

it('a REDIS_URL that nobody listens at', async () => {
  const url = `redis://somebody:${PASSWORD}@127.0.0.1:${await freePort()}`;
  expect(await refused({ REDIS_URL: url })).toMatch(/^REDIS_URL cannot be reached: /);
});

it.each([
  ['redis://somebody:PASSWORD@127.0.0.1:PORT,127.0.0.1:PORT', 'cannot be reached'],
  ['redis://somebody:PASSWORD#1@127.0.0.1', 'names no Redis server'],
  ['redsi://somebody:PASSWORD@127.0.0.1', 'names no Redis server'],
])('a REDIS_URL that leads nowhere: %s', async (url, reason) => {
  const address = url.replace('PASSWORD', PASSWORD).replaceAll('PORT', String(await freePort()));
  expect(await complaint({ REDIS_URL: address })).toContain(`REDIS_URL ${reason}`);
});

it('play ends quietly when nobody reads on, as with head -1', async () => {
  const folder = 'test/conversations';
  const scripts = (await readdir(folder)).filter((name) => /^appointment-.*\.yaml$/.test(name));
  const command = ['bin/holdfast.js', 'play', '--json', ...scripts.map((name) => `${folder}/${name}`)];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.once('data', () => child.stdout.destroy());
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, stderr]).toEqual([0, '']);
});

async function listening(server: Server): Promise<{ readonly port: number }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0 };
}
