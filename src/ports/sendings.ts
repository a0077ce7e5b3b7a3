import type { SendingFact, SendingStatus } from '../core/sending.ts';
import type { Address } from './conversations.ts';

/**
 * What became of each message that was given to a provider (F1): sent, delivered, read or failed. Beside the outbox, which
 * only knows what still waits. Every adapter passes the contract suite beside this file.
 */
export interface Sendings {
  /** The provider has taken messages of a reply, from the given one on. Said again, nothing changes. */
  accepted(taken: Taken): Promise<void>;

  /** The rest of a reply will never be taken. */
  failed(given: Given, reason: string): Promise<void>;

  /** What the provider tells later: twice, in any order, and perhaps before `accepted` is stored. Answers whether it was news. */
  report(business: string, channel: string, receipt: Receipt): Promise<boolean>;

  /** How many messages of a reply the provider is known to have. */
  messagesOf(reply: string): Promise<number>;

  /** What is known of the replies of a conversation, by their ids. */
  ofConversation(conversation: string): Promise<ReadonlyMap<string, SendingFact>>;

  /** Forgets what was sent in these conversations (G5). */
  erase(conversations: readonly string[]): Promise<void>;
}

export interface Given extends Pick<Address, 'business' | 'channel'> {
  readonly reply: string;
  readonly conversation: string;
  /** The place of the first of these messages among those of the reply, from 0. */
  readonly first: number;
  readonly at: string;
}

export interface Taken extends Given {
  /** The provider's own ids. */
  readonly messages: readonly string[];
}

/** What a provider tells of one message. */
export interface Receipt {
  /** The provider's own id of it. */
  readonly message: string;
  readonly status: SendingStatus;
  readonly at: string;
  readonly reason: string | null;
  /** Of which reply it is and which of its messages, where the provider hands back what it was given along. */
  readonly reply?: string;
  readonly part?: number;
}
