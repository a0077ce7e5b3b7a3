import type { Courier } from '../../../ports/courier.ts';
import { MemoryTries } from '../../../storage/memory/tries.ts';

/** What is needed to prove who one is, with everything that was carried out of the house. */
export function door(channels: readonly string[] = []) {
  const carried: Parameters<Courier['send']>[0][] = [];
  const courier: Courier = {
    reaches: (channel) => channels.includes(channel),
    send: async (delivery) => {
      carried.push(delivery);
      return 'sent';
    },
  };
  return { tries: new MemoryTries(), courier, secret: 'a secret', codeWords: (code: string) => code, carried };
}
