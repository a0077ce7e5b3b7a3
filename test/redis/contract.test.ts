import { conversationsContract } from '../../src/ports/conversations.contract.ts';
import { startCluster } from './server.ts';
import { describeOnRedis, describeWithServers, openFresh, redisProgram, redisUrl } from './testing.ts';

describeOnRedis('one server', () => {
  conversationsContract('Redis', () => openFresh(redisUrl()));
});

describeWithServers('a cluster', () => {
  conversationsContract('a Redis cluster of three with replicas', async () => {
    const cluster = await startCluster(redisProgram(), { replicas: 1, durable: false });
    const store = await openFresh(cluster.url);
    return { conversations: store.conversations, close: () => store.close().then(cluster.stop) };
  });
});
