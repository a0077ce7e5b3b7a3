import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Answer {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: { readonly [name: string]: string };
}

/** What goes wrong with the next request: it never arrives, its answer is lost, or the server says no to it. */
export type Fault = 'lost' | 'answer_lost' | 'limited' | 'quota' | 'down' | 'dead_token' | null;

export interface Standin {
  readonly address: string;
  close(): Promise<void>;
}

/** A real server that answers as it is told, and misbehaves as it is told. */
export async function listen(
  answer: (asked: Asked, fault: Fault) => Answer | Promise<Answer>,
  faultFor: (asked: Asked) => Fault,
): Promise<Standin> {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      ...{
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', 'http://standin'),
        headers: request.headers,
      },
      text: Buffer.concat(chunks).toString('utf8'),
    };
    const fault = faultFor(asked);
    if (fault === 'lost') return void request.socket.destroy();
    const { status, json, headers } = refusedBy(fault) ?? (await answer(asked, fault));
    if (fault === 'answer_lost') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(json === undefined ? '' : JSON.stringify(json));
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function refusedBy(fault: Fault): Answer | null {
  switch (fault) {
    case 'limited':
      return { status: 429, headers: { 'retry-after': '1' }, json: { error: { code: 429, message: 'slow down' } } };
    case 'quota':
      return {
        status: 403,
        json: { error: { code: 403, errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
      };
    case 'down':
      return { status: 503, json: null };
    default:
      return null;
  }
}
