import { openStore, withRedis } from '../../src/app/stores.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { COMMIT, RECEIVE } from '../../src/storage/redis/scripts.ts';
import { doorContract, type Ground, type Place } from '../doors/door.contract.ts';
import { Wire } from '../doors/wire.ts';
import { startServer as startPostgres } from '../postgres/server.ts';
import { startServer } from './server.ts';
import { describeWithServers, redisProgram } from './testing.ts';

/** Conversations in a Redis that fails; bookings and payments in a PostgreSQL that does not. */
async function openGround(): Promise<Ground> {
  const ledgers = await startPostgres({ durable: false });
  const redis = await startServer(redisProgram(), { durable: true });
  let places = 0;
  async function place(): Promise<Place> {
    const { url } = await freshDatabase(ledgers.url);
    const number = places;
    places += 1;
    const store = await withRedis(await openStore(url), `${redis.url}/${number}`);
    return {
      store,
      close: store.close,
      async connect() {
        const wire = await Wire.to(redis.port);
        const environment = { DATABASE_URL: url, REDIS_URL: `redis://127.0.0.1:${wire.port}/${number}` };
        return { wire, environment };
      },
    };
  }
  const stop = async () => {
    await redis.stop();
    await ledgers.stop();
  };
  return { kill: redis.kill, shutDown: redis.shutDown, restart: redis.restart, stop, place };
}

describeWithServers('Redis', () => {
  // The two that differ most: what comes between them is the doors' and is tried on PostgreSQL.
  const words = { receive: RECEIVE.digest, commit: COMMIT.digest, settle: null };
  doorContract('Redis', words, openGround, ['freezes for good', 'is killed']);
});
