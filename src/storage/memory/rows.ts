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
  /** Business, channel and address as one value, also once it is erased. */
  readonly place: string;
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
    place: addressKey({ business, channel, address }),
    lastSeq: 0,
    events: [],
    seqById: new Map(),
    turns: [],
    outbox: [],
    postponed: null,
  };
}

/** What is left of a conversation that was erased: that it was. */
export function erasedRow({ conversation, generation, place, lastSeq }: Row, at: string): Row {
  const { business, channel, header, version } = conversation;
  const { flow, flowVersion, language } = header;
  const opened = newRow({ business, channel, address: '', opening: { flow, flowVersion, language } }, generation);
  const left = { id: conversation.id, version: version + 1, handledSeq: lastSeq, erasedAt: at };
  return { ...opened, place, lastSeq, conversation: { ...opened.conversation, ...left } };
}

/** When something last happened in it, or is to happen. */
export function lastSignOf({ events, turns, conversation }: Row): string {
  const signs = [...events.map((event) => event.receivedAt), ...turns.map((turn) => turn.now)];
  const last = Math.max(...[...signs, ...Object.values(conversation.header.timers)].map((at) => Date.parse(at)));
  return new Date(last).toISOString();
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
