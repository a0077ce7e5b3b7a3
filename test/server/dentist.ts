import type { FastifyInstance } from 'fastify';
import { house } from '../../src/app/house.ts';
import { builtDiagrams } from '../../src/server/diagrams.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

/** The real thing on a Monday morning: the demo businesses, on the store in memory, at one address over restarts. */
export interface Dentist {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const OPERATOR = 'the-operators-own-token';

export function createDentist(): Dentist {
  const clock = house.virtualClock('2026-03-02T09:05:00.000Z');
  const opening = house.openStore('memory');
  let server: FastifyInstance | null = null;
  let port = 0;
  return {
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    async start() {
      const telemetry = createObserver({ level: 'silent' });
      const { app } = await house.compose({ store: await opening, clock, observer: telemetry, channels: [] });
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
