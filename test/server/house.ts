import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../../src/server/config.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';
import { createToyApp, type ToyApp } from './toyapp.ts';

export const OPERATOR = 'the-operators-own-token';

interface ToyHouse {
  readonly app: ToyApp;
  readonly server: FastifyInstance;
  /** The log, one object a line. */
  readonly log: () => readonly { readonly [field: string]: unknown }[];
}

/** A server over the toy app, closed after the test. */
export async function openToyHouse(config: Partial<ServerConfig> = {}): Promise<ToyHouse> {
  const app = createToyApp();
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await createServer(app, {
    operatorToken: OPERATOR,
    secret: 'a secret for the tests',
    telemetry: createObserver({ destination }),
    ...config,
  });
  onTestFinished(() => server.close());
  const log = () => lines.map((line) => JSON.parse(line) as { readonly [field: string]: unknown });
  return { app, server: server as unknown as FastifyInstance, log };
}

/** Where a listening server is reached. */
export function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export interface Chat {
  readonly id: string;
  readonly token: string;
  readonly path: string;
}

export async function openChat(server: FastifyInstance): Promise<Chat> {
  const response = await server.inject({ method: 'POST', url: '/v1/toys/conversations' });
  const { id, token } = response.json<{ id: string; token: string }>();
  return { id, token, path: `/v1/toys/conversations/${id}` };
}

export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function say(server: FastifyInstance, chat: Chat, payload: object) {
  return server.inject({ method: 'POST', url: `${chat.path}/messages`, headers: bearer(chat.token), payload });
}
