import type { Delivery, TakeRequest } from '../ports/conversations.ts';
import { messageOf } from './calls.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';

/** Later each time, never later than an hour: 2, 4, 8 … seconds. */
export function pauseSeconds(attempts: number): number {
  return Math.min(2 ** (attempts + 1), 3600);
}

function instant(now: string, seconds: number): string {
  return new Date(Date.parse(now) + seconds * 1000).toISOString();
}

/**
 * DELIVER. Sends what waits in the outbox of a conversation, in order; what fails is tried again later, and parked for
 * a person to look at after so many attempts.
 */
export async function deliver(parts: Parts, conversation: string): Promise<void> {
  for (let round = 0; round < parts.limits.queueMax; round += 1) {
    const [delivery] = await takeFrom(parts, { limit: 1, conversation });
    if (!delivery) return;
    await deliverOne(parts, delivery);
  }
}

/** Takes what waits, for as long as sending it may take. */
export function takeFrom(
  { limits, clock, conversations }: Parts,
  which: Omit<TakeRequest, 'now' | 'leaseUntil'>,
): Promise<readonly Delivery[]> {
  const now = clock.now();
  return conversations.takeDeliveries({ ...which, now, leaseUntil: instant(now, limits.deliveryLeaseSeconds) });
}

export async function deliverOne(parts: Parts, delivery: Delivery): Promise<void> {
  const { conversations, channels, clock, observer, limits } = parts;
  const { reply, attempts } = delivery;
  const labels = { channel: delivery.channel };
  try {
    const sending = Promise.resolve(channels.get(delivery.channel)?.send(delivery));
    const result = await inTime(clock, limits.sendMillisMax, sending);
    if (result === LATE) throw new Error(`no answer within ${limits.sendMillisMax} ms`);
    if (result === 'sent') {
      await conversations.settleDelivery(reply.id, { kind: 'delivered', at: clock.now() });
      observer.count('holdfast_deliveries_total', labels);
      return;
    }
    await park(parts, delivery, result ? result.refused : `no channel ${delivery.channel}`);
  } catch (error) {
    const reason = messageOf(error);
    if (attempts + 1 >= limits.deliveryAttemptsMax) await park(parts, delivery, reason);
    else {
      const at = instant(clock.now(), pauseSeconds(attempts));
      await conversations.settleDelivery(reply.id, { kind: 'again', at, reason });
    }
  }
}

async function park({ conversations, observer }: Parts, delivery: Delivery, reason: string): Promise<void> {
  const { conversation, reply, channel } = delivery;
  await conversations.settleDelivery(reply.id, { kind: 'parked', reason });
  observer.log('error', 'delivery.parked', { conversation_id: conversation, reply: reply.id, channel, reason });
  observer.count('holdfast_deliveries_parked_total', { channel });
}
