import type { Button } from './consent/tap.ts';
import type { Outcome } from './effect.ts';
import type { StoredEvent } from './event.ts';
import type { Intent, Interpretation } from './expectation.ts';
import type { JsonObject } from './json.ts';
import type { Locale } from './locale.ts';
import type { Phrasing } from './model-voice.ts';

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
  /** Where the talk stood when the calls were made, of a flow that asks for it (C11). */
  readonly checkpoint?: Checkpoint;
}

/** A flow's state in the middle of a turn, as it would be stored, with the version of its schema. */
export interface Checkpoint {
  readonly flow: string;
  readonly version: number;
  readonly context: JsonObject;
}

export interface Reply {
  /** Derived from conversation, event and ordinal, so that a repeated turn says the same thing under the same id. */
  readonly id: string;
  readonly text: string;
  readonly image?: string;
  /** Until when the image is good, for a countdown beside it. */
  readonly until?: string;
  /** What it is written in: a talk may change its language, and what was said before does not (X10). */
  readonly language?: Locale;
  /** What may be tapped in answer, on the last reply of a turn that leaves a proposal open; the words say the same. */
  readonly buttons?: readonly Button[];
  /** What it asks to choose from. Whoever taps one has said its label. */
  readonly choices?: readonly Choice[];
  /** The payment it asks for. */
  readonly payment?: string;
  /** What was booked, moved or called off, where it tells of that. */
  readonly deed?: Deed;
  /** Whose words it is, where a person of the business wrote it (X16). */
  readonly by?: string;
  /** Why it is said where nobody has just written, or where nothing more may be: some channels ask for that (F2, F3). */
  readonly occasion?: 'reminder' | 'change' | 'farewell';
}

/** One of several things to choose from, in words that mean it and none of the others. */
export interface Choice {
  readonly label: string;
  /** The day of a time, said once for all the times on it. */
  readonly day?: string;
}

export interface Deed {
  readonly act: 'book' | 'move' | 'call_off';
  readonly booking: string;
}

/** A message that was said: whose words, by which key, and in which of the replies: several make one (X17). */
export interface Said {
  readonly flow: string;
  readonly key: string;
  /** The place of its reply among the turn's, from 0. */
  readonly reply: number;
}

/** A state that the turn stood in, and what led there (X17). */
export interface Passed {
  readonly flow: string;
  readonly state: string;
  /** The type of the event; null where the turn began, and where another flow takes over or gives back. */
  readonly by: string | null;
}

/**
 * A call whose outcome was unknown: it had acted and was taken back, left no trace for so long that it is given up, had acted
 * and is told of as done, or could not be looked up and is unknown still.
 */
export interface SettledCall {
  readonly key: string;
  readonly fate: 'undone' | 'given_up' | 'done' | 'unknown';
}

/** The shape that records are written in; those of before are read as `recordOf` says. */
export const RECORD_VERSION = 4;

/** The whole of a turn, enough to run it again to identical bytes and to see why it said what it said (X3). */
export interface TurnRecord {
  /**
   * The version it was written in. Before 2 neither rules, clauses, states passed nor message keys were kept; before 3 a
   * reply had neither language, choices, payment nor deed; before 4 it was not said that a person has it from here on.
   */
  readonly version: number;
  readonly conversation: string;
  /** The place of its last event; a burst of messages is one turn. */
  readonly seq: number;
  readonly events: readonly StoredEvent[];
  readonly now: string;
  readonly interpretation: Interpretation | null;
  /** Why words that came were not read at all; absent where they were, and where none came. */
  readonly unread?: string;
  readonly results: readonly ToolResult[];
  readonly flow: string;
  readonly stateBefore: string;
  readonly stateAfter: string;
  /** Every state on the way, the first and the last among them. */
  readonly passed: readonly Passed[];
  /** What became of calls whose outcome nobody had known, where this turn looked (X5). */
  readonly settled?: readonly SettledCall[];
  readonly replies: readonly Reply[];
  /** The messages that the replies are made of, in order. */
  readonly said: readonly Said[];
  /** How the replies came to their wording, where a model was asked for one (B20); absent where the templates were simply sent. */
  readonly phrased?: readonly Phrasing[];
  /** From this turn on a person has the conversation, or is wanted (G6). */
  readonly handedOver?: true;
  /** Why the machine refused what was heard, or what broke; null when neither. */
  readonly rejected: string | null;
  readonly failure: string | null;
  readonly hashes: TurnHashes;
  /** The fingerprint of the business that it was run with: a replay runs it with the same (decision 28). */
  readonly business?: string;
}

/** Short hashes of what the turn rested on: a replay that differs tells whether it ran the same code and data. */
export interface TurnHashes {
  readonly context: string;
  readonly flow: string;
  readonly words: string;
}

/** What a record of before can no longer tell. */
export const NOT_RECORDED = 'not recorded';

/** A record as a store has it, of whichever version, in the shape of today. What was not kept is not made up. */
export function recordOf(stored: Partial<TurnRecord>): TurnRecord {
  const { version = 1, passed = [], said = [], interpretation = null, results = [], ...rest } = stored;
  const heard = interpretation && interpretationOf(interpretation);
  return { ...(rest as TurnRecord), version, passed, said, results, interpretation: heard };
}

/** What was heard by a version that named no rules: in a record, or in a claim that it left behind. */
export function interpretationOf(stored: Interpretation): Interpretation {
  const { rule = NOT_RECORDED }: Partial<Intent> = stored.intent;
  return { ...stored, intent: { ...stored.intent, rule } };
}
