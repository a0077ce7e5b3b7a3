import type { Leads, MissedLead } from '../../ports/leads.ts';

interface Row {
  readonly lead: MissedLead;
  readonly reachedAt: string | null;
}

/** The reference store of leads. */
export class MemoryLeads implements Leads {
  readonly #rows = new Map<string, Row>();

  async miss(lead: MissedLead): Promise<void> {
    if (!this.#rows.has(lead.conversation)) this.#rows.set(lead.conversation, { lead, reachedAt: null });
  }

  async missed(business: string, limit: number): Promise<readonly MissedLead[]> {
    return [...this.#rows.values()]
      .filter(({ lead, reachedAt }) => lead.business === business && reachedAt === null)
      .map(({ lead }) => lead)
      .sort((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt))
      .slice(0, limit);
  }

  async reached(business: string, conversation: string, now: string): Promise<boolean> {
    const row = this.#rows.get(conversation);
    if (row?.lead.business !== business) return false;
    this.#rows.set(conversation, { ...row, reachedAt: row.reachedAt ?? now });
    return true;
  }
}
