import type { Reconciliations, Stray } from '../../ports/reconciliations.ts';

/** The reference store of reconciliations. */
export class MemoryReconciliations implements Reconciliations {
  readonly #begun = new Set<string>();
  readonly #strays = new Map<string, Stray>();

  async begin(business: string, day: string): Promise<boolean> {
    const key = `${business} ${day}`;
    const isFirst = !this.#begun.has(key);
    this.#begun.add(key);
    return isFirst;
  }

  async giveUp(business: string, day: string): Promise<void> {
    this.#begun.delete(`${business} ${day}`);
  }

  async stray(stray: Stray): Promise<void> {
    const key = `${stray.provider} ${stray.reference}`;
    if (!this.#strays.has(key)) this.#strays.set(key, stray);
  }

  async strays(business: string, limit: number): Promise<readonly Stray[]> {
    return [...this.#strays.values()]
      .filter((stray) => stray.business === business)
      .sort((one, other) => Date.parse(other.seenAt) - Date.parse(one.seenAt))
      .slice(0, limit);
  }
}
