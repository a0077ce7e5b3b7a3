import type { Grant, Grants } from '../../ports/grants.ts';

/** The reference grants. */
export class MemoryGrants implements Grants {
  readonly #grants = new Map<string, Grant>();

  async keep(grant: Grant): Promise<void> {
    this.#grants.set(grant.id, { ...this.#grants.get(grant.id), ...grant });
  }

  async get(id: string): Promise<Grant | null> {
    return this.#grants.get(id) ?? null;
  }

  async of(business: string): Promise<readonly Grant[]> {
    return [...this.#grants.values()]
      .filter((grant) => grant.business === business)
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  async reseal(id: string, before: string, after: string): Promise<boolean> {
    const grant = this.#grants.get(id);
    if (grant?.sealed !== before) return false;
    this.#grants.set(id, { ...grant, sealed: after });
    return true;
  }

  async drop(id: string): Promise<void> {
    this.#grants.delete(id);
  }
}
