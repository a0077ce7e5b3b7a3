import { z } from 'zod';
import { retryAfter, type Sent } from '../../ports/channel.ts';
import type { Thread } from './address.ts';
import { type Post, REPLY_ATTRIBUTE } from './render.ts';

/** Where Chatwoot is, and who we are there. */
export interface Access {
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  /** How long one call may take: three of them fit into the lease of a delivery. */
  readonly timeoutMillis: number;
}

const messageList = z.object({
  payload: z.array(z.object({ id: z.number(), content_attributes: z.record(z.string(), z.unknown()).nullish() })),
});

/** Posts an outgoing message of the conversation. */
export function postMessage(access: Access, thread: Thread, { body }: Post): Promise<Response> {
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return call(access, thread, 'messages', { method: 'POST', headers, body });
}

/** Sets the conversation's status. Setting what already is changes nothing, so it may be repeated. */
export function setStatus(access: Access, thread: Thread, status: 'open' | 'pending'): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return call(access, thread, 'toggle_status', { method: 'POST', headers, body: JSON.stringify({ status }) });
}

/**
 * The id of a message if it is among the newest of its conversation, else null. An agent bot's token may write but not read:
 * then nobody knows.
 */
export async function isPosted(access: Access, thread: Thread, mark: string): Promise<string | null> {
  const response = await call(access, thread, 'messages', { method: 'GET', headers: {} });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`Chatwoot answered ${response.status} when asked for messages`);
  const list = messageList.safeParse(await response.json());
  if (!list.success) return null;
  const found = list.data.payload.find(({ content_attributes }) => content_attributes?.[REPLY_ATTRIBUTE] === mark);
  return found ? `${found.id}` : null;
}

/** A refused token may be put right, and a busy server gets over it; what it cannot accept it never will. */
const CURABLE = new Set([401, 403, 408, 409, 425, 429]);

const created = z.object({ id: z.union([z.number(), z.string()]) });

export async function answerOf(response: Response, deed: string): Promise<Sent> {
  if (response.ok) {
    const message = created.safeParse(await response.json().catch(() => null));
    return { kind: 'accepted', messages: message.success ? [`${message.data.id}`] : [] };
  }
  const reason = `Chatwoot answered ${response.status} when a conversation was to be ${deed}`;
  const isCurable = response.status >= 500 || CURABLE.has(response.status);
  if (!isCurable) return { kind: 'refused', reason };
  return { kind: 'later', reason, ...retryAfter(response.headers.get('retry-after'), new Date().toISOString()) };
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | FormData;
}

async function call(access: Access, { account, conversation }: Thread, what: string, request: Request) {
  const path = `/api/v1/accounts/${account}/conversations/${conversation}/${what}`;
  return access.fetch(`${access.url}${path}`, {
    ...request,
    headers: { ...request.headers, api_access_token: access.token },
    signal: AbortSignal.timeout(access.timeoutMillis),
  });
}
