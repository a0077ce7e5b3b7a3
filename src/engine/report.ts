import type { StoredEvent } from '../core/event.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Commit } from '../ports/conversations.ts';
import type { Parts } from './parts.ts';

/** The log lines and counts of a turn (B11, A13). */
export function report({ observer, limits }: Parts, { turn }: Commit): void {
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
  const lead = turn.events.find(({ event }) => event.kind === 'lead');
  const missed = lead && missedBy(lead, turn.now, limits.firstTouchSeconds);
  if (!missed) return;
  observer.log('error', missed, { conversation_id, received_at: lead.receivedAt, at: turn.now });
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

/** What became of the first touch if it was not made in time; null if it was (A13). */
function missedBy({ event, receivedAt }: StoredEvent, at: string, seconds: number): string | null {
  if (event.kind === 'lead' && event.unreachable) return 'lead.not_reached';
  return Date.parse(at) - Date.parse(receivedAt) > seconds * 1000 ? 'lead.first_touch_late' : null;
}
