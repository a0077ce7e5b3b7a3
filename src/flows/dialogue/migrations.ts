import type { JsonObject } from '../../core/json.ts';
import { TRACE_EVENTS_MAX } from './context.ts';

/**
 * From version 1, the document's own, whose trace had no bound and whose messages had no time. What was said before times were
 * kept is dated to the last interpretation. No slot is ever forgotten (C11).
 */
export function withBounds(stored: JsonObject): JsonObject {
  const { messages, trace, last_nlu_call } = stored;
  const timestamp = typeof last_nlu_call === 'number' ? last_nlu_call : 0;
  return {
    ...stored,
    ...(Array.isArray(messages)
      ? { messages: messages.map((message: JsonObject) => ({ timestamp, ...message })) }
      : {}),
    ...(Array.isArray(trace) ? { trace: trace.slice(-TRACE_EVENTS_MAX) } : {}),
  };
}
