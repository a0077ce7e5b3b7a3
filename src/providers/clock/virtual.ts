import type { Clock } from '../../ports/clock.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is told to move; those who sleep on it wake when it passes their time. */
export class VirtualClock implements Clock {
  #milliseconds: number;
  #sleepers: Sleeper[] = [];

  constructor(start: string) {
    this.#milliseconds = Date.parse(start);
  }

  now(): string {
    return new Date(this.#milliseconds).toISOString();
  }

  alarm(milliseconds: number, ring: () => void): () => void {
    const sleeper = { until: this.#milliseconds + milliseconds, wake: ring };
    this.#sleepers.push(sleeper);
    return () => {
      this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
    };
  }

  sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const off = this.alarm(milliseconds, resolve);
      signal.addEventListener('abort', () => {
        off();
        reject(signal.reason);
      });
    });
  }

  /** Moves to an instant, backwards too if asked. */
  set(instant: string): void {
    this.#milliseconds = Date.parse(instant);
    const due = this.#sleepers.filter(({ until }) => until <= this.#milliseconds);
    this.#sleepers = this.#sleepers.filter(({ until }) => until > this.#milliseconds);
    for (const { wake } of due) wake();
  }

  advance(milliseconds: number): void {
    this.set(new Date(this.#milliseconds + milliseconds).toISOString());
  }
}
