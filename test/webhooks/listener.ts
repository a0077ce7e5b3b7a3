import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOfServer } from '../program.ts';

/** What a listener was sent, as it came over the wire. */
export interface Posted {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
}

export interface TestListener {
  readonly url: string;
  readonly posted: readonly Posted[];
  /** Resolves once so much has come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Somebody outside who listens, on a real socket; what is not answered by `answer` is taken. */
export async function listen(
  answer: (posted: Posted, response: ServerResponse) => void = accept,
): Promise<TestListener> {
  const posted: Posted[] = [];
  const waiting = new Set<() => void>();
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { body: Buffer.concat(parts).toString(), headers: request.headers, path: request.url ?? '' };
      posted.push(one);
      answer(one, response);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${portOfServer(server)}/hooks`,
    posted,
    close,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (posted.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

export function accept(_: Posted, response: ServerResponse): void {
  response.writeHead(204).end();
}

export function answering(status: number, headers: { readonly [name: string]: string } = {}) {
  return (_: Posted, response: ServerResponse): void => {
    response.writeHead(status, headers).end();
  };
}
