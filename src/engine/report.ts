import { type Line, TOUCH_TIMER } from '../core/header.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Commit } from '../ports/conversations.ts';
import type { Parts } from './parts.ts';

/** The log lines and counts of a turn (B11, A13). */
export function report({ observer, limits }: Parts, { turn, header }: Commit): void {
  const conversation_id = turn.conversation;
  const intent_type = turn.interpretation?.intent.type ?? turn.events.at(-1)?.event.kind ?? null;
  for (const { flow, from, to, by } of transitionsIn(turn)) {
    const fields = { conversation_id, from_state: from, to_state: to, intent_type, event_type: by, flow };
    observer.log('info', 'fsm.state_transition', fields);
  }
  if (turn.rejected !== null) {
    const fields = { conversation_id, current_state: turn.stateBefore, intent_type, reason: turn.rejected };
    observer.log('warn', 'fsm.transition_rejected', fields);
  }
  observer.count('holdfast_turns_total', { flow: turn.flow });
  const missed = missedIn(turn, header.line, limits.firstTouchSeconds);
  if (missed === null) return;
  observer.log('error', missed, { conversation_id, at: turn.now });
  observer.count('holdfast_first_touch_missed_total', { flow: turn.flow });
}

/** Every transition that a turn made, those out of a state that it left again at once among them; none where it broke and stayed. */
function transitionsIn({ passed, failure, stateAfter }: TurnRecord) {
  if (failure !== null && passed.at(-1)?.state !== stateAfter) return [];
  return passed.flatMap(({ flow, state, by }, index) => {
    const before = passed[index - 1];
    return before?.flow === flow ? [{ flow, from: before.state, to: state, by }] : [];
  });
}

/** What became of the first touch if it was not made in time; null if it was, or was told of already (A13, F7). */
function missedIn({ events, now }: TurnRecord, { touching }: Line, seconds: number): string | null {
  const last = events.at(-1);
  switch (last?.event.kind) {
    case 'lead':
      if (last.event.unreachable) return NOT_REACHED;
      return !last.event.pushed && isLate(last.receivedAt, now, seconds) ? LATE : null;
    case 'timer':
      return last.event.timer === TOUCH_TIMER && touching?.late ? LATE : null;
    case 'touch':
      return last.event.accepted ? null : NOT_REACHED;
    default:
      return null;
  }
}

const NOT_REACHED = 'lead.not_reached';
const LATE = 'lead.first_touch_late';

function isLate(since: string, at: string, seconds: number): boolean {
  return Date.parse(at) - Date.parse(since) > seconds * 1000;
}
