import type { StoredEvent } from '../../core/event.ts';
import { newHeader } from '../../core/header.ts';
import { conversationId } from '../../core/ids.ts';
import type { Reply, TurnRecord } from '../../core/turn.ts';
import type { Address, Conversation, Opening, Postponed, Waiting } from '../../ports/conversations.ts';

/** What the database would hold of one conversation. */
export interface Row {
  conversation: Conversation;
  state: string;
  generation: number;
  lastSeq: number;
  readonly events: StoredEvent[];
  readonly seqById: Map<string, number>;
  readonly turns: TurnRecord[];
  readonly outbox: Outgoing[];
  postponed: Postponed | null;
}

interface Outgoing {
  readonly reply: Reply;
  status: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  dueAt: string;
  reason: string;
}

export function newRow(
  { business, channel, address, opening }: Address & { opening: Opening },
  generation: number,
): Row {
  const id = conversationId(business, channel, address, generation);
  return {
    conversation: {
      id,
      business,
      channel,
      address,
      header: newHeader(opening),
      context: {},
      version: 0,
      handledSeq: 0,
      claim: null,
    },
    state: '',
    generation,
    lastSeq: 0,
    events: [],
    seqById: new Map(),
    turns: [],
    outbox: [],
    postponed: null,
  };
}

/** A row that can go its own way: what is in its lists never changes, but for what is sent. */
export function keptRow(row: Row, turnsMax: number): Row {
  return {
    ...row,
    events: [...row.events],
    seqById: new Map(row.seqById),
    turns: row.turns.slice(-turnsMax),
    outbox: row.outbox.map((one) => ({ ...one })),
  };
}

/** The same map, with these entries and no other. */
export function refill<K, V>(map: Map<K, V>, entries: Iterable<readonly [K, V]>): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

export function waitingIn({ conversation, postponed }: Row): Waiting {
  return { conversation: conversation.id, business: conversation.business, tries: postponed?.tries ?? 0 };
}

export function addressKey({ business, channel, address }: Address): string {
  return JSON.stringify([business, channel, address]);
}

export function eventKey(address: Address, eventId: string): string {
  return `${addressKey(address)}${eventId}`;
}

export function isBefore(a: string, b: string): boolean {
  return Date.parse(a) < Date.parse(b);
}

/** A round trip through JSON, as the database makes it: what does not survive it is not stored here either. */
export function copy<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}
