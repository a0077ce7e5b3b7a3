import type { TurnRecord } from '../core/turn.ts';
import type { Parts } from '../engine/parts.ts';
import { replay, replayFrom } from '../engine/replay.ts';
import type { Conversation } from '../ports/conversations.ts';

/** What a step came to. */
export interface Acted {
  /** The conversation at the address before it, which may be another one than after. */
  readonly before: Conversation | null;
  readonly conversation: Conversation | null;
  readonly turns: readonly TurnRecord[];
  readonly duplicate: boolean;
}

/** What was recorded of a step runs again to the same (X3), with the business as it is at that step. */
export async function refuseOtherwise(parts: Parts, { before, conversation, turns }: Acted): Promise<void> {
  if (conversation === null || turns.length === 0) return;
  const isNew = before?.id !== conversation.id;
  const again = isNew ? await replay(parts, conversation, turns) : await replayFrom(parts, before, turns);
  const [otherwise] = again.filter(({ differences }) => differences.length > 0);
  if (otherwise) throw new Error(`turn ${otherwise.seq} replays otherwise: ${otherwise.differences.join('; ')}`);
}
