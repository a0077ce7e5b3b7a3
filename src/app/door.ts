import { ANSWERS } from '../core/consent/tap.ts';
import { subscriptionIn } from '../core/subscription.ts';
import type { Engine, Handled } from '../engine/engine.ts';
import { StoreAway } from '../ports/away.ts';
import type { Channel, Heard, Knock } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Address, Conversations } from '../ports/conversations.ts';
import type { Observer } from '../ports/observer.ts';
import type { Stops } from '../ports/stops.ts';
import type { WebhookAnswer } from '../server/webhooks.ts';

export interface DoorParts {
  readonly conversations: Pick<Conversations, 'at'>;
  readonly stops: Pick<Stops, 'isStopped'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly observer: Observer;
}

/** Providers hang up after five seconds and more, and some do not send again what nobody answered. */
const PATIENCE = { inBackground: true, answerWithinMillis: 4_000 } as const;

type Outcome = Handled['kind'] | 'ignored' | 'malformed';

/**
 * What is knocked at the door of a channel, from the signature to the acknowledgement. It is acknowledged once all of it is
 * stored and answered later, so that nobody waits on a provider or lets one wait; what comes twice counts once (X4, F9).
 */
export class Door {
  readonly #channel: Channel;
  readonly #engine: Pick<Engine, 'handle' | 'receipt'>;
  readonly #parts: DoorParts;

  constructor(channel: Channel, engine: Pick<Engine, 'handle' | 'receipt'>, parts: DoorParts) {
    this.#channel = channel;
    this.#engine = engine;
    this.#parts = parts;
  }

  async receive(knock: Knock): Promise<WebhookAnswer> {
    const { clock, observer } = this.#parts;
    const { name: channel } = this.#channel;
    const verdict = this.#channel.verify(knock, clock.now());
    if (verdict === 'closed')
      return problem(404, 'not_configured', 'Nothing is configured to receive at this address.');
    if (verdict === 'post_only') {
      return { ...problem(405, 'method_not_allowed', 'This address takes POST.'), headers: { Allow: 'POST' } };
    }
    if (verdict === 'forged') {
      observer.log('warn', 'webhook.forged', { channel, business: knock.business });
      observer.count('holdfast_webhook_deliveries_total', { channel, outcome: 'forged' });
      return problem(401, 'forged', 'The delivery is not signed as it should be.');
    }
    if (verdict !== 'genuine') return { status: 200, body: verdict.greets };
    const outcomes = await this.#takeAll(knock).catch(awayOnly);
    for (const outcome of outcomes) observer.count('holdfast_webhook_deliveries_total', { channel, outcome });
    return answerTo(worstOf(outcomes));
  }

  async #takeAll(knock: Knock): Promise<readonly Outcome[]> {
    const heard = this.#channel.parse(knock);
    if (heard === 'malformed') return ['malformed'];
    for (const receipt of this.#channel.receipts(knock, this.#parts.clock.now())) {
      await this.#engine.receipt(knock.business, this.#channel.name, receipt);
    }
    const outcomes: Outcome[] = [];
    // One after the other: what came in one delivery was written in that order.
    for (const one of heard) outcomes.push(await this.#take(knock.business, one));
    return outcomes.length > 0 ? outcomes : ['ignored'];
  }

  async #take(business: string, heard: Heard): Promise<Outcome> {
    if (heard.kind === 'ignored') return 'ignored';
    const { conversations } = this.#parts;
    const { handle } = this.#engine;
    const address: Address = { business, channel: this.#channel.name, address: heard.from };
    const { eventId } = heard;
    if (heard.kind !== 'operator') {
      return (await handle({ to: address, eventId, event: await this.#meant(address, heard), ...PATIENCE })).kind;
    }
    // What a colleague does concerns a conversation that stands; it opens none.
    const standing = await conversations.at(address);
    if (standing === null) return 'ignored';
    return (await handle({ to: { conversation: standing.id }, eventId, event: heard.event, ...PATIENCE })).kind;
  }

  /** Words that are about being written to at all are no words of the talk (F2); nor is the number of a button (F1). */
  async #meant(address: Address, heard: Exclude<Heard, { kind: 'operator' | 'ignored' }>) {
    const { event } = heard;
    if (event.kind === 'subscription' || event.tap !== undefined || event.attachment !== undefined) return event;
    const word = subscriptionIn(heard.kind === 'message' ? (heard.command ?? event.text) : event.text);
    if (word === 'stop') return { kind: 'subscription', action: 'stop' } as const;
    if (await this.#parts.stops.isStopped(address)) {
      return word === 'start'
        ? ({ kind: 'subscription', action: 'start' } as const)
        : ({ ...event, stopped: true } as const);
    }
    const answer = /^\s*[1-9]\s*[.)]?\s*$/u.test(event.text) ? ANSWERS[Number.parseInt(event.text, 10) - 1] : undefined;
    if (answer === undefined || this.#channel.can(address.business)?.buttons) return event;
    const proposal = (await this.#parts.conversations.at(address))?.header.desk.proposal;
    return proposal?.numbered ? { ...event, tap: { proposal: proposal.id, answer } } : event;
  }
}

function awayOnly(error: unknown): readonly Outcome[] {
  if (error instanceof StoreAway) return ['unstored'];
  throw error;
}

/** What asks for the whole delivery again comes before what was taken: that counts once anyway. */
const FROM_WORST: readonly Outcome[] = [
  ...(['unstored', 'queue_full', 'malformed', 'unknown_business', 'unknown_conversation', 'conflict'] as const),
  ...(['handled', 'accepted', 'ignored'] as const),
];

function worstOf(outcomes: readonly Outcome[]): Outcome {
  return FROM_WORST.find((outcome) => outcomes.includes(outcome)) ?? 'ignored';
}

function answerTo(outcome: Outcome): WebhookAnswer {
  switch (outcome) {
    case 'accepted':
    case 'handled':
    case 'ignored':
    case 'conflict':
      return json(200, { received: outcome !== 'ignored' });
    case 'malformed':
      return problem(400, 'invalid_request', 'The delivery cannot be read.');
    case 'queue_full':
      return problem(429, 'too_many_waiting', 'Too many messages are waiting.');
    case 'unknown_business':
    case 'unknown_conversation':
      return problem(404, outcome, 'There is nobody to deliver this to.');
    case 'unstored':
      // Not 503: of all that can go wrong, Chatwoot tries again after 429 and 500 only.
      return problem(500, 'store_unavailable', 'Nothing can be stored just now. Send it again.');
  }
}

function problem(status: number, code: string, message: string): WebhookAnswer {
  return json(status, { error: { code, message } });
}

function json(status: number, body: object): WebhookAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
