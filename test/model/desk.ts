import { house } from '../../src/app/house.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { TurnRecord } from '../../src/core/turn.ts';
import type { App } from '../../src/engine/app.ts';
import type { Address } from '../../src/ports/conversations.ts';
import type { Observer } from '../../src/ports/observer.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { openAiCompatibleModel } from '../../src/providers/openai-compatible/model.ts';

/** A Monday morning in London. */
const NOW = '2026-03-02T08:00:00+00:00';

/** What a message came to. */
interface Heard {
  readonly turn: TurnRecord;
  readonly state: string;
  readonly context: JsonObject;
  readonly replies: readonly string[];
  readonly tools: readonly string[];
  readonly bookings: number;
}

export interface Desk {
  say(text: string): Promise<Heard>;
}

/** Northside, with a reader on the endpoint at this address or with none; everybody who comes is somebody new. */
export interface Practice {
  /** A conversation in this state. */
  deskIn(state: State): Promise<Desk>;
}

export async function openPractice(endpoint: Endpoint | null, observer: Observer): Promise<Practice> {
  const opens = await openBusiness('northside', NOW, endpoint, observer);
  return {
    async deskIn(state) {
      const desk = opens();
      let reached = 'idle';
      for (const text of WAYS_TO[state]) reached = (await desk.say(text)).state;
      if (reached !== state) throw new Error(`the way to ${state} led to ${reached}`);
      return desk;
    },
  };
}

interface Endpoint {
  readonly url: string;
}

/** A business of the demo, with a reader on the endpoint or with none; whoever comes to its desk is somebody new. */
export async function openBusiness(
  business: string,
  now: string,
  endpoint: Endpoint | null,
  observer: Observer,
): Promise<() => Desk> {
  const store = await house.openFreshStore('memory');
  const { app } = await house.compose({
    store,
    clock: house.virtualClock(now),
    observer,
    ...(endpoint === null ? {} : { model: readerAt(endpoint.url, observer) }),
  });
  let guests = 0;
  return () => {
    guests += 1;
    // Who writes by text message is known, and asked nothing beside the journey (X15).
    return openDesk(app, { business, channel: 'sms', address: `guest-${guests}` });
  };
}

function openDesk({ engine, conversations, bookings }: App, to: Address): Desk {
  let said = 0;
  return {
    async say(text) {
      said += 1;
      const handled = await engine.handle({ to, eventId: `message-${said}`, event: { kind: 'message', text } });
      if (handled.kind !== 'handled') throw new Error(`the message was ${handled.kind}`);
      const turn = handled.turns.at(-1);
      const conversation = await conversations.at(to);
      if (turn === undefined || conversation === null) throw new Error('there was no turn');
      return {
        turn,
        state: handled.state,
        context: conversation.context,
        replies: handled.replies.map(({ text: reply }) => reply),
        tools: turn.results.map(({ tool }) => tool),
        bookings: (await bookings.ofConversation(conversation.id)).length,
      };
    },
  };
}

/** The reader as `start` puts it together, but for the breaker. */
function readerAt(url: string, observer: Observer) {
  const model = openAiCompatibleModel({ baseUrl: url, apiKey: 'key', name: 'reader-1' }, observer);
  return house.modelReader({ model, clock: systemClock, observer });
}

/** What is said, one after the other, to bring the desk into each of its states, all of it settled by the rules. */
const WAYS_TO = {
  booked: ['tomorrow morning please', 'the first one', 'yes'],
  idle: [],
  offered: ['tomorrow morning please'],
  pending: ['tomorrow morning please', 'the first one'],
} as const;

export type State = keyof typeof WAYS_TO;
export const STATES = Object.keys(WAYS_TO) as readonly State[];
