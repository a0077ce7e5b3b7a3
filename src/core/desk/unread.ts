import { type Say, say } from '../effect.ts';
import type { MessageEvent } from '../event.ts';

/**
 * What the front desk says of things it cannot read: a voice note is asked for in writing, anything else is owned up to,
 * each once however many came. The words beside them are read as always, and the pending question stands (X7).
 */
export function regretsOf(messages: readonly MessageEvent[]): readonly Say[] {
  const kinds = messages.flatMap(({ attachment }) => (attachment === undefined ? [] : [attachment]));
  const voice = kinds.includes('audio') ? [say('desk.no_voice')] : [];
  const rest = kinds.some((kind) => kind !== 'audio') ? [say('desk.only_text')] : [];
  return [...voice, ...rest];
}
