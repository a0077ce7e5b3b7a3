import type { JsonObject } from '../../core/json.ts';
import { type DialogueState, dialogueContext, TRACE_EVENTS_MAX } from './context.ts';

/** Brings a stored state of one schema version to the next, or leaves alone what it does not know. Never forgets a slot. */
export type Migration = (stored: JsonObject) => JsonObject;

/**
 * One for each version of the schema that states may still be stored in, the oldest first; the flow's version is their
 * number and one. A state that is already new passes through none of them.
 */
export const MIGRATIONS: readonly Migration[] = [withBounds];

/**
 * Version 1, the document's own: the trace had no bound and messages no time. What was said before times were kept is
 * dated to the last interpretation.
 */
function withBounds(stored: JsonObject): JsonObject {
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

/**
 * A stored state as today's schema has it (C11). What no migration makes readable is a bug and thrown: the engine keeps
 * it untouched and calls a person.
 */
export function readStored(stored: JsonObject, migrations: readonly Migration[] = MIGRATIONS): DialogueState {
  const asItIs = dialogueContext.safeParse(stored);
  if (asItIs.success) return asItIs.data;
  return dialogueContext.parse(migrations.reduce((state, migrate) => migrate(state), stored));
}
