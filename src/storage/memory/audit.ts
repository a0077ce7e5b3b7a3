import type { Audit, Entry, NewEntry } from '../../ports/audit.ts';

/** The reference store of what staff did. */
export class MemoryAudit implements Audit {
  readonly #entries: Entry[] = [];

  async write(entry: NewEntry): Promise<void> {
    this.#entries.push({ ...entry, id: String(this.#entries.length + 1) });
  }

  async read(business: string, { after, limit }: { readonly after: string | null; readonly limit: number }) {
    return this.#entries
      .filter((entry) => entry.business === business && (after === null || Number(entry.id) < Number(after)))
      .reverse()
      .slice(0, limit);
  }

  async about(business: string, subjects: readonly string[], limit: number) {
    const isMeant = (entry: Entry) => entry.business === business && subjects.includes(entry.subject ?? '');
    return this.#entries.filter(isMeant).slice(-limit);
  }
}
