import type { Exchange } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { type DialogueState, dialogueContext, secondsOf } from './context.ts';

/** How many messages of both sides are kept unless the business says otherwise (C3). */
export const HISTORY_MESSAGES_MAX = 20;

/** What the words themselves add to the state: the messages, the count of turns, the last response, the last NLU call. */
export function remembered(stored: JsonObject, exchange: Exchange, historyMax: number): JsonObject {
  const data = dialogueContext.parse(stored);
  const { turn, heard, said, interpretation } = exchange;
  const timestamp = secondsOf(turn.now);
  const messages: DialogueState['messages'] = [
    ...data.messages,
    ...(heard === null ? [] : [{ role: 'user' as const, content: heard, timestamp }]),
    ...said.map((content) => ({ role: 'assistant' as const, content, timestamp })),
  ];
  return {
    ...data,
    messages: historyMax === 0 ? [] : messages.slice(-historyMax),
    turn_count: data.turn_count + 1,
    last_response: said.length === 0 ? data.last_response : said.join('\n'),
    // A plain answer was mapped straight to its slot: nothing was interpreted (C4).
    last_nlu_call: (interpretation?.intent.source ?? 'direct') === 'direct' ? data.last_nlu_call : timestamp,
  };
}
