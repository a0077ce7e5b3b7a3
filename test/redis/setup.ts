import type { TestProject } from 'vitest/node';
import { findServer, startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which each test takes a prefix of its own; null where there is none. */
    readonly redisUrl: string | null;
    /** The program to start servers of one's own with, or null. */
    readonly redisProgram: string | null;
  }
}

/** One Redis for the whole run: the one at `REDIS_URL`, or one of our own. Without either, only CI insists. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await findServer();
  if (program === null && process.env['CI'] === 'true') throw new Error('there is no redis-server to test with');
  if (program === null) console.warn('There is no redis-server on this machine: tests that need one are skipped.');
  project.provide('redisProgram', program);
  const given = process.env['REDIS_URL'];
  if (given || program === null) {
    project.provide('redisUrl', given ?? null);
    return async () => {};
  }
  const server = await startServer(program, { durable: false });
  project.provide('redisUrl', server.url);
  return () => server.stop();
}
