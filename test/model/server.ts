import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** A request as the chat-completions protocol has it; anything else is answered with 400. */
const chatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z
    .array(z.looseObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(2)
    .refine((messages) => messages.at(-1)?.role === 'user', 'the last word must be the user’s'),
  stream: z.literal(false).optional(),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
        schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
        strict: z.boolean(),
      }),
    })
    .optional(),
});

export type ChatRequest = z.infer<typeof chatRequest>;

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, request: ChatRequest) => void;

export interface ModelServer {
  /** Where the API begins. */
  readonly url: string;
  /** Every request that came, well-formed ones only. */
  readonly requests: readonly ChatRequest[];
  /** One behaviour for each of the next requests; the last one stays for all that follow. */
  behave(...behaviours: readonly [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

/** A server on loopback that speaks chat completions as the real ones do, and misbehaves when told. */
export async function openModelServer(): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  let behaviours: readonly Behaviour[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming, response);
    if (request === null) return;
    requests.push(request);
    const [next, ...rest] = behaviours;
    if (rest.length > 0) behaviours = rest;
    next?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (...told) => {
      behaviours = told;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage, response: ServerResponse): Promise<ChatRequest | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') {
    sendError(response, 404, `no such place: ${incoming.method} ${incoming.url}`);
    return null;
  }
  const parsed = chatRequest.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) sendError(response, 400, z.prettifyError(parsed.error));
  return parsed.success ? parsed.data : null;
}

export function sendError(response: ServerResponse, status: number, message: string, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: status } }));
}
