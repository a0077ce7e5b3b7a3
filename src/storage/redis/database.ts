import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, Redis } from 'ioredis';
import { StoreAway } from '../../ports/away.ts';
import { type Command, Replicated } from './replicated.ts';

export type Value = string | number;

/** A Lua program that Redis runs as one indivisible step. */
export interface Script {
  readonly text: string;
  readonly digest: string;
  /** Whether it only looks. */
  readonly looks: boolean;
}

export function script(text: string, looks = false): Script {
  return { text, looks, digest: createHash('sha1').update(text).digest('hex') };
}

/** What the adapter needs of Redis, whether it is one server or a cluster. */
export interface Database {
  command<Answer>(name: string, ...values: readonly Value[]): Promise<Answer>;
  run<Answer>(script: Script, keys: readonly string[], values: readonly Value[]): Promise<Answer>;
  /** Every key that matches, on every server, some at a time; one that comes or goes meanwhile may be missed. */
  scan(pattern: string): AsyncIterable<readonly string[]>;
  /** What each server that is written to says of itself. */
  info(section: string): Promise<readonly string[]>;
  /** How each of them is set; nothing of one that does not tell. */
  settings(name: string): Promise<readonly string[]>;
  /** Whether the servers of a cluster have replicas; null for a server that is none. */
  replicated(): Promise<boolean | null>;
  /** Hears what is published, on a connection of its own that comes back by itself; answers with how to stop. Each time it comes back, that is told. */
  subscribe(channel: string, heard: (message: string) => void, back: () => void): Promise<() => void>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** A command that takes longer has failed: whether it acted is not known. */
  readonly commandMillis: number;
}

const CONNECT_MILLIS_MAX = 3_000;
const RETRY_MILLIS_MAX = 2_000;
const SCAN_COUNT = 500;

/**
 * Connects to `redis://host:port/db`, or to the cluster that several hosts with commas between them belong to. A
 * server that is away is tried again and again; meanwhile every command fails at once, so that nobody waits (B7).
 */
export async function openDatabase(url: string, options: ConnectionOptions): Promise<Database> {
  const client = url.includes(',') ? clusterAt(url, options) : serverAt(url, options);
  // Without a listener an error ends the process. Each command that fails tells its caller; there is no more to say.
  client.on('error', () => {});
  const late = new AbortController();
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, sleep(CONNECT_MILLIS_MAX, null, late).catch(() => {})]);
  late.abort();
  return databaseOn(client, options);
}

function retryIn(times: number): number {
  return Math.min(50 * 2 ** Math.min(times, 10), RETRY_MILLIS_MAX);
}

function serverAt(url: string, { commandMillis }: ConnectionOptions): Redis {
  return new Redis(url, {
    protocol: 2,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MILLIS_MAX,
    commandTimeout: commandMillis,
    retryStrategy: retryIn,
  });
}

function clusterAt(url: string, { commandMillis }: ConnectionOptions): Cluster {
  const [scheme = '', rest = ''] = url.split('://');
  const [hosts = ''] = rest.slice(rest.lastIndexOf('@') + 1).split('/');
  const account = new URL(`redis://${rest.slice(0, rest.lastIndexOf('@') + 1)}host`);
  const nodes = hosts.split(',').map((host) => {
    const { hostname, port } = new URL(`redis://${host}`);
    return { host: hostname, port: Number(port || 6379) };
  });
  return new Cluster(nodes, {
    lazyConnect: true,
    enableOfflineQueue: false,
    clusterRetryStrategy: retryIn,
    redisOptions: {
      protocol: 2,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MILLIS_MAX,
      commandTimeout: commandMillis,
      ...(account.username ? { username: decodeURIComponent(account.username) } : {}),
      ...(account.password ? { password: decodeURIComponent(account.password) } : {}),
      ...(scheme === 'rediss' ? { tls: {} } : {}),
    },
  });
}

/** Asked once: a cluster that gets replicas later is seen at the next start. What failed is asked again. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw asSeen(error);
    });
    return asked;
  };
}

/** Those that are away count too: it is they who come back without what was stored meanwhile. */
async function hasReplicas(client: Cluster): Promise<boolean> {
  return / (?:myself,)?slave/.test(String(await client.cluster('NODES')));
}

/** What a server answers that is starting, out of room, or not the one to write to just now. */
const TROUBLES = /^(LOADING|OOM|MISCONF|READONLY|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN)/;

/** The error as whoever gave the command sees it: what Redis itself refused, or that it is away. */
function asSeen(error: unknown): unknown {
  const isRefusal = error instanceof Error && error.name === 'ReplyError' && !TROUBLES.test(error.message);
  return isRefusal ? error : new StoreAway(error);
}

function databaseOn(client: Redis | Cluster, { commandMillis }: ConnectionOptions): Database {
  const command = <Answer>(name: string, ...values: readonly Value[]): Promise<Answer> =>
    client.call(name, [...values]).catch((error: unknown) => {
      throw asSeen(error);
    }) as Promise<Answer>;
  const servers = (): readonly Redis[] => (client instanceof Cluster ? client.nodes('master') : [client]);
  const replicated = once(async () => (client instanceof Cluster ? hasReplicas(client) : null));
  const together = client instanceof Cluster ? new Replicated(client, commandMillis / 2) : null;
  /** Where there are replicas, a write counts when one of them has it. */
  const write = async (key: string, [name, ...values]: Command): Promise<unknown> => {
    if (together === null || !(await replicated())) return command(name, ...values);
    return together.write(key, [name, ...values]).catch((error: unknown) => {
      throw asSeen(error);
    });
  };
  return {
    command,
    replicated,
    async run<Answer>({ text, digest, looks }: Script, keys: readonly string[], values: readonly Value[]) {
      const rest = [keys.length, ...keys, ...values];
      const send = (...given: Command) => (looks ? command(...given) : write(keys[0] ?? '', given)) as Promise<Answer>;
      try {
        return await send('evalsha', digest, ...rest);
      } catch (error) {
        // A server that has just started does not know the script yet; it has not run.
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return send('eval', text, ...rest);
      }
    },
    async *scan(pattern) {
      for (const server of servers()) {
        let cursor = '0';
        do {
          const [next, keys] = await server.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_COUNT);
          cursor = next;
          yield keys;
        } while (cursor !== '0');
      }
    },
    info: (section) => Promise.all(servers().map((server) => server.info(section))),
    async settings(name) {
      const told = await Promise.all(servers().map((server) => server.config('GET', name).catch(() => [])));
      return (told as readonly string[][]).flatMap(([, value]) => value ?? []);
    },
    async subscribe(channel, heard, back) {
      // A cluster's client has a connection for it already; a server's would take no other commands any more.
      const listener = client instanceof Cluster ? client : client.duplicate();
      const subscribed = new Promise<void>((resolve) => {
        let isFirst = true;
        const subscribe = () =>
          listener.subscribe(channel).then(
            () => {
              if (!isFirst) back();
              isFirst = false;
              resolve();
            },
            () => resolve(),
          );
        if (listener.status === 'ready') void subscribe();
        listener.on('ready', subscribe);
        if (listener === client) return;
        listener.on('error', () => {});
        (listener as Redis).connect().catch(() => resolve());
      });
      listener.on('message', (to, message) => {
        if (to === channel) heard(message);
      });
      await subscribed;
      return () => {
        if (listener !== client) listener.disconnect();
        else void listener.unsubscribe(channel).catch(() => {});
      };
    },
    async close() {
      client.disconnect();
    },
  };
}
