import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { startServer } from '../test/postgres/server.ts';

/** As many as Holdfast opens by itself. */
export const CONNECTIONS = 10;

/** An empty database on a PostgreSQL that waits for the disk as in production, or on the one that `DATABASE_URL` names. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const { url, drop } = await freshDatabase(server.url);
  try {
    await work(url);
  } finally {
    await drop();
    await server.stop();
  }
}
