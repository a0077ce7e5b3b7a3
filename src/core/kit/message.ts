import { type Facts, type Say, say } from '../effect.ts';

/** A message of a flow's: its key in the catalogue, known before anything happens, and the facts it will state. */
export interface Message<Memory, Event = unknown, Place = unknown> {
  /** The keys it may come to: one, or several where the facts decide how it is put. */
  readonly keys: readonly string[];
  readonly say: (memory: Memory, event: Event, place: Place) => Say;
}

/** `message('booked', (talk) => ({ slot: … }))`. */
export function message<Memory = unknown, Event = unknown, Place = unknown>(
  key: string,
  facts?: (memory: Memory, event: Event, place: Place) => Facts,
): Message<Memory, Event, Place> {
  return { keys: [key], say: (memory, event, place) => say(key, facts?.(memory, event, place) ?? {}) };
}

/** One of several messages, as the facts decide: an offer of two slots, of one, or of none. */
export function oneOf<Key extends string, Memory = unknown, Event = unknown, Place = unknown>(
  keys: readonly Key[],
  choose: (memory: Memory, event: Event, place: Place) => readonly [key: Key, facts: Facts],
): Message<Memory, Event, Place> {
  return { keys, say: (memory, event, place) => say(...choose(memory, event, place)) };
}
