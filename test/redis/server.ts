import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installDebian } from '../debian.ts';
import { freePort, untilReady } from '../program.ts';

/** A real Redis for as long as somebody needs one; nothing of it remains. */
export interface Server {
  readonly port: number;
  readonly url: string;
  /** Dies at once, as by a power cut. */
  kill(): Promise<void>;
  /** Ends in order. */
  shutDown(): Promise<void>;
  /** Comes back at the same address, with what it wrote to its disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Whether every write is on the disk before it is answered. */
  readonly durable: boolean;
  readonly cluster?: boolean;
}

const run = promisify(execFile);
const STARTS_MAX = 3;

/** The `redis-server` of this machine, Debian's if it may be installed, or null. */
export async function findServer(): Promise<string | null> {
  if (await works('redis-server')) return 'redis-server';
  installDebian('redis-server');
  return (await works('redis-server')) ? 'redis-server' : null;
}

function works(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

export async function startServer(program: string, options: ServerOptions): Promise<Server> {
  const home = await mkdtemp(join(tmpdir(), 'holdfast-redis-'));
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const flags = await flagsFor(home, port, options);
    try {
      return serverOn({ program, flags, home, port }, await listening(program, flags));
    } catch (error) {
      // Somebody may have taken the port between our looking and Redis's listening.
      if (tries < STARTS_MAX) continue;
      await rm(home, { recursive: true, force: true });
      throw error;
    }
  }
}

async function flagsFor(home: string, port: number, { durable, cluster }: ServerOptions): Promise<readonly string[]> {
  const disk = durable ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
  const together = ['--cluster-enabled', 'yes', '--cluster-port', String(await freePort())];
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', home, '--save', ''];
  return [...place, ...disk, ...(cluster ? together : [])];
}

interface Started {
  readonly program: string;
  readonly flags: readonly string[];
  readonly home: string;
  readonly port: number;
}

function serverOn({ program, flags, home, port }: Started, first: ChildProcess): Server {
  let child = first;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill,
    shutDown: () => end('SIGTERM'),
    restart: async () => {
      child = await listening(program, flags);
    },
    stop: async () => {
      await kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function listening(program: string, flags: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const quit = () => void child.kill('SIGKILL');
  return untilReady(child, { name: 'Redis', stream: 'stdout', ready: 'Ready to accept connections', quit });
}

export interface RedisCluster {
  readonly url: string;
  stop(): Promise<void>;
}

/** Three servers that share the slots among them. */
export async function startCluster(program: string): Promise<RedisCluster> {
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (let n = 0; n < 3; n += 1) servers.push(await startServer(program, { durable: false, cluster: true }));
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`);
    await run('redis-cli', ['--cluster', 'create', ...hosts, '--cluster-replicas', '0', '--cluster-yes']);
    await Promise.all(servers.map(({ port }) => untilTogether(port)));
    return { url: `redis://${hosts.join(',')}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const LOOKS_MAX = 300;

/** Each server must have heard of all the others before it answers for its slots. */
async function untilTogether(port: number): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const { stdout } = await run('redis-cli', ['-p', String(port), 'cluster', 'info']);
    if (stdout.includes('cluster_state:ok')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the cluster does not come together');
}
