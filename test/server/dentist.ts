import type { FastifyInstance } from 'fastify';
import { house } from '../../src/app/house.ts';
import type { Store } from '../../src/ports/store.ts';
import { builtDiagrams } from '../../src/server/diagrams.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

/** The real thing on a Monday morning: the demo businesses, on the store in memory, at one address over restarts. */
export interface Dentist {
  readonly address: string;
  /** What outlives a restart. */
  readonly store: Promise<Store>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const OPERATOR = 'the-operators-own-token';

/** `live` serves the console too. */
export function createDentist({ live = false } = {}): Dentist {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const opening = house.openStore('memory');
  let server: FastifyInstance | null = null;
  let port = 0;
  return {
    store: opening,
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    async start() {
      const telemetry = createObserver({ level: 'silent' });
      const { app } = await house.compose({ store: await opening, clock, observer: telemetry, channels: [], live });
      const secret = 'a secret for the tests';
      const diagrams = builtDiagrams();
      const created = await createServer(app, { operatorToken: OPERATOR, secret, demo: true, telemetry, diagrams });
      await created.listen({ port, host: '127.0.0.1' });
      const bound = created.server.address();
      port = typeof bound === 'object' && bound !== null ? bound.port : port;
      server = created as unknown as FastifyInstance;
    },
    async stop() {
      await server?.close();
      server = null;
    },
  };
}
