import { storable } from '../../core/json.ts';
import type { Attempt, Tries } from '../../ports/tries.ts';
import type { Database, Statement } from './database.ts';

/** What is too old to count is let go of on the way. */
const FORGET: Statement = {
  name: 'forget_tries',
  text: `delete from bot.tries where subject = $1::text and at <= $2::timestamptz`,
};

const TRY: Statement = {
  name: 'try',
  text: `insert into bot.tries (subject, key, at) values ($1::text, $2::text, $3::timestamptz)
    on conflict (subject, key) do nothing`,
};

const COUNT: Statement = {
  name: 'count_tries',
  text: `select count(*)::integer as tried from bot.tries where subject = $1::text`,
};

const ERASE: Statement = {
  name: 'erase_tries',
  text: `delete from bot.tries where subject = any ($1::text[]) or split_part(key, '/', 1) = any ($2::text[])`,
};

/** Tries in PostgreSQL or PGlite. Each is stored before it is counted: of many at once, none passes uncounted. */
export class PostgresTries implements Tries {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count({ subject, key, at, since }: Attempt): Promise<number> {
    const who = storable(subject);
    await this.#database.query(FORGET, [who, since]);
    await this.#database.query(TRY, [who, storable(key), at]);
    const [row] = await this.#database.query<{ tried: number }>(COUNT, [who]);
    return row?.tried ?? 0;
  }

  async erase(subjects: readonly string[], conversations: readonly string[]): Promise<void> {
    await this.#database.query(ERASE, [storable(subjects), storable(conversations)]);
  }
}
