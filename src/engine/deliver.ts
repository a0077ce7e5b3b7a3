import type { Delivery } from '../ports/conversations.ts';
import { messageOf } from './calls.ts';
import type { Parts } from './parts.ts';

/** Later each time, never later than an hour: 2, 4, 8 … seconds. */
function pauseSeconds(attempts: number): number {
  return Math.min(2 ** (attempts + 1), 3600);
}

function instant(now: string, seconds: number): string {
  return new Date(Date.parse(now) + seconds * 1000).toISOString();
}

/**
 * DELIVER. Sends what waits in the outbox, in order per conversation; what fails is tried again later, and parked for
 * a person to look at after so many attempts. Answers with how many messages went out.
 */
export async function deliver(parts: Parts, conversation?: string): Promise<number> {
  const { limits, clock, conversations } = parts;
  let sent = 0;
  for (let round = 0; round < limits.sweepBatch; round += 1) {
    const now = clock.now();
    const leaseUntil = instant(now, limits.deliveryLeaseSeconds);
    const request = { now, leaseUntil, limit: limits.sweepBatch };
    const taken = await conversations.takeDeliveries(
      conversation === undefined ? request : { ...request, conversation },
    );
    if (taken.length === 0) return sent;
    const results = await Promise.all(taken.map((delivery) => deliverOne(parts, delivery)));
    sent += results.filter(Boolean).length;
  }
  return sent;
}

async function deliverOne(parts: Parts, delivery: Delivery): Promise<boolean> {
  const { conversations, channels, clock, observer, limits } = parts;
  const { reply, attempts } = delivery;
  const labels = { channel: delivery.channel };
  try {
    const result = await channels.get(delivery.channel)?.send(delivery);
    if (result === 'sent') {
      await conversations.settleDelivery(reply.id, { kind: 'delivered', at: clock.now() });
      observer.count('holdfast_deliveries_total', labels);
      return true;
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
  return false;
}

async function park({ conversations, observer }: Parts, delivery: Delivery, reason: string): Promise<void> {
  const { conversation, reply, channel } = delivery;
  await conversations.settleDelivery(reply.id, { kind: 'parked', reason });
  observer.log('error', 'delivery.parked', { conversation_id: conversation, reply: reply.id, channel, reason });
  observer.count('holdfast_deliveries_parked_total', { channel });
}
