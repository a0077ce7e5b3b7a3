import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHoldfast } from '../../src/exports/holdfast.ts';
import { installDebian } from '../debian.ts';
import { MAJORS, type Major, type Server, startServer } from './server.ts';

const DEPLOY = resolve(import.meta.dirname, '../../deploy');

/** The server that this machine's pg_dump can read; null where there is none, and none may be installed. */
const major = dumpable() ?? afterInstalling();
if (major === null && process.env['CI'] === 'true') throw new Error('there is no pg_dump to test with');

function dumpable(): Major | null {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const found = Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
  return MAJORS.findLast((one) => one <= found) ?? null;
}

function afterInstalling(): Major | null {
  installDebian('postgresql-client');
  return dumpable();
}

/** Stands for `docker compose`: what would run beside the database runs here, the rest is only noted. */
const DOCKER = `#!/bin/sh
if [ "$2" = exec ]; then shift 4; exec "$@"; fi
echo "$*" >> "$DOCKER_LOG"
`;

describe.skipIf(major === null)('deploy/backup.sh and deploy/restore.sh, on a real PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-backup-'));
  const log = join(folder, 'docker.log');
  let server: Server;
  let url = '';

  beforeAll(async () => {
    server = await startServer({ durable: false, ...(major !== null && { major }) });
    const at = new URL(server.url);
    const admin = new pg.Client(server.url);
    await admin.connect();
    await admin.query('create role holdfast superuser login');
    await admin.query('create database holdfast owner holdfast');
    await admin.end();
    url = `postgres://holdfast@${at.host}/holdfast`;
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function script(name: string, file: string) {
    const { hostname, port } = new URL(url);
    const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
    const env = { PATH, PGHOST: hostname, PGPORT: port, DOCKER_LOG: log };
    return spawnSync('bash', [join(DEPLOY, name), file], { env, encoding: 'utf8' });
  }

  /** Somebody talks to the dentist until it is booked. */
  async function booked(address: string): Promise<void> {
    const holdfast = createHoldfast({ store: url, demo: true, settings: { HOLDFAST_LOG_LEVEL: 'silent' } });
    const to = { business: 'northside', channel: 'webchat', address };
    for (const text of ['any time on Friday', 'the first', 'yes']) {
      await holdfast.handle({ to, eventId: text, event: { kind: 'message', text } });
    }
    await holdfast.close();
  }

  async function bookings(): Promise<number> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('select count(*)::int as count from bot.bookings');
    await client.end();
    return (rows[0] as { readonly count: number }).count;
  }

  it('what was backed up is there again after a restore, and what came later is not', async () => {
    const file = join(folder, 'all.dump');
    await booked('first');
    expect(script('backup.sh', file)).toMatchObject({ status: 0, stdout: `Everything up to now is in ${file}\n` });
    await booked('second');
    expect(await bookings()).toBe(2);
    const restored = script('restore.sh', file);
    expect([restored.status, restored.stdout], restored.stderr).toEqual([0, `What ${file} holds is served again\n`]);
    expect(await bookings()).toBe(1);
    expect(readFileSync(log, 'utf8')).toBe('compose stop holdfast\ncompose start holdfast\n');
    await booked('third');
    expect(await bookings(), 'it goes on from there').toBe(2);
  });

  it('a file that is no backup leaves what was there, whole', async () => {
    const before = await bookings();
    const broken = join(folder, 'broken.dump');
    writeFileSync(broken, readFileSync(join(folder, 'all.dump')).subarray(0, 20_000));
    expect(script('restore.sh', broken).status).not.toBe(0);
    expect(script('restore.sh', join(folder, 'none.dump')).stderr).toContain('is empty or not there');
    expect(await bookings()).toBe(before);
  });
});
