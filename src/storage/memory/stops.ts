import type { Address } from '../../ports/conversations.ts';
import type { Stops } from '../../ports/stops.ts';
import { addressKey } from './rows.ts';

/** The reference store of stops. */
export class MemoryStops implements Stops {
  readonly #stopped = new Set<string>();

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const stopped = [...this.#stopped];
    return () => {
      this.#stopped.clear();
      for (const one of stopped) this.#stopped.add(one);
    };
  }

  async stop(address: Address): Promise<void> {
    this.#stopped.add(addressKey(address));
  }

  async start(address: Address): Promise<void> {
    this.#stopped.delete(addressKey(address));
  }

  async isStopped(address: Address): Promise<boolean> {
    return this.#stopped.has(addressKey(address));
  }
}
