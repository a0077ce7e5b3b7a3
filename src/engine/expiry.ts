import { contextIn, type TurnInput } from './input.ts';

/** B6: a message that came just in time is a warning: whoever writes a little slower loses what was collected. */
export function warnOfExpiry({ parts, flow, conversation, now, live }: TurnInput): void {
  const expires = live ? (flow.expires?.(contextIn(flow, conversation)) ?? null) : null;
  if (expires === null) return;
  const leftMillis = Date.parse(expires) - Date.parse(now);
  if (leftMillis <= 0 || leftMillis >= parts.limits.nearExpirySeconds * 1000) return;
  const fields = { conversation_id: conversation.id, flow: flow.name, seconds_left: Math.round(leftMillis / 1000) };
  parts.observer.log('warn', 'fsm.near_expiry', fields);
}
