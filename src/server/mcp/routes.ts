import { randomUUID } from 'node:crypto';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../api.ts';
import type { House } from '../config.ts';
import { limited } from '../limits.ts';
import { problem } from '../problems.ts';
import { createMcpServer } from './server.ts';

/** So many programs at once; whoever has not been heard of for so long makes way. */
const SESSIONS_MAX = 200;
const IDLE_MILLIS = 30 * 60_000;

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  /** Whose token opened it: no other one uses it. */
  readonly owner: string;
  usedAt: number;
}

/**
 * `/mcp/{business}` over streamable HTTP: for the operator of the business, or the holder of a chat's own token, whose talk it
 * then is. `/mcp` is for whoever operates the house, at all businesses. Off unless it is asked for (decision 22).
 */
export function addMcp(server: Api, house: House, version: string): void {
  const sessions = new Map<string, Session>();
  server.addHook('preClose', async () => {
    await Promise.all([...sessions.values()].map(({ transport }) => transport.close()));
  });
  const url = ['/mcp', '/mcp/:business'];
  for (const path of url) {
    server.route({
      method: ['GET', 'POST', 'DELETE'],
      url: path,
      ...limited('message'),
      schema: { hide: true },
      preParsing: async (request, reply) => {
        await house.passes.refresh();
        if (ownerOf(house, request) === null) {
          reply.header('WWW-Authenticate', 'Bearer');
          return reply.code(401).send(problem('unauthorized', 'Send the token as "Authorization: Bearer …".'));
        }
      },
      handler: (request, reply) => serve(house, sessions, version, request, reply),
    });
  }
}

async function serve(
  house: House,
  sessions: Map<string, Session>,
  version: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const owner = ownerOf(house, request);
  const { business } = request.params as { readonly business?: string };
  if (owner === null || (business !== undefined && !house.app.engine.businesses.has(business)))
    return reply.code(404).send(problem('unknown_business', 'There is no such business.'));
  const named = request.headers['mcp-session-id'];
  const known = typeof named === 'string' ? sessions.get(named) : undefined;
  if (named !== undefined && known?.owner !== owner)
    return reply.code(404).send(problem('unknown_session', 'There is no such session: begin a new one.'));
  if (known === undefined && !isInitializeRequest(request.body))
    return reply.code(400).send(problem('no_session', 'A session begins with initialize.'));
  const session = known ?? (await opened(house, sessions, version, owner, business));
  session.usedAt = performance.now();
  reply.hijack();
  await session.transport.handleRequest(request.raw, reply.raw, request.body);
  return reply;
}

async function opened(
  { app }: House,
  sessions: Map<string, Session>,
  version: string,
  owner: string,
  business: string | undefined,
): Promise<Session> {
  makeRoom(sessions);
  const id = randomUUID();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: () => id });
  const session = { transport, owner, usedAt: performance.now() };
  sessions.set(id, session);
  const businesses = business === undefined ? [...app.engine.businesses.keys()] : [business];
  // A chat's own token speaks for whoever has the chat, in whatever session; an operator's for somebody new each time.
  const address = owner.startsWith(CHAT) ? owner.slice(CHAT.length) : id;
  const server = createMcpServer(app, { businesses, address, version });
  server.server.onclose = () => void sessions.delete(id);
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  return session;
}

function makeRoom(sessions: Map<string, Session>): void {
  const byAge = [...sessions.values()].sort((one, other) => one.usedAt - other.usedAt);
  const idle = byAge.filter(({ usedAt }) => performance.now() - usedAt > IDLE_MILLIS);
  const tooMany = byAge.slice(0, Math.max(0, sessions.size - SESSIONS_MAX + 1));
  for (const { transport } of new Set([...idle, ...tooMany])) void transport.close();
}

const CHAT = 'chat ';

/** Whose a request is; null where it may not come in. */
function ownerOf({ doorkeeper }: House, request: FastifyRequest): string | null {
  const caller = doorkeeper.recognise(request);
  const { business } = request.params as { readonly business?: string };
  if (caller.kind === 'operator') return `operator ${business ?? ''}`;
  return caller.kind === 'customer' && business !== undefined ? `${CHAT}${caller.id}` : null;
}
