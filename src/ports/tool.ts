import type { z } from 'zod';
import type { Outcome } from '../core/effect.ts';
import type { JsonObject } from '../core/json.ts';

/** Something a flow can have done in the world. Declared with the states that may call it; the engine enforces them. */
export interface Tool {
  readonly name: string;
  /** The flow's states (as `Flow.state` names them) in which it may run; a call from another is refused (B8). */
  readonly states: readonly string[];
  /** Whether it changes the world: then it runs under a claim and a key, and must be able to find what it did. */
  readonly consequence: Consequence | null;
  /** Bad input is refused before anything runs. */
  readonly input: z.ZodType<JsonObject>;
  /** Throwing, or taking too long, means that nobody knows whether it acted. */
  run(input: JsonObject, call: CallFacts): Promise<Definite>;
}

/** What was done or refused for good. */
export type Definite = Exclude<Outcome, { readonly kind: 'failed' }>;

export interface Consequence {
  /** Why it may run without a yes of the customer's; absent where it needs one, as what books, moves or charges does (X11). */
  readonly unasked?: string;
  /** What became of the call made under this key, or null if it left no trace. */
  lookup(call: CallFacts, input: JsonObject): Promise<Definite | null>;
  /**
   * Takes back what a call did that nobody wants any more: its answer was lost and the user went another way. Absent where what
   * is done stays done, as what becomes of a booking that stood: once it is known, it is told of (X5).
   */
  undo?(call: CallFacts, input: JsonObject): Promise<void>;
}

export interface CallFacts {
  /** Conversation, tool, hash of the input and attempt: the same key is the same deed. Empty for one that only looks. */
  readonly key: string;
  /** A UUID derived from the key, for what the call creates. */
  readonly id: string;
  readonly now: string;
  readonly business: string;
  readonly conversation: string;
  readonly address: string;
  readonly channel: string;
}
