import type { StoredEvent } from '../core/event.ts';
import { derivedId } from '../core/ids.ts';
import { type Claim, RECORD_VERSION, type Reply, type TurnRecord } from '../core/turn.ts';
import type { Address, Arrival, Commit, Conversation, Conversations, Opening, Received } from './conversations.ts';

export const EMPTY_HEADER = { handedOff: false, closesAt: null, timers: {}, attempts: {}, unsettled: [], desk: {} };

/** What the contract suites are played with. Each test takes addresses and days that no other test uses. */
export const OPENING: Opening = { flow: 'toy', flowVersion: 1, language: 'en' };
export const NOON = '2026-03-03T12:00:00.000Z';

let addresses = 0;
let years = 2020;

export function newAddress(): Address {
  addresses += 1;
  return { business: 'contract', channel: 'webchat', address: `+4470090${addresses}` };
}

/** A day before all that came earlier in the suite, so that what is looked for by the clock is this test's own. */
export function earlierDay(): (hour: number) => string {
  years -= 1;
  const year = years;
  return (hour) => new Date(Date.UTC(year, 0, 1, hour)).toISOString();
}

export function message(to: Arrival['to'] | Address, eventId: string, more: Partial<Arrival> = {}): Arrival {
  const at = 'conversation' in to || 'opening' in to ? to : { ...to, opening: OPENING };
  return { to: at, eventId, event: { kind: 'message', text: eventId }, receivedAt: NOON, queueMax: 100, ...more };
}

export function stored(received: Received): Extract<Received, { kind: 'stored' }> {
  if (received.kind !== 'stored') throw new Error(`expected the event to be stored, not ${received.kind}`);
  return received;
}

export function replyTo(conversation: string, seq: number, ordinal: number, text = `reply ${seq}.${ordinal}`): Reply {
  return { id: derivedId('reply', conversation, seq, ordinal), text };
}

export function claimOf(event: StoredEvent, more: Partial<Claim> = {}): Claim {
  return { throughSeq: event.seq, now: NOON, interpretation: null, results: [], calls: [], ...more };
}

export interface CommitOptions extends Partial<Pick<Commit, 'header' | 'context' | 'state' | 'push' | 'claimed'>> {
  readonly now?: string;
  readonly replies?: readonly Reply[];
}

/** A turn over the given events that says one thing. */
export function commitOf(conversation: Conversation, events: readonly StoredEvent[], more: CommitOptions = {}): Commit {
  const { now = NOON, replies, ...rest } = more;
  const seq = events.at(-1)?.seq ?? 0;
  const turn: TurnRecord = {
    version: RECORD_VERSION,
    conversation: conversation.id,
    seq,
    events,
    now,
    interpretation: null,
    results: [],
    flow: conversation.header.flow,
    stateBefore: 'idle',
    stateAfter: more.state ?? 'asked',
    passed: [{ flow: conversation.header.flow, state: 'idle', by: null }],
    said: [],
    replies: replies ?? [replyTo(conversation.id, seq, 0)],
    rejected: null,
    failure: null,
    hashes: { context: 'c', flow: 'f', words: 'w' },
  };
  const { id, version, header, context } = conversation;
  return { conversation: id, version, header, context, state: 'asked', claimed: false, push: false, ...rest, turn };
}

/** Receives one message and commits a turn for it; answers with the conversation before that turn. */
export async function talk(
  store: Conversations,
  to: Address | { readonly conversation: string },
  eventId: string,
  more: CommitOptions & { readonly receivedAt?: string } = {},
): Promise<{ conversation: Conversation; event: StoredEvent; commit: Commit }> {
  const { receivedAt = NOON, ...options } = more;
  const { conversation, event } = stored(await store.receive(message(to, eventId, { receivedAt })));
  const commit = commitOf(conversation, [event], { now: receivedAt, ...options });
  if (!(await store.commit(commit))) throw new Error('the commit lost its version');
  return { conversation, event, commit };
}

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('expected something to be there');
  return value;
}
