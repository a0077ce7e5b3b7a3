import { messageOf } from '../core/message-of.ts';
import { NewerVersion } from '../core/versions.ts';
import { type DueTimer, deliveryLane, type Waiting } from '../ports/conversations.ts';
import { type Deliverer, pauseSeconds } from './deliver.ts';
import type { Drainer } from './drain.ts';
import { serveWaiting } from './freed.ts';
import type { Parts } from './parts.ts';
import { type Piece, Pool } from './pool.ts';
import { arrivalOf } from './receive.ts';
import { remindAll } from './remind.ts';

/**
 * What nobody waits for: neglected events, due timers, what came free for those who wait, reminders, undelivered replies. Each is a round of its own, worked off side by
 * side, so that what one business, channel or conversation waits for holds up nobody else's.
 */
export class Sweeper {
  readonly #parts: Parts;
  readonly #drainer: Drainer;
  readonly #deliverer: Deliverer;
  readonly #rounds = new Set<Promise<void>>();
  readonly #pools: { readonly neglected: Pool; readonly timers: Pool; readonly deliveries: Pool };

  constructor(parts: Parts, drainer: Drainer, deliverer: Deliverer) {
    this.#parts = parts;
    this.#drainer = drainer;
    this.#deliverer = deliverer;
    const complain = (error: unknown): void =>
      parts.observer.log('error', 'sweep.failed', { reason: messageOf(error) });
    const pool = (): Pool => new Pool(parts.limits.sideBySide, parts.clock, complain);
    this.#pools = { neglected: pool(), timers: pool(), deliveries: pool() };
  }

  /** One round of everything, until all of it has ended. */
  async sweep(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round()));
    await this.#idle();
  }

  get rounds(): readonly (() => Promise<void>)[] {
    const freed = (): Promise<void> => serveWaiting(this.#parts, this.#drainer);
    const remind = (): Promise<void> => remindAll(this.#parts, this.#drainer);
    return [() => this.#neglected(), () => this.#timers(), freed, remind, () => this.#deliveries()].map(
      (round) => () => this.#under(round()),
    );
  }

  /** Begins nothing more, and resolves when nothing is under way. */
  async end(): Promise<void> {
    for (const pool of Object.values(this.#pools)) pool.end();
    await Promise.allSettled(this.#rounds);
    await this.#idle();
  }

  async #idle(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.idle()));
  }

  #under(round: Promise<void>): Promise<void> {
    this.#rounds.add(round);
    return round.finally(() => this.#rounds.delete(round));
  }

  #neglected(): Promise<void> {
    const { conversations, clock, limits } = this.#parts;
    return this.#pools.neglected.workOff(async (limit, passingOver) => {
      const now = clock.now();
      const before = new Date(Date.parse(now) - limits.neglectedAfterSeconds * 1000).toISOString();
      const found = await conversations.neglected(before, { now, limit, passingOver });
      return found.map((waiting) => ({
        ...this.#at(waiting),
        name: waiting.conversation,
        work: this.#trying(waiting, () => this.#drainer.drain(waiting.conversation, Number.POSITIVE_INFINITY, null)),
      }));
    });
  }

  #timers(): Promise<void> {
    const { conversations, clock } = this.#parts;
    return this.#pools.timers.workOff(async (limit, passingOver) => {
      const found = await conversations.dueTimers({ now: clock.now(), limit, passingOver });
      return found.map((timer) => ({
        ...this.#at(timer),
        name: `${timer.conversation}/${timer.timer}/${timer.due}`,
        work: this.#trying(timer, () => this.#wake(timer)),
      }));
    });
  }

  #deliveries(): Promise<void> {
    return this.#pools.deliveries.workOff(async (limit, passingOver) => {
      const found = await this.#deliverer.take({ limit, passingOver });
      return found.map((delivery) => ({
        name: `${delivery.reply.id}/${delivery.attempts}`,
        key: delivery.conversation,
        lane: deliveryLane(delivery),
        work: async () => {
          await this.#deliverer.deliverOne(delivery);
          // What was said after it waits for nothing else.
          await this.#deliverer.deliver(delivery.conversation);
        },
      }));
    });
  }

  #at({ conversation, business }: Waiting): Pick<Piece, 'key' | 'lane'> {
    return { key: conversation, lane: business };
  }

  async #wake({ conversation, timer, due }: DueTimer): Promise<unknown> {
    const event = { kind: 'timer', timer, due } as const;
    const arrival = arrivalOf(this.#parts, { to: { conversation }, eventId: `timer/${timer}/${due}`, event });
    const received = arrival && (await this.#parts.conversations.receive(arrival));
    if (received?.kind === 'queue_full') throw new Error('too many events wait before it');
    if (received?.kind === 'stored') {
      const { event: stored, unhandled } = received;
      return this.#drainer.drain(conversation, stored.seq, { conversation: received.conversation, unhandled });
    }
    return received?.kind === 'duplicate' ? this.#drainer.drain(conversation, received.seq, null) : null;
  }

  /** What fails is tried again later, and later each time. Somebody is told of it; the people of the business see it. */
  #trying({ conversation, tries }: Waiting, work: () => Promise<unknown>): () => Promise<void> {
    const { conversations, clock, observer } = this.#parts;
    return async () => {
      try {
        await work();
      } catch (error) {
        const reason = messageOf(error);
        observer.log('error', 'turn.postponed', { conversation_id: conversation, reason, tries: tries + 1 });
        observer.count('holdfast_turns_postponed_total');
        // What waits for a newer program is not tried here ever more rarely: the first that can takes it.
        const pause = error instanceof NewerVersion ? 0 : tries;
        const until = new Date(Date.parse(clock.now()) + pauseSeconds(pause) * 1000).toISOString();
        await conversations.postpone(conversation, { tries: tries + 1, until, reason }).catch(() => {});
      }
    };
  }
}
