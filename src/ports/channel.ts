import type { Delivery } from './conversations.ts';

/** A way messages go out. Verifying, parsing and rendering of what comes in is each channel's own. */
export interface Channel {
  readonly name: string;
  /**
   * Sends one message. Its reply id goes with it as the idempotency key where the provider knows one. Throws what a
   * later attempt may cure; answers `refused` where none can.
   */
  send(delivery: Delivery): Promise<'sent' | { readonly refused: string }>;
  /**
   * For channels whose customers write one thought in several messages: how long a message of this business waits for
   * the next before all that wait are read together and answered once. Absent or 0: every message is a turn.
   */
  burstMillis?(business: string): number;
}
