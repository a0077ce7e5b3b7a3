import { conversationId } from '../core/ids.ts';
import type { App } from '../engine/app.ts';
import type { Incoming } from '../engine/engine.ts';
import type { Address, Conversation } from '../ports/conversations.ts';

export type Found = Conversation | null;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Where a conversation is found. The id a web chat was given is its address: the conversation behind it begins with the
 * first message, and another one begins there after the first has closed (A6). Ids of conversations that came in by
 * other doors are the store's own; only the operator knows them.
 */
export function webchatAddress(business: string, id: string): Address {
  return { business, channel: 'webchat', address: id };
}

export async function findConversation(app: App, business: string, id: string): Promise<Found> {
  if (!UUID.test(id)) return null;
  const atAddress = await app.conversations.at(webchatAddress(business, id));
  if (atAddress !== null) return atAddress;
  const byId = await app.conversations.load(id);
  return byId?.business === business ? byId : null;
}

/** Where a message for this id goes: to the conversation of that id if it came by another door, else to the web chat. */
export async function destination(app: App, business: string, id: string): Promise<Incoming['to']> {
  const conversation = await findConversation(app, business, id);
  return conversation !== null && conversation.channel !== 'webchat'
    ? { conversation: conversation.id }
    : webchatAddress(business, id);
}

/** Nobody opens so many conversations at one address that counting them takes long. */
const GENERATIONS_MAX = 10_000;

/** The id of the conversation that will be opened there next, after the one that stands there or none; null past counting. */
export function nextAt(business: string, id: string, standing: Found): string | null {
  const { channel, address } = standing ?? webchatAddress(business, id);
  const idOf = (generation: number) => conversationId(business, channel, address, generation);
  if (standing === null) return idOf(0);
  for (let generation = 0; generation < GENERATIONS_MAX; generation += 1) {
    if (idOf(generation) === standing.id) return idOf(generation + 1);
  }
  return null;
}
