import type { Button } from './consent/tap.ts';
import type { Outcome } from './effect.ts';
import type { StoredEvent } from './event.ts';
import type { Interpretation } from './expectation.ts';
import type { JsonObject } from './json.ts';

/** A tool call as it came out, in call order. */
export interface ToolResult {
  readonly tool: string;
  readonly input: JsonObject;
  /** The key a consequential call was made under; null for one that only looks. */
  readonly key: string | null;
  /** What allowed a consequential call: the proposal that was agreed to, or the event that was no message (X11). */
  readonly grant?: string;
  readonly outcome: Outcome;
}

/** A call about to be made, with the key it will be made under. */
export interface PlannedCall {
  readonly key: string;
  readonly tool: string;
  readonly input: JsonObject;
}

/**
 * What a turn fixed before it acted on the world. The first one stored for a version of the conversation wins; whoever
 * resumes after a crash adopts it, takes the same steps and makes the same calls under the same keys.
 */
export interface Claim {
  readonly throughSeq: number;
  readonly now: string;
  readonly interpretation: Interpretation | null;
  readonly results: readonly ToolResult[];
  readonly calls: readonly PlannedCall[];
}

export interface Reply {
  /** Derived from conversation, event and ordinal, so that a repeated turn says the same thing under the same id. */
  readonly id: string;
  readonly text: string;
  readonly image?: string;
  /** Until when the image is good, for a countdown beside it. */
  readonly until?: string;
  /** What may be tapped in answer, on the last reply of a turn that leaves a proposal open; the words say the same. */
  readonly buttons?: readonly Button[];
}

/** The whole of a turn, enough to run it again to identical bytes and to see why it said what it said (X3). */
export interface TurnRecord {
  readonly conversation: string;
  /** The place of its last event; a burst of messages is one turn. */
  readonly seq: number;
  readonly events: readonly StoredEvent[];
  readonly now: string;
  readonly interpretation: Interpretation | null;
  readonly results: readonly ToolResult[];
  readonly flow: string;
  readonly stateBefore: string;
  readonly stateAfter: string;
  readonly replies: readonly Reply[];
  /** Why the machine refused what was heard, or what broke; null when neither. */
  readonly rejected: string | null;
  readonly failure: string | null;
  readonly hashes: TurnHashes;
}

/** Short hashes of what the turn rested on: a replay that differs tells whether it ran the same code and data. */
export interface TurnHashes {
  readonly context: string;
  readonly flow: string;
  readonly words: string;
}
