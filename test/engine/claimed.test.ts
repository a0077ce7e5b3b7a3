import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../src/core/event.ts';
import { claimOf } from '../../src/ports/contract-samples.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { toyHouse } from './toyhouse.ts';

/** A store whose inbox is gone under a claim: by an eviction, or because another process handled it between two looks. */
class Forgetful extends MemoryConversations {
  hides = 0;

  override async unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    const events = await super.unhandled(conversation, limit);
    if (this.hides === 0) return events;
    this.hides -= 1;
    return events.map((event) => ({ ...event, seq: event.seq + 100 }));
  }
}

async function claimedBySomebodyElse() {
  const conversations = new Forgetful();
  const { engine, address, notebook, clock } = toyHouse({ parts: { conversations } });
  const opening = { flow: 'toy', flowVersion: 1, language: 'en' } as const;
  const event = { kind: 'message', text: 'hello' } as const;
  const arrival = { eventId: 'm1', event, receivedAt: clock.now(), queueMax: 10 };
  const received = await conversations.receive({ ...arrival, to: { ...address, opening } });
  if (received.kind !== 'stored') throw new Error(received.kind);
  const { id, version } = received.conversation;
  const claim = claimOf(received.event, { now: clock.now() });
  await conversations.claim({ conversation: id, version, claim, extends: false });
  return { conversations, engine, address, notebook, clock, id, event };
}

describe('a claim whose events are not there', () => {
  it('issue 15.5 is looked at once more, for another process may just have handled them', async () => {
    const { conversations, engine, address, event } = await claimedBySomebodyElse();
    conversations.hides = 1;
    expect((await engine.handle({ to: address, eventId: 'm1', event })).kind).toBe('handled');
  });

  it('issue 15.5 "a turn needs an event" cannot happen: what is gone for good is shown to the people of the business', async () => {
    const { conversations, engine, address, notebook, clock, id } = await claimedBySomebodyElse();
    conversations.hides = Number.POSITIVE_INFINITY;
    clock.advance(10_000);
    await engine.sweep();
    const [stuck] = await conversations.stuck(address.business, 10);
    expect(stuck).toMatchObject({ conversation: id, what: 'turn', reason: 'what its claim was made for is gone' });
    expect(JSON.stringify(notebook.lines)).not.toContain('needs an event');
  });
});
