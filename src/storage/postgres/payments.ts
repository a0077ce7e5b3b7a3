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
import {
  ANONYMISE,
  ATTACH,
  AWAITED,
  GET,
  MISMATCH,
  MISMATCHED,
  MOVE,
  OF_BOOKING,
  OF_CONVERSATION,
  OPEN,
  OWED,
  REASSIGN,
  SINCE,
  TOLD,
  UNFINISHED,
} from './payment-statements.ts';

interface PaymentRow {
  readonly id: string;
  readonly key: string;
  readonly booking: string;
  readonly extra: string | null;
  readonly purpose: string | null;
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
    const { id, key, booking, extra, purpose, business, conversation, provider, amount, expiresAt, now } = request;
    const { cents, currency } = amount;
    const values = [
      id,
      key,
      booking,
      business,
      conversation,
      provider,
      cents,
      currency,
      expiresAt,
      now,
      extra,
      purpose,
    ];
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
  const { settlement, mismatches, purpose } = rest;
  return {
    ...{ id, key, booking, extra, business, conversation, provider, status, outcome, notified, settlement, mismatches },
    purpose,
    amount: { cents: row.amount_cents, currency: row.currency },
    refundCents: row.refund_cents,
    refundTries: row.refund_tries,
    opening: row.opening,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}
