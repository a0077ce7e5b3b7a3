import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';

/** The command itself, on the embedded database, killed and asked to stop as an operating system does it. */
interface Running {
  readonly address: string;
  readonly process: ChildProcess;
}

const OPERATOR = 'the-operators-own-token';
const processes: ChildProcess[] = [];
const directories: string[] = [];

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true });
});

async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'holdfast-process-'));
  directories.push(directory);
  return directory;
}

async function start(directory: string): Promise<Running> {
  const command = ['--import', 'tsx', 'scripts/dev.ts', 'start', '--port', '0', '--data', directory];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, HOLDFAST_OPERATOR_TOKEN: OPERATOR, HOLDFAST_LOG_LEVEL: 'error', DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { address, process: child };
  }
  throw new Error('The server ended before it was ready.');
}

async function post(url: string, token: string | null, body: object | null) {
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (body !== null) headers['content-type'] = 'application/json';
  const response = await fetch(url, { method: 'POST', headers, body: body === null ? null : JSON.stringify(body) });
  return (await response.json()) as { id: string; token: string; state: string; replies: readonly { id: string }[] };
}

describe('the process', () => {
  it('X4 X5 loses nothing when it is killed in the middle, and ends in peace when asked to', async () => {
    const directory = await dataDirectory();
    const first = await start(directory);
    const { id, token } = await post(`${first.address}/v1/northside/conversations`, null, null);
    const path = `/v1/northside/conversations/${id}`;
    const say = (at: Running, text: string, messageId: string) =>
      post(`${at.address}${path}/messages`, token, { text, messageId });
    await say(first, 'Friday morning', 'm1');
    const chosen = await say(first, 'the first', 'm2');
    expect(chosen.state).toBe('pending');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');

    const second = await start(directory);
    expect(await say(second, 'the first', 'm2')).toEqual(chosen);
    expect((await say(second, 'yes', 'm3')).state).toBe('booked');
    const headers = { authorization: `Bearer ${OPERATOR}` };
    const seen = await (await fetch(`${second.address}${path}`, { headers })).json();
    expect((seen as { turns: readonly object[] }).turns).toHaveLength(3);

    second.process.kill('SIGTERM');
    expect(await once(second.process, 'exit')).toEqual([0, null]);
  }, 300_000);
});
