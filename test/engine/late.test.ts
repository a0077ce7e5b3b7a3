import { describe, expect, it, vi } from 'vitest';
import type { Arrival, Received } from '../../src/ports/conversations.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { toyHouse } from './toyhouse.ts';

const PATIENCE = { answerWithinMillis: 10_000 };

/** A store that keeps what it is given, and says so only when it is let. */
class SlowToSay extends MemoryConversations {
  readonly arrivals: Arrival[] = [];
  isFrozen = false;

  override async receive(arrival: Arrival): Promise<Received> {
    this.arrivals.push(arrival);
    if (this.isFrozen) await new Promise(() => {});
    return super.receive(arrival);
  }
}

describe('somebody who waits only so long', () => {
  it('X4 is not told that it is stored while the store has not said so', async () => {
    const conversations = new SlowToSay();
    const { engine, clock, address, notebook } = toyHouse({ parts: { conversations } });
    conversations.isFrozen = true;
    const event = { kind: 'message', text: 'hello' } as const;
    const asked = [{}, { inBackground: true } as const].map((pace, index) =>
      engine.handle({ to: address, eventId: `m${index}`, event, ...pace, ...PATIENCE }),
    );
    clock.advance(PATIENCE.answerWithinMillis);
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(['unstored', 'unstored']);
    expect(notebook.lines.map((line) => line.event)).toContain('store.unreachable');
  });

  it('X4 is told that it is stored when the turn is late, once it is on the disk', async () => {
    const conversations = new SlowToSay();
    let think = (): void => {};
    const thought = new Promise<void>((resolve) => {
      think = resolve;
    });
    const { parts } = toyHouse();
    const interpret = vi.fn<typeof parts.interpret>((request) => thought.then(() => parts.interpret(request)));
    const { engine, clock, address } = toyHouse({ parts: { conversations, interpret } });
    const event = { kind: 'message', text: 'hello' } as const;
    const asked = engine.handle({ to: address, eventId: 'm1', event, ...PATIENCE });
    await expect.poll(() => interpret).toHaveBeenCalled();
    clock.advance(PATIENCE.answerWithinMillis);
    const { kind } = await asked;
    expect([kind, conversations.arrivals.map(({ lazily }) => lazily ?? false)]).toEqual(['accepted', [true, false]]);
    think();
    await engine.close();
    const talk = await conversations.at(address);
    expect(await conversations.turns(talk?.id ?? '')).toHaveLength(1);
  });
});
