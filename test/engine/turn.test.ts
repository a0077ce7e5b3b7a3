import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create.ts';
import { LIMITS } from '../../src/engine/parts.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Arrival } from '../../src/ports/conversations.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { toyFlow } from './toy.ts';
import { toyHouse } from './toyhouse.ts';

const never = (): Promise<never> => new Promise(() => {});

function broken(name: string, run: Tool['run']): (tool: Tool) => Tool {
  return (tool) => (tool.name === name ? { ...tool, run } : tool);
}

describe('a turn', () => {
  it('X4 handles an event once, however often it is delivered, and answers as it did the first time', async () => {
    const house = toyHouse();
    const first = await house.say('book', 'the same');
    const again = await Promise.all([1, 2, 3, 4].map(() => house.say('book', 'the same')));
    for (const one of again) expect(one).toMatchObject({ kind: 'handled', duplicate: true });
    const replies = first.kind === 'handled' ? first.replies : [];
    for (const one of again) expect(one.kind === 'handled' && one.replies).toEqual(replies);
    const conversation = await house.conversations.at(house.address);
    expect(await house.conversations.turns(conversation?.id ?? '')).toHaveLength(1);
  });

  it('X4 handles what arrives together in the order it was received', async () => {
    const house = toyHouse();
    await Promise.all(['chat a', 'chat b', 'chat c', 'chat d'].map((text) => house.say(text)));
    const conversation = await house.conversations.at(house.address);
    const turns = await house.conversations.turns(conversation?.id ?? '');
    const heard = turns.flatMap(({ events }) =>
      events.map(({ event }) => (event.kind === 'message' ? event.text : '')),
    );
    expect(heard).toEqual(['chat a', 'chat b', 'chat c', 'chat d']);
  });

  it('X4 acknowledges what it could not handle only when it is stored beyond doubt', async () => {
    const lazily: boolean[] = [];
    class Unsteady extends MemoryConversations {
      override async receive(arrival: Arrival) {
        lazily.push(arrival.lazily ?? false);
        return super.receive(arrival);
      }
      override async commit(): Promise<boolean> {
        throw new Error('out of order');
      }
    }
    const conversations = new Unsteady();
    const house = toyHouse({ parts: { conversations } });
    expect((await house.say('chat')).kind).toBe('accepted');
    expect(lazily).toEqual([true, false]);
  });

  it('X8 keeps the state when a tool breaks, and lets the user try again', async () => {
    let calls = 0;
    const house = toyHouse({
      tool: (tool) =>
        broken('book', async (input, call) => {
          calls += 1;
          if (calls === 1) throw new Error('out of order');
          return tool.run(input, call);
        })(tool),
    });
    expect(await house.replies('book')).toEqual(['["try_again",{}]']);
    expect((await house.replies('book'))[0]).toContain('booked');
    expect(await house.bookings.ofConversation((await house.conversations.at(house.address))?.id ?? '')).toHaveLength(
      1,
    );
  });

  it('X8 looks up a booking whose answer was lost instead of repeating it', async () => {
    const house = toyHouse({
      tool: (tool) =>
        broken('book', async (input, call) => {
          await tool.run(input, call);
          throw new Error('the answer was lost');
        })(tool),
    });
    expect((await house.replies('book'))[0]).toContain('booked');
    expect(await house.bookings.ofConversation((await house.conversations.at(house.address))?.id ?? '')).toHaveLength(
      1,
    );
  });

  it('X8 does not wait for ever for a tool that hangs', async () => {
    const house = toyHouse({ tool: broken('book', never) });
    const waiting = house.replies('book');
    for (let tick = 0; tick < 20; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    house.clock.advance(LIMITS.toolMillisMax);
    expect(await waiting).toEqual(['["try_again",{}]']);
  });

  it('X5 takes back a booking that acted, was lost, and is no longer wanted', async () => {
    let lookups = 0;
    const house = toyHouse({
      tool: (tool) => {
        if (tool.name !== 'book' || !tool.consequence) return tool;
        const { consequence } = tool;
        const run: Tool['run'] = async (input, call) => {
          await tool.run(input, call);
          throw new Error('the answer was lost');
        };
        const lookup: typeof consequence.lookup = async (call, input) => {
          lookups += 1;
          if (lookups === 1) throw new Error('and nobody could look');
          return consequence.lookup(call, input);
        };
        return { ...tool, run, consequence: { ...consequence, lookup } };
      },
    });
    expect(await house.replies('book')).toEqual(['["try_again",{}]']);
    const id = (await house.conversations.at(house.address))?.id ?? '';
    expect((await house.bookings.ofConversation(id)).map(({ status }) => status)).toEqual(['confirmed']);
    house.clock.advance(61_000);
    await house.engine.sweep();
    expect((await house.bookings.ofConversation(id)).map(({ status }) => status)).toEqual(['cancelled']);
    const conversation = await house.conversations.load(id);
    expect(conversation?.header.unsettled).toEqual([]);
    // X3: what became of it is in the record, so that the header is what the turns come to.
    const turns = await house.conversations.turns(id);
    expect(turns.at(-1)?.settled).toMatchObject([{ fate: 'undone' }]);
    const again = conversation ? await replay(house.parts, conversation, turns) : [];
    expect(again.flatMap(({ differences }) => differences)).toEqual([]);
    expect(again.at(-1)?.header).toEqual(conversation?.header);
  });

  it('B8 refuses a tool in a state it does not declare, says so in the log, and changes nothing', async () => {
    const house = toyHouse({ tool: (tool) => (tool.name === 'book' ? { ...tool, states: ['holding'] } : tool) });
    expect(await house.replies('book')).toEqual(['["taken",{}]']);
    expect(house.notebook.lines).toContainEqual(expect.objectContaining({ event: 'tool.refused' }));
    expect(await house.bookings.ofConversation((await house.conversations.at(house.address))?.id ?? '')).toEqual([]);
  });

  it('B8 logs the state with every call of a tool', async () => {
    const house = toyHouse();
    await house.say('book');
    const called = house.notebook.lines.find(({ event }) => event === 'tool.called');
    expect(called?.fields).toMatchObject({ tool: 'book', state: 'idle' });
  });

  it('B11 logs transitions and refusals by name', async () => {
    const house = toyHouse();
    await house.say('book');
    const moved = house.notebook.lines.find(({ event }) => event === 'fsm.state_transition');
    expect(moved?.fields).toMatchObject({ from_state: 'idle', to_state: 'holding', intent_type: 'book' });
    const stubborn = toyHouse({
      parts: {
        interpret: async ({ language }) => ({
          intent: { type: 'unheard_of', entities: {}, confidence: 1, source: 'rules', rule: 'test' },
          desk: [],
          language,
        }),
      },
    });
    expect(await stubborn.replies('x')).toEqual(['["redirect",{}]']);
    const refused = stubborn.notebook.lines.find(({ event }) => event === 'fsm.transition_rejected');
    expect(refused?.fields).toMatchObject({ current_state: 'idle', intent_type: 'unheard_of' });
    expect(refused?.fields['reason']).toBeTruthy();
  });
});

describe('bounds', () => {
  it('turns away what comes when the queue of a conversation is full', async () => {
    const house = toyHouse({ tool: broken('book', never), parts: { limits: { ...LIMITS, queueMax: 3 } } });
    void house.say('book');
    void house.say('chat 1');
    void house.say('chat 2');
    expect(await house.say('chat 3')).toEqual({ kind: 'queue_full' });
  });

  it('reads no more than the bound of a message, and asks for less', async () => {
    const house = toyHouse();
    expect(await house.replies('x'.repeat(100_000))).toEqual(['["desk.too_much",{}]']);
    const conversation = await house.conversations.at(house.address);
    const [turn] = await house.conversations.turns(conversation?.id ?? '');
    const event = turn?.events[0]?.event;
    expect(event?.kind === 'message' && event.text.length).toBe(LIMITS.messageCharactersMax);
  });

  it('ends a turn that does not come to rest with an apology, and goes on with the next', async () => {
    const house = toyHouse({ parts: { limits: { ...LIMITS, stepsMax: 0 } } });
    expect((await house.replies('book'))[0]).toContain('desk.trouble');
    expect((await house.replies('hello'))[0]).toContain('heard');
    expect(house.notebook.counts).toContain('holdfast_turn_faults_total');
  });
});

describe('faults of ours', () => {
  it('apologises, keeps the state, and finds what the broken turn had done', async () => {
    let breaks = true;
    const flow = {
      ...toyFlow,
      store: (...args: Parameters<typeof toyFlow.store>) => {
        const stored = toyFlow.store(...args);
        if (breaks && stored['booking']) throw new Error('a bug');
        return stored;
      },
    };
    const house = toyHouse({ business: { flows: new Map([['toy', flow]]) } });
    expect((await house.replies('book'))[0]).toContain('desk.trouble');
    const id = (await house.conversations.at(house.address))?.id ?? '';
    expect((await house.conversations.load(id))?.context).toEqual({});
    expect((await house.conversations.load(id))?.header.unsettled).toHaveLength(1);
    breaks = false;
    house.clock.advance(61_000);
    await house.engine.sweep();
    expect((await house.bookings.ofConversation(id)).map(({ status }) => status)).toEqual(['cancelled']);
    expect((await house.replies('book'))[0]).toContain('booked');
  });

  it('X2 hands a conversation whose context cannot be read to a person, and loses nothing of it', async () => {
    const house = toyHouse();
    await house.say('chat');
    const stored = await house.conversations.at(house.address);
    const flow = {
      ...toyFlow,
      restore: () => {
        throw new Error('an unknown key');
      },
    };
    const other = toyHouse({
      business: { flows: new Map([['toy', flow]]) },
      parts: { conversations: house.conversations },
    });
    const handled = await other.say('chat', 'another');
    expect(JSON.stringify(handled)).toContain('desk.trouble');
    const after = await house.conversations.at(house.address);
    expect(after?.context).toEqual(stored?.context);
    expect(after?.header.handedOff).toBe(true);
  });
});

describe('restarts', () => {
  it('X4 handles after a restart what a dead process had stored and not handled', async () => {
    const house = toyHouse({ tool: broken('book', never) });
    void house.say('book');
    await new Promise((resolve) => setImmediate(resolve));
    const reborn = toyHouse();
    const engine = createEngine({ ...reborn.parts, conversations: house.conversations });
    reborn.clock.advance(10_000);
    await engine.sweep();
    const conversation = await house.conversations.at(house.address);
    const turns = await house.conversations.turns(conversation?.id ?? '');
    expect(turns.flatMap(({ replies }) => replies.map(({ text }) => text)).join()).toContain('booked');
  });

  it('ignores a timer that is no longer the one that stands', async () => {
    const house = toyHouse();
    await house.say('book');
    const id = (await house.conversations.at(house.address))?.id ?? '';
    const due = '2026-03-02T09:04:00.000Z';
    const stale = {
      to: { conversation: id },
      eventId: 'stale',
      event: { kind: 'timer', timer: 'remind', due },
    } as const;
    expect(await house.engine.handle(stale)).toMatchObject({ replies: [] });
    house.clock.advance(5 * 60_000);
    await house.engine.sweep();
    const turns = await house.conversations.turns(id);
    expect(turns.at(-1)?.replies.map(({ text }) => text)).toEqual(['["reminder",{}]']);
  });
});
