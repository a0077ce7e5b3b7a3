import type { Passes, Revoked } from '../../ports/passes.ts';
import { isBefore } from './rows.ts';

/** The reference store of what was revoked. */
export class MemoryPasses implements Passes {
  #revoked: readonly Revoked[] = [];

  async revoke(pass: Revoked): Promise<void> {
    this.#revoked = [...this.#revoked, pass];
  }

  async revokedSince(at: string): Promise<readonly Revoked[]> {
    return this.#revoked.filter((pass) => !isBefore(pass.at, at));
  }

  async forget(before: string): Promise<void> {
    this.#revoked = this.#revoked.filter(({ at }) => !isBefore(at, before));
  }
}
