import type { Event, MessageEvent } from '../core/event.ts';
import { ownLanguage } from '../core/locale.ts';
import { messageOf } from '../core/message-of.ts';
import type { Arrival, Received } from '../ports/conversations.ts';
import type { Handled, Incoming } from './engine.ts';
import { observeLoad } from './load.ts';
import type { Parts } from './parts.ts';
import { inTime, LATE } from './patience.ts';
import { answerUnstored } from './unstored.ts';

/** An event as the store takes it; null where nobody serves the business. */
export function arrivalOf(parts: Parts, incoming: Incoming): Arrival | null {
  const { businesses, clock, limits } = parts;
  const to = placeOf(businesses, incoming);
  if (to === null) return null;
  const { eventId, inBackground } = incoming;
  const event = marked(parts, incoming);
  const receivedAt = clock.now();
  const { queueMax } = limits;
  // Whoever waits for the turn hears nothing before it is committed; who is told at once is told what is on the disk.
  return inBackground
    ? { eventId, event, receivedAt, queueMax, to }
    : { eventId, event, lazily: true, receivedAt, queueMax, to };
}

function placeOf(businesses: Parts['businesses'], { to }: Incoming): Arrival['to'] | null {
  if ('conversation' in to) return to;
  const business = businesses.get(to.business);
  const flow = business?.flows.get(business.flow);
  if (!business || !flow) return null;
  const language = ownLanguage(business.locales);
  return { ...to, opening: { flow: flow.name, flowVersion: flow.version, language } };
}

/** RECEIVE. Null where the store does not say in time that it has the event: then nobody may be told that it has (X4). */
export async function receive(
  parts: Parts,
  arrival: Arrival,
  { answerWithinMillis }: Incoming,
): Promise<Received | null> {
  const { conversations, clock, observer } = parts;
  const fail = (reason: string): null => {
    observer.log('error', 'store.unreachable', { reason });
    observer.count('holdfast_store_unreachable_total');
    return null;
  };
  try {
    const started = performance.now();
    const received = await inTime(clock, answerWithinMillis, conversations.receive(arrival));
    if (received === LATE) return fail(`not stored within ${answerWithinMillis} ms`);
    // The same statement that stores an event brings the state along.
    if (received.kind === 'stored') observeLoad(parts, received.conversation, started);
    return received;
  } catch (error) {
    return fail(messageOf(error));
  }
}

/** Not handled now. Once its event is on the disk beyond doubt, a sweep will handle it when whatever broke is back. */
export async function keep(parts: Parts, arrival: Arrival, incoming: Incoming, conversation: string): Promise<Handled> {
  const { lazily: _, ...waiting } = arrival;
  const again = await receive(parts, { ...waiting, to: { conversation } }, incoming);
  const isGone = again?.kind === 'unknown_conversation';
  // What was said in a conversation that was erased meanwhile must not open the next one there (G5).
  if (isGone && (await wasErased(parts, conversation))) return again;
  const kept = isGone ? await receive(parts, waiting, incoming) : again;
  return kept ? { kind: 'accepted', conversation } : unstored(parts, incoming);
}

async function wasErased({ conversations }: Parts, conversation: string): Promise<boolean> {
  const standing = await conversations.load(conversation).catch(() => null);
  return standing?.erasedAt !== undefined;
}

export async function unstored(parts: Parts, incoming: Incoming): Promise<Handled> {
  return { kind: 'unstored', replies: await answerUnstored(parts, incoming) };
}

/** The event with what has to be known of it from the first: a replay must find it as it was (X3). */
function marked({ limits, reaches, channels }: Parts, { to, event }: Incoming): Event {
  if (event.kind === 'message') return bounded(event, limits.messageCharactersMax);
  if (event.kind !== 'lead' || !('channel' in to)) return event;
  if (!reaches(to.channel, to.business)) return { ...event, unreachable: true };
  return channels.get(to.channel)?.send ? { ...event, pushed: true } : event;
}

/** What is said beyond the bound is not read; the user is told. */
function bounded(event: MessageEvent, charactersMax: number): Event {
  if (event.text.length <= charactersMax) return event;
  return { ...event, text: event.text.slice(0, charactersMax), overlong: true };
}
