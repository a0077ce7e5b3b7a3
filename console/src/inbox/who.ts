import type { InboxRow } from '../api/inbox.ts';
import type { Words } from '../words/words.ts';

/** What a conversation is called: the name, else where they write from; strangers are told apart by the first letters of the id. */
export function whoIs({ name, reach, id }: Pick<InboxRow, 'name' | 'reach' | 'id'>, words: Words): string {
  return name ?? reach ?? `${words.somebody} ${id.slice(0, 4)}`;
}
