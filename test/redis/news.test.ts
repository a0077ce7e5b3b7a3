import { withRedis } from '../../src/app/stores.ts';
import { newsContract } from '../../src/ports/news.contract.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

describeOnRedis('one server', () => {
  newsContract('a store whose conversations are in Redis', () =>
    withRedis(memoryStore(), redisUrl(), { prefix: `news-${process.pid}:` }),
  );
});
