import type { Database } from './database.ts';
import type { Hint, Keys } from './keys.ts';

/** What looking at a conversation brought. */
export interface Looked<Found> {
  readonly found: readonly { readonly at: number; readonly value: Found }[];
  /** From when on there is something to see here again, in milliseconds; null for never. */
  readonly next: number | null;
}

export interface Round {
  readonly hint: Hint;
  /** Conversations hinted at up to here, in milliseconds. */
  readonly until: number;
  readonly limit: number;
}

/** The hints of one conversation, while they are worked out anew. */
interface Waiting {
  readonly conversation: string;
  readonly events: number;
  readonly wake: string | null;
  readonly replies: number;
  readonly isStuck: boolean;
}

/**
 * Which conversations have work that waits for a clock. A conversation's own keys decide; hints only say where to look,
 * never later than there is something to see. They lie in other slots, so they are written after the step that made
 * the work, as well as may be. A hint that is lost, with the process that should have written it, comes back when the
 * hints are worked out anew from all conversations, which happens now and then.
 */
export class Hints {
  readonly #database: Database;
  readonly #keys: Keys;
  readonly #rebuildMillis: number;
  readonly #writing = new Set<Promise<unknown>>();
  /** At the start too: whoever was here before may have died with a hint unwritten (X4). */
  #mayBeMissing = true;

  constructor(database: Database, keys: Keys, rebuildMillis: number) {
    this.#database = database;
    this.#keys = keys;
    this.#rebuildMillis = rebuildMillis;
  }

  /** Notes that there is something to see from an instant on. Nobody waits for it. */
  add(hint: Hint, conversation: string, at: number): void {
    const written = this.#write(hint, conversation, at).catch(() => {
      this.#mayBeMissing = true;
    });
    this.#writing.add(written);
    void written.finally(() => this.#writing.delete(written));
  }

  async written(): Promise<void> {
    await Promise.all(this.#writing);
  }

  /**
   * Looks at the conversations that are hinted at, in order, until enough was found. A hint is taken away before its
   * conversation is looked at, and put back for what is still to come: work that is made meanwhile is either seen by
   * the look or hinted at after it.
   */
  async look<Found>(round: Round, see: (conversation: string) => Promise<Looked<Found>>): Promise<readonly Found[]> {
    await this.written();
    await this.#rebuildNowAndThen();
    const found: { readonly at: number; readonly value: Found }[] = [];
    const again = new Map<string, number>();
    let seenUntil = Number.NEGATIVE_INFINITY;
    // What lies beyond the last hint may have to stand behind what the next hint leads to.
    const certain = (): number => found.filter(({ at }) => at <= seenUntil).length;
    try {
      while (certain() < round.limit) {
        const hinted = await this.#take(round, round.limit - certain());
        if (hinted.size === 0) break;
        for (const [conversation, at] of hinted) again.set(conversation, at);
        seenUntil = Math.max(...hinted.values());
        await Promise.all(
          [...hinted.keys()].map(async (conversation) => {
            const looked = await see(conversation);
            found.push(...looked.found);
            if (looked.next === null) again.delete(conversation);
            else again.set(conversation, looked.next);
          }),
        );
      }
    } finally {
      for (const [conversation, at] of again) this.add(round.hint, conversation, at);
      await this.written();
    }
    return found
      .sort((a, b) => a.at - b.at)
      .slice(0, round.limit)
      .map(({ value }) => value);
  }

  async #take({ hint, until }: Round, count: number): Promise<ReadonlyMap<string, number>> {
    const key = this.#keys.hint(hint);
    const range = ['-inf', until, 'withscores', 'limit', 0, count];
    const pairs = await this.#database.command<readonly string[]>('zrangebyscore', key, ...range);
    const hinted = new Map<string, number>();
    for (let index = 0; index < pairs.length; index += 2) hinted.set(pairs[index] ?? '', Number(pairs[index + 1]));
    if (hinted.size > 0) await this.#database.command('zrem', key, ...hinted.keys());
    return hinted;
  }

  #write(hint: Hint, conversation: string, at: number): Promise<unknown> {
    // Only ever earlier: a look that comes too early puts the hint right, one that comes too late is a loss.
    return this.#database.command('zadd', this.#keys.hint(hint), 'lt', at, conversation);
  }

  /** One process does it, the first to ask when it is time; one whose own hints may be missing does not wait. */
  async #rebuildNowAndThen(): Promise<void> {
    const claimed = ['set', this.#keys.rebuilt, '1', 'px', this.#rebuildMillis] as const;
    const [name, ...values] = claimed;
    const isMine = await this.#database.command<'OK' | null>(name, ...values, ...(this.#mayBeMissing ? [] : ['nx']));
    if (isMine === null) return;
    this.#mayBeMissing = false;
    try {
      for await (const talks of this.#database.scan(this.#keys.talks)) {
        const waiting = await Promise.all(talks.map((talk) => this.#waiting(this.#keys.conversationOf(talk))));
        await Promise.all(waiting.flatMap((one) => this.#hintsFor(one)));
      }
    } catch (error) {
      this.#mayBeMissing = true;
      throw error;
    }
  }

  async #waiting(conversation: string): Promise<Waiting> {
    const [events, wake, replies, postponed, parked] = await Promise.all([
      this.#database.command<number>('zcard', this.#keys.of('inbox', conversation)),
      this.#database.command<string | null>('hget', this.#keys.of('talk', conversation), 'wake'),
      this.#database.command<number>('zcard', this.#keys.of('outbox', conversation)),
      this.#database.command<number>('hexists', this.#keys.of('talk', conversation), 'postponed'),
      this.#database.command<number>('exists', this.#keys.of('parked', conversation)),
    ]);
    return { conversation, events, wake, replies, isStuck: postponed + parked > 0 };
  }

  #hintsFor({ conversation, events, wake, replies, isStuck }: Waiting): readonly Promise<unknown>[] {
    const written: Promise<unknown>[] = [];
    if (events > 0) written.push(this.#write('inbox', conversation, 0));
    if (wake !== null) written.push(this.#write('timers', conversation, Number(wake)));
    if (replies > 0) written.push(this.#write('outbox', conversation, 0));
    if (isStuck) written.push(this.#write('stuck', conversation, 0));
    return written;
  }
}
