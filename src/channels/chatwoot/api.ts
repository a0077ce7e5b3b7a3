import { z } from 'zod';
import type { Reply } from '../../core/turn.ts';
import type { Thread } from './address.ts';
import { REPLY_ATTRIBUTE, renderReply } from './render.ts';

/** Where Chatwoot is, and who we are there. */
export interface Access {
  readonly url: string;
  readonly token: string;
  /** Where people reach this server, for pictures it serves; null where nobody has said so. */
  readonly publicUrl: string | null;
  readonly fetch: typeof fetch;
  /** How long one call may take: three of them fit into the lease of a delivery. */
  readonly timeoutMillis: number;
}

const messageList = z.object({
  payload: z.array(z.object({ content_attributes: z.record(z.string(), z.unknown()).nullish() })),
});

/** Posts a reply as an outgoing message of the conversation. */
export function postMessage(access: Access, thread: Thread, reply: Reply): Promise<Response> {
  const body = renderReply(reply, access.publicUrl);
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return call(access, thread, 'messages', { method: 'POST', headers, body });
}

/** Sets the conversation's status. Setting what already is changes nothing, so it may be repeated. */
export function setStatus(access: Access, thread: Thread, status: 'open' | 'pending'): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return call(access, thread, 'toggle_status', { method: 'POST', headers, body: JSON.stringify({ status }) });
}

/**
 * Whether a reply is among the newest messages of its conversation. An agent bot's token may write but not read: then
 * nobody knows, and the answer is no.
 */
export async function isPosted(access: Access, thread: Thread, reply: Reply): Promise<boolean> {
  const response = await call(access, thread, 'messages', { method: 'GET', headers: {} });
  if (response.status === 401 || response.status === 403) return false;
  if (!response.ok) throw new Error(`Chatwoot answered ${response.status} when asked for messages`);
  const list = messageList.safeParse(await response.json());
  if (!list.success) return false;
  return list.data.payload.some(({ content_attributes }) => content_attributes?.[REPLY_ATTRIBUTE] === reply.id);
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | FormData;
}

async function call(access: Access, { account, conversation }: Thread, what: string, request: Request) {
  const path = `/api/v1/accounts/${account}/conversations/${conversation}/${what}`;
  return access.fetch(`${access.url.replace(/\/+$/, '')}${path}`, {
    ...request,
    headers: { ...request.headers, api_access_token: access.token },
    signal: AbortSignal.timeout(access.timeoutMillis),
  });
}
