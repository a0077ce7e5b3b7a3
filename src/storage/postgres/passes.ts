import { storable } from '../../core/json.ts';
import type { Passes, Revoked } from '../../ports/passes.ts';
import type { Database, Statement } from './database.ts';

const REVOKE: Statement = {
  name: 'revoke_pass',
  text: `insert into bot.revoked_passes (business, chat, at) values ($1::text, $2::text, $3::timestamptz)
    on conflict do nothing`,
};

const REVOKED: Statement = {
  name: 'revoked_passes',
  text: 'select business, chat, at from bot.revoked_passes where at >= $1::timestamptz',
};

const FORGET: Statement = {
  name: 'forget_passes',
  text: 'delete from bot.revoked_passes where at < $1::timestamptz',
};

/** Revoked chat tokens in PostgreSQL or PGlite. */
export class PostgresPasses implements Passes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async revoke(pass: Revoked): Promise<void> {
    const { business, chat, at } = storable(pass);
    await this.#database.query(REVOKE, [business, chat, at]);
  }

  revokedSince(at: string): Promise<readonly Revoked[]> {
    return this.#database.query<Revoked>(REVOKED, [at]);
  }

  async forget(before: string): Promise<void> {
    await this.#database.query(FORGET, [before]);
  }
}
