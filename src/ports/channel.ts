import type { IncomingHttpHeaders } from 'node:http';
import type { MessageEvent, OperatorEvent, SubscriptionEvent } from '../core/event.ts';
import type { Abilities } from '../core/showing/show.ts';
import type { Reply } from '../core/turn.ts';
import type { Delivery } from './conversations.ts';
import type { Receipt } from './sendings.ts';

/**
 * A way messages come and go (F1): one folder in `src/channels`, one line in `src/app/channels.ts`. Every channel passes the
 * contract suite beside this file. `Message` is one message as its provider takes it.
 */
export interface Channel<Message = unknown> {
  readonly name: string;

  /** What it can show for a business; null where the business is not written to this way. */
  can(business: string): Abilities | null;

  /**
   * How many milliseconds a message of this business waits for the next before all that wait are read together and answered
   * once, for customers who write one thought in several messages. 0: every message is a turn.
   */
  burst(business: string): number;

  /** Whether a knock at the door of a business is the provider's own. Secrets are compared in constant time (F9). */
  verify(knock: Knock, now: string): Verdict;

  /** What a genuine knock brings of customers and colleagues, each under an id that is the same however often it comes (X4). */
  parse(knock: Knock): readonly Heard[] | 'malformed';

  /** What a genuine knock tells of messages that were sent. */
  receipts(knock: Knock, now: string): readonly Receipt[];

  /** Where somebody is written to whose telephone number is known; null where a number does not lead to them. */
  address(phone: string): string | null;

  /**
   * Whether somebody who last wrote then can be written to on an occasion that is not an answer to them; absent where they
   * always can be.
   */
  mayWrite?(to: Unasked): boolean;

  /** A reply as the messages that it is sent as: the same each time, because what was sent of it is not sent again. */
  render(reply: Reply, business: string): readonly Message[];

  /** Gives a reply to the provider. Null where customers fetch what is said, as the page does. */
  readonly send: ((delivery: Outgoing) => Promise<Sent>) | null;
}

/** What is told without having been asked for. */
export interface Unasked {
  readonly business: string;
  readonly line: Delivery['line'];
  readonly occasion: 'reminder' | 'change';
}

/** A reply on its way out, of whose messages the provider has so many already. */
export interface Outgoing extends Delivery {
  readonly messagesSent: number;
}

/** Whether it is the first message to a lead. */
export function isFirstTouch({ line, reply }: Pick<Delivery, 'line' | 'reply'>): boolean {
  return line.touching?.reply === reply.id;
}

/** Something posted, or asked, at the door of a business. */
export interface Knock {
  readonly business: string;
  readonly method: 'GET' | 'POST';
  /** The whole address as the provider called it: some sign it too. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The very bytes that came: signatures are over them. */
  readonly body: Buffer;
}

/** A header that came once; null where it did not. */
export function headerOf({ headers }: Pick<Knock, 'headers'>, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** How long a provider asks to be left alone, in seconds: as a number, or as an instant. */
export function retryAfter(value: string | null, now: string): { readonly afterSeconds?: number } {
  const seconds = /^\d+$/.test(value ?? '') ? Number(value) : (Date.parse(value ?? '') - Date.parse(now)) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? { afterSeconds: Math.ceil(seconds) } : {};
}

export type Verdict =
  | 'genuine'
  | 'forged'
  /** The business has no such door. */
  | 'closed'
  /** It is only ever posted to, and was asked for: somebody looks whether it is there. */
  | 'post_only'
  /** The provider asks whether this is the right door, and is told so. */
  | { readonly greets: string };

/** What a knock comes to. */
export type Heard =
  | {
      readonly kind: 'message';
      readonly from: string;
      readonly eventId: string;
      readonly event: MessageEvent;
      /** What was typed, where the words of the event are only what a command means. */
      readonly command?: string;
    }
  | {
      readonly kind: 'subscription';
      readonly from: string;
      readonly eventId: string;
      readonly event: SubscriptionEvent;
    }
  /** What colleagues did in the provider's own inbox; it opens no conversation. */
  | {
      readonly kind: 'operator';
      readonly from: string;
      readonly eventId: string;
      readonly event: OperatorEvent;
    }
  | { readonly kind: 'ignored'; readonly reason: string };

/** How it went. Whatever is thrown counts as `later`. */
export type Sent =
  /** The provider has all of it. Its own ids, of the messages that were sent now. */
  | { readonly kind: 'accepted'; readonly messages: readonly string[] }
  /** A later attempt may do it: `messages` were taken before it broke off. */
  | {
      readonly kind: 'later';
      readonly reason: string;
      readonly messages?: readonly string[];
      /** How long the provider asks to be left alone. */
      readonly afterSeconds?: number;
    }
  /** No attempt ever will. `stopped`: they have told the provider to let nothing through (F2). */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly stopped?: true;
      readonly messages?: readonly string[];
    };
