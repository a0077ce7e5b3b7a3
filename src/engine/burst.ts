import type { Event, StoredEvent } from '../core/event.ts';

/**
 * People on a phone write one thought in several messages ("hola" · "quiero cita" · "para mañana"). Where a channel asks
 * for it, what was written before anything was answered is read as one text and answered once (B18).
 */

/** The messages from the lowest unhandled event on, up to what is read of one text; a tap and any other event stand alone. */
export function burstOf(unhandled: readonly StoredEvent[], charactersMax: number): readonly StoredEvent[] {
  const burst: StoredEvent[] = [];
  let characters = 0;
  for (const stored of unhandled) {
    if (stored.event.kind !== 'message' || stored.event.tap !== undefined) break;
    characters += stored.event.text.length;
    if (burst.length > 0 && characters > charactersMax) break;
    burst.push(stored);
  }
  return burst.length > 0 ? burst : unhandled.slice(0, 1);
}

/** How long an event waits for more: not at all if it is no message, a tap, or one that nothing need follow. */
export function pauseBefore(event: Event, waitMillis: number): number {
  return event.kind === 'message' && event.tap === undefined && !isComplete(event.text) ? waitMillis : 0;
}

/** A number or a time of day: a plain answer to what was asked. */
const PLAIN_ANSWER = /^\s*\p{Nd}{1,2}([:.h]\p{Nd}{2})?[.)]?\s*$/u;
const QUESTION = /[?？]\s*$/u;
/** One mark, not the three dots of somebody who is still thinking. */
const SENTENCE = /[^.。]\s*[.!。！។]\s*$/u;
/** "Hola!" and "Buenos días." end like sentences and are mostly followed by what is wanted. */
const SENTENCE_WORDS_MIN = 4;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether a message is clearly all there is: a question, a whole sentence, or a plain answer. When in doubt, wait. */
export function isComplete(text: string): boolean {
  if (PLAIN_ANSWER.test(text) || QUESTION.test(text)) return true;
  if (!SENTENCE.test(text)) return false;
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length >= SENTENCE_WORDS_MIN;
}

/** However fast somebody goes on writing, the first message waits no longer than twice the pause. */
const PAUSES_MAX = 2;

/**
 * Whether an event whose pause is over is left to a message that came after it and has a pause of its own. Read from
 * the store, so that it holds when the messages of one customer reach different processes.
 */
export function isLeftToLater(
  unhandled: readonly StoredEvent[],
  seq: number,
  now: string,
  waitMillis: number,
): boolean {
  const [first] = unhandled;
  const isFollowed = unhandled.some((stored) => stored.event.kind === 'message' && stored.seq > seq);
  if (!first || !isFollowed) return false;
  return Date.parse(now) - Date.parse(first.receivedAt) < PAUSES_MAX * waitMillis;
}
