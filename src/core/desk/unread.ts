import { type Say, say } from '../effect.ts';
import type { MessageEvent } from '../event.ts';
import type { Missed } from '../expectation.ts';

/**
 * What the front desk says of things it cannot read: a voice note is asked for in writing, anything else is owned up to,
 * each once however many came. The words beside them are read as always, and the pending question stands (X7).
 */
export function regretsOf(messages: readonly MessageEvent[]): readonly Say[] {
  if (messages.every(({ attachment }) => attachment === undefined)) return [];
  const kinds = messages.flatMap(({ attachment }) => (attachment === undefined ? [] : [attachment]));
  const voice = kinds.includes('audio') ? [say('desk.no_voice')] : [];
  const rest = kinds.some((kind) => kind !== 'audio') ? [say('desk.only_text')] : [];
  return [...voice, ...rest];
}

const KINDS: readonly Missed['as'][] = ['day', 'time', 'person', 'wish'];

/**
 * Nothing said is dropped in silence (X20): a day that nobody can read, a wish that nobody here knows is named before the
 * flow goes on with the rest. Each kind once, whatever the flow, however many there were.
 */
export function ownedUp(missed: readonly Missed[] = []): readonly Say[] {
  if (missed.length === 0) return [];
  return KINDS.flatMap((kind) => {
    const words = [...new Set(missed.flatMap((one) => (one.as === kind ? [one.words] : [])))];
    return words.length === 0 ? [] : [say(`desk.unread_${kind}`, { words: words.join(' … ') })];
  });
}
