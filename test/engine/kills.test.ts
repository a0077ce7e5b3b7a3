import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import { type Moment, Mortal } from './mortal.ts';

/** A conversation of each flow that ends in one booking, and the state it ends in. */
interface Talk {
  readonly business: string;
  readonly now: string;
  readonly messages: readonly string[];
  readonly state: string;
  /** What stands in the end; one booking unless told. */
  readonly bookings?: number;
  /** Where it is in the end, if it matters. */
  readonly start?: string;
  /** From which message on it is killed: what comes before is killed in another talk. */
  readonly from?: number;
}

const SALON = ['Quiero pedir cita para corte largo con Ana mañana', 'la primera', 'me llamo Carmen', 'sí'];

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
    messages: SALON,
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
  // What the desk does about what stands: nobody knows what became of a call that was killed, until it is looked up (decision 2).
  {
    business: 'lucia',
    now: '2026-03-03T09:00:00+01:00',
    messages: [...SALON, 'quiero anular mi cita', 'sí'],
    state: 'idle',
    bookings: 0,
    from: SALON.length + 1,
  },
  {
    business: 'lucia',
    now: '2026-03-03T09:00:00+01:00',
    messages: [...SALON, 'quiero cambiar mi cita al viernes a las 10:00', 'sí'],
    state: 'idle',
    start: '2026-03-06T10:00:00+01:00',
    from: SALON.length + 1,
  },
];

/** Plays the talk in a process that dies on the way, starts another one on the same store, and goes on. */
async function played(talk: Talk, nth: number, moment: Moment) {
  const store = await house.openFreshStore('memory');
  const clock = house.virtualClock(talk.now);
  const mortal = new Mortal(nth, moment);
  const first = await house.compose({ store: mortal.gateStore(store), clock, observer: silent });
  let { engine } = first.app;
  const to = { business: talk.business, channel: 'sms', address: '+34600111222' };
  let spared = 0;
  for (const [index, text] of talk.messages.entries()) {
    if (index === talk.from) spared = mortal.calls;
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
    spared,
    state,
    bookings: standing.map(({ start }) => start),
    heard,
    failures: turns.filter(({ failure }) => failure),
  };
}

describe('killed at every moment', () => {
  it.each(TALKS)('C11 X4 X5 X14 $business resumes where it was, and what is done is done once', async (talk) => {
    const calm = await played(talk, 0, 'before');
    expect(calm).toMatchObject({ state: talk.state, failures: [] });
    expect(calm.bookings).toHaveLength(talk.bookings ?? 1);
    if (talk.start !== undefined) expect(calm.bookings.map(Date.parse)).toEqual([Date.parse(talk.start)]);
    expect(calm.calls).toBeGreaterThan(talk.messages.length * 2);
    for (let nth = calm.spared + 1; nth <= calm.calls; nth += 1) {
      for (const moment of ['before', 'after'] as const) {
        const seen = await played(talk, nth, moment);
        const { state, bookings, heard, failures } = seen;
        const expected = { state: talk.state, bookings: calm.bookings, heard: calm.heard, failures: [] };
        expect({ state, bookings, heard, failures }, `killed ${moment} call ${nth}`).toEqual(expected);
      }
    }
  });
});
