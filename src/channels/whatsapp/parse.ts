import { ANSWERS } from '../../core/consent/tap.ts';
import type { Attachment, MessageEvent } from '../../core/event.ts';
import type { SendingStatus } from '../../core/sending.ts';
import type { Heard } from '../../ports/channel.ts';
import type { Receipt } from '../../ports/sendings.ts';
import { addressOf } from './address.ts';
import { type Contact, type Message, type Status, valuesIn } from './payload.ts';

export function parseMessages(body: Buffer, phoneNumberId: string): readonly Heard[] | 'malformed' {
  const values = valuesIn(body, phoneNumberId);
  if (values === null) return 'malformed';
  return values.flatMap(({ messages, contacts }) =>
    (messages ?? []).flatMap((message) => (message === null ? [] : [heardIn(message, contacts ?? [])])),
  );
}

function heardIn(message: Message, contacts: readonly (Contact | null)[]): Heard {
  const contact = contactOf(message, contacts);
  const from = addressOf(message.from ?? contact?.wa_id, message.from_user_id ?? contact?.user_id);
  if (from === null) return { kind: 'ignored', reason: 'nobody who can be known again' };
  const event = eventIn(message);
  if (event === null) return { kind: 'ignored', reason: `nothing that is read (${message.type})` };
  const name = contact?.profile?.name?.trim() ?? '';
  const named = /\p{L}/u.test(name) ? { name } : {};
  return { kind: 'message', from, eventId: `whatsapp/${message.id}`, event: { ...event, ...named } };
}

/** Who of those named in the delivery wrote this. */
function contactOf(message: Message, contacts: readonly (Contact | null)[]): Contact | null {
  const isWriter = (one: Contact | null) =>
    (message.from != null && one?.wa_id === message.from) ||
    (message.from_user_id != null && one?.user_id === message.from_user_id);
  return contacts.find(isWriter) ?? (contacts.length === 1 ? (contacts[0] ?? null) : null);
}

const ATTACHMENTS: { readonly [type: string]: Attachment } = {
  ...{ image: 'image', sticker: 'image', audio: 'audio', voice: 'audio', video: 'video', document: 'file' },
  ...{ location: 'location', contacts: 'other', order: 'other', unsupported: 'other', unknown: 'other' },
};

function eventIn({ type, text, interactive, button, image, video, document }: Message): MessageEvent | null {
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  if (tapped) return { kind: 'message', text: tapped.title, ...tapIn(tapped.id) };
  const words = (text?.body ?? button?.text ?? '').trim();
  if (words !== '') return { kind: 'message', text: words };
  // A thumb under a message of ours, or that somebody changed their number, is nothing to answer.
  const attachment = ATTACHMENTS[type];
  if (attachment === undefined) return null;
  const caption = image?.caption ?? video?.caption ?? document?.caption ?? '';
  return { kind: 'message', text: caption.trim(), attachment };
}

/** A button names its proposal and its answer, as `render` wrote them. */
function tapIn(id: string): Pick<MessageEvent, 'tap'> {
  const [, given, proposal = ''] = /^t:([a-z_]+):(.+)$/.exec(id) ?? [];
  const answer = ANSWERS.find((one) => one === given);
  return answer === undefined ? {} : { tap: { proposal, answer } };
}

const STATUSES: { readonly [status: string]: SendingStatus } = {
  ...{ sent: 'sent', delivered: 'delivered', read: 'read', played: 'read', failed: 'failed' },
};

/** What became of messages of ours, with what we gave Meta to hand back: which they are. */
export function receiptsIn(body: Buffer, phoneNumberId: string): readonly Receipt[] {
  return (valuesIn(body, phoneNumberId) ?? []).flatMap(({ statuses }) => (statuses ?? []).flatMap(receiptOf));
}

function receiptOf(told: Status | null): readonly Receipt[] {
  const status = STATUSES[told?.status ?? ''];
  if (told === null || status === undefined || !Number.isFinite(told.timestamp)) return [];
  const [, reply, part] = /^([0-9a-f-]{36})\/(\d+)$/.exec(told.biz_opaque_callback_data ?? '') ?? [];
  const reason = status === 'failed' ? `WhatsApp reports error ${told.errors?.[0]?.code ?? 'unknown'}` : null;
  const at = new Date(told.timestamp * 1000).toISOString();
  return [{ message: told.id, status, at, reason, ...(reply !== undefined && { reply, part: Number(part) }) }];
}
