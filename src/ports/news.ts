import { derivedId } from '../core/ids.ts';
import type { News, NewsKind } from '../domain/news.ts';
import type { Commit, Conversation } from './conversations.ts';

/**
 * What happened in businesses, for those outside who listen (webhooks). It is written by the store itself, in the transaction
 * that makes it so: no booking without its news, no news without its booking. Every adapter passes the contract suite beside
 * this file.
 */
export interface NewsStore {
  /**
   * Makes a telling of each piece of news for each listener that wants it, in the order it happened, of these businesses only.
   * News that nobody listens for is dropped. Answers with how much was looked at.
   */
  spread(audience: readonly Audience[], request: { readonly now: string; readonly limit: number }): Promise<number>;

  /**
   * Takes tellings that are due, none before an earlier one of the same listener about the same thing is told or parked. What is
   * taken is not given out again before `leaseUntil`, and then it is, unless it was settled: a crash loses nothing.
   */
  take(request: TakeTellings): Promise<readonly Telling[]>;

  settle(telling: string, result: TellingResult): Promise<void>;

  /** What listeners of a business were told, the newest first. */
  log(business: string, limit: number): Promise<readonly LoggedTelling[]>;

  /** Tells it once more, as if it had never been tried; false where there is no such telling, or it waits anyway. */
  resend(business: string, telling: string, now: string): Promise<boolean>;

  /** Lets go of whose these bookings and conversations were (G5). What still waits is told as a fact about nobody. */
  erase(business: string, about: readonly string[]): Promise<void>;

  /** Forgets what was told or parked before then; answers with how many. */
  forget(before: string): Promise<number>;
}

/** Writes down what a store of conversations elsewhere knows of: that one was handed over. The same again is nothing. */
export interface HandoverNews {
  handedOver(handover: Handover): Promise<void>;
}

export interface Handover {
  readonly id: string;
  readonly business: string;
  readonly conversation: string;
  readonly channel: string;
  readonly at: string;
}

/** The handover that a commit is; null where it is none. Its id is its own however often it is worked out. */
export function handoverIn(before: Conversation, { header, turn, conversation }: Commit): Handover | null {
  if (before.header.handedOff || !header.handedOff) return null;
  const { business, channel } = before;
  return { id: derivedId('handover', conversation, turn.seq), business, conversation, channel, at: turn.now };
}

export interface Audience {
  readonly business: string;
  readonly listeners: readonly Pick<Listener, 'url' | 'events'>[];
}

/** Who is told of what happens in a business, and how. */
export interface Listener {
  readonly url: string;
  readonly events: readonly NewsKind[];
  tell(news: News, now: string): Promise<Heard>;
}

export type Heard =
  | { readonly kind: 'heard' }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds?: number }
  /** It will never be taken there. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface TakeTellings {
  readonly now: string;
  readonly leaseUntil: string;
  readonly limit: number;
  /** Only of these businesses. */
  readonly businesses: readonly string[];
  /** None of these, each as `tellingLane` writes it: they have enough under way. */
  readonly passingOver?: readonly string[];
}

export interface Telling {
  readonly id: string;
  readonly news: News;
  /** Its address. */
  readonly listener: string;
  /** How often it has been tried before. */
  readonly attempts: number;
}

/** What may be stuck together: whatever goes to one listener of a business. */
export function tellingLane({ news, listener }: Pick<Telling, 'news' | 'listener'>): string {
  return `${news.business} ${listener}`;
}

export const TELLING_STATUSES = ['waiting', 'told', 'parked'] as const;

export interface LoggedTelling extends Telling {
  readonly status: (typeof TELLING_STATUSES)[number];
  /** Why it was not taken the last time; null where nothing went wrong. */
  readonly reason: string | null;
  /** When it is tried again, or when it was told or parked. */
  readonly at: string;
}

export type TellingResult =
  | { readonly kind: 'told'; readonly at: string }
  | { readonly kind: 'again'; readonly at: string; readonly reason: string }
  | { readonly kind: 'parked'; readonly at: string; readonly reason: string };
