import type { Clock } from '../ports/clock.ts';

/** How long a round that has its hands full waits before it looks whether others need something. */
const LOOK_AGAIN_MILLIS = 1_000;

/** A piece of work: by what it is known again, whose it is, with whom it shares what may be stuck. */
export interface Piece {
  readonly name: string;
  readonly key: string;
  readonly lane: string;
  readonly work: () => Promise<void>;
}

/**
 * Work that goes on side by side: so much at once, one piece at a time for each key, and of one lane only so much that
 * most of what is free stays free. Whoever waits for something that never comes holds up their own lane at most.
 */
export class Pool {
  readonly #slots: number;
  readonly #clock: Pick<Clock, 'alarm' | 'now'>;
  readonly #complain: (error: unknown) => void;
  readonly #under = new Map<string, Promise<void>>();
  readonly #lanes = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #ended = false;

  constructor(slots: number, clock: Pick<Clock, 'alarm' | 'now'>, complain: (error: unknown) => void) {
    this.#slots = slots;
    this.#clock = clock;
    this.#complain = complain;
  }

  /** How many pieces of one lane may be begun at once where the lane is not full: a quarter of what is free. */
  get room(): number {
    return Math.max(1, Math.floor((this.#slots - this.#under.size) / 4));
  }

  /** The lanes that have their share under way. */
  get full(): readonly string[] {
    return [...this.#lanes].filter(([, count]) => count >= this.room).map(([lane]) => lane);
  }

  /** Finds and begins, each piece once, until there is nothing more to begin and no lane is full. */
  async workOff(find: (limit: number, full: readonly string[]) => Promise<readonly Piece[]>): Promise<void> {
    const begun = new Set<string>();
    let besides: Besides | null = null;
    while (!this.#ended) {
      const { full } = this;
      if (besides?.holds(full, this.#millis)) {
        await this.#change(full);
        continue;
      }
      const found = (await find(this.room, full)).filter(({ name }) => !begun.has(name));
      const fresh = found.filter((piece) => this.#begin(piece));
      for (const { name } of fresh) begun.add(name);
      if (found.length === 0 && full.length === 0) return;
      if (fresh.length > 0) continue;
      if (full.length > 0) besides = new Besides(full, this.#millis);
      await this.#change(full);
    }
  }

  get #millis(): number {
    return Date.parse(this.#clock.now());
  }

  #begin({ key, lane, work }: Piece): boolean {
    if (this.#ended || this.#under.has(key)) return false;
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + 1);
    this.#under.set(
      key,
      work()
        .catch(this.#complain)
        .finally(() => this.#end(key, lane)),
    );
    return true;
  }

  #end(key: string, lane: string): void {
    this.#under.delete(key);
    const left = (this.#lanes.get(lane) ?? 1) - 1;
    if (left === 0) this.#lanes.delete(lane);
    else this.#lanes.set(lane, left);
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when a lane that was full has room again, or something has ended where none was; after the pause anyway. */
  async #change(fullBefore: readonly string[]): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = (): void => {
        off();
        this.#waiting.delete(look);
        resolve();
      };
      const look = (): void => {
        const full = new Set(this.full);
        if (this.#ended || fullBefore.length === 0 || fullBefore.some((lane) => !full.has(lane))) done();
      };
      const off = this.#clock.alarm(LOOK_AGAIN_MILLIS, done);
      this.#waiting.add(look);
      if (this.#ended || this.#under.size === 0) done();
    });
  }

  end(): void {
    this.#ended = true;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under.values());
  }
}

/** Beside full lanes there was nothing to begin: that is not looked up anew each time one of them has taken its next piece. */
class Besides {
  readonly #full: string;
  readonly #since: number;

  constructor(full: readonly string[], since: number) {
    this.#full = full.join('\n');
    this.#since = since;
  }

  holds(full: readonly string[], now: number): boolean {
    return full.length > 0 && full.join('\n') === this.#full && Math.abs(now - this.#since) < LOOK_AGAIN_MILLIS;
  }
}
