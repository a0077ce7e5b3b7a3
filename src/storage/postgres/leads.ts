import { storable } from '../../core/json.ts';
import type { Leads, MissedLead, Traced } from '../../ports/leads.ts';
import type { Database, Statement, Value } from './database.ts';

const MISS: Statement = {
  name: 'miss_lead',
  text: `insert into bot.missed_leads (conversation, business, name, phone, channel, received_at)
    values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::timestamptz)
    on conflict (conversation) do nothing`,
};

const MISSED: Statement = {
  name: 'missed_leads',
  text: `select conversation, business, name, phone, channel, received_at from bot.missed_leads
    where business = $1::text and reached_at is null order by received_at, conversation limit $2::integer`,
};

const REACHED: Statement = {
  name: 'lead_reached',
  text: `update bot.missed_leads set reached_at = coalesce(reached_at, $3::timestamptz)
    where business = $1::text and conversation = $2::text returning conversation`,
};

/** Whose it is: found by conversation or number, in one business. */
const THEIRS = `business = $1::text and (conversation = any ($2::text[]) or phone = any ($3::text[]))`;

const OF_PERSON: Statement = {
  name: 'leads_of_person',
  text: `select conversation, business, name, phone, channel, received_at from bot.missed_leads
    where ${THEIRS} order by received_at, conversation`,
};

const ERASE: Statement = { name: 'erase_leads', text: `delete from bot.missed_leads where ${THEIRS}` };

type LeadRow = Omit<MissedLead, 'receivedAt'> & { readonly received_at: string };

/** Leads in PostgreSQL or PGlite. */
export class PostgresLeads implements Leads {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async miss(lead: MissedLead): Promise<void> {
    const { conversation, business, name, phone, channel, receivedAt } = storable(lead);
    await this.#database.query(MISS, [conversation, business, name, phone, channel, receivedAt]);
  }

  async missed(business: string, limit: number): Promise<readonly MissedLead[]> {
    const rows = await this.#database.query<LeadRow>(MISSED, [storable(business), limit]);
    return rows.map(leadOf);
  }

  async reached(business: string, conversation: string, now: string): Promise<boolean> {
    const found = await this.#database.query(REACHED, [storable(business), storable(conversation), now]);
    return found.length > 0;
  }

  async ofPerson(business: string, who: Traced): Promise<readonly MissedLead[]> {
    return (await this.#database.query<LeadRow>(OF_PERSON, valuesOf(business, who))).map(leadOf);
  }

  async erase(business: string, who: Traced): Promise<void> {
    await this.#database.query(ERASE, valuesOf(business, who));
  }
}

function valuesOf(business: string, { conversations, contacts }: Traced): readonly Value[] {
  return [storable(business), storable(conversations), storable(contacts)];
}

function leadOf({ received_at, ...lead }: LeadRow): MissedLead {
  return { ...lead, receivedAt: received_at };
}
