import type { Event } from '../core/event.ts';
import { storable } from '../core/json.ts';
import { messageOf } from '../core/message-of.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Arrival, Received } from '../ports/conversations.ts';
import type { Background } from './background.ts';
import { isLeftToLater, pauseBefore } from './burst.ts';
import type { Drainer } from './drain.ts';
import type { Handled, Incoming } from './engine.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';
import type { Pauses } from './pauses.ts';
import { arrivalOf, keep, receive, unstored } from './receive.ts';

type InStore = Extract<Received, { kind: 'stored' | 'duplicate' }>;

/** What happened is stored, then its turn is run: at once for whoever waits, after a pause for whoever does not. */
export class Handler {
  readonly #parts: Parts;
  readonly #drainer: Drainer;
  readonly #background: Background;
  readonly #pauses: Pauses;

  constructor(parts: Parts, drainer: Drainer, background: Background, pauses: Pauses) {
    this.#parts = parts;
    this.#drainer = drainer;
    this.#background = background;
    this.#pauses = pauses;
  }

  async handle(incoming: Incoming): Promise<Handled> {
    const parts = this.#parts;
    const arrival = arrivalOf(parts, incoming);
    if (!arrival) return { kind: 'unknown_business' };
    const received = await receive(parts, arrival, incoming);
    if (!received) return unstored(parts, incoming);
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return received;
    const conversation = received.conversation.id;
    if (incoming.inBackground) {
      this.#background.add(this.#drainInTime(received, arrival.event));
      return { kind: 'accepted', conversation };
    }
    const answering = this.#answer(received, arrival, incoming);
    const answered = await inTime(parts.clock, incoming.answerWithinMillis, answering);
    if (answered !== LATE) return answered;
    this.#background.add(answering);
    return keep(parts, arrival, incoming, conversation);
  }

  async #answer(received: InStore, arrival: Arrival, incoming: Incoming): Promise<Handled> {
    const { conversations, observer } = this.#parts;
    const conversation = received.conversation.id;
    try {
      if (received.kind === 'duplicate' && (await this.#differs(conversation, arrival))) {
        return { kind: 'conflict', conversation };
      }
      const turns = await this.#drainAfter(received);
      const own = turns.find(({ events }) => events.some(({ id }) => id === incoming.eventId));
      const duplicate = received.kind === 'duplicate';
      if (own) return { kind: 'handled', conversation, replies: own.replies, state: own.stateAfter, duplicate, turns };
      const before = await conversations.repliesTo(conversation, incoming.eventId);
      if (before) return { kind: 'handled', conversation, ...before, duplicate, turns };
    } catch (error) {
      observer.log('error', 'turn.postponed', { conversation_id: conversation, reason: messageOf(error) });
    }
    return keep(this.#parts, arrival, incoming, conversation);
  }

  async #drainAfter(received: InStore): Promise<readonly TurnRecord[]> {
    const { conversation } = received;
    const seq = seqOf(received);
    if (seq <= conversation.handledSeq) return [];
    const fresh = received.kind === 'stored' ? { conversation, unhandled: received.unhandled } : null;
    return this.#drainer.drain(conversation.id, seq, fresh);
  }

  /** Drains once the pause for the rest of a burst is over, unless a later message has a pause of its own. */
  async #drainInTime(received: InStore, event: Event): Promise<void> {
    const { channels, conversations, clock, limits } = this.#parts;
    const { id, channel, business, handledSeq } = received.conversation;
    const waitMillis = channels.get(channel)?.burst(business) ?? 0;
    const pause = pauseBefore(event, waitMillis);
    if (pause === 0) {
      await this.#drainAfter(received);
      return;
    }
    const seq = seqOf(received);
    if (seq <= handledSeq) return;
    // A process that is closing does not wait for more: what it has is answered now.
    await this.#pauses.pause(pause);
    const unhandled = await conversations.unhandled(id, limits.queueMax);
    if (!this.#pauses.ended && isLeftToLater(unhandled, seq, clock.now(), waitMillis)) return;
    await this.#drainer.drain(id, seq, null);
  }

  /** Whether other words came under this id before: whoever sends them takes the first answer for theirs (X4). */
  async #differs(conversation: string, { eventId, event }: Arrival): Promise<boolean> {
    const words = wordsOf(storable(event));
    const first = words === null ? null : await this.#parts.conversations.received(conversation, eventId);
    return first !== null && words !== wordsOf(first);
  }
}

function seqOf(received: InStore): number {
  return received.kind === 'stored' ? received.event.seq : received.seq;
}

/** What somebody said by an event; null for those that nobody says: they are told apart by their ids alone. */
function wordsOf(event: Event): string | null {
  if (event.kind === 'message') return JSON.stringify([event.text, event.attachment ?? null]);
  return event.kind === 'lead' ? JSON.stringify([event.name, event.phone]) : null;
}
