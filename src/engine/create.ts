import type { Event, StoredEvent } from '../core/event.ts';
import type { Flow } from '../core/flow.ts';
import { type JsonObject, storable } from '../core/json.ts';
import type { Reply, TurnRecord } from '../core/turn.ts';
import type { Arrival, Commit, Conversation, Received } from '../ports/conversations.ts';
import { isLeftToLater, pauseBefore } from './burst.ts';
import { messageOf } from './calls.ts';
import { deliver } from './deliver.ts';
import { Drainer } from './drain.ts';
import type { Engine, Handled, Incoming, Inspection } from './engine.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';
import { Pauses } from './pauses.ts';
import { arrivalOf, keep, receive, unstored } from './receive.ts';

type InStore = Extract<Received, { kind: 'stored' | 'duplicate' }>;
type Listener = (conversation: string, replies: readonly Reply[]) => void;

/** Puts the engine together: receive, drain, deliver, wake. */
export function createEngine(parts: Parts): Engine {
  const { conversations, businesses, clock, observer, limits } = parts;
  const listeners = new Set<Listener>();
  const background = new Set<Promise<unknown>>();
  const pauses = new Pauses(clock);
  const drainer = new Drainer(parts, (commit) => {
    report(parts, commit);
    for (const listener of listeners) listener(commit.conversation, commit.turn.replies);
    if (commit.push && commit.turn.replies.length > 0) inBackground(deliver(parts, commit.conversation));
  });

  function inBackground(work: Promise<unknown>): void {
    const quiet = work.catch((error) => observer.log('error', 'background.failed', { reason: messageOf(error) }));
    background.add(quiet);
    quiet.finally(() => background.delete(quiet));
  }

  async function drainAfter(received: InStore): Promise<readonly TurnRecord[]> {
    const { conversation } = received;
    const seq = seqOf(received);
    if (seq <= conversation.handledSeq) return [];
    const fresh = received.kind === 'stored' ? { conversation, unhandled: received.unhandled } : null;
    return drainer.drain(conversation.id, seq, fresh);
  }

  /** Drains once the pause for the rest of a burst is over, unless a later message has a pause of its own. */
  async function drainInTime(received: InStore, event: Event): Promise<void> {
    const { id, channel, business, handledSeq } = received.conversation;
    const waitMillis = parts.channels.get(channel)?.burstMillis?.(business) ?? 0;
    const pause = pauseBefore(event, waitMillis);
    if (pause === 0) {
      await drainAfter(received);
      return;
    }
    const seq = seqOf(received);
    if (seq <= handledSeq) return;
    // A process that is closing does not wait for more: what it has is answered now.
    await pauses.pause(pause);
    const unhandled = await conversations.unhandled(id, limits.queueMax);
    if (!pauses.ended && isLeftToLater(unhandled, seq, clock.now(), waitMillis)) return;
    await drainer.drain(id, seq, null);
  }

  async function handle(incoming: Incoming): Promise<Handled> {
    const arrival = arrivalOf(parts, incoming);
    if (!arrival) return { kind: 'unknown_business' };
    const received = await receive(parts, arrival, incoming);
    if (!received) return unstored(parts, incoming);
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return received;
    const conversation = received.conversation.id;
    if (incoming.inBackground) {
      inBackground(drainInTime(received, arrival.event));
      return { kind: 'accepted', conversation };
    }
    const answering = answer(received, arrival, incoming);
    const answered = await inTime(clock, incoming.answerWithinMillis, answering);
    if (answered !== LATE) return answered;
    inBackground(answering);
    return keep(parts, arrival, incoming, conversation);
  }

  async function answer(received: InStore, arrival: Arrival, incoming: Incoming): Promise<Handled> {
    const conversation = received.conversation.id;
    try {
      if (received.kind === 'duplicate' && (await differs(conversation, arrival))) {
        return { kind: 'conflict', conversation };
      }
      const turns = await drainAfter(received);
      const own = turns.find(({ events }) => events.some(({ id }) => id === incoming.eventId));
      const duplicate = received.kind === 'duplicate';
      if (own) return { kind: 'handled', conversation, replies: own.replies, state: own.stateAfter, duplicate, turns };
      const before = await conversations.repliesTo(conversation, incoming.eventId);
      if (before) return { kind: 'handled', conversation, ...before, duplicate, turns };
    } catch (error) {
      observer.log('error', 'turn.postponed', { conversation_id: conversation, reason: messageOf(error) });
    }
    return keep(parts, arrival, incoming, conversation);
  }

  /** Whether other words came under this id before: whoever sends them takes the first answer for theirs (X4). */
  async function differs(conversation: string, { eventId, event }: Arrival): Promise<boolean> {
    const words = wordsOf(storable(event));
    const first = words === null ? null : await conversations.received(conversation, eventId);
    return first !== null && words !== wordsOf(first);
  }

  async function wake(): Promise<void> {
    for (const { conversation, timer, due } of await conversations.dueTimers(clock.now(), limits.sweepBatch)) {
      await handle({ to: { conversation }, eventId: `timer/${timer}/${due}`, event: { kind: 'timer', timer, due } });
    }
  }

  async function drainNeglected(): Promise<void> {
    const before = new Date(Date.parse(clock.now()) - limits.neglectedAfterSeconds * 1000).toISOString();
    for (const id of await conversations.neglected(before, limits.sweepBatch)) {
      await drainer
        .drain(id, Number.POSITIVE_INFINITY, null)
        .catch((error) => observer.log('error', 'turn.postponed', { conversation_id: id, reason: messageOf(error) }));
    }
  }

  async function inspect(conversation: Conversation): Promise<Inspection> {
    const { id, business, header } = conversation;
    const flow = businesses.get(business)?.flows.get(header.flow);
    const snapshot = flow?.restore(conversation.context, clock.now());
    const lastTurn = (await conversations.turns(id, 1)).at(-1) ?? null;
    return {
      id,
      business,
      flow: header.flow,
      language: header.language,
      state: flow && snapshot ? flow.state(snapshot) : 'unknown',
      context: flow && snapshot ? flow.store(snapshot) : conversation.context,
      handedOff: header.handedOff,
      lastTurn,
      account: lastTurn === null ? null : accountOf(flow, lastTurn, conversation),
    };
  }

  return {
    businesses,
    handle,
    inspect,
    async sweep() {
      await drainNeglected();
      await wake();
      await deliver(parts);
    },
    onReplies(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      pauses.end();
      await drainer.idle();
      while (background.size > 0) await Promise.all(background);
    },
  };
}

/** A turn of another flow than the one that the conversation is in now has no context left to be told from. */
function accountOf(flow: Flow | undefined, turn: TurnRecord, { context }: Conversation): JsonObject | null {
  return flow?.name === turn.flow ? (flow.account?.(turn, context) ?? null) : null;
}

function seqOf(received: InStore): number {
  return received.kind === 'stored' ? received.event.seq : received.seq;
}

/** What somebody said by an event; null for those that nobody says: they are told apart by their ids alone. */
function wordsOf(event: Event): string | null {
  if (event.kind === 'message') return JSON.stringify([event.text, event.attachment ?? null]);
  return event.kind === 'lead' ? JSON.stringify([event.name, event.phone]) : null;
}

/** The log lines and counts of a turn (B11, A13). */
function report({ observer, limits }: Parts, { turn }: Commit): void {
  const conversation_id = turn.conversation;
  const intent_type = turn.interpretation?.intent.type ?? turn.events.at(-1)?.event.kind ?? null;
  for (const { flow, from, to, by } of transitionsIn(turn)) {
    const fields = { conversation_id, from_state: from, to_state: to, intent_type, event_type: by, flow };
    observer.log('info', 'fsm.state_transition', fields);
  }
  if (turn.rejected !== null) {
    const fields = { conversation_id, current_state: turn.stateBefore, intent_type, reason: turn.rejected };
    observer.log('warn', 'fsm.transition_rejected', fields);
  }
  observer.count('holdfast_turns_total', { flow: turn.flow });
  const lead = turn.events.find(({ event }) => event.kind === 'lead');
  const missed = lead && missedBy(lead, turn.now, limits.firstTouchSeconds);
  if (!missed) return;
  observer.log('error', missed, { conversation_id, received_at: lead.receivedAt, at: turn.now });
  observer.count('holdfast_first_touch_missed_total', { flow: turn.flow });
}

/** Every transition that a turn made, those out of a state that it left again at once among them; none where it broke. */
function transitionsIn({ passed, failure }: TurnRecord) {
  if (failure !== null) return [];
  return passed.flatMap(({ flow, state, by }, index) => {
    const before = passed[index - 1];
    return before?.flow === flow ? [{ flow, from: before.state, to: state, by }] : [];
  });
}

/** What became of the first touch if it was not made in time; null if it was (A13). */
function missedBy({ event, receivedAt }: StoredEvent, at: string, seconds: number): string | null {
  if (event.kind === 'lead' && event.unreachable) return 'lead.not_reached';
  return Date.parse(at) - Date.parse(receivedAt) > seconds * 1000 ? 'lead.first_touch_late' : null;
}
