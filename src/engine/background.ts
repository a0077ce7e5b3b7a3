import { messageOf } from '../core/message-of.ts';
import type { Observer } from '../ports/observer.ts';

/** What goes on while nobody waits for it. */
export class Background {
  readonly #observer: Observer;
  readonly #under = new Set<Promise<unknown>>();

  constructor(observer: Observer) {
    this.#observer = observer;
  }

  add(work: Promise<unknown>): void {
    const quiet = work.catch((error) => this.#observer.log('error', 'background.failed', { reason: messageOf(error) }));
    this.#under.add(quiet);
    quiet.finally(() => this.#under.delete(quiet));
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under);
  }
}
