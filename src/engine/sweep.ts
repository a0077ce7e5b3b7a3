import { messageOf } from './calls.ts';
import { deliver } from './deliver.ts';
import type { Drainer } from './drain.ts';
import type { Engine } from './engine.ts';
import type { Parts } from './parts.ts';

/** One round of what nobody waits for: neglected events, due timers, undelivered replies. */
export async function sweep(parts: Parts, drainer: Drainer, handle: Engine['handle']): Promise<void> {
  await drainNeglected(parts, drainer);
  await wake(parts, handle);
  await deliver(parts);
}

async function drainNeglected({ conversations, clock, observer, limits }: Parts, drainer: Drainer): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - limits.neglectedAfterSeconds * 1000).toISOString();
  for (const id of await conversations.neglected(before, limits.sweepBatch)) {
    await drainer
      .drain(id, Number.POSITIVE_INFINITY, null)
      .catch((error) => observer.log('error', 'turn.postponed', { conversation_id: id, reason: messageOf(error) }));
  }
}

async function wake({ conversations, clock, limits }: Parts, handle: Engine['handle']): Promise<void> {
  for (const { conversation, timer, due } of await conversations.dueTimers(clock.now(), limits.sweepBatch)) {
    await handle({ to: { conversation }, eventId: `timer/${timer}/${due}`, event: { kind: 'timer', timer, due } });
  }
}
