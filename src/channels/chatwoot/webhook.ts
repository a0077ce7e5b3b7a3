import type { Event } from '../../core/event.ts';
import { StoreAway } from '../../ports/away.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Address, Conversations } from '../../ports/conversations.ts';
import type { Observer } from '../../ports/observer.ts';
import { CHATWOOT } from './address.ts';
import { type Heard, parseDelivery, type Scope } from './parse.ts';
import { isGenuine, type Knock } from './verify.ts';

/** What the door hands on; the answer is only whether it was stored, or why not. */
export type Receive = (incoming: {
  readonly to: Address | { readonly conversation: string };
  readonly eventId: string;
  readonly event: Event;
  readonly inBackground: true;
  readonly answerWithinMillis: number;
}) => Promise<{ readonly kind: string }>;

export interface DoorParts {
  readonly secret: string;
  readonly scope: Scope;
  readonly receive: Receive;
  readonly conversations: Pick<Conversations, 'at'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly observer: Observer;
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Chatwoot hangs up after five seconds, and what it was not answered it does not send again. */
const PATIENCE = { inBackground: true, answerWithinMillis: 4_000 } as const;

/**
 * One delivery of Chatwoot's, from the knock to the acknowledgement. It is acknowledged once it is stored and answered
 * later, because Chatwoot gives up after five seconds; what it sends twice has the same event id and counts once (X4).
 */
export async function receiveDelivery(parts: DoorParts, business: string, knock: Knock): Promise<Answer> {
  const { secret, scope, clock, observer } = parts;
  if (!isGenuine(knock, secret, clock.now())) {
    observer.log('warn', 'webhook.forged', { channel: CHATWOOT, business });
    return problem(401, 'forged', 'The delivery is not signed as it should be.');
  }
  const heard = parseDelivery(knock.body, scope);
  const outcome = await take(parts, business, heard).catch(awayOnly);
  observer.count('holdfast_webhook_deliveries_total', { channel: CHATWOOT, outcome });
  return answerTo(outcome);
}

async function take({ receive, conversations }: DoorParts, business: string, heard: Heard): Promise<string> {
  if (heard.kind === 'malformed' || heard.kind === 'ignored') return heard.kind;
  const { eventId, event, phone } = heard;
  const address = { business, channel: CHATWOOT, address: phone };
  if (heard.kind === 'message') return (await receive({ to: address, eventId, event, ...PATIENCE })).kind;
  // A change of status concerns a conversation that stands; it opens none.
  const standing = await conversations.at(address);
  if (standing === null) return 'ignored';
  return (await receive({ to: { conversation: standing.id }, eventId, event, ...PATIENCE })).kind;
}

function awayOnly(error: unknown): string {
  if (error instanceof StoreAway) return 'unstored';
  throw error;
}

function answerTo(outcome: string): Answer {
  switch (outcome) {
    case 'accepted':
    case 'handled':
    case 'ignored':
      return json(200, { received: outcome !== 'ignored' });
    case 'malformed':
      return problem(400, 'invalid_request', 'The delivery is not JSON.');
    case 'queue_full':
      return problem(429, 'too_many_waiting', 'Too many messages are waiting.');
    case 'unknown_business':
    case 'unknown_conversation':
      return problem(404, outcome, 'There is nobody to deliver this to.');
    default:
      // Not 503: of all that can go wrong, Chatwoot tries again after 429 and 500 only.
      return problem(500, 'store_unavailable', 'Nothing can be stored just now. Send it again.');
  }
}

function problem(status: number, code: string, message: string): Answer {
  return json(status, { error: { code, message } });
}

function json(status: number, body: object): Answer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
