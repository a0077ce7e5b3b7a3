import { afterAll, beforeAll, describe } from 'vitest';
import type { Conversations } from './conversations.ts';
import { inboxContract } from './inbox.contract.ts';
import { neglectedContract } from './neglected.contract.ts';
import { outboxContract } from './outbox.contract.ts';
import { recordContract } from './record.contract.ts';
import { turnContract } from './turn.contract.ts';

/** How a store is opened for its suite; it is opened once and closed once. */
export type OpenConversations = () => Promise<{ conversations: Conversations; close(): Promise<void> }>;

/** Every promise of the port. A new store is one short test that calls this. */
export function conversationsContract(name: string, open: OpenConversations): void {
  describe(`conversations in ${name}`, () => {
    let opened: Awaited<ReturnType<OpenConversations>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const store = () => opened.conversations;
    inboxContract(store);
    neglectedContract(store);
    turnContract(store);
    recordContract(store);
    outboxContract(store);
  });
}
