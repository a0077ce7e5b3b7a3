import type { Event, StoredEvent } from '../core/event.ts';
import type { Header, Line } from '../core/header.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import type { Claim, Reply, TurnRecord } from '../core/turn.ts';
import type { Roll } from './roll.ts';

/**
 * Where conversations live: inbox, context, claims, outbox and turn records. Every adapter passes the contract suite
 * beside this file, and the simulator in test/simulation.
 */
export interface Conversations extends Roll {
  /**
   * RECEIVE. Stores the event, numbered under its conversation, opening the conversation if there is none at the
   * address or the last one there has closed by `receivedAt`. The same event id again stores nothing and says so.
   */
  receive(arrival: Arrival): Promise<Received>;

  /**
   * CLAIM. Stores the claim if `version` still holds and none stands, and answers with the claim that stands from now
   * on: this one, or an earlier one that must be adopted. Null if the version has moved on: the turn is over.
   * With `extends`, replaces a standing claim of the same events, which keeps its clock and interpretation.
   */
  claim(request: ClaimRequest): Promise<Claim | null>;

  /**
   * COMMIT. Everything or nothing, and only if `version` still holds and no claim stands that the turn did not run
   * under: false says that another has handled the event, or has fixed how it must be handled.
   */
  commit(commit: Commit): Promise<boolean>;

  load(conversation: string): Promise<Conversation | null>;

  /** The conversation that stands at an address, closed or not. */
  at(address: Address): Promise<Conversation | null>;

  /** Events not yet handled, in order, `limit` at most. */
  unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]>;

  /**
   * Conversations with an event that was received before the instant and is still unhandled, oldest first. One that was
   * postponed is not among them before its time, nor are those of businesses that are passed over.
   */
  neglected(receivedBefore: string, search: Search): Promise<readonly Waiting[]>;

  /** Timers due by now, earliest first, found likewise. A timer stays due until a turn removes it from the header. */
  dueTimers(search: Search): Promise<readonly DueTimer[]>;

  /** What could not be done for a conversation is not tried again before an instant; the next turn makes that void. */
  postpone(conversation: string, postponed: Postponed): Promise<void>;

  /** What goes on in nobody's sight, for the people of a business: postponed turns, parked replies. */
  stuck(business: string, limit: number): Promise<readonly Stuck[]>;

  /** An event as it was first received, handled or not; null if the conversation never received one of that id. */
  received(conversation: string, eventId: string): Promise<Event | null>;

  /** What was replied to an event, or null while it has not been handled. */
  repliesTo(conversation: string, eventId: string): Promise<Answer | null>;

  /** Replies after the given one, in order; from the beginning without one or with one that is not known. */
  repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]>;

  /**
   * Takes undelivered replies that are due, for channels that are pushed to: only the first undelivered one of each
   * conversation, so that order is kept. What is taken is not given out again before `leaseUntil`.
   */
  takeDeliveries(request: TakeRequest): Promise<readonly Delivery[]>;

  /** Notes how a delivery went: delivered, to be tried again at an instant, or parked for a person to look at. */
  settleDelivery(reply: string, result: DeliveryResult): Promise<void>;

  /**
   * The turns of a conversation in order, or only the newest so many of them, for people and for replay; nothing reads
   * them to decide (X2). Those of an earlier version come in the shape of today.
   */
  turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]>;

  /** Every conversation that was ever opened at an address, oldest first, those that were erased among them. */
  everAt(address: Address): Promise<readonly Conversation[]>;

  /**
   * ERASE. Nothing is left of what was said, known or sent in it, nor of where: only that it was (G5). It takes nothing
   * more; its address opens another. Only if `version` holds and no claim stands: false where it does not, or it is gone.
   */
  erase(conversation: string, version: number, at: string): Promise<boolean>;

  /** Conversations of a business in which nothing happened since the instant and for which nothing is due after it. */
  quietSince(business: string, before: string, limit: number): Promise<readonly string[]>;

  /** Replies of a business that no channel took, for its people. */
  parked(business: string, limit: number): Promise<readonly Parked[]>;

  /** A parked reply waits to be sent once more, as if it had never been tried. False where none of that id is parked there. */
  resend(business: string, reply: string, now: string): Promise<boolean>;

  /** How many conversations stand in each state, by flow: for the gauge (B11). */
  states(): Promise<readonly StateCount[]>;
}

export interface Address {
  readonly business: string;
  readonly channel: string;
  readonly address: string;
}

/** What a conversation starts with when the arrival opens it. */
export interface Opening {
  readonly flow: string;
  readonly flowVersion: number;
  readonly language: Locale;
}

export interface Arrival {
  /** An address may open a conversation; an id never does. */
  readonly to: (Address & { readonly opening: Opening }) | { readonly conversation: string };
  readonly eventId: string;
  readonly event: Event;
  readonly receivedAt: string;
  /** More unhandled events than this and the arrival is turned away. */
  readonly queueMax: number;
  /**
   * Set where nobody is told that it is stored before its turn is committed: a store need not wait for the disk then,
   * because the commit waits for everything before it.
   */
  readonly lazily?: true;
}

export type Received =
  | {
      readonly kind: 'stored';
      readonly conversation: Conversation;
      readonly event: StoredEvent;
      /** Every unhandled event up to this one, or null if the store would have to look again to be sure. */
      readonly unhandled: readonly StoredEvent[] | null;
    }
  | { readonly kind: 'duplicate'; readonly conversation: Conversation; readonly seq: number }
  | { readonly kind: 'queue_full' }
  | { readonly kind: 'unknown_conversation' };

export interface Conversation extends Address {
  readonly id: string;
  readonly header: Header;
  readonly context: JsonObject;
  /** Raised by every commit; what makes a turn's work count or be discarded. */
  readonly version: number;
  readonly handledSeq: number;
  readonly claim: Claim | null;
  /** When it was erased; absent while it was not. Its address is empty then, and so is everything else. */
  readonly erasedAt?: string;
}

export interface ClaimRequest {
  readonly conversation: string;
  readonly version: number;
  readonly claim: Claim;
  readonly extends: boolean;
}

export interface Commit {
  readonly conversation: string;
  readonly version: number;
  readonly header: Header;
  readonly context: JsonObject;
  /** The state's name, stored only so that states can be counted. */
  readonly state: string;
  readonly turn: TurnRecord;
  /** Whether the turn made or adopted the standing claim. One that did not must not pass over it. */
  readonly claimed: boolean;
  /** Whether the replies wait to be pushed to their channel; web chat pulls. */
  readonly push: boolean;
}

export interface Search {
  readonly now: string;
  readonly limit: number;
  /** Businesses that have enough under way already. */
  readonly passingOver?: readonly string[];
}

/** A conversation for which something waits to be done. */
export interface Waiting {
  readonly conversation: string;
  readonly business: string;
  /** How often it was postponed since its last turn. */
  readonly tries: number;
}

export interface Postponed {
  readonly tries: number;
  readonly until: string;
  readonly reason: string;
}

export interface Stuck {
  readonly conversation: string;
  /** A turn that cannot be run, which is tried again, or a reply that cannot be delivered, which is not. */
  readonly what: 'turn' | 'reply';
  readonly reason: string;
  /** When it is tried again; null for never. */
  readonly until: string | null;
}

export interface Parked {
  readonly conversation: string;
  readonly reply: Reply;
  readonly reason: string;
}

export interface DueTimer extends Waiting {
  readonly timer: string;
  readonly due: string;
}

export interface Answer {
  readonly replies: readonly Reply[];
  readonly state: string;
}

export interface TakeRequest {
  readonly now: string;
  readonly leaseUntil: string;
  readonly limit: number;
  /** Only this conversation's, when given. */
  readonly conversation?: string;
  /** None of these, each a business and a channel as `deliveryLane` writes them: they have enough under way. */
  readonly passingOver?: readonly string[];
}

/** Deliveries of one business by one channel: what may be stuck together. */
export function deliveryLane({ business, channel }: Pick<Address, 'business' | 'channel'>): string {
  return `${business}/${channel}`;
}

export interface Delivery extends Address {
  readonly conversation: string;
  readonly reply: Reply;
  /** How often it has been tried before. */
  readonly attempts: number;
  /** What the channel must know of the conversation, and whether a person has it. */
  readonly line: Line;
  readonly handedOff: boolean;
}

export type DeliveryResult =
  | { readonly kind: 'delivered'; readonly at: string }
  | { readonly kind: 'again'; readonly at: string; readonly reason: string }
  | { readonly kind: 'parked'; readonly reason: string };

export type StateCount = { readonly flow: string; readonly state: string; readonly count: number };
