import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached Chatwoot. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: { readonly [field: string]: unknown };
}

/**
 * A server that speaks Chatwoot's REST protocol as far as it is used here. It keeps the messages it is given, and can be
 * told to answer badly: with a status instead of doing anything, after it acted, or not at all.
 */
export interface ChatwootServer {
  readonly url: string;
  readonly asked: Asked[];
  /** What customers see in the conversation, by its number. */
  readonly said: (conversation: number) => readonly string[];
  readonly statusOf: (conversation: number) => string | undefined;
  /** The next call meets this instead. `lost` does what was asked and then answers 502; `hang` never answers. */
  readonly trip: (...mishaps: (number | 'lost' | 'hang')[]) => void;
  close(): Promise<void>;
}

interface Message {
  readonly id: number;
  readonly content: string;
  readonly content_attributes: unknown;
}

export async function startChatwoot(): Promise<ChatwootServer> {
  const asked: Asked[] = [];
  const messages = new Map<string, Message[]>();
  const statuses = new Map<string, string>();
  const mishaps: (number | 'lost' | 'hang')[] = [];

  function act(method: string, path: string, body: Asked['body']): object | null {
    const [, conversation, what] = /^\/api\/v1\/accounts\/7\/conversations\/(\d+)\/(\w+)$/.exec(path) ?? [];
    if (conversation === undefined) return null;
    const said = messages.get(conversation) ?? [];
    if (what === 'messages' && method === 'GET') return { meta: {}, payload: said };
    if (what === 'messages') {
      const written = { content: String(body['content']), content_attributes: body['content_attributes'] };
      const message = { id: 2000 + said.length, ...written };
      messages.set(conversation, [...said, message]);
      return message;
    }
    if (what !== 'toggle_status') return null;
    statuses.set(conversation, String(body['status']));
    return { payload: { success: true, current_status: body['status'], conversation_id: Number(conversation) } };
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, token: String(headers['api_access_token']), body });
    const mishap = mishaps.shift();
    if (mishap === 'hang') return;
    if (typeof mishap === 'number') return answer(response, mishap, { error: 'told to' });
    if (headers['api_access_token'] !== 'our-token') return answer(response, 401, { error: 'Invalid Access Token' });
    const result = act(method, path, body);
    if (mishap === 'lost') return answer(response, 502, {});
    answer(response, result === null ? 404 : 200, result ?? { error: 'Resource could not be found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    said: (conversation) => (messages.get(String(conversation)) ?? []).map(({ content }) => content),
    statusOf: (conversation) => statuses.get(String(conversation)),
    trip: (...more) => void mishaps.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Asked['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Asked['body']);
}
