import type { Delivery } from './conversations.ts';

/**
 * Writes to where somebody was known before, beside any conversation: a code to prove who they are. It goes through no outbox,
 * and nothing of it is kept (X14).
 */
export interface Courier {
  /** Whether anything can be sent on this channel. */
  reaches(channel: string): boolean;
  /** As a channel's own `send`: throws what a later attempt may cure, answers `refused` where none can. */
  send(
    delivery: Pick<Delivery, 'business' | 'channel' | 'address' | 'reply'>,
  ): Promise<'sent' | { readonly refused: string }>;
}
