import type { Attachment, MessageEvent, SubscriptionEvent } from '../../core/event.ts';
import type { SendingStatus } from '../../core/sending.ts';
import type { Heard, Knock } from '../../ports/channel.ts';
import type { Receipt } from '../../ports/sendings.ts';

/** A text message that came in, or a word that carriers know; what tells of our own messages is in `receipts`. */
export function parseText(knock: Knock, own: string | null): readonly Heard[] | 'malformed' {
  const form = formOf(knock);
  const id = form.get('MessageSid') ?? form.get('SmsSid');
  if (id === null) return 'malformed';
  if (form.has('MessageStatus')) return [];
  const from = form.get('From') ?? '';
  if (!/^\+?\d{3,15}$/.test(from)) return [ignored('not a text message')];
  if (own !== null && form.get('To') !== own) return [ignored('another number')];
  const eventId = `twilio/${id}`;
  const word = subscriptionIn(form);
  if (word !== null) return [{ kind: 'subscription', from, eventId, event: word }];
  const event = messageOf(form);
  return event === null ? [ignored('an empty message')] : [{ kind: 'message', from, eventId, event }];
}

/** Where Twilio keeps who opted out it says so, and has answered already; HELP is ours to answer otherwise (F2). */
function subscriptionIn(form: URLSearchParams): SubscriptionEvent | null {
  const action = { STOP: 'stop', START: 'start', HELP: 'help' }[form.get('OptOutType') ?? ''];
  if (action !== undefined)
    return { kind: 'subscription', action: action as SubscriptionEvent['action'], answered: true };
  const asksForHelp = /^\s*(?:help|info|aide|ayuda)\s*[.!?]*\s*$/i.test(form.get('Body') ?? '');
  return asksForHelp ? { kind: 'subscription', action: 'help' } : null;
}

function messageOf(form: URLSearchParams): MessageEvent | null {
  const text = (form.get('Body') ?? '').trim();
  const attachment = Number(form.get('NumMedia') ?? 0) > 0 ? attachmentOf(form.get('MediaContentType0') ?? '') : null;
  if (attachment !== null) return { kind: 'message', text, attachment };
  return text === '' ? null : { kind: 'message', text };
}

function attachmentOf(type: string): Attachment {
  const [kind] = type.split('/');
  if (kind === 'audio' || kind === 'image' || kind === 'video') return kind;
  return kind === 'application' || kind === 'text' ? 'file' : 'other';
}

const STATUSES: { readonly [status: string]: SendingStatus } = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** What became of a message of ours; which of them it is stands in the address that we gave Twilio to tell it to. */
export function receiptsIn(knock: Knock, now: string): readonly Receipt[] {
  const form = formOf(knock);
  const message = form.get('MessageSid');
  const status = STATUSES[form.get('MessageStatus') ?? ''];
  if (message === null || status === undefined) return [];
  const reason = status === 'failed' ? `Twilio reports error ${form.get('ErrorCode') ?? 'unknown'}` : null;
  const { searchParams } = new URL(knock.url);
  const reply = searchParams.get('reply');
  const part = searchParams.get('part');
  return [{ message, status, at: now, reason, ...(reply !== null && { reply, part: Number(part ?? 0) }) }];
}

function formOf({ body }: Knock): URLSearchParams {
  return new URLSearchParams(body.toString('utf8'));
}

function ignored(reason: string): Heard {
  return { kind: 'ignored', reason };
}
