import { storable } from '../../core/json.ts';
import type { Audit, Entry, NewEntry } from '../../ports/audit.ts';
import type { Database, Statement } from './database.ts';

const WRITE: Statement = {
  name: 'write_audit',
  text: `insert into bot.audit (business, at, account, by, action, subject, what)
    values ($1::text, $2::timestamptz, $3::text, $4::text, $5::text, $6::text, $7::text)`,
};

const READ: Statement = {
  name: 'read_audit',
  text: `select id::text as "id", business, at, account, by, action, subject, what from bot.audit
    where business = $1::text and ($2::bigint is null or id < $2::bigint) order by bot.audit.id desc limit $3::integer`,
};

const ABOUT: Statement = {
  name: 'about_audit',
  text: `select * from (
      select id::text as "id", business, at, account, by, action, subject, what, id as place from bot.audit
      where business = $1::text and subject = any ($2::text[]) order by bot.audit.id desc limit $3::integer
    ) newest order by place`,
};

/** What staff did, in PostgreSQL or PGlite: a trigger refuses whatever would change it. */
export class PostgresAudit implements Audit {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async write(entry: NewEntry): Promise<void> {
    const { business, at, account, by, action, subject, what } = storable(entry);
    await this.#database.query(WRITE, [business, at, account, by, action, subject, what]);
  }

  async read(business: string, { after, limit }: { readonly after: string | null; readonly limit: number }) {
    if (after !== null && !/^\d{1,18}$/.test(after)) return [];
    return this.#database.query<Entry>(READ, [storable(business), after, limit]);
  }

  async about(business: string, subjects: readonly string[], limit: number) {
    const rows = await this.#database.query<Entry & { place: number }>(ABOUT, [storable(business), subjects, limit]);
    return rows.map(({ place: _place, ...entry }) => entry);
  }
}
