import { setTimeout as pause } from 'node:timers/promises';
import { setup } from 'xstate';
import { z } from 'zod';
import type { Event, StoredEvent } from '../../src/core/event.ts';
import type { Flow } from '../../src/core/flow.ts';
import { derivedId } from '../../src/core/ids.ts';
import { RECORD_VERSION, type Reply, type TurnRecord } from '../../src/core/turn.ts';
import type { App } from '../../src/engine/app.ts';
import type { Engine, Handled, Incoming, Served } from '../../src/engine/engine.ts';
import type { Conversation, Received } from '../../src/ports/conversations.ts';
import { silent } from '../../src/ports/observer.ts';
import { MemoryBookings } from '../../src/storage/memory/bookings.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { MemoryDiary } from '../../src/storage/memory/diary.ts';
import { MemoryLeads } from '../../src/storage/memory/leads.ts';
import { MemoryNews } from '../../src/storage/memory/news.ts';
import { MemoryPasses } from '../../src/storage/memory/passes.ts';
import { MemoryPayments } from '../../src/storage/memory/payments.ts';
import { MemorySendings } from '../../src/storage/memory/sendings.ts';

/**
 * An app small enough to see through: it says back what it hears, on the real store in memory. Some words make it
 * misbehave, so that the server can be seen dealing with it.
 */
export interface ToyApp extends App {
  readonly closed: () => boolean;
  /** Lets the messages that said "slow" be answered. */
  readonly release: () => void;
  /** A reply that this process does not tell of, as if another had committed it. */
  readonly sayElsewhere: (conversation: string, text: string) => Promise<void>;
  readonly breakStore: () => void;
}

const NOW = '2026-03-02T09:05:00.000Z';

const machine = setup({
  types: { events: {} as { type: 'hello' } | { type: 'look.done' } | { type: 'bye' } },
}).createMachine({
  initial: 'idle',
  on: { bye: '.idle' },
  states: {
    idle: { on: { hello: 'looking' } },
    looking: { on: { 'look.done': 'talking' } },
    talking: { on: { hello: 'talking', bye: 'idle' } },
  },
});

export const toyFlow: Flow = {
  name: 'toy',
  version: 1,
  context: z.record(z.string(), z.number()),
  machine,
  restore: (stored) => machine.resolveState({ value: 'heard' in stored ? 'talking' : 'idle', context: {} }),
  store: () => ({}),
  state: (snapshot) => String(snapshot.value),
  proposes: () => null,
  rests: () => true,
  expects: () => ({ question: null, options: [], intents: {}, hear: () => null, otherwise: 'hello' }),
  pending: () => [],
  help: () => [],
  redirect: () => [],
  words: {},
  states: { idle: 'Nothing has been said', talking: 'Somebody has said hello' },
};

const toys: Served = {
  id: 'toys',
  name: 'The Toy Shop',
  timeZone: 'Europe/London',
  locales: ['en', 'fr'],
  flow: 'toy',
  flows: new Map([['toy', toyFlow]]),
};

export function createToyApp(): ToyApp {
  const conversations = new MemoryConversations();
  const listeners = new Set<Parameters<Engine['onReplies']>[0]>();
  let closed = false;
  let ready = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  async function handle({ to, eventId, event, answerWithinMillis = 0 }: Incoming): Promise<Handled> {
    if ('business' in to && to.business !== 'toys') return { kind: 'unknown_business' };
    const text = event.kind === 'message' ? event.text : '';
    if (text === 'boom') throw new Error('a secret detail of the insides');
    if (text === 'too many') return { kind: 'queue_full' };
    const opening = { flow: 'toy', flowVersion: 1, language: 'en' } as const;
    const received = await conversations.receive({
      to: 'business' in to ? { ...to, opening } : to,
      eventId,
      event,
      receivedAt: NOW,
      queueMax: 10,
    });
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return received;
    const conversation = received.conversation.id;
    if (text !== 'slow') return answer(received, eventId, event);
    const late = pause(answerWithinMillis).then(() => ({ kind: 'accepted', conversation }) as const);
    return Promise.race([released.then(() => answer(received, eventId, event)), late]);
  }

  async function answer(
    received: Extract<Received, { kind: 'stored' | 'duplicate' }>,
    eventId: string,
    event: Event,
  ): Promise<Handled> {
    const conversation = received.conversation.id;
    if (received.kind === 'stored') {
      const turn = await commit(conversation, [received.event], wordsFor(event));
      for (const listener of listeners) listener(conversation, turn.replies);
      return {
        kind: 'handled',
        conversation,
        replies: turn.replies,
        state: turn.stateAfter,
        duplicate: false,
        turns: [turn],
      };
    }
    const answer = await conversations.repliesTo(conversation, eventId);
    if (answer === null) return { kind: 'accepted', conversation };
    return { kind: 'handled', conversation, ...answer, duplicate: true, turns: [] };
  }

  async function commit(id: string, events: readonly StoredEvent[], texts: readonly string[]): Promise<TurnRecord> {
    const before = await standing(id);
    const seq = events.at(-1)?.seq ?? before.handledSeq;
    const replies: Reply[] = texts.map((text, index) => ({ id: derivedId(id, before.version, index), text }));
    const action = events.find(({ event }) => event.kind === 'operator')?.event;
    const handedOff = action?.kind === 'operator' ? action.action === 'take_over' : before.header.handedOff;
    const from = before.version === 0 ? ['idle', 'looking'] : ['talking'];
    const turn: TurnRecord = {
      version: RECORD_VERSION,
      conversation: id,
      seq,
      events,
      now: NOW,
      interpretation: {
        intent: { type: 'hello', entities: { to: 'you' }, confidence: 0.9, source: 'rules', rule: 'toy/hello' },
        desk: [],
        language: 'en',
      },
      results: [{ tool: 'look', input: {}, key: null, outcome: { kind: 'done', output: null } }],
      flow: 'toy',
      stateBefore: before.version === 0 ? 'idle' : 'talking',
      stateAfter: 'talking',
      passed: [...new Set([...from, 'talking'])].map((state) => ({ flow: 'toy', state, by: null })),
      replies,
      said: replies.map((_, reply) => ({ flow: 'toy', key: 'echo', reply })),
      rejected: null,
      failure: null,
      hashes: { context: 'a', flow: 'b', words: 'c' },
    };
    const header = { ...before.header, handedOff };
    const context = { heard: before.version + 1 };
    await conversations.commit({
      conversation: id,
      version: before.version,
      header,
      context,
      state: 'talking',
      turn,
      claimed: false,
      push: false,
    });
    return turn;
  }

  async function standing(id: string): Promise<Conversation> {
    const conversation = await conversations.load(id);
    if (conversation === null) throw new Error(`no conversation ${id}`);
    return conversation;
  }

  const engine: Engine = {
    businesses: new Map([['toys', toys]]),
    handle,
    async inspect(conversation) {
      const { id, business, header, context } = conversation;
      const lastTurn = (await conversations.turns(id)).at(-1) ?? null;
      const { flow, language, handedOff } = header;
      return { id, business, flow, language, state: 'talking', context, handedOff, lastTurn, account: null };
    },
    receipt: async () => {},
    idle: async () => {},
    rounds: [],
    ownRounds: [],
    async sweep() {},
    onReplies(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: () => () => {},
    async close() {},
  };

  return {
    engine,
    conversations,
    bookings: new MemoryBookings(),
    diary: new MemoryDiary(new MemoryBookings()),
    calendars: null,
    payments: new MemoryPayments(),
    reconciliations: { strays: async () => [] },
    leads: new MemoryLeads(),
    sendings: new MemorySendings(),
    firstTouch: (_business, phone) => ({ channel: 'sms', address: phone }),
    comings: async () => [],
    life: { export: async () => null, erase: async () => ({ kind: 'nobody' }) },
    passes: new MemoryPasses(),
    news: new MemoryNews(),
    cards: new Map(),
    debts: { owed: async () => [], settle: async () => ({ kind: 'unknown' }) },
    observer: silent,
    ready: async () => ready,
    async close() {
      closed = true;
    },
    closed: () => closed,
    release: () => release(),
    async sayElsewhere(conversation, text) {
      await commit(conversation, [], [text]);
    },
    breakStore() {
      ready = false;
    },
  };
}

function wordsFor(event: Event): readonly string[] {
  if (event.kind === 'message') return event.text === 'hush' ? [] : [`You said: ${event.text}`, 'Anything else?'];
  return event.kind === 'lead' ? [`Hello ${event.name}`] : [];
}
