import type { Reply } from '../../src/core/turn.ts';
import type { Channel, Sent } from '../../src/ports/channel.ts';
import type { Delivery } from '../../src/ports/conversations.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';

/** What reached people's phones, once for each reply, as a provider with idempotency keys would have it. */
export class Phones {
  readonly #said = new Map<string, Reply>();
  /** The ids of replies by conversation, in the order in which they came. */
  readonly order = new Map<string, string[]>();
  /** The last code that came to an address. */
  readonly codes = new Map<string, string>();
  readonly faults: string[] = [];

  channel(name: string, burstMillis: number): Channel {
    return pushed(name, async (delivery) => this.#take(delivery), { burst: () => burstMillis });
  }

  #take({ conversation, reply, address }: Delivery): Sent {
    // What is said while nothing can be stored is no part of a conversation (B7).
    if (conversation === '') return accepted;
    const before = this.#said.get(reply.id);
    if (before && before.text !== reply.text)
      this.faults.push(`${address}: said in two ways: ${before.text} / ${reply.text}`);
    const code = /\b\d{6}\b/.exec(reply.text)?.[0];
    if (code !== undefined) this.codes.set(address, code);
    if (!before) this.order.set(conversation, [...(this.order.get(conversation) ?? []), reply.id]);
    this.#said.set(reply.id, reply);
    return accepted;
  }
}
