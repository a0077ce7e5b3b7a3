import type { ReplyView } from '../../src/server/reply-schema.ts';
import type {
  AnsweredView,
  AskedView,
  BusinessView,
  Diagram,
  HistoryView,
  InspectionView,
  OpenedView,
} from '../../src/server/schemas.ts';

/** The server's API as the page uses it. Failures are values: a page has to go on living with them. */

export type Business = BusinessView;
export type Inspection = InspectionView;
export type Reply = ReplyView;
export type Button = NonNullable<ReplyView['buttons']>[number];
export type Tap = Button['tap'];
export type Choice = NonNullable<ReplyView['choices']>[number];
export type PaymentStatus = AskedView['payments'][number]['status'];
export type Credentials = OpenedView;
export type HistoryMessage = HistoryView['messages'][number];
export type { Diagram };

export type Result<Value> =
  | {
      readonly kind: 'ok';
      readonly value: Value /** The token to go on with, where ours grows old. */;
      readonly token?: string;
    }
  /** Nobody answered, or the server is in trouble: worth another try. What it says meanwhile is not kept anywhere (B7). */
  | { readonly kind: 'unreachable'; readonly replies?: readonly Reply[] }
  /** The server said no: trying again will not help. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

export interface Place {
  readonly business: string;
  readonly credentials: Credentials;
}

const MAY_PASS = new Set([408, 425, 429]);

async function ask<Value>(path: string, init: RequestInit = {}, token?: string): Promise<Result<Value>> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (init.body !== undefined) headers.set('content-type', 'application/json');
  try {
    const response = await fetch(path, { ...init, headers });
    const body: unknown = await response.json().catch(() => null);
    if (response.status >= 500 || MAY_PASS.has(response.status)) return { kind: 'unreachable', ...repliesIn(body) };
    if (!response.ok) return { kind: 'refused', status: response.status, message: messageIn(body) };
    const renewed = response.headers.get('x-chat-token');
    return { kind: 'ok', value: body as Value, ...(renewed !== null && { token: renewed }) };
  } catch {
    return { kind: 'unreachable' };
  }
}

function repliesIn(body: unknown): { readonly replies?: readonly Reply[] } {
  const replies = typeof body === 'object' && body !== null && 'replies' in body ? body.replies : null;
  return Array.isArray(replies) ? { replies: replies as readonly Reply[] } : {};
}

function messageIn(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? message : 'This did not work.';
}

function pathOf({ business, credentials }: Place): string {
  return `/v1/${encodeURIComponent(business)}/conversations/${credentials.id}`;
}

export function listBusinesses(): Promise<Result<{ readonly businesses: readonly Business[] }>> {
  return ask('/v1/businesses');
}

export function loadDiagram(business: string, flow: string): Promise<Result<Diagram>> {
  return ask(`/v1/${encodeURIComponent(business)}/diagram?flow=${encodeURIComponent(flow)}`);
}

export function openConversation(business: string): Promise<Result<Credentials>> {
  return ask(`/v1/${encodeURIComponent(business)}/conversations`, { method: 'POST' });
}

/** An answer without a state is one that was only accepted: the replies come by events. */
export function sendMessage(
  place: Place,
  text: string,
  messageId: string,
  tap?: Tap,
): Promise<Result<Omit<AnsweredView, 'state'> & { readonly state?: string }>> {
  const body = JSON.stringify({ text, messageId, ...(tap && { tap }) });
  return ask(`${pathOf(place)}/messages`, { method: 'POST', body }, place.credentials.token);
}

export function loadHistory(place: Place): Promise<Result<{ readonly messages: readonly HistoryMessage[] }>> {
  return ask(`${pathOf(place)}/messages`, {}, place.credentials.token);
}

/** How what is to be paid stands. */
export function loadPayments(place: Place): Promise<Result<AskedView>> {
  return ask(`${pathOf(place)}/payments`, {}, place.credentials.token);
}

export function inspect(place: Place): Promise<Result<Inspection>> {
  return ask(`${pathOf(place)}/inspection`, {}, place.credentials.token);
}

/** The stream of replies after the given one. Asked for like anything else: a token in an address would be kept in histories. */
export function openEvents(place: Place, after: string | null, signal: AbortSignal): Promise<Response> {
  const headers = {
    authorization: `Bearer ${place.credentials.token}`,
    ...(after !== null && { 'last-event-id': after }),
  };
  return fetch(`${pathOf(place)}/events`, { headers, signal, cache: 'no-store' });
}
