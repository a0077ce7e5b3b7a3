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
  DueTimer,
  Opening,
  Received,
  StateCount,
  TakeRequest,
} from '../../ports/conversations.ts';
import type { Observer } from '../../ports/observer.ts';
import { Outage } from './outage.ts';

export interface StandbyParts {
  readonly primary: Conversations;
  /** An empty store that cannot be away: one for each outage. */
  readonly openStandby: () => Conversations;
  readonly isUnreachable: (error: unknown) => boolean;
  readonly observer: Observer;
}

/**
 * Answers messages while the store is away (B7). Each gets a conversation of its own, which begins in idle, is marked
 * as forgotten so that the user is told, and ends with its answer. Nothing of it is carried over: from idle no single
 * message leads to a consequence, so nothing that was promised is lost with it. Whatever is no message, and whatever
 * concerns a conversation that stands, waits for the store.
 */
export class WithStandby implements Conversations {
  readonly #parts: StandbyParts;
  #outage: Outage | null = null;

  constructor(parts: StandbyParts) {
    this.#parts = parts;
  }

  async receive(arrival: Arrival): Promise<Received> {
    const { primary, isUnreachable, observer } = this.#parts;
    try {
      const received = await primary.receive(arrival);
      this.#endOutage();
      return received;
    } catch (error) {
      if (!isUnreachable(error) || !isAnswerable(arrival)) throw error;
      observer.count('holdfast_forgotten_total');
      return this.#beginOutage(error).receive(arrival);
    }
  }

  claim(request: ClaimRequest): Promise<Claim | null> {
    return this.#storeOf(request.conversation).claim(request);
  }

  commit(commit: Commit): Promise<boolean> {
    return this.#storeOf(commit.conversation).commit(commit);
  }

  load(conversation: string): Promise<Conversation | null> {
    return this.#storeOf(conversation).load(conversation);
  }

  at(address: Address): Promise<Conversation | null> {
    return this.#parts.primary.at(address);
  }

  unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    return this.#storeOf(conversation).unhandled(conversation, limit);
  }

  neglected(receivedBefore: string, limit: number): Promise<readonly string[]> {
    return this.#inBoth(limit, (store, most) => store.neglected(receivedBefore, most));
  }

  dueTimers(now: string, limit: number): Promise<readonly DueTimer[]> {
    return this.#parts.primary.dueTimers(now, limit).catch((error) => this.#nothingWhileAway(error));
  }

  repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    return this.#storeOf(conversation).repliesTo(conversation, eventId);
  }

  repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    return this.#storeOf(conversation).repliesAfter(conversation, replyId, limit);
  }

  takeDeliveries(request: TakeRequest): Promise<readonly Delivery[]> {
    if (request.conversation !== undefined) return this.#storeOf(request.conversation).takeDeliveries(request);
    return this.#inBoth(request.limit, (store, limit) => store.takeDeliveries({ ...request, limit }));
  }

  settleDelivery(reply: string, result: DeliveryResult): Promise<void> {
    const store = this.#outage?.owes(reply) ? this.#outage : this.#parts.primary;
    return store.settleDelivery(reply, result);
  }

  turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]> {
    return this.#storeOf(conversation).turns(conversation, newest);
  }

  states(): Promise<readonly StateCount[]> {
    return this.#parts.primary.states();
  }

  #storeOf(conversation: string): Outage | Conversations {
    return this.#outage?.holds(conversation) ? this.#outage : this.#parts.primary;
  }

  /** A round over what waits: what is left of an outage is not kept waiting by a store that is still away. */
  async #inBoth<Found>(
    limit: number,
    look: (store: Pick<Conversations, 'neglected' | 'takeDeliveries'>, limit: number) => Promise<readonly Found[]>,
  ): Promise<readonly Found[]> {
    const own = this.#outage ? await look(this.#outage, limit) : [];
    if (own.length >= limit) return own;
    const others = await look(this.#parts.primary, limit - own.length).catch((error) => this.#nothingWhileAway(error));
    return [...own, ...others];
  }

  #nothingWhileAway(error: unknown): readonly never[] {
    if (!this.#parts.isUnreachable(error)) throw error;
    this.#parts.observer.count('holdfast_rounds_without_store_total');
    return [];
  }

  #beginOutage(error: unknown): Outage {
    if (this.#outage) return this.#outage;
    this.#parts.observer.log('error', 'store.unreachable', { reason: String(error) });
    this.#outage = new Outage(this.#parts.openStandby());
    return this.#outage;
  }

  #endOutage(): void {
    if (!this.#outage?.isOver) return;
    this.#outage = null;
    this.#parts.observer.log('info', 'store.back', {});
  }
}

function isAnswerable(arrival: Arrival): arrival is Arrival & { readonly to: Address & { readonly opening: Opening } } {
  return arrival.event.kind === 'message' && 'opening' in arrival.to;
}
