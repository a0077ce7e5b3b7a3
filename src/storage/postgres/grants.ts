import { storable, storableText } from '../../core/json.ts';
import type { Grant, Grants } from '../../ports/grants.ts';
import type { Database, Statement } from './database.ts';

const COLUMNS = 'id, business, provider, label, sealed, at';

const KEEP: Statement = {
  name: 'grant_keep',
  text: `insert into bot.calendar_grants (${COLUMNS})
    select ${COLUMNS} from jsonb_to_record($1::jsonb) as x (
      id text, business text, provider text, label text, sealed text, at timestamptz
    )
    on conflict (id) do update set label = excluded.label, sealed = excluded.sealed, at = excluded.at`,
};
const GET: Statement = {
  name: 'grant_get',
  text: `select ${COLUMNS} from bot.calendar_grants where id = $1::text`,
};
const OF: Statement = {
  name: 'grants_of',
  text: `select ${COLUMNS} from bot.calendar_grants where business = $1::text order by at, id`,
};
const RESEAL: Statement = {
  name: 'grant_reseal',
  text: 'update bot.calendar_grants set sealed = $3::text where id = $1::text and sealed = $2::text returning id',
};
const DROP: Statement = { name: 'grant_drop', text: 'delete from bot.calendar_grants where id = $1::text' };

/** Grants in PostgreSQL or PGlite. */
export class PostgresGrants implements Grants {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async keep(grant: Grant): Promise<void> {
    await this.#database.query(KEEP, [storableText({ ...grant })]);
  }

  async get(id: string): Promise<Grant | null> {
    const [row] = await this.#database.query<Grant>(GET, [storable(id)]);
    return row ?? null;
  }

  async of(business: string): Promise<readonly Grant[]> {
    return this.#database.query<Grant>(OF, [storable(business)]);
  }

  async reseal(id: string, before: string, after: string): Promise<boolean> {
    return (await this.#database.query(RESEAL, [storable(id), before, after])).length > 0;
  }

  async drop(id: string): Promise<void> {
    await this.#database.query(DROP, [storable(id)]);
  }
}
