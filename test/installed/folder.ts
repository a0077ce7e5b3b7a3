import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { freePort } from '../program.ts';

export const installed = inject('installed');

type Environment = { readonly [name: string]: string };

export interface Ended {
  readonly code: number | null;
  /** What came on either stream, in order. */
  readonly output: string;
}

/**
 * A folder outside the checkout in which the packed program is installed: its commands are run there by bash, as people type them.
 * `npx` only saves the look into the registry; where the guides say port 3000, any free one is taken.
 */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'holdfast-folder-'));
  /** What the person at the keyboard has set. */
  readonly environment: { [name: string]: string } = { HOLDFAST_OPERATOR_TOKEN: 'the-operators-own-token' };
  readonly #servers: ChildProcess[] = [];
  #port = 0;

  constructor() {
    symlinkSync(join(installed ?? '', 'node_modules'), join(this.path, 'node_modules'));
    this.write('.bin/npx', '#!/bin/sh\ncommand=$1; shift\nexec "./node_modules/.bin/$command" "$@"\n', 0o755);
  }

  write(name: string, content: string, mode = 0o644): void {
    mkdirSync(dirname(join(this.path, name)), { recursive: true });
    writeFileSync(join(this.path, name), content, { mode });
  }

  /** Runs what somebody types, to its end. */
  async run(commands: string): Promise<Ended> {
    const child = this.#spawn(`exec 2>&1; set -e; ${commands}`);
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { code: code as number | null, output };
  }

  /** Starts the folder's server, unless it runs already, and waits until it says where it is. */
  async start(command: string): Promise<string> {
    if (this.#servers.length > 0) return `http://127.0.0.1:${this.#port}`;
    this.#port = await freePort();
    const child = this.#spawn(`exec 2>&1; exec ${command}`);
    this.#servers.push(child);
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      const address = /ready at (http:\S+)/.exec(line)?.[1];
      if (address === undefined) continue;
      child.stdout.resume();
      return address;
    }
    throw new Error(`The server ended before it was ready:\n${said.join('\n')}`);
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 });
  }

  #spawn(commands: string) {
    const outside: Environment = { PORT: String(this.#port), HOLDFAST_LOG_LEVEL: 'error', ...this.environment };
    const { PATH = '', HOME = '' } = process.env;
    return spawn('bash', ['-c', commands.replaceAll('localhost:3000', `127.0.0.1:${this.#port}`)], {
      cwd: this.path,
      env: { PATH: `${join(this.path, '.bin')}:${PATH}`, HOME, ...outside },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
