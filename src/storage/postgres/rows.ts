import type { Event, StoredEvent } from '../../core/event.ts';
import type { Header } from '../../core/header.ts';
import { conversationId, derivedId } from '../../core/ids.ts';
import { type JsonObject, storableText } from '../../core/json.ts';
import type { Locale } from '../../core/locale.ts';
import type { Claim } from '../../core/turn.ts';
import type { Address, Arrival, Commit, Conversation } from '../../ports/conversations.ts';
import type { Value } from './database.ts';

/** A row of bot.conversations as the drivers hand it over. */
export interface ConversationRow {
  readonly id: string;
  readonly business: string;
  readonly channel: string;
  readonly address: string;
  readonly flow: string;
  readonly flow_version: number;
  readonly language: Locale;
  readonly handed_off: boolean;
  readonly closes_at: string | null;
  readonly timers: Header['timers'];
  readonly attempts: Header['attempts'];
  readonly unsettled: Header['unsettled'];
  readonly desk: Header['desk'];
  readonly line: Header['line'];
  readonly context: JsonObject;
  readonly version: number;
  readonly handled_seq: number;
  readonly claim: Claim | null;
  readonly erased_at: string | null;
  /** Where its turns are; not with what RECEIVE answers. */
  readonly month?: string;
}

const COLUMNS = [
  ...['id', 'business', 'channel', 'address', 'flow', 'flow_version', 'language', 'handed_off', 'closes_at', 'timers'],
  ...['attempts', 'unsettled', 'desk', 'line', 'context', 'version', 'handled_seq', 'claim', 'erased_at'],
];

/** The columns of it, in SQL. */
export const CONVERSATION_COLUMNS = `${COLUMNS.join(', ')}, bot.month(opened_at)::text as month`;

/** The same of a row that a function answers with as its `talk`: what nobody reads is neither sent nor parsed. */
export const TALK_COLUMNS = COLUMNS.map((column) => `(talk).${column}`).join(', ');

export function conversationOf(row: ConversationRow): Conversation {
  const { id, business, channel, address, context, version, claim, erased_at } = row;
  const header: Header = {
    flow: row.flow,
    flowVersion: row.flow_version,
    language: row.language,
    handedOff: row.handed_off,
    closesAt: row.closes_at,
    timers: row.timers,
    attempts: row.attempts,
    unsettled: row.unsettled,
    desk: row.desk,
    line: row.line,
  };
  const talk = { id, business, channel, address, header, context, version, handledSeq: row.handled_seq, claim };
  return erased_at === null ? talk : { ...talk, erasedAt: erased_at };
}

export interface EventRow {
  readonly event_id: string;
  readonly seq: number;
  readonly received_at: string;
  readonly event: Event;
}

export function eventOf({ event_id, seq, received_at, event }: EventRow): StoredEvent {
  return { id: event_id, seq, receivedAt: received_at, event };
}

/** Business, channel and address as one value. */
export function placeOf({ business, channel, address }: Address): string {
  return derivedId('place', business, channel, address);
}

/** An arrival as RECEIVE reads it. */
export interface ArrivalRow {
  /** The conversation it is for; at an address, the one of that generation. */
  readonly id: string;
  readonly event_id: string;
  readonly event: Event;
  readonly received_at: string;
  readonly queue_max: number;
  readonly lazily: boolean;
}

export function arrivalRow(arrival: Arrival, generation: number): ArrivalRow {
  const { to, eventId, event, receivedAt, queueMax, lazily = false } = arrival;
  const stored = { event_id: eventId, event, received_at: receivedAt, queue_max: queueMax, lazily };
  if ('conversation' in to) return { id: to.conversation, ...stored };
  const { business, channel, address, opening } = to;
  // Part by part, for every message that comes is written so.
  const row = {
    id: conversationId(business, channel, address, generation),
    event_id: eventId,
    event,
    received_at: receivedAt,
    queue_max: queueMax,
    lazily,
    place: placeOf(to),
    generation,
    business,
    channel,
    address,
    flow: opening.flow,
    flow_version: opening.flowVersion,
    language: opening.language,
  };
  return row;
}

/** Between the long texts of a batch: JSON writes this character as an escape, so that none of them holds it. */
export const BETWEEN_TEXTS = '\u001e';

/** Commits as COMMIT reads them: what is short of each, and its long texts one after the other. */
export function commitValues(commits: readonly Commit[]): readonly Value[] {
  return [
    storableText(commits.map(commitRow)),
    commits.map(({ context }) => storableText(context)).join(BETWEEN_TEXTS),
    commits.map(({ turn }) => storableText(turn)).join(BETWEEN_TEXTS),
  ];
}

function commitRow({ conversation, version, header, state, turn, claimed, push }: Commit, index: number): object {
  return {
    n: index + 1,
    id: conversation,
    version,
    flow: header.flow,
    flow_version: header.flowVersion,
    language: header.language,
    handed_off: header.handedOff,
    closes_at: header.closesAt,
    timers: header.timers,
    wake_at: earliest(Object.values(header.timers)),
    attempts: header.attempts,
    unsettled: header.unsettled,
    desk: header.desk,
    line: header.line,
    state,
    first_seq: turn.events[0]?.seq ?? turn.seq,
    seq: turn.seq,
    acted_at: turn.now,
    claimed,
    push,
  };
}

/** Instants may be written with any offset, so that their text does not tell which is first. */
function earliest(instants: readonly string[]): string | null {
  let first: string | null = null;
  for (const instant of instants) {
    if (first === null || Date.parse(instant) < Date.parse(first)) first = instant;
  }
  return first;
}
