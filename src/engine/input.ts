import type { StaffDeed, StoredEvent } from '../core/event.ts';
import type { Flow, TurnFacts } from '../core/flow.ts';
import { derivedId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import type { Claim, TurnRecord } from '../core/turn.ts';
import { broughtUp } from '../core/versions.ts';
import type { Listening } from '../core/vocabulary.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Look } from './look.ts';
import type { Business, Parts } from './parts.ts';

/** What a turn is about; none of it changes while the turn runs. */
export interface TurnInput extends Given {
  /** One for a turn: by it the message is known again, which is read once however often it is put to somebody. */
  readonly listening: Listening;
  /** The machine is told it before anything is said, and it is what nearly every turn says. */
  readonly firstReplyId: string;
  /** Kept here, for it goes with the turn. */
  readonly look: Look;
}

/** What a turn is made of. */
interface Given {
  readonly parts: Parts;
  readonly business: Business;
  /** The flow that the conversation is in when the turn begins. */
  readonly flow: Flow;
  readonly conversation: Conversation;
  readonly events: TurnEvents;
  readonly now: string;
  /** What an earlier attempt at this turn had fixed: it is taken as it was (claim), or is all there is (replay). */
  readonly recorded: (Pick<Claim, 'interpretation' | 'results'> & Pick<TurnRecord, 'phrased' | 'settled'>) | null;
  /** Until when models are waited for in this turn; called once one is asked (X8). */
  readonly deadline: () => AbortSignal;
  /** False in a replay: nothing outside is touched, and what was not recorded is an error. */
  readonly live: boolean;
}

export function turnInput(given: Given): TurnInput {
  const { parts, business, flow, conversation, events, now, recorded, deadline, live } = given;
  const listening = business.listening(now);
  const firstReplyId = nthReplyId(given, 0);
  const look = { last: null };
  return { parts, business, flow, conversation, events, now, recorded, deadline, live, listening, firstReplyId, look };
}

/** There is no turn without an event. */
export type TurnEvents = readonly [StoredEvent, ...StoredEvent[]];

/** The events as a turn takes them; null where there are none, and so no turn. */
export function turnEvents(events: readonly StoredEvent[]): TurnEvents | null {
  const [first, ...rest] = events;
  return first ? [first, ...rest] : null;
}

/** The last of them, which the turn is about. */
export function eventOf({ events: [first, ...rest] }: Pick<TurnInput, 'events'>): StoredEvent {
  return rest.at(-1) ?? first;
}

/** What the people of the business do by it about a booking; null where the turn is about anything else (G4). */
export function deedOf(input: Pick<TurnInput, 'events'>): StaffDeed | null {
  const { event } = eventOf(input);
  return event.kind === 'operator' && (event.action === 'move' || event.action === 'call_off') ? event : null;
}

/** What is stored of a conversation, in the shape that the flow has today. */
export function contextIn(flow: Flow, { context, header }: Pick<Conversation, 'context' | 'header'>): JsonObject {
  return header.flow === flow.name ? broughtUp(flow, context, header.flowVersion) : context;
}

export function replyId(input: TurnInput, ordinal: number): string {
  return ordinal === 0 ? input.firstReplyId : nthReplyId(input, ordinal);
}

function nthReplyId(given: Given, ordinal: number): string {
  return derivedId('reply', given.conversation.id, eventOf(given).id, ordinal);
}

export function factsOf(input: TurnInput): TurnFacts {
  const { id, channel, address, header } = input.conversation;
  const language = input.recorded?.interpretation?.language ?? header.language;
  const { now, firstReplyId } = input;
  const timers = Object.keys(header.timers);
  const facts = { now, conversation: id, channel, address, language, firstReplyId, timers };
  return header.desk.another ? { ...facts, another: true } : facts;
}

/** The same once the language is known. */
export function factsIn(facts: TurnFacts, language: Locale): TurnFacts {
  return facts.language === language ? facts : { ...facts, language };
}

/** A burst of messages is read as one; null when nobody wrote anything. */
export function textOf(events: readonly StoredEvent[]): string | null {
  let text: string | null = null;
  for (const { event } of events) {
    if (event.kind !== 'message' || (event.text === '' && event.attachment !== undefined)) continue;
    text = text === null ? event.text : `${text}\n${event.text}`;
  }
  return text;
}
