import { storable, storableText } from '../../core/json.ts';
import { keyOfNobody } from '../../ports/bookings.ts';
import {
  MISMATCHES_MAX,
  type Mismatch,
  type MismatchReport,
  type Opening,
  type OpenRequest,
  type Payment,
  type PaymentMove,
  type PaymentOutcome,
  type PaymentStatus,
  type Payments,
  type Settlement,
} from '../../ports/payments.ts';
import { type Database, isSecond, isUuid, type Statement, type Value } from './database.ts';

const COLUMNS = `id, key, booking, extra, business, conversation, provider, amount_cents, currency, status, outcome, notified,
  refund_cents, refund_tries, settlement, mismatches, opening, expires_at, created_at`;

/** Whoever comes second changes nothing, and waits for the first so as to read what it stored. */
const OPEN: Statement = {
  name: 'open_payment',
  text: `insert into bot.payments
      (id, key, booking, business, conversation, provider, amount_cents, currency, expires_at, created_at, moved_at, extra)
    values ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::bigint, $8::text, $9::timestamptz,
      $10::timestamptz, $10::timestamptz, $11::text)
    on conflict (key) do update set key = excluded.key
    returning ${COLUMNS}, xmax <> 0 as again`,
};

const ATTACH: Statement = {
  name: 'attach_opening',
  text: `update bot.payments set opening = coalesce(opening, $2::jsonb) where id = $1::uuid returning ${COLUMNS}`,
};

const GET: Statement = { name: 'payment', text: `select ${COLUMNS} from bot.payments where id = $1::uuid` };

const OF_BOOKING: Statement = {
  name: 'payments_of_booking',
  text: `select ${COLUMNS} from bot.payments where booking = $1::text order by ordinal`,
};

const REASSIGN: Statement = {
  name: 'payments_reassign',
  text: 'update bot.payments set booking = $2::text where booking = $1::text',
};

const OF_CONVERSATION: Statement = {
  name: 'payments_of_conversation',
  text: `select ${COLUMNS} from bot.payments where conversation = $1::text order by ordinal`,
};

const MOVE: Statement = {
  name: 'move_payment',
  text: `update bot.payments
    set status = $3::bot.payment_status, outcome = $4::bot.payment_outcome, notified = false,
      refund_cents = coalesce($5::bigint, refund_cents), refund_tries = coalesce($6::integer, refund_tries),
      moved_at = $7::timestamptz, rest_until = $8::timestamptz, settlement = coalesce($9::jsonb, settlement)
    where id = $1::uuid and status = any ($2::text[]::bot.payment_status[])
      and ($10::text is null or provider = $10::text)
    returning ${COLUMNS}`,
};

/** A report that is there already, or one too many, leaves the row as it is. */
const MISMATCH: Statement = {
  name: 'payment_mismatch',
  text: `update bot.payments
    set mismatches = case
      when mismatches @> jsonb_build_array(jsonb_build_object('event', $3::jsonb -> 'event')) then mismatches
      when jsonb_array_length(mismatches) >= $4::integer then mismatches
      else mismatches || $3::jsonb
    end
    where id = $1::uuid and provider = $2::text
    returning ${COLUMNS}`,
};

const MISMATCHED: Statement = {
  name: 'payments_mismatched',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and mismatches <> '[]'
    order by (mismatches -> -1 ->> 'at')::timestamptz desc, ordinal desc limit $2::integer`,
};

const TOLD: Statement = {
  name: 'payment_told',
  text: `update bot.payments set notified = true where id = $1::uuid and outcome = $2::bot.payment_outcome`,
};

const UNFINISHED: Statement = {
  name: 'payments_unfinished',
  text: `select ${COLUMNS} from bot.payments
    where ((outcome is null and status = 'paid') or (outcome is not null and not notified))
      and coalesce(rest_until, moved_at) <= $1::timestamptz
    order by coalesce(rest_until, moved_at) limit $2::integer`,
};

const AWAITED: Statement = {
  name: 'payments_awaited',
  text: `select ${COLUMNS} from bot.payments
    where id in (
      select id from bot.payments where provider = $1::text and status = 'open'
      union all
      select id from bot.payments
      where provider = $1::text and status in ('failed', 'voided') and expires_at >= $2::timestamptz
    )
    order by created_at desc limit $3::integer`,
};

const SINCE: Statement = {
  name: 'payments_since',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and created_at >= $2::timestamptz
    order by ordinal limit $3::integer`,
};

const OWED: Statement = {
  name: 'payments_owed',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and outcome = 'owed'
    order by moved_at, ordinal limit $2::integer`,
};

const ANONYMISE: Statement = {
  name: 'anonymise_payment',
  text: `update bot.payments
    set key = $2::text, conversation = id::text, opening = opening || '{"url": null, "qr": null}',
      settlement = settlement || '{"note": null}'
    where id = $1::uuid`,
};

interface PaymentRow {
  readonly id: string;
  readonly key: string;
  readonly booking: string;
  readonly extra: string | null;
  readonly business: string;
  readonly conversation: string;
  readonly provider: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly outcome: PaymentOutcome | null;
  readonly notified: boolean;
  readonly refund_cents: number | null;
  readonly refund_tries: number;
  readonly settlement: Settlement | null;
  readonly mismatches: readonly Mismatch[];
  readonly opening: Opening | null;
  readonly expires_at: string;
  readonly created_at: string;
}

/** The payments ledger in PostgreSQL or PGlite. That a booking is paid for once is kept by a unique index. */
export class PostgresPayments implements Payments {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async open(request: OpenRequest): Promise<{ payment: Payment; again: boolean }> {
    const { id, key, booking, extra, business, conversation, provider, amount, expiresAt, now } = request;
    const { cents, currency } = amount;
    const values = [id, key, booking, business, conversation, provider, cents, currency, expiresAt, now, extra];
    const [row] = await this.#database.query<PaymentRow & { again: boolean }>(OPEN, values);
    if (!row) throw new Error(`payment ${id} was neither stored nor found`);
    return { payment: paymentOf(row), again: row.again };
  }

  async attach(id: string, opening: Opening): Promise<Payment | null> {
    return this.#one(ATTACH, id, [JSON.stringify(opening)]);
  }

  async get(id: string): Promise<Payment | null> {
    return this.#one(GET, id);
  }

  async ofBooking(booking: string): Promise<readonly Payment[]> {
    return this.#many(OF_BOOKING, [storable(booking)]);
  }

  async reassign(from: string, to: string): Promise<void> {
    await this.#database.query(REASSIGN, [storable(from), storable(to)]);
  }

  async ofConversation(conversation: string): Promise<readonly Payment[]> {
    return this.#many(OF_CONVERSATION, [storable(conversation)]);
  }

  async move({ id, from, to, outcome, refundCents, refundTries, settlement, ...rest }: PaymentMove) {
    const { now, restUntil, reportedBy } = rest;
    const settled = settlement === undefined ? null : storableText(settlement);
    const values = [from, to, outcome, refundCents ?? null, refundTries ?? null, now, restUntil ?? null, settled];
    const moved = await this.#one(MOVE, id, [...values, reportedBy ?? null]).catch((error: unknown) => {
      if (isSecond(error)) return null;
      throw error;
    });
    const payment = moved ?? (await this.get(id));
    return payment && { moved: moved !== null, payment };
  }

  mismatch({ id, provider, mismatch }: MismatchReport): Promise<Payment | null> {
    return this.#one(MISMATCH, id, [provider, storableText(mismatch), MISMATCHES_MAX]);
  }

  mismatched(business: string, limit: number): Promise<readonly Payment[]> {
    return this.#many(MISMATCHED, [storable(business), limit]);
  }

  async told(id: string, outcome: PaymentOutcome): Promise<void> {
    await this.#database.query(TOLD, [id, outcome]);
  }

  unfinished(before: string, limit: number): Promise<readonly Payment[]> {
    return this.#many(UNFINISHED, [before, limit]);
  }

  awaited(provider: string, endedAfter: string, limit: number): Promise<readonly Payment[]> {
    return this.#many(AWAITED, [provider, endedAfter, limit]);
  }

  since(business: string, after: string, limit: number): Promise<readonly Payment[]> {
    return this.#many(SINCE, [storable(business), after, limit]);
  }

  owed(business: string, limit: number): Promise<readonly Payment[]> {
    return this.#many(OWED, [storable(business), limit]);
  }

  async anonymise(id: string): Promise<void> {
    if (isUuid(id)) await this.#database.query(ANONYMISE, [id, keyOfNobody(id)]);
  }

  async #one(statement: Statement, id: string, more: readonly Value[] = []): Promise<Payment | null> {
    if (!isUuid(id)) return null;
    const [payment] = await this.#many(statement, [id, ...more]);
    return payment ?? null;
  }

  async #many(statement: Statement, values: readonly Value[]): Promise<readonly Payment[]> {
    return (await this.#database.query<PaymentRow>(statement, values)).map(paymentOf);
  }
}

function paymentOf(row: PaymentRow): Payment {
  const { id, key, booking, extra, business, conversation, provider, status, outcome, notified, ...rest } = row;
  const { settlement, mismatches } = rest;
  return {
    ...{ id, key, booking, extra, business, conversation, provider, status, outcome, notified, settlement, mismatches },
    amount: { cents: row.amount_cents, currency: row.currency },
    refundCents: row.refund_cents,
    refundTries: row.refund_tries,
    opening: row.opening,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}
