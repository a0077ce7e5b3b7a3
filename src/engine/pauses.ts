import type { Clock } from '../ports/clock.ts';

/** Pauses that all end at once when the process closes: whoever waits then goes on with what there is. */
export class Pauses {
  readonly #clock: Clock;
  /** One for each pause, because a signal that thousands listen to is one Node takes for a leak. */
  readonly #under = new Set<AbortController>();
  ended = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async pause(milliseconds: number): Promise<void> {
    if (this.ended) return;
    const controller = new AbortController();
    this.#under.add(controller);
    await this.#clock.sleep(milliseconds, controller.signal).catch(() => {});
    this.#under.delete(controller);
  }

  end(): void {
    this.ended = true;
    for (const controller of this.#under) controller.abort();
  }
}
