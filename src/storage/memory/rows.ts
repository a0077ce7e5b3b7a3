import type { StoredEvent } from '../../core/event.ts';
import { type Header, newHeader } from '../../core/header.ts';
import { conversationId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Claim, Reply } from '../../core/turn.ts';
import type { Address, Commit, Conversation, Opening, Postponed, Waiting } from '../../ports/conversations.ts';
import { type Turn, turnOf } from './turns.ts';
import { Written } from './written.ts';

/** What the database would hold of one conversation. */
export interface Row extends Address {
  readonly id: string;
  header: Written<Header>;
  context: Written<JsonObject>;
  version: number;
  handledSeq: number;
  claim: Claim | null;
  readonly erasedAt: string | null;
  /** As the header says. */
  closesAt: string | null;
  state: string;
  generation: number;
  /** Business, channel and address as one value, also once it is erased. */
  readonly place: string;
  lastSeq: number;
  readonly events: StoredEvent[];
  readonly seqById: Map<string, number>;
  readonly turns: Turn[];
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
  return {
    ...{ id: conversationId(business, channel, address, generation), business, channel, address },
    header: new Written(newHeader(opening)),
    context: new Written({}),
    ...{ version: 0, handledSeq: 0, claim: null, erasedAt: null, closesAt: null },
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
export function erasedRow(
  { id, business, channel, header, version, generation, place, lastSeq }: Row,
  at: string,
): Row {
  const { flow, flowVersion, language } = header.own;
  const opened = newRow({ business, channel, address: '', opening: { flow, flowVersion, language } }, generation);
  return { ...opened, id, place, lastSeq, version: version + 1, handledSeq: lastSeq, erasedAt: at };
}

/** The conversation for whoever asks: all that can be changed in it is theirs. */
export function conversationIn(row: Row): Conversation {
  const { id, business, channel, address, version, handledSeq, erasedAt } = row;
  const [header, context, claim] = [row.header.read(), row.context.read(), copy(row.claim)];
  const whole = { id, business, channel, address, header, context, version, handledSeq, claim };
  return erasedAt === null ? whole : { ...whole, erasedAt };
}

export function conversationOf(row: Row | undefined): Conversation | null {
  return row ? conversationIn(row) : null;
}

/** The row is what the commit makes of it. */
export function committed(row: Row, { header, context, version, state, turn, push }: Commit): void {
  row.header = new Written(header);
  row.context = new Written(context);
  row.closesAt = header.closesAt;
  row.version = version + 1;
  row.handledSeq = turn.seq;
  row.claim = null;
  row.state = state;
  row.postponed = null;
  row.turns.push(turnOf(turn));
  for (const reply of push ? turn.replies : []) {
    row.outbox.push({ reply: copy(reply), status: 'waiting', attempts: 0, dueAt: turn.now, reason: '' });
  }
}

/** When something last happened in it, or is to happen. */
export function lastSignOf({ events, turns, header }: Row): string {
  const signs = [...events.map((event) => event.receivedAt), ...turns.map((turn) => turn.now)];
  const last = Math.max(...[...signs, ...Object.values(header.own.timers)].map((at) => Date.parse(at)));
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

export function waitingIn({ id, business, postponed }: Row): Waiting {
  return { conversation: id, business, tries: postponed?.tries ?? 0 };
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
  return value === undefined || value === null ? value : (JSON.parse(JSON.stringify(value)) as T);
}
