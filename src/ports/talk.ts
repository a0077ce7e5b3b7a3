import type { JsonObject } from '../core/json.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Address, Conversation, Conversations } from './conversations.ts';
import type { SettingsStore } from './settings.ts';

/** A stored conversation with all its turns, oldest first: what replay needs (X3). */
export interface Talk {
  readonly conversation: Conversation;
  readonly turns: readonly TurnRecord[];
  /** The business as its turns were run with it, by fingerprint; those that were not kept are not among them. */
  readonly documents: { readonly [fingerprint: string]: JsonObject };
}

/** A conversation by the address it may stand at, or else by the store's own id: people see either. */
export interface Sought {
  readonly addresses: readonly Address[];
  readonly id: string;
}

interface Books {
  readonly conversations: Conversations;
  readonly edits: Pick<SettingsStore, 'document'>;
}

export async function findTalk({ conversations, edits }: Books, { addresses, id }: Sought): Promise<Talk | null> {
  const standing = await Promise.all(addresses.map((address) => conversations.at(address)));
  const conversation = standing.find((one) => one !== null) ?? (await conversations.load(id));
  if (conversation === null) return null;
  const turns = await conversations.turns(conversation.id);
  const fingerprints = new Set(turns.map(({ business }) => business).filter((one) => one !== undefined));
  const documents: { [fingerprint: string]: JsonObject } = {};
  for (const fingerprint of fingerprints) {
    const document = await edits.document(conversation.business, fingerprint);
    if (document !== null) documents[fingerprint] = document;
  }
  return { conversation, turns, documents };
}
