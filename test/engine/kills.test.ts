import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/cli/house.ts';
import { house } from '../../src/main.ts';
import { silent } from '../../src/ports/observer.ts';

/** A conversation of each flow that ends in one booking, and the state it ends in. */
interface Talk {
  readonly business: string;
  readonly now: string;
  readonly messages: readonly string[];
  readonly state: string;
}

const TALKS: readonly Talk[] = [
  {
    business: 'northside',
    now: '2026-03-02T09:05:00+00:00',
    messages: ['Friday morning please', 'the second one', 'yes'],
    state: 'booked',
  },
  {
    business: 'lucia',
    now: '2026-03-03T09:00:00+01:00',
    messages: ['Quiero pedir cita para corte largo con Ana mañana', 'la primera', 'me llamo Carmen', 'sí'],
    state: 'idle',
  },
  {
    business: 'skylark',
    now: '2025-12-03T10:00:00-05:00',
    messages: ['I want to fly from New York to Los Angeles next Friday', 'yes'],
    state: 'idle',
  },
  {
    business: 'atelier',
    now: '2026-04-01T09:00:00+02:00',
    messages: ['Je voudrais réserver Le Jardin demain de 9h à 12h', 'oui'],
    state: 'GENERAL',
  },
];

type Moment = 'before' | 'after';

/** A process that is killed at its nth call to a store: that call, and whatever was under way, never comes back. */
class Mortal {
  calls = 0;
  readonly died: Promise<'died'>;
  #dead = false;
  #die: () => void = () => {};
  readonly #nth: number;
  readonly #moment: Moment;

  constructor(nth: number, moment: Moment) {
    this.#nth = nth;
    this.#moment = moment;
    this.died = new Promise((resolve) => {
      this.#die = () => resolve('died');
    });
  }

  gate<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (object, property) => {
        const member: unknown = Reflect.get(object, property);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => this.#pass(() => Promise.resolve(Reflect.apply(member, object, args)));
      },
    });
  }

  async #pass(act: () => Promise<unknown>): Promise<unknown> {
    if (this.#dead) return never();
    this.calls += 1;
    const last = this.calls === this.#nth;
    if (last && this.#moment === 'before') return this.#end();
    const value = await act();
    return last || this.#dead ? this.#end() : value;
  }

  #end(): Promise<never> {
    this.#dead = true;
    this.#die();
    return never();
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** Plays the talk in a process that dies on the way, starts another one on the same store, and goes on. */
async function played(talk: Talk, nth: number, moment: Moment) {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock(talk.now);
  const mortal = new Mortal(nth, moment);
  const gated: Store = {
    ...store,
    conversations: mortal.gate(store.conversations),
    bookings: mortal.gate(store.bookings),
    customers: mortal.gate(store.customers),
    payments: mortal.gate(store.payments),
  };
  const first = await house.compose({ store: gated, clock, observer: silent });
  let { engine } = first.app;
  const to = { business: talk.business, channel: 'sms', address: '+34600111222' };
  for (const [index, text] of talk.messages.entries()) {
    const incoming = { to, eventId: `m${index}`, event: { kind: 'message', text } } as const;
    if ((await Promise.race([engine.handle(incoming), mortal.died])) !== 'died') continue;
    engine = (await house.compose({ store, clock, observer: silent })).app.engine;
    clock.set(new Date(Date.parse(clock.now()) + 10_000).toISOString());
    await engine.sweep();
    // Whoever got no answer delivers once more.
    await engine.handle(incoming);
  }
  // Looking at it afterwards is no part of the talk.
  const { calls } = mortal;
  const conversation = await store.conversations.at(to);
  if (!conversation) throw new Error('nothing was stored');
  const bookings = await store.bookings.ofConversation(conversation.id);
  const { state } = await engine.inspect(conversation);
  const turns = await store.conversations.turns(conversation.id);
  const heard = turns.flatMap(({ events }) => events.map(({ id }) => id));
  const standing = bookings.filter(({ status }) => status === 'confirmed' || status === 'held');
  return {
    calls,
    state,
    bookings: standing.length,
    heard,
    failures: turns.filter(({ failure }) => failure),
  };
}

describe('killed at every moment', () => {
  it.each(TALKS)('C11 X4 X5 $business resumes where it was, and books once', async (talk) => {
    const calm = await played(talk, 0, 'before');
    expect(calm).toMatchObject({ state: talk.state, bookings: 1, failures: [] });
    expect(calm.calls).toBeGreaterThan(talk.messages.length * 2);
    for (let nth = 1; nth <= calm.calls; nth += 1) {
      for (const moment of ['before', 'after'] as const) {
        const seen = await played(talk, nth, moment);
        const { state, bookings, heard, failures } = seen;
        const expected = { state: talk.state, bookings: 1, heard: calm.heard, failures: [] };
        expect({ state, bookings, heard, failures }, `killed ${moment} call ${nth}`).toEqual(expected);
      }
    }
  });
});
