import type { Leads, MissedLead, Traced } from '../../ports/leads.ts';

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

  async ofPerson(business: string, who: Traced): Promise<readonly MissedLead[]> {
    return [...this.#rows.values()].map(({ lead }) => lead).filter((lead) => isOf(lead, business, who));
  }

  async erase(business: string, who: Traced): Promise<void> {
    for (const { conversation } of await this.ofPerson(business, who)) this.#rows.delete(conversation);
  }
}

function isOf(lead: MissedLead, business: string, { conversations, contacts }: Traced): boolean {
  return lead.business === business && (conversations.includes(lead.conversation) || contacts.includes(lead.phone));
}
