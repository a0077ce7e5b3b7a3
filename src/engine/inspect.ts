import type { Flow } from '../core/flow.ts';
import type { JsonObject } from '../core/json.ts';
import type { TurnRecord } from '../core/turn.ts';
import { NewerVersion } from '../core/versions.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Inspection } from './engine.ts';
import { contextIn } from './input.ts';
import type { Parts } from './parts.ts';

/** A conversation as it stands now, read through expiry, with its newest turn. */
export async function inspect(parts: Parts, conversation: Conversation): Promise<Inspection> {
  const { id, business, header } = conversation;
  const flow = parts.businesses.get(business)?.flows.get(header.flow);
  const context = flow ? readable(flow, conversation) : null;
  const snapshot = flow && context ? flow.restore(context, parts.clock.now()) : null;
  const lastTurn = (await parts.conversations.turns(id, 1)).at(-1) ?? null;
  return {
    id,
    business,
    flow: header.flow,
    language: header.language,
    state: flow && snapshot ? flow.state(snapshot) : 'unknown',
    context: flow && snapshot ? flow.store(snapshot) : conversation.context,
    handedOff: header.handedOff,
    lastTurn,
    account: lastTurn === null ? null : context && accountOf(flow, lastTurn, context),
  };
}

/** Null where only a newer program can read it. */
function readable(flow: Flow, conversation: Conversation): JsonObject | null {
  try {
    return contextIn(flow, conversation);
  } catch (error) {
    if (error instanceof NewerVersion) return null;
    throw error;
  }
}

/** A turn of another flow than the one that the conversation is in now has no context left to be told from. */
function accountOf(flow: Flow | undefined, turn: TurnRecord, context: JsonObject): JsonObject | null {
  return flow?.name === turn.flow ? (flow.account?.(turn, context) ?? null) : null;
}
