import { storable } from '../../core/json.ts';
import type { Reconciliations, Stray } from '../../ports/reconciliations.ts';
import type { Database, Statement } from './database.ts';

const BEGIN: Statement = {
  name: 'begin_reconciliation',
  text: `insert into bot.reconciliations (business, day) values ($1::text, $2::date)
    on conflict (business, day) do nothing returning business`,
};

const GIVE_UP: Statement = {
  name: 'give_up_reconciliation',
  text: 'delete from bot.reconciliations where business = $1::text and day = $2::date',
};

const STRAY: Statement = {
  name: 'stray_payment',
  text: `insert into bot.stray_payments (provider, reference, business, payment, amount_cents, currency, seen_at)
    values ($1::text, $2::text, $3::text, $4::text, $5::bigint, $6::text, $7::timestamptz)
    on conflict (provider, reference) do nothing`,
};

const STRAYS: Statement = {
  name: 'stray_payments',
  text: `select provider, reference, business, payment, amount_cents, currency, seen_at from bot.stray_payments
    where business = $1::text order by seen_at desc, reference limit $2::integer`,
};

interface StrayRow extends Omit<Stray, 'amount' | 'seenAt'> {
  readonly amount_cents: number;
  readonly currency: string;
  readonly seen_at: string;
}

/** Reconciliations in PostgreSQL or PGlite. */
export class PostgresReconciliations implements Reconciliations {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async begin(business: string, day: string): Promise<boolean> {
    return (await this.#database.query(BEGIN, [storable(business), day])).length > 0;
  }

  async giveUp(business: string, day: string): Promise<void> {
    await this.#database.query(GIVE_UP, [storable(business), day]);
  }

  async stray(stray: Stray): Promise<void> {
    const { provider, reference, business, payment, amount, seenAt } = storable(stray);
    const { cents, currency } = amount;
    await this.#database.query(STRAY, [provider, reference, business, payment, cents, currency, seenAt]);
  }

  async strays(business: string, limit: number): Promise<readonly Stray[]> {
    const rows = await this.#database.query<StrayRow>(STRAYS, [storable(business), limit]);
    return rows.map(({ amount_cents: cents, currency, seen_at, ...stray }) => ({
      ...stray,
      amount: { cents, currency },
      seenAt: seen_at,
    }));
  }
}
