import { describe, expect, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Store } from '../../src/ports/store.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Notebook } from './toyhouse.ts';

const FRIDAY = { resource: 'northside-main', business: 'northside' };
const PARTS = [
  ['2026-03-06T09:00:00Z', '2026-03-06T13:00:00Z'],
  ['2026-03-06T14:00:00Z', '2026-03-06T14:30:00Z'],
  ['2026-03-06T14:30:00Z', '2026-03-06T17:00:00Z'],
] as const;

/** Northside Dental with all of Friday taken, and people who write to it. A second process may run on the same store. */
async function practice(wrapped: (store: Store) => Store = (store) => store) {
  const store = await house.openFreshStore('memory');
  const clock = new VirtualClock('2026-03-02T09:05:00Z');
  const open = (over: Store) => house.compose({ store: over, clock, observer: new Notebook() });
  const { app, parts } = await open(store);
  const broken = (await open(wrapped(store))).app.engine;
  const other = (await open(store)).app.engine;
  onTestFinished(() => app.engine.close());
  for (const [start, end] of PARTS) {
    await store.bookings.book({
      ...{ ...FRIDAY, key: start, id: start, units: [1], start, end, heldUntil: null, conversation: null },
      ...{ customer: null, details: {}, now: clock.now() },
    });
  }
  let count = 0;
  const at = (address: string) => ({ business: 'northside', channel: 'sms', address });
  const says = async (address: string, text: string): Promise<string> => {
    count += 1;
    const event = { kind: 'message', text } as const;
    const handled = await app.engine.handle({ to: at(address), eventId: `m${count}`, event });
    return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text).join('\n') : handled.kind;
  };
  const waits = async (address: string) => {
    await says(address, 'Friday the 6th please');
    await says(address, 'waiting list');
    expect(await says(address, 'yes')).toMatch(/on the waiting list/);
  };
  const free = () => store.bookings.move({ id: PARTS[1][0], from: ['confirmed'], to: 'cancelled', now: clock.now() });
  const talk = async (address: string) => {
    const conversation = await store.conversations.at(at(address));
    if (!conversation) throw new Error('no conversation');
    return { conversation, turns: await store.conversations.turns(conversation.id) };
  };
  const told = async (address: string) => {
    const { turns } = await talk(address);
    return turns.flatMap(({ replies }) => replies.map(({ text }) => text)).filter((text) => /come free:/.test(text));
  };
  const holds = async () => (await store.bookings.ahead('northside', clock.now(), 50)).filter((one) => one.heldUntil);
  const replayed = async (address: string) => {
    const { conversation, turns } = await talk(address);
    return replay(parts, conversation, turns);
  };
  return { store, clock, engine: app.engine, broken, other, says, waits, free, told, holds, replayed };
}

/** A store whose call of this name breaks once, before it acts or after. */
function breaking(name: 'book' | 'receive' | 'move', when: 'before' | 'after') {
  return (store: Store): Store => {
    let left = 1;
    const once = <Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) => {
      return async (...given: Given): Promise<Answer> => {
        const breaks = left > 0;
        left = 0;
        if (breaks && when === 'before') throw new Error('it broke');
        const answer = await work(...given);
        if (breaks) throw new Error('it broke');
        return answer;
      };
    };
    const over = <Part extends object, Name extends keyof Part>(part: Part, method: Name): Part =>
      Object.create(part, { [method]: { value: once((part[method] as never as () => Promise<never>).bind(part)) } });
    if (name === 'book') return { ...store, bookings: bound(store.bookings, over(store.bookings, 'book')) };
    if (name === 'move') return { ...store, waiting: bound(store.waiting, over(store.waiting, 'move')) };
    return { ...store, conversations: bound(store.conversations, over(store.conversations, 'receive')) };
  };
}

/** Private fields need the object itself: every other method is called on it. */
function bound<Part extends object>(part: Part, over: Part): Part {
  return new Proxy(over, {
    get: (target, name) => {
      const own = Object.hasOwn(target, name);
      const value = Reflect.get(own ? target : part, name);
      return typeof value === 'function' && !own ? value.bind(part) : value;
    },
  });
}

describe('a waiting list', () => {
  const MINUTES_LATER = 61_000;

  it.each([
    ['book', 'before'],
    ['book', 'after'],
    ['receive', 'before'],
    ['receive', 'after'],
    ['move', 'before'],
    ['move', 'after'],
  ] as const)('X4 X5 a crash at %s, %s it: told once, held once, by whoever looks next', async (name, when) => {
    const { clock, engine, broken, waits, free, told, holds } = await practice(breaking(name, when));
    await waits('+447700900222');
    await engine.sweep();
    await free();
    await broken.sweep();
    clock.set(new Date(Date.parse(clock.now()) + MINUTES_LATER).toISOString());
    await engine.sweep();
    expect(await told('+447700900222')).toHaveLength(1);
    expect(await holds()).toHaveLength(1);
  });

  it('X5 two processes that look at once hold one time for one person', async () => {
    const { engine, other, waits, free, told, holds, store } = await practice();
    await waits('+447700900222');
    await waits('+447700900333');
    await engine.sweep();
    await free();
    await store.waiting.wake('northside', '2026-03-02T09:05:00Z');
    await Promise.all([engine.sweep(), other.sweep()]);
    expect(await told('+447700900222')).toHaveLength(1);
    expect(await told('+447700900333')).toEqual([]);
    expect(await holds()).toHaveLength(1);
  });

  it('X11 nothing is booked without a yes to the time that came free', async () => {
    const { engine, waits, free, says, holds } = await practice();
    await waits('+447700900222');
    await free();
    await engine.sweep();
    await says('+447700900222', 'maybe');
    expect((await holds()).map(({ status }) => status)).toEqual(['held']);
    expect(await says('+447700900222', 'yes')).toMatch(/is booked/);
  });

  it('whoever has it by now waits no longer', async () => {
    const { engine, waits, free, says, told, holds, store, clock } = await practice();
    await waits('+447700900222');
    await engine.sweep();
    await free();
    expect(await says('+447700900222', 'Friday at 2pm')).toMatch(/14:00/);
    await says('+447700900222', 'the first one');
    expect(await says('+447700900222', 'yes')).toMatch(/booked/);
    await engine.sweep();
    const id = PARTS[0][0];
    await store.bookings.move({ id, from: ['confirmed'], to: 'cancelled', now: clock.now() });
    await engine.sweep();
    expect(await told('+447700900222')).toEqual([]);
    expect(await holds()).toEqual([]);
  });

  it('X3 runs again from its record to identical bytes, offer, yes and all', async () => {
    const { engine, waits, free, says, replayed } = await practice();
    await waits('+447700900222');
    await free();
    await engine.sweep();
    await says('+447700900222', 'yes');
    expect((await replayed('+447700900222')).flatMap(({ differences }) => differences)).toEqual([]);
  });
});
