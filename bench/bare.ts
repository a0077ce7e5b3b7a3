import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** A server that answers the clients of `http` with an answer of ordinary size and does nothing else. */
export interface Bare {
  readonly address: string;
  close(): Promise<unknown>;
}

const ANSWER = { replies: [{ id: randomUUID(), text: 'x'.repeat(250), language: 'en' }], state: 'offered' };

function answerTo(url: string): { readonly status: number; readonly body: object } {
  if (url.endsWith('/messages')) return { status: 200, body: ANSWER };
  return { status: 201, body: { id: randomUUID(), token: 'x'.repeat(88) } };
}

/** Node's own server: the body read, parsed, answered in JSON. */
export async function bareNode(): Promise<Bare> {
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (text !== '') JSON.parse(text);
      const { status, body } = answerTo(request.url ?? '');
      const json = JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) });
      response.end(json);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: async () => server.close() };
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => resolve(text));
  });
}

/** Fastify as it comes: no log, no schema, no hook. */
export async function bareFastify(): Promise<Bare> {
  const server = Fastify();
  const routes = ['/v1/:business/conversations', '/v1/:business/conversations/:id/messages'];
  for (const route of routes) {
    server.post(route, async (request, reply) => {
      const { status, body } = answerTo(request.url);
      return reply.code(status).send(body);
    });
  }
  return { address: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() };
}
