import type { Attachment, MessageEvent, OperatorEvent } from '../../core/event.ts';
import type { Heard } from '../../ports/channel.ts';
import { addressOf, eventIdOf, threadText } from './address.ts';
import { type MessagePayload, messagePayload, previousStatus, type StatusPayload, statusPayload } from './payload.ts';
import { REPLY_ATTRIBUTE } from './render.ts';

/** Which of an account's deliveries are meant: a webhook hears of every inbox there is. */
export interface Scope {
  readonly account: number | null;
  readonly inbox: number | null;
}

const INCOMING = new Set<string | number>(['incoming', 0]);

const OUTGOING = new Set<string | number>(['outgoing', 1]);

export function parseDelivery(body: Buffer, scope: Scope): Heard | 'malformed' {
  const json = jsonOf(body);
  if (json === null) return 'malformed';
  const message = messagePayload.safeParse(json);
  if (message.success) return parseMessage(message.data, scope);
  const status = statusPayload.safeParse(json);
  if (status.success) return parseStatus(status.data, scope);
  return ignored('an event that is not listened to');
}

function parseMessage(payload: MessagePayload, scope: Scope): Heard {
  const { conversation, sender } = payload;
  const isOurs = OUTGOING.has(payload.message_type);
  if (!isOurs && !INCOMING.has(payload.message_type)) return ignored('no message of anybody');
  if (payload.private) return ignored('a private note');
  if (payload.content_attributes?.deleted) return ignored('a deleted message');
  const account = payload.account?.id ?? scope.account;
  if (!isMeant(scope, account, payload.inbox?.id)) return ignored('another inbox');
  // Of a message that goes out, its sender is a colleague: the customer is the conversation's own.
  const written = isOurs ? null : sender?.phone_number;
  const customer = conversation.meta?.sender;
  const from = addressOf(written, customer?.phone_number, sourceOf(conversation), customer?.identifier);
  if (from === null || account === null) return ignored('nobody who can be known again');
  const where = { account, conversation: conversation.id };
  const eventId = eventIdOf(where, `${payload.id}`);
  if (isOurs) return isByColleague(payload) ? takenOver(from, eventId) : ignored('not an incoming message');
  const said = messageOf(payload);
  if (said === null) return ignored('an empty message');
  const name = profileName(sender?.name ?? customer?.name);
  const event = { ...said, ...(name !== null && { name }), thread: threadText(where) };
  return { kind: 'message', from, eventId, event };
}

/** Somebody of the business wrote to the customer in the inbox: they have the conversation now (F5). Our own come back too. */
function isByColleague({ sender, content_attributes }: MessagePayload): boolean {
  const attributes = content_attributes ?? {};
  return sender?.type === 'user' && !(REPLY_ATTRIBUTE in attributes) && attributes.automation_rule_id == null;
}

function takenOver(from: string, eventId: string): Heard {
  return { kind: 'operator', from, eventId, event: { kind: 'operator', action: 'take_over' } };
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
  const customer = payload.meta?.sender;
  const from = addressOf(customer?.phone_number, sourceOf(payload), customer?.identifier);
  if (from === null || account === null) return ignored('nobody who can be known again');
  const when = payload.updated_at ?? payload.timestamp ?? 'unknown';
  const eventId = eventIdOf({ account, conversation: payload.id }, `${status}/${when}`);
  return { kind: 'operator', from, eventId, event: { kind: 'operator', action } };
}

/**
 * A conversation that was the bot's and is opened has been taken by a person. One that reopens because the customer
 * wrote again has not: without an agent bot, Chatwoot opens those by itself.
 */
function actionOf(
  status: string,
  previous: string | null,
): Extract<OperatorEvent['action'], 'take_over' | 'give_back'> | null {
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
