import type { StoredEvent } from '../core/event.ts';
import type { Commit } from '../ports/conversations.ts';
import type { Parts } from './parts.ts';

/** The log lines and counts of a turn (B11, A13). */
export function report({ observer, limits }: Parts, { turn }: Commit): void {
  const conversation_id = turn.conversation;
  const intent_type = turn.interpretation?.intent.type ?? turn.events.at(-1)?.event.kind ?? null;
  if (turn.stateBefore !== turn.stateAfter) {
    const fields = { conversation_id, from_state: turn.stateBefore, to_state: turn.stateAfter, intent_type };
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

/** What became of the first touch if it was not made in time; null if it was (A13). */
function missedBy({ event, receivedAt }: StoredEvent, at: string, seconds: number): string | null {
  if (event.kind === 'lead' && event.unreachable) return 'lead.not_reached';
  return Date.parse(at) - Date.parse(receivedAt) > seconds * 1000 ? 'lead.first_touch_late' : null;
}
