import type { Attachment, MessageEvent, OperatorEvent } from '../../core/event.ts';
import { eventIdOf, phoneOf } from './address.ts';
import { type MessagePayload, messagePayload, previousStatus, type StatusPayload, statusPayload } from './payload.ts';

/** Which of an account's deliveries are meant: a webhook hears of every inbox there is. */
export interface Scope {
  readonly account: number | null;
  readonly inbox: number | null;
}

/** What a delivery comes to. */
export type Heard =
  | { readonly kind: 'message'; readonly phone: string; readonly eventId: string; readonly event: MessageEvent }
  | { readonly kind: 'operator'; readonly phone: string; readonly eventId: string; readonly event: OperatorEvent }
  | { readonly kind: 'ignored'; readonly reason: string }
  | { readonly kind: 'malformed' };

const INCOMING = new Set<string | number>(['incoming', 0]);

export function parseDelivery(body: Buffer, scope: Scope): Heard {
  const json = jsonOf(body);
  if (json === null) return { kind: 'malformed' };
  const message = messagePayload.safeParse(json);
  if (message.success) return parseMessage(message.data, scope);
  const status = statusPayload.safeParse(json);
  if (status.success) return parseStatus(status.data, scope);
  return ignored('an event that is not listened to');
}

function parseMessage(payload: MessagePayload, scope: Scope): Heard {
  const { conversation, sender } = payload;
  // Our own replies come back as outgoing messages, and so do those of the people at the business.
  if (!INCOMING.has(payload.message_type)) return ignored('not an incoming message');
  if (payload.private) return ignored('a private note');
  if (payload.content_attributes?.deleted) return ignored('a deleted message');
  const account = payload.account?.id ?? scope.account;
  if (!isMeant(scope, account, payload.inbox?.id)) return ignored('another inbox');
  const phone = phoneOf(sender?.phone_number, conversation.meta?.sender?.phone_number, sourceOf(conversation));
  if (phone === null || account === null) return ignored('nobody with a phone number');
  const said = messageOf(payload);
  if (said === null) return ignored('an empty message');
  const name = profileName(sender?.name ?? conversation.meta?.sender?.name);
  const event = { ...said, ...(name !== null && { name }) };
  const eventId = eventIdOf({ account, conversation: conversation.id }, `${payload.id}`);
  return { kind: 'message', phone, eventId, event };
}

/** Chatwoot calls whoever has no name of their own by their number: that is no name (X15). */
function profileName(name: string | null | undefined): string | null {
  const written = name?.trim() ?? '';
  return /\p{L}/u.test(written) ? written : null;
}

function messageOf({ content, attachments, content_attributes }: MessagePayload): MessageEvent | null {
  const text = (content ?? '').trim();
  const attachment = attachmentOf(attachments ?? [], content_attributes?.is_unsupported === true);
  if (attachment !== null) return { kind: 'message', text, attachment };
  return text === '' ? null : { kind: 'message', text };
}

const KINDS: { readonly [fileType: string]: Attachment } = {
  audio: 'audio',
  image: 'image',
  video: 'video',
  file: 'file',
  location: 'location',
};

/** One kind stands for all that came with a message; a voice note is the one that speaks for itself. */
function attachmentOf(
  attachments: readonly { readonly file_type?: string | null | undefined }[],
  unsupported: boolean,
): Attachment | null {
  const kinds = attachments.map(({ file_type }): Attachment => KINDS[file_type ?? ''] ?? 'other');
  return kinds.find((kind) => kind === 'audio') ?? kinds[0] ?? (unsupported ? 'other' : null);
}

/** Pending is the bot's status, once called bot. Who resolves a conversation is done with it: the next word is ours. */
const GIVES_BACK = new Set(['pending', 'bot', 'resolved']);
const OURS = new Set(['pending', 'bot']);

function parseStatus(payload: StatusPayload, scope: Scope): Heard {
  const { status } = payload;
  const account = payload.account?.id ?? payload.messages?.[0]?.account_id ?? scope.account;
  if (!isMeant(scope, account, payload.inbox_id)) return ignored('another inbox');
  const action = actionOf(status ?? '', previousStatus(payload));
  if (action === null) return ignored('a status that changes nothing here');
  const phone = phoneOf(payload.meta?.sender?.phone_number, sourceOf(payload));
  if (phone === null || account === null) return ignored('nobody with a phone number');
  const when = payload.updated_at ?? payload.timestamp ?? 'unknown';
  const eventId = eventIdOf({ account, conversation: payload.id }, `${status}/${when}`);
  return { kind: 'operator', phone, eventId, event: { kind: 'operator', action } };
}

/**
 * A conversation that was the bot's and is opened has been taken by a person. One that reopens because the customer
 * wrote again has not: without an agent bot, Chatwoot opens those by itself.
 */
function actionOf(status: string, previous: string | null): OperatorEvent['action'] | null {
  if (GIVES_BACK.has(status)) return 'give_back';
  return status === 'open' && previous !== null && OURS.has(previous) ? 'take_over' : null;
}

function isMeant(scope: Scope, account: number | null, inbox: number | null | undefined): boolean {
  if (scope.account !== null && account !== scope.account) return false;
  return scope.inbox === null || inbox === scope.inbox;
}

function sourceOf({ contact_inbox }: MessagePayload['conversation']): string | null {
  return contact_inbox?.source_id ?? null;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function ignored(reason: string): Heard {
  return { kind: 'ignored', reason };
}
