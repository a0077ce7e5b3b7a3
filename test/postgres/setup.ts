import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests make databases of their own. */
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: the one at `DATABASE_URL`, or one of our own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const server = await startServer({ durable: false });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
