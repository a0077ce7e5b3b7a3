import type { Bell } from '../../ports/bell.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { HandoverNews } from '../../ports/news.ts';
import { RedisBell } from './bell.ts';
import { RedisConversations } from './conversations.ts';
import { type Database, openDatabase } from './database.ts';
import { type Eviction, evictionOn } from './eviction.ts';
import { Hints } from './hints.ts';
import { Keys } from './keys.ts';
import { type Loss, lossesOn } from './loss.ts';

/** Conversations only: bookings and customers need a database that can refuse an overlap. */
export interface RedisStore {
  readonly conversations: Conversations;
  readonly bell: Bell;
  /** Whether Redis answers. */
  ready(): Promise<boolean>;
  /** What is wrong with how the server lets go of data: nothing, that it may come to it, or that it does. */
  eviction(): Promise<Eviction>;
  /** How it may lose what it has said yes to. */
  losses(): Promise<readonly Loss[]>;
  /** Removes everything under the store's prefix; refuses without one. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisOptions {
  /** Sets this store's keys apart from others on the same server. */
  readonly prefix?: string;
  /** How long a context lives after the last message, by flow (B6, B7). Infinity: as long as its conversation. */
  readonly contextSeconds?: (flow: string) => number;
  /** How long everything else of a conversation lives: its header, its turns, the events it has seen (X4). */
  readonly keepSeconds?: number;
  /** How often the hints are worked out anew, by one of all processes. */
  readonly rebuildSeconds?: number;
  readonly commandMillis?: number;
  /** Where it is told that a conversation was handed over; nobody is told without it. */
  readonly news?: HandoverNews;
}

const DAY_SECONDS = 24 * 60 * 60;
const CONTEXT_SECONDS = 900;
const PULSE_MILLIS = 60_000;

/** Redis at `redis://host:port/db`, or a cluster at `redis://host:port,host:port,…`. */
export async function openRedis(url: string, options: RedisOptions = {}): Promise<RedisStore> {
  const {
    prefix = '',
    contextSeconds = () => CONTEXT_SECONDS,
    keepSeconds = 30 * DAY_SECONDS,
    rebuildSeconds = 300,
    commandMillis = 5_000,
    news = null,
  } = options;
  const database = await openDatabase(url, { commandMillis });
  const keys = new Keys(prefix);
  const hints = new Hints(database, keys, rebuildSeconds * 1000);
  const lives = {
    keepMillis: keepSeconds * 1000,
    contextMillis: (flow: string) => Math.ceil(contextSeconds(flow) * 1000),
  };
  const bell = new RedisBell(database, prefix);
  return {
    conversations: new RedisConversations({ database, keys, hints, lives, news }),
    bell,
    // Only writing shows that it can be written: a replica, or a server that is full, still answers questions.
    ready: () =>
      database.command('set', keys.pulse, '1', 'px', PULSE_MILLIS).then(
        () => true,
        () => false,
      ),
    eviction: () => evictionOn(database),
    losses: () => lossesOn(database),
    clear: () => clear(database, keys),
    close: async () => {
      await bell.close();
      await hints.written();
      await database.close();
    },
  };
}

async function clear(database: Database, keys: Keys): Promise<void> {
  if (keys.prefix === '') throw new Error('a store without a prefix is not cleared: the server may hold other data');
  for await (const found of database.scan(keys.everything)) {
    await Promise.all(found.map((key) => database.command('unlink', key)));
  }
}
