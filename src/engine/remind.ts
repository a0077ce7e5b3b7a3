import { messageOf } from '../core/message-of.ts';
import type { Drainer } from './drain.ts';
import type { Parts, TellReminder } from './parts.ts';
import { arrivalOf } from './receive.ts';

/** Whoever took a reminder has so long to give it; then it is somebody else's. */
const LEASE_SECONDS = 60;

/**
 * A round over the businesses that remind (F8). What fails is given out again when its lease is over, and nobody is reminded
 * twice: the event has its name from the booking and how long before it is (X4).
 */
export async function remindAll(parts: Parts, drainer: Drainer): Promise<void> {
  const { businesses, clock, observer } = parts;
  const now = clock.now();
  const leaseUntil = new Date(Date.parse(now) + LEASE_SECONDS * 1000).toISOString();
  await Promise.all(
    [...businesses.values()].map(async ({ id, reminds }) => {
      try {
        await reminds?.give(now, leaseUntil, tellingOf(parts, drainer));
      } catch (error) {
        observer.log('error', 'reminders.postponed', { business: id, reason: messageOf(error) });
        observer.count('holdfast_reminders_postponed_total');
      }
    }),
  );
}

/** Into the conversation that stands at the address, or a new one there in the language they spoke. */
function tellingOf(parts: Parts, drainer: Drainer): TellReminder {
  return async ({ to, language, eventId, facts }) => {
    const arrival = arrivalOf(parts, { to, eventId, event: { kind: 'reminder', facts } });
    if (arrival === null || !('opening' in arrival.to)) return false;
    const { opening } = arrival.to;
    const speaking = language === null ? opening : { ...opening, language };
    const received = await parts.conversations.receive({ ...arrival, to: { ...arrival.to, opening: speaking } });
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return false;
    const seq = received.kind === 'stored' ? received.event.seq : received.seq;
    await drainer.drain(received.conversation.id, seq, null);
    parts.observer.count('holdfast_reminders_told_total', { channel: to.channel });
    return true;
  };
}
