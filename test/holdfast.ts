import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { BRIEF } from './program.ts';

/** The program itself, as `npm run build` made it and people run it; whatever still runs of it ends with the test. */

type Environment = { readonly [name: string]: string | undefined };

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly address: string;
  readonly process: ChildProcess;
}

export const OPERATOR = 'the-operators-own-token';

/** Runs a command to its end. */
export async function holdfast(args: readonly string[], environment: Environment = {}): Promise<Ended> {
  const child = spawnHoldfast(args, environment);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, stdout, stderr };
}

/** Starts a server and waits until it says where it is. */
export async function startHoldfast(directory: string, environment: Environment = {}): Promise<Running> {
  const child = spawnHoldfast(['start', '--port', '0', '--data', directory], environment);
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { address, process: child };
  }
  throw new Error('The server ended before it was ready.');
}

function spawnHoldfast(args: readonly string[], environment: Environment) {
  const settings = { HOLDFAST_OPERATOR_TOKEN: OPERATOR, HOLDFAST_LOG_LEVEL: 'error' };
  const outside = { DATABASE_URL: undefined, REDIS_URL: undefined, PORT: undefined };
  const child = spawn(process.execPath, [...BRIEF, 'bin/holdfast.js', ...args], {
    env: { ...process.env, ...outside, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export async function dataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'holdfast-data-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

export interface Chat {
  readonly id: string;
  say(text: string): Promise<{ readonly state: string }>;
  /** The conversation's id in the store, as the operator sees it. */
  storedId(): Promise<string>;
}

/** A web chat with the dentist. */
export async function openChat({ address }: Running): Promise<Chat> {
  const at = `${address}/v1/northside/conversations`;
  const { id, token } = await answer<{ id: string; token: string }>(at, '', 'POST');
  return {
    id,
    say: (said) => answer(`${at}/${id}/messages`, token, 'POST', { text: said }),
    storedId: async () => (await answer<{ id: string }>(`${at}/${id}`, OPERATOR, 'GET')).id,
  };
}

async function answer<T>(url: string, token: string, method: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()) as T;
}
