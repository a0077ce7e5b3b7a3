import { messageOf } from '../core/message-of.ts';
import type { Drainer } from './drain.ts';
import type { Parts, TellFreed } from './parts.ts';
import { arrivalOf } from './receive.ts';

/** Whoever took word of something free has so long to look; then it is somebody else's. */
const LEASE_SECONDS = 60;
const TAKEN_MAX = 500;

/**
 * A round over the businesses in which something came free. Each serves those who wait there; what fails is given out again
 * when its lease is over, and nobody is told twice: the event has its name from the hold (X4).
 */
export async function serveWaiting(parts: Parts, drainer: Drainer): Promise<void> {
  const { waiting, businesses, clock, observer } = parts;
  const now = clock.now();
  const leaseUntil = new Date(Date.parse(now) + LEASE_SECONDS * 1000).toISOString();
  const found = (await waiting?.takeFreed({ now, leaseUntil, limit: TAKEN_MAX })) ?? [];
  await Promise.all(
    found.map(async (freed) => {
      try {
        await businesses.get(freed.business)?.waits?.serve(now, tellingOf(parts, drainer));
        await waiting?.looked(freed);
      } catch (error) {
        observer.log('error', 'waiting.postponed', { business: freed.business, reason: messageOf(error) });
        observer.count('holdfast_waiting_postponed_total');
      }
    }),
  );
}

/** Into the conversation that stands at the address, or a new one there in the language they spoke. */
function tellingOf(parts: Parts, drainer: Drainer): TellFreed {
  return async ({ to, language, eventId, facts }) => {
    const arrival = arrivalOf(parts, { to, eventId, event: { kind: 'freed', facts } });
    if (arrival === null || !('opening' in arrival.to)) return false;
    const opening = { ...arrival.to.opening, language };
    const received = await parts.conversations.receive({ ...arrival, to: { ...arrival.to, opening } });
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return false;
    const seq = received.kind === 'stored' ? received.event.seq : received.seq;
    await drainer.drain(received.conversation.id, seq, null);
    parts.observer.count('holdfast_waiting_told_total');
    return true;
  };
}
