import type { Reply, TurnRecord } from '../../core/turn.ts';
import type { Answer } from '../../ports/conversations.ts';
import { Written } from './written.ts';

/** A turn, and what it is found by. */
export interface Turn {
  readonly now: string;
  readonly events: readonly string[];
  readonly replies: readonly string[];
  readonly record: Written<TurnRecord>;
}

export function turnOf(record: TurnRecord): Turn {
  const { now, events, replies } = record;
  return { now, events: idsOf(events), replies: idsOf(replies), record: new Written(record) };
}

function idsOf(ones: readonly { readonly id: string }[]): readonly string[] {
  return ones.map(({ id }) => id);
}

export function answerIn(turns: readonly Turn[], eventId: string): Answer | null {
  const turn = turns.find(({ events }) => events.includes(eventId))?.record.read();
  return turn ? { replies: turn.replies, state: turn.stateAfter } : null;
}

/** From the beginning without a reply, or with one that is in none of them. */
export function repliesAfter(turns: readonly Turn[], replyId: string | null, limit: number): readonly Reply[] {
  const first = replyId === null ? -1 : turns.findIndex(({ replies }) => replies.includes(replyId));
  const replies = turns.slice(Math.max(first, 0)).flatMap(({ record }) => record.read().replies);
  const from = replies.findIndex(({ id }) => id === replyId) + 1;
  return replies.slice(from, from + limit);
}
