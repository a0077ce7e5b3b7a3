import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { dataDirectory } from '../holdfast.ts';

it('npm start passes on that it is to stop: nothing of it goes on', async () => {
  const folder = await dataDirectory();
  // The same command on what is built already, without building it.
  const start = about.scripts.start.replace('npm run program', 'true').replace('bin/', `${resolve('bin')}/`);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  const npm = spawn('npm', ['start', '--', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: 'memory', HOLDFAST_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
  });
  // Whoever started it hears of the end of all that it started: only then is what they read from closed.
  const closed = once(npm.stdout, 'close');
  for await (const line of createInterface({ input: npm.stdout })) {
    const address = /ready at (http:\/\/\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    npm.kill('SIGTERM');
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    return;
  }
  expect.fail('it never was ready');
}, 60_000);
