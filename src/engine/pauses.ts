import type { Clock } from '../ports/clock.ts';

/** Pauses that all end at once when the process closes: whoever waits then goes on with what there is. */
export class Pauses {
  readonly #clock: Clock;
  readonly #under = new Set<() => void>();
  ended = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async pause(milliseconds: number): Promise<void> {
    if (this.ended) return;
    await new Promise<void>((resolve) => {
      const off = this.#clock.alarm(milliseconds, end);
      const under = this.#under;
      under.add(end);
      function end(): void {
        off();
        under.delete(end);
        resolve();
      }
    });
  }

  end(): void {
    this.ended = true;
    for (const end of this.#under) end();
  }
}
