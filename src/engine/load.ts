import type { Conversation } from '../ports/conversations.ts';
import type { Parts } from './parts.ts';

/** How long it took to have a conversation's state at hand (B11): by receiving an event, or by a look of its own. */
export function observeLoad({ observer }: Parts, { header, channel }: Conversation, startedMillis: number): void {
  const labels = { flow: header.flow, channel };
  observer.observe('fsm_load_time_ms', performance.now() - startedMillis, labels);
}
