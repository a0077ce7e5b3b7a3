import type { TurnRecord } from '../core/turn.ts';
import type { Address, Conversation, Conversations } from './conversations.ts';

/** A stored conversation with all its turns, oldest first: what replay needs (X3). */
export interface Talk {
  readonly conversation: Conversation;
  readonly turns: readonly TurnRecord[];
}

/** A conversation by the address it may stand at, or else by the store's own id: people see either. */
export interface Sought {
  readonly addresses: readonly Address[];
  readonly id: string;
}

export async function findTalk(conversations: Conversations, { addresses, id }: Sought): Promise<Talk | null> {
  const standing = await Promise.all(addresses.map((address) => conversations.at(address)));
  const conversation = standing.find((one) => one !== null) ?? (await conversations.load(id));
  return conversation && { conversation, turns: await conversations.turns(conversation.id) };
}
