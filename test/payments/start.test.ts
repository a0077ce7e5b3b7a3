import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

it('D9 an empty secret ends the start with 1 and a sentence that names it, before anything is opened', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'holdfast-empty-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const command = ['bin/holdfast.js', 'start', '--port', '0', '--data', directory];
  const env = { ...process.env, DATABASE_URL: undefined, HOLDFAST_SANDBOX_SECRET: '' };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(said).toContain('HOLDFAST_SANDBOX_SECRET is set but empty');
  expect(await readdir(directory)).toEqual([]);
}, 60_000);
