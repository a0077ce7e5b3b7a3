import type { Interpretation } from '../core/expectation.ts';
import { turnInput } from '../engine/input.ts';
import { heardAt } from '../engine/listen.ts';
import type { Business, Parts } from '../engine/parts.ts';
import { modelTime } from '../engine/talk.ts';
import type { Conversation } from '../ports/conversations.ts';

/** Where a conversation stands, and when. */
export interface Whereabouts {
  readonly conversation: Conversation;
  readonly now: string;
}

/** What words would be heard as where a conversation stands; nothing comes of it. */
export function heardWhere(
  parts: Parts,
  business: Business,
  { conversation, now }: Whereabouts,
  text: string,
): Promise<Interpretation> {
  const flow = business.flows.get(conversation.header.flow);
  if (!flow) throw new Error(`there is no flow "${conversation.header.flow}"`);
  const event = { kind: 'message', text } as const;
  const events = [{ id: 'asked', seq: conversation.handledSeq + 1, receivedAt: now, event }] as const;
  const alone = { recorded: null, deadline: modelTime(), live: true };
  return heardAt(turnInput({ parts, business, flow, now, conversation, events, ...alone }), text);
}
