import { randomUUID } from 'node:crypto';
import { catalogueOf } from '../flows/salon/catalogue.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Store } from '../ports/store.ts';
import { findTalk, type Sought, type Talk } from '../ports/talk.ts';
import { memoryStore } from '../storage/memory/store.ts';
import type { Answering } from '../storage/postgres/store.ts';
import type { RedisOptions as Options, RedisStore } from '../storage/redis/store.ts';
import { type Writing, writtenBusinesses } from './businesses.ts';
import type { Config } from './config.ts';
import { databaseIn } from './early.ts';
import { type Errand, type ErrandAnswers, isErrand, run } from './life/errands.ts';

/** Where Holdfast keeps what it is told: what `start` writes by and `replay` reads by. */
export interface Kept {
  readonly dataDirectory: string;
  readonly config: Pick<Config, 'database' | 'redis'> & Writing;
  /** Where people reach the server that has it open. */
  readonly publicUrl?: () => string;
}

/** How long a context lives in Redis depends on what is served. */
type RedisOptions = Options & { readonly writing?: Writing };

/** The store that the settings name. */
export async function openSettled(kept: Kept): Promise<Store> {
  const { dataDirectory, config } = kept;
  const { database, redis } = config;
  let whole: Store | null = null;
  const answer: Answering = (question, store) => answerTo(question, whole ?? store, kept);
  const base = await openStore(database ?? embeddedIn(dataDirectory), 'DATABASE_URL', answer);
  if (!redis) return base;
  try {
    whole = await withRedis(base, redis, { writing: config }, 'REDIS_URL');
    return whole;
  } catch (error) {
    await base.close();
    throw error;
  }
}

/** How whoever has an embedded database answers those who may not open it: what was said, and errands (G5). */
async function answerTo(text: string, store: Store, { config, publicUrl }: Kept): Promise<string> {
  const question: unknown = JSON.parse(text);
  const reached = publicUrl === undefined ? {} : { publicUrl: publicUrl() };
  if (isErrand(question)) return JSON.stringify(await run(store, config, { ...reached, ...question }));
  return JSON.stringify(await findTalk(store, question as Sought));
}

/** Runs an errand where the settings say: by the process that has the database to itself, or here. */
export async function runErrand<One extends Errand>(kept: Kept, errand: One): Promise<ErrandAnswers[One['errand']]> {
  const { database } = kept.config;
  const name = database ?? embeddedIn(kept.dataDirectory);
  if (name.startsWith(PGLITE)) {
    const { askOwner } = await import('../storage/postgres/talks.ts');
    const answered = await askOwner(name.slice(PGLITE.length), JSON.stringify(errand));
    if (answered !== null) return JSON.parse(answered) as ErrandAnswers[One['errand']];
  }
  const store = await openSettled(kept);
  try {
    return (await run(store, kept.config, errand)) as ErrandAnswers[One['errand']];
  } finally {
    await store.close();
  }
}

/** Looks for a conversation where the settings say, beside a server that may be running there. Changes nothing. */
export async function findStored({ dataDirectory, config }: Kept, sought: Sought): Promise<Talk | null> {
  const { database, redis } = config;
  const name = database ?? embeddedIn(dataDirectory);
  if (!redis) return findIn(name, sought);
  // The businesses as they were at each turn are in the database all the same (X3).
  const store = await withRedis(memoryStore(), redis, {}, 'REDIS_URL');
  return findIn(name, sought, store.conversations).finally(() => store.close());
}

async function findIn(name: string, sought: Sought, elsewhere?: Conversations): Promise<Talk | null> {
  const { findInPglite, findInPostgres } = await import('../storage/postgres/talks.ts');
  if (name.startsWith(PGLITE)) return findInPglite(name.slice(PGLITE.length), sought, elsewhere);
  await reachable(name, 'DATABASE_URL');
  return findInPostgres(name, sought, elsewhere);
}

const PGLITE = 'pglite:';

function embeddedIn(dataDirectory: string): string {
  return `${PGLITE}${databaseIn(dataDirectory)}`;
}

/** The database drivers and the server are large, and most commands need neither: they are loaded when asked for. */
export async function openStore(name: string, setting = '--store', answer?: Answering): Promise<Store> {
  if (name === 'memory') return memoryStore();
  if (isRedis(name)) return withRedis(memoryStore(), name, {}, setting);
  const { openPglite, openPostgres } = await import('../storage/postgres/store.ts');
  if (name === 'pglite') return openPglite(null);
  if (name.startsWith(PGLITE)) return openPglite(name.slice(PGLITE.length), answer);
  await reachable(name, setting);
  return openPostgres(name);
}

/** A database that cannot be reached is said to be so at once, by the setting that names it and without its password. */
async function reachable(url: string, setting: string): Promise<void> {
  if (!isPostgres(url)) {
    // What was written is not repeated: it may hold a password.
    throw new Error(`${setting} names no database: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.`);
  }
  const { whyUnreachable } = await import('../storage/postgres/reach.ts');
  const reason = await whyUnreachable(url);
  if (reason !== null) {
    throw new Error(`${setting} cannot be reached (${reason}): check the address, and that the server is running.`);
  }
}

function isRedis(name: string): boolean {
  return /^rediss?:\/\//.test(name);
}

function isPostgres(name: string): boolean {
  return /^postgres(ql)?:\/\//.test(name);
}

/** The same store with its conversations in Redis. */
export async function withRedis(
  base: Store,
  url: string,
  { writing = {}, ...options }: RedisOptions = {},
  setting = '--store',
): Promise<Store> {
  const { openRedis } = await import('../storage/redis/store.ts');
  const salons = writtenBusinesses(writing).filter(({ flows }) => flows.includes('salon'));
  const salonSeconds = 60 * Math.max(15, ...salons.map((business) => catalogueOf(business).lifeMinutes));
  // The salon's context goes when its time is over (B6); other flows say themselves, by the clock, what has expired.
  const contextSeconds = (flow: string) => (flow === 'salon' ? salonSeconds : Number.POSITIVE_INFINITY);
  const redis = isRedis(url)
    ? await openRedis(url, { contextSeconds, news: base.news, ...options }).catch(() => null)
    : null;
  if (redis === null) throw new Error(`${setting} names no Redis server: write it as redis://USER:PASSWORD@HOST:PORT.`);
  if (!(await redis.ready())) {
    await redis.close();
    throw new Error(
      `${setting} cannot be reached: check the address and the password, and that the Redis server is running.`,
    );
  }
  const warnings = await warningsAbout(redis, setting);
  const close = async (): Promise<void> => {
    if (options.prefix !== undefined) await redis.clear();
    await redis.close();
    await base.close();
  };
  const ready = async () => (await base.ready()) && (await redis.ready());
  return { ...base, conversations: redis.conversations, bell: redis.bell, ready, close, warnings };
}

/** A server that throws away what it holds is refused; one that may come to it, or does not tell, is warned of (X4). */
async function warningsAbout(redis: RedisStore, setting: string): Promise<readonly string[]> {
  const losses = (await redis.losses()).map((loss) => LOSSES[loss]);
  const eviction = await redis.eviction();
  const remedy = 'set maxmemory-policy to noeviction';
  switch (eviction.kind) {
    case 'none':
      return losses;
    case 'evicts':
      await redis.close();
      throw new Error(
        `${setting} names a Redis server that throws away data when it is full (${eviction.policy}): ${remedy}.`,
      );
    case 'possible':
      return [
        `Redis would throw away data if it were given a limit of memory (${eviction.policy}): ${remedy}.`,
        ...losses,
      ];
    case 'unknown':
      return [`Redis does not tell what it does when it is full: ${remedy}, or talks may be lost.`, ...losses];
  }
}

/** What whoever starts it should do about each. */
const LOSSES: { readonly [loss in Awaited<ReturnType<RedisStore['losses']>>[number]]: string } = {
  memory_only: 'Redis keeps nothing on disk, so that a restart forgets every talk: set appendonly to yes.',
  last_second: 'Redis may lose the last second when the power fails: set appendfsync to always.',
  no_replicas: 'The Redis cluster has no replicas: talks on a server that dies wait until it is back.',
  stale_replicas:
    'A replica of the Redis cluster may take over with what it had long ago: set cluster-replica-validity-factor above 0.',
};

export async function openFreshStore(name: string, writing: Writing = {}): Promise<Store> {
  if (isRedis(name)) return withRedis(memoryStore(), name, { prefix: `play-${randomUUID()}:`, writing });
  if (name === 'pglite') return (await import('../storage/postgres/store.ts')).openFreshPglite();
  if (!isPostgres(name)) return openStore(name);
  await reachable(name, '--store');
  const { freshDatabase } = await import('../storage/postgres/fresh.ts');
  const database = await freshDatabase(name);
  const store = await openStore(database.url);
  const close = async (): Promise<void> => {
    await store.close();
    await database.drop();
  };
  return { ...store, close };
}
