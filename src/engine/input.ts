import type { StoredEvent } from '../core/event.ts';
import type { Flow, TurnFacts } from '../core/flow.ts';
import { derivedId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Claim, TurnRecord } from '../core/turn.ts';
import { broughtUp } from '../core/versions.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Business, Parts } from './parts.ts';

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
  readonly recorded: (Pick<Claim, 'interpretation' | 'results'> & Pick<TurnRecord, 'phrased'>) | null;
  /** Until when models are waited for in this turn; called once one is asked (X8). */
  readonly deadline: () => AbortSignal;
  /** False in a replay: nothing outside is touched, and what was not recorded is an error. */
  readonly live: boolean;
}

export function eventOf(input: Pick<TurnInput, 'events'>): StoredEvent {
  const last = input.events.at(-1);
  if (!last) throw new Error('a turn needs an event');
  return last;
}

/** What is stored of a conversation, in the shape that the flow has today. */
export function contextIn(flow: Flow, { context, header }: Pick<Conversation, 'context' | 'header'>): JsonObject {
  return header.flow === flow.name ? broughtUp(flow, context, header.flowVersion) : context;
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
