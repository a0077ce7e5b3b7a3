import { later } from '../core/later.ts';
import { messageOf } from '../core/message-of.ts';
import { type Channel, isFirstTouch, type Outgoing, type Sent } from '../ports/channel.ts';
import type { Delivery, DeliveryResult, TakeRequest } from '../ports/conversations.ts';
import type { Given } from '../ports/sendings.ts';
import type { Engine } from './engine.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';

/** Later each time, never later than an hour: 2, 4, 8 … seconds. */
export function pauseSeconds(attempts: number): number {
  return Math.min(2 ** (attempts + 1), 3600);
}

/** What the desk would say, said of somebody who wrote STOP: staff read it (F2). */
export const STOPPED = 'they wrote STOP';

/**
 * DELIVER. Sends what waits in the outbox, in order; what fails is tried again later, and parked for a person to look at after
 * so many attempts. What became of each message is a fact of its own (F1).
 */
export class Deliverer {
  readonly #parts: Parts;
  readonly #handle: Engine['handle'];
  readonly #onParked: (conversation: string, at: string) => void;

  constructor(parts: Parts, handle: Engine['handle'], onParked: (conversation: string, at: string) => void) {
    this.#parts = parts;
    this.#onParked = onParked;
    this.#handle = handle;
  }

  /** All that waits in a conversation. */
  async deliver(conversation: string): Promise<void> {
    for (let round = 0; round < this.#parts.limits.queueMax; round += 1) {
      const [delivery] = await this.take({ limit: 1, conversation });
      if (!delivery) return;
      await this.deliverOne(delivery);
    }
  }

  /** Takes what waits, for as long as sending it may take. */
  take(which: Omit<TakeRequest, 'now' | 'leaseUntil'>): Promise<readonly Delivery[]> {
    const { limits, clock, conversations } = this.#parts;
    const now = clock.now();
    return conversations.takeDeliveries({ ...which, now, leaseUntil: later(now, limits.deliveryLeaseSeconds) });
  }

  async deliverOne(delivery: Delivery): Promise<void> {
    const { sendings, stops, clock } = this.#parts;
    const { conversation, business, channel } = delivery;
    const isSilenced = delivery.reply.occasion !== 'farewell' && (await stops.isStopped(delivery));
    // A provider may have taken what it did not live to say that it had: it is not given that again.
    const known = delivery.attempts === 0 ? 0 : await sendings.messagesOf(delivery.reply.id);
    const sent = isSilenced ? silenced : await this.#send({ ...delivery, messagesSent: known });
    const given: Given = { reply: delivery.reply.id, conversation, business, channel, first: known, at: clock.now() };
    const messages = sent.messages ?? [];
    await sendings.accepted({ ...given, messages });
    const rest = { ...given, first: known + messages.length };
    switch (sent.kind) {
      case 'accepted':
        if (known === 0 || messages.length > 0) this.#count(delivery, 'sent');
        return this.#taken(delivery, given.at);
      case 'refused':
        if (sent.stopped) await stops.stop(delivery, given.at);
        return this.#failed(delivery, rest, sent.reason, sent.stopped === true);
      case 'later':
        if (delivery.attempts + 1 >= this.#parts.limits.deliveryAttemptsMax) {
          return this.#failed(delivery, rest, sent.reason, false);
        }
        return this.#settle(delivery, { kind: 'again', ...pauseAfter(sent, delivery, given.at) });
    }
  }

  async #send(outgoing: Outgoing): Promise<Sent> {
    const { channels, clock, limits } = this.#parts;
    const channel: Channel | undefined = channels.get(outgoing.channel);
    if (!channel?.send) return { kind: 'refused', reason: `no channel ${outgoing.channel}` };
    try {
      const sent = await inTime(clock, limits.sendMillisMax, channel.send(outgoing));
      return sent === LATE ? { kind: 'later', reason: `no answer within ${limits.sendMillisMax} ms` } : sent;
    } catch (error) {
      return { kind: 'later', reason: messageOf(error) };
    }
  }

  async #taken(delivery: Delivery, at: string): Promise<void> {
    await this.#touch(delivery, at, true);
    await this.#settle(delivery, { kind: 'delivered', at });
  }

  /** Somebody of the business looks at what is parked; that somebody does not want to be written to is nothing to look at. */
  async #failed(delivery: Delivery, given: Given, reason: string, isWished: boolean): Promise<void> {
    const { observer, sendings } = this.#parts;
    const { conversation, reply, channel } = delivery;
    await sendings.failed(given, reason);
    this.#count(delivery, 'failed');
    await this.#touch(delivery, given.at, false);
    if (isWished) return this.#settle(delivery, { kind: 'delivered', at: given.at });
    await this.#settle(delivery, { kind: 'parked', reason });
    this.#onParked(conversation, given.at);
    observer.log('error', 'delivery.parked', { conversation_id: conversation, reply: reply.id, channel, reason });
    observer.count('holdfast_deliveries_parked_total', { channel });
  }

  /** F7: a lead was touched when the provider took the message, and the conversation is told. */
  async #touch(delivery: Delivery, at: string, accepted: boolean): Promise<void> {
    const { conversation, reply, channel, line } = delivery;
    if (!isFirstTouch(delivery)) return;
    const event = { kind: 'touch', reply: reply.id, at, accepted } as const;
    const eventId = `touch/${reply.id}/${accepted ? 'accepted' : 'failed'}`;
    await this.#handle({ to: { conversation }, eventId, event });
    if (!accepted) return;
    const tookMillis = Date.parse(at) - Date.parse(line.touching?.since ?? at);
    this.#parts.observer.observe('holdfast_first_touch_ms', tookMillis, { channel });
  }

  #settle({ reply }: Delivery, result: DeliveryResult): Promise<void> {
    return this.#parts.conversations.settleDelivery(reply.id, result);
  }

  #count({ channel }: Delivery, status: 'sent' | 'failed'): void {
    this.#parts.observer.count('holdfast_messages_total', { channel, status });
  }
}

const silenced: Sent = { kind: 'refused', reason: STOPPED, stopped: true };

/** Our own pause, or the provider's where that is longer. */
function pauseAfter(
  { reason, afterSeconds = 0 }: Extract<Sent, { kind: 'later' }>,
  { attempts }: Delivery,
  now: string,
): { readonly at: string; readonly reason: string } {
  const seconds = Math.max(pauseSeconds(attempts), Math.min(afterSeconds, 3600));
  return { at: later(now, seconds), reason };
}
