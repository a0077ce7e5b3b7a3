import { memoryStore } from '../src/storage/memory/store.ts';
import { openRedis } from '../src/storage/redis/store.ts';
import { findServer, startCluster, startServer } from '../test/redis/server.ts';
import { MESSAGES } from './conversation.ts';
import { holdfastOn, type Opened } from './holdfast.ts';
import { measure, WARM_AT_ONCE, warmUp } from './measure.ts';
import { compare } from './table.ts';

/**
 * The whole turn with its conversations in Redis, every write on the disk before it is answered: one server, three that share the
 * keys, and three with a replica each, where a write counts only when the replica has it too (`replicated.ts`).
 */
export async function redis(): Promise<void> {
  const program = await findServer();
  if (program === null) {
    console.log('There is no redis-server on this machine, and none may be installed.');
    return;
  }
  const [one, three, replicated] = [
    await startServer(program, { durable: true }),
    await startCluster(program, { durable: true, replicas: 0 }),
    await startCluster(program, { durable: true, replicas: 1 }),
  ];
  const contenders = [
    { name: 'one server', ...(await holdfastIn(one.url)) },
    { name: 'three', ...(await holdfastIn(three.url)) },
    { name: 'and replicas', ...(await holdfastIn(replicated.url)) },
  ];
  try {
    for (const { turn } of contenders) await warmUp(() => measure(turn, MESSAGES.length, WARM_AT_ONCE, 1));
    await compare(
      contenders.map(({ name, turn }) => ({
        name,
        measure: (atOnce, seconds) => measure(turn, MESSAGES.length, atOnce, seconds),
      })),
      'three',
    );
  } finally {
    for (const { close } of contenders) await close();
    for (const { stop } of [one, three, replicated]) await stop();
  }
}

/** What is booked stays in memory: only the talk is in Redis. */
async function holdfastIn(url: string): Promise<Opened> {
  const { conversations, ready, close } = await openRedis(url);
  return holdfastOn({ ...memoryStore(), conversations, ready, close });
}
