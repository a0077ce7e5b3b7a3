import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { laidOut } from '../../scripts/layout.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { createToyApp, type ToyApp } from '../server/toyapp.ts';

/** A listening server over the toy app that can be stopped and started again at the same address. */
export interface ToyServer {
  readonly app: ToyApp;
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Stopped after the test. */
export async function startToyServer(): Promise<ToyServer> {
  const app = createToyApp();
  let server: FastifyInstance | null = null;
  let port = 0;
  const toyServer: ToyServer = {
    app,
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    async start() {
      const telemetry = createObserver({ level: 'silent' });
      const created = await createServer(app, {
        operatorToken: 'the-operators-own-token',
        secret: 'a secret for the tests',
        demo: true,
        telemetry,
        diagrams: await laidOut(app.engine.businesses.values()),
        pollMs: 100,
      });
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
  await toyServer.start();
  onTestFinished(() => toyServer.stop());
  return toyServer;
}
