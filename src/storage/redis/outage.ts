import type { StoredEvent } from '../../core/event.ts';
import type { Claim, Reply, TurnRecord } from '../../core/turn.ts';
import type {
  Address,
  Answer,
  Arrival,
  ClaimRequest,
  Commit,
  Conversation,
  Conversations,
  Delivery,
  DeliveryResult,
  Opening,
  Received,
  TakeRequest,
} from '../../ports/conversations.ts';

/** A conversation of one message: where it really belongs, and the replies to it that are still on their way. */
interface Passing {
  readonly address: string;
  owed: ReadonlySet<string> | 'unanswered';
}

/**
 * The conversations that are held while the store is away, in a store that forgets. Each message has an address of its
 * own there, and so a conversation whose id is no other's; delivered again, it finds its answer (X4).
 */
export class Outage {
  readonly #store: Conversations;
  readonly #passing = new Map<string, Passing>();

  constructor(store: Conversations) {
    this.#store = store;
  }

  /** Whether every message has been answered and every answer has gone out. */
  get isOver(): boolean {
    return [...this.#passing.values()].every(({ owed }) => owed !== 'unanswered' && owed.size === 0);
  }

  holds(conversation: string): boolean {
    return this.#passing.has(conversation);
  }

  owes(reply: string): boolean {
    return this.#owing(reply) !== undefined;
  }

  async receive(arrival: Arrival & { readonly to: Address & { readonly opening: Opening } }): Promise<Received> {
    const { address } = arrival.to;
    const alone = { ...arrival.to, address: JSON.stringify([address, arrival.eventId]) };
    const received = await this.#store.receive({ ...arrival, to: alone });
    if (received.kind === 'queue_full' || received.kind === 'unknown_conversation') return received;
    const { id } = received.conversation;
    if (!this.#passing.has(id)) this.#passing.set(id, { address, owed: 'unanswered' });
    return { ...received, conversation: this.#asForgotten(received.conversation) };
  }

  claim(request: ClaimRequest): Promise<Claim | null> {
    return this.#store.claim(request);
  }

  async commit(commit: Commit): Promise<boolean> {
    const done = await this.#store.commit(commit);
    const passing = this.#passing.get(commit.conversation);
    if (done && passing) passing.owed = new Set(commit.push ? commit.turn.replies.map(({ id }) => id) : []);
    return done;
  }

  async load(conversation: string): Promise<Conversation | null> {
    const found = await this.#store.load(conversation);
    return found && this.#asForgotten(found);
  }

  unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    return this.#store.unhandled(conversation, limit);
  }

  neglected(receivedBefore: string, limit: number): Promise<readonly string[]> {
    return this.#store.neglected(receivedBefore, limit);
  }

  repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    return this.#store.repliesTo(conversation, eventId);
  }

  repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    return this.#store.repliesAfter(conversation, replyId, limit);
  }

  async takeDeliveries(request: TakeRequest): Promise<readonly Delivery[]> {
    const taken = await this.#store.takeDeliveries(request);
    return taken.map((one) => ({ ...one, address: this.#passing.get(one.conversation)?.address ?? one.address }));
  }

  async settleDelivery(reply: string, result: DeliveryResult): Promise<void> {
    await this.#store.settleDelivery(reply, result);
    const passing = this.#owing(reply);
    if (passing === undefined || passing.owed === 'unanswered' || result.kind === 'again') return;
    passing.owed = new Set([...passing.owed].filter((id) => id !== reply));
  }

  turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]> {
    return this.#store.turns(conversation, newest);
  }

  #owing(reply: string): Passing | undefined {
    return [...this.#passing.values()].find(({ owed }) => owed !== 'unanswered' && owed.has(reply));
  }

  #asForgotten(conversation: Conversation): Conversation {
    const address = this.#passing.get(conversation.id)?.address ?? conversation.address;
    return { ...conversation, address, forgotten: true };
  }
}
