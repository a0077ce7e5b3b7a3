import { storable, storableText } from '../../core/json.ts';
import type { Block, Blocks, OwnBlock } from '../../ports/blocks.ts';
import type { DayRange } from '../../ports/bookings.ts';
import type { Database, Statement } from './database.ts';

const ADD: Statement = {
  name: 'add_blocks',
  text: `insert into bot.blocks (id, business, resource, units, during, reason, note, by)
    select x.id, x.business, x.resource, x.units, tstzrange(x.start, x."end"), x.reason, x.note, x.by
    from jsonb_to_recordset($1::jsonb) as x (
      id text, business text, resource text, units integer, start timestamptz, "end" timestamptz, reason text, note text,
      by text
    )
    on conflict do nothing`,
};

const BETWEEN: Statement = {
  name: 'blocks_between',
  text: `select id, resource, lower(during) as start, upper(during) as "end", reason, note, by from bot.blocks
    where business = $1::text and during && tstzrange($2::timestamptz, $3::timestamptz)
    order by lower(during), id`,
};

const REMOVE: Statement = {
  name: 'remove_block',
  text: 'delete from bot.blocks where business = $1::text and id = $2::text returning id',
};

/** Blocks in PostgreSQL or PGlite; the ledger beside them refuses what would be booked there. */
export class PostgresBlocks implements Blocks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(blocks: readonly OwnBlock[]): Promise<void> {
    await this.#database.query(ADD, [storableText(blocks)]);
  }

  between(business: string, { from, to }: DayRange): Promise<readonly Block[]> {
    return this.#database.query<Block>(BETWEEN, [storable(business), from, to]);
  }

  async remove(business: string, id: string): Promise<boolean> {
    return (await this.#database.query(REMOVE, [storable(business), storable(id)])).length > 0;
  }
}
