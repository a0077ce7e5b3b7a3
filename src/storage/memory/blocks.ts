import type { Stretch } from '../../domain/booking.ts';
import type { Block, Blocks, OwnBlock } from '../../ports/blocks.ts';
import type { DayRange } from '../../ports/bookings.ts';

/** The reference store of blocks. */
export class MemoryBlocks implements Blocks {
  readonly #byId = new Map<string, OwnBlock>();

  async add(blocks: readonly OwnBlock[]): Promise<void> {
    for (const block of blocks) if (!this.#byId.has(block.id)) this.#byId.set(block.id, block);
  }

  async between(business: string, { from, to }: DayRange): Promise<readonly Block[]> {
    return this.#of(business)
      .filter(({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(from) < Date.parse(end))
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
      .map(({ business: _business, units: _units, ...block }) => block);
  }

  async remove(business: string, id: string): Promise<boolean> {
    return this.#byId.get(id)?.business === business && this.#byId.delete(id);
  }

  /** For the ledger of the same store. */
  taken(business: string): readonly Stretch[] {
    return this.#of(business).flatMap(({ resource, start, end, units }) =>
      Array.from({ length: units }, (_, index) => ({ business, resource, unit: index + 1, start, end })),
    );
  }

  #of(business: string): OwnBlock[] {
    return [...this.#byId.values()].filter((one) => one.business === business);
  }
}
