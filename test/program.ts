import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:net';

/** A process that ends soon is not worth making PGlite's code fast for, which costs more than all it does with it. */
export const BRIEF = ['--liftoff-only'] as const;

const LOG_CHARACTERS_MAX = 20_000;

/** Waits until a program that was started says on one of its streams that it is ready; it ends when we do. */
export function untilReady(
  child: ChildProcess,
  { name, stream, ready, quit }: { name: string; stream: 'stdout' | 'stderr'; ready: string; quit: () => void },
): Promise<ChildProcess> {
  // Whoever started it may end without stopping it.
  process.once('exit', quit);
  return new Promise((resolve, reject) => {
    let log = '';
    child[stream]?.on('data', (chunk: Buffer) => {
      // Only the end is kept: one that recovers may first refuse hundreds, each with a line of its own.
      log = (log + chunk.toString()).slice(-LOG_CHARACTERS_MAX);
      if (log.includes(ready)) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', () => {
      process.off('exit', quit);
      reject(new Error(`${name} did not start:\n${log}`));
    });
  });
}

export function portOfServer(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A port that nobody listens at; somebody may take it before whoever asked does. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = portOfServer(probe);
      probe.close(() => resolve(port));
    });
  });
}
