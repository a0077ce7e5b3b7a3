import { storable } from '../../core/json.ts';
import type { Address } from '../../ports/conversations.ts';
import type { Stops } from '../../ports/stops.ts';
import type { Database, Statement } from './database.ts';

const STOP: Statement = {
  name: 'stop',
  text: `insert into bot.stops (business, channel, address, stopped_at)
    values ($1::text, $2::text, $3::text, $4::timestamptz) on conflict do nothing`,
};

const START: Statement = {
  name: 'start',
  text: 'delete from bot.stops where business = $1::text and channel = $2::text and address = $3::text',
};

const IS_STOPPED: Statement = {
  name: 'is_stopped',
  text: 'select from bot.stops where business = $1::text and channel = $2::text and address = $3::text',
};

/** Stops in PostgreSQL or PGlite. */
export class PostgresStops implements Stops {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async stop(address: Address, at: string): Promise<void> {
    await this.#database.query(STOP, [...placeOf(address), at]);
  }

  async start(address: Address): Promise<void> {
    await this.#database.query(START, placeOf(address));
  }

  async isStopped(address: Address): Promise<boolean> {
    return (await this.#database.query(IS_STOPPED, placeOf(address))).length > 0;
  }
}

function placeOf({ business, channel, address }: Address): string[] {
  return storable([business, channel, address]);
}
