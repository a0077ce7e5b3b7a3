import type { AnyMachineSnapshot } from 'xstate';
import type { Say } from '../core/effect.ts';
import type { StoredEvent } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, TurnFacts } from '../core/flow.ts';
import type { Header } from '../core/header.ts';
import { derivedId } from '../core/ids.ts';
import type { Claim, Passed, ToolResult } from '../core/turn.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Business, Parts } from './parts.ts';

/** Where a turn stands: the values each step of it replaces. */
export interface Working {
  readonly header: Header;
  /** What the state was called before anything happened. */
  readonly stateBefore: string;
  /** The flow that is being listened to: the one the turn began in, until the router moves on (E9). */
  readonly flow: Flow;
  readonly snapshot: AnyMachineSnapshot;
  /** Every state stood in so far, in order (X17). */
  readonly passed: readonly Passed[];
  readonly says: readonly Spoken[];
  readonly results: readonly ToolResult[];
  readonly interpretation: Interpretation | null;
  readonly rejection: string | null;
  /** Why words that came were not read at all. */
  readonly unread?: string;
  /** Whether a claim of this turn stands. */
  readonly claimed: boolean;
}

/** Something to be said, and whose words it is said in. */
export interface Spoken extends Say {
  readonly flow: string;
}

/** What a turn is about; none of it changes while the turn runs. */
export interface TurnInput {
  readonly parts: Parts;
  readonly business: Business;
  /** The flow that the conversation is in when the turn begins. */
  readonly flow: Flow;
  readonly conversation: Conversation;
  readonly events: readonly StoredEvent[];
  readonly now: string;
  /** What an earlier attempt at this turn had fixed: it is taken as it was (claim), or is all there is (replay). */
  readonly recorded: Pick<Claim, 'interpretation' | 'results'> | null;
  /** False in a replay: nothing outside is touched, and what was not recorded is an error. */
  readonly live: boolean;
}

/** Another process has handled the event, or fixed the turn otherwise. This attempt's work is discarded. */
export class TurnLost extends Error {
  readonly standing: Claim | null;

  constructor(standing: Claim | null) {
    super(standing ? 'an earlier claim stands' : 'the conversation has moved on');
    this.standing = standing;
  }
}

/** A fault in pure code or data: running the same turn again would end the same way. */
export class TurnFault extends Error {
  readonly working: Working | null;

  constructor(cause: unknown, working: Working | null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.working = working;
  }
}

export function eventOf(input: Pick<TurnInput, 'events'>): StoredEvent {
  const last = input.events.at(-1);
  if (!last) throw new Error('a turn needs an event');
  return last;
}

export function replyId(input: Pick<TurnInput, 'conversation' | 'events'>, ordinal: number): string {
  return derivedId('reply', input.conversation.id, eventOf(input).id, ordinal);
}

export function factsOf(input: TurnInput): TurnFacts {
  const { id, channel, address, header } = input.conversation;
  const language = input.recorded?.interpretation?.language ?? header.language;
  return { now: input.now, conversation: id, channel, address, language, firstReplyId: replyId(input, 0) };
}

/** A burst of messages is read as one; null when nobody wrote anything. */
export function textOf(events: readonly StoredEvent[]): string | null {
  const texts = events.flatMap(({ event }) =>
    event.kind === 'message' && (event.text !== '' || event.attachment === undefined) ? [event.text] : [],
  );
  return texts.length > 0 ? texts.join('\n') : null;
}

/** Runs pure code; whatever it throws is a fault of ours that a second run would only repeat. */
export function pure<T>(working: Working | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new TurnFault(error, working);
  }
}
