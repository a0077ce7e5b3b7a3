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
  /** Does nothing any more, and holds its connections, as one does that is cut off. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Whether every write is on the disk before it is answered. */
  readonly durable: boolean;
  readonly cluster?: boolean;
}

export interface ClusterOptions {
  /** Of each of the three. */
  readonly replicas: 0 | 1;
  readonly durable: boolean;
}

const run = promisify(execFile);
const STARTS_MAX = 3;
/** After which the others of a cluster take one for dead. */
const NODE_TIMEOUT_MILLIS = 1_500;

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
  const haste = ['--cluster-node-timeout', String(NODE_TIMEOUT_MILLIS), '--repl-diskless-sync-delay', '0'];
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', home, '--save', ''];
  return [...place, ...disk, ...(cluster ? [...together, ...haste] : [])];
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
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
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
  readonly servers: readonly Server[];
  /** Resolves when all of its servers are there, agree with each other, and have their replicas. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** Three servers that share the slots among them, and their replicas. */
export async function startCluster(program: string, { replicas, durable }: ClusterOptions): Promise<RedisCluster> {
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (let n = 0; n < 3 * (1 + replicas); n += 1) {
      servers.push(await startServer(program, { durable, cluster: true }));
    }
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`);
    await run('redis-cli', ['--cluster', 'create', ...hosts, '--cluster-replicas', String(replicas), '--cluster-yes']);
    const whole = async (): Promise<void> => {
      await Promise.all(servers.map(({ port }) => untilTogether(port, servers.length, replicas)));
    };
    await whole();
    return { url: `redis://${hosts.join(',')}`, servers, whole, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const LOOKS_MAX = 600;

/** Each server must have heard of all the others before it answers for its slots, and each replica must have caught up. */
async function untilTogether(port: number, count: number, replicas: number): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const [info, nodes, replication] = await Promise.all([
      asked(port, 'cluster', 'info'),
      asked(port, 'cluster', 'nodes'),
      asked(port, 'info', 'replication'),
    ]);
    const known = nodes.split('\n').filter((line) => line !== '' && !/fail|handshake|noaddr/.test(line));
    const follows = /role:master\s+connected_slaves:(\d+)/.exec(replication)?.[1];
    const isInStep = follows === undefined ? replication.includes('link_status:up') : Number(follows) >= replicas;
    const isAgreed = known.length === count && known.filter((line) => line.includes('slave')).length === count - 3;
    if (info.includes('cluster_state:ok') && isAgreed && isInStep) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the cluster does not come together');
}

function asked(port: number, ...told: readonly string[]): Promise<string> {
  return run('redis-cli', ['-p', String(port), ...told]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** Says something to one of the servers, as its keeper would. */
export function tell({ port }: Server, ...told: readonly string[]): Promise<string> {
  return asked(port, ...told);
}

export async function isMaster({ port }: Server): Promise<boolean> {
  return (await asked(port, 'role')).startsWith('master');
}

/** The server of a whole cluster that is written to for a key, and its replica. */
export async function holdersOf({ servers }: RedisCluster, key: string): Promise<{ master: Server; replica: Server }> {
  const port = servers[0]?.port ?? 0;
  const slot = Number(await asked(port, 'cluster', 'keyslot', key));
  const nodes = (await asked(port, 'cluster', 'nodes')).split('\n').map((line) => line.split(' '));
  const isIn = (range: string): boolean => {
    const [from = '', to = from] = range.split('-');
    return slot >= Number(from) && slot <= Number(to);
  };
  const master = nodes.find((fields) => fields[2]?.includes('master') && fields.slice(8).some(isIn));
  const replica = nodes.find((fields) => fields[3] === master?.[0] && fields[2]?.includes('slave'));
  const serverOf = (fields: readonly string[] | undefined): Server => {
    const found = servers.find(({ port }) => fields?.[1]?.startsWith(`127.0.0.1:${port}@`));
    if (!found) throw new Error(`nobody holds ${key}`);
    return found;
  };
  return { master: serverOf(master), replica: serverOf(replica) };
}
