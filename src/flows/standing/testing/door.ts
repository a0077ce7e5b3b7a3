import type { Courier } from '../../../ports/courier.ts';
import { MemoryConversations } from '../../../storage/memory/conversations.ts';
import { MemoryTries } from '../../../storage/memory/tries.ts';

/** What the desk needs besides the ledger and its customers: to prove who one is and to tell other talks, with everything that was carried out of the house. */
export function door(channels: readonly string[] = []) {
  const carried: Parameters<Courier['send']>[0][] = [];
  const courier: Courier = {
    reaches: (channel) => channels.includes(channel),
    send: async (delivery) => {
      carried.push(delivery);
      return 'sent';
    },
  };
  const [tries, conversations] = [new MemoryTries(), new MemoryConversations()];
  return { tries, conversations, courier, secret: 'a secret', codeWords: (code: string) => code, carried };
}
