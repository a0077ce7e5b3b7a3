import { type JsonObject, storable, storableText } from '../../core/json.ts';
import type { Booking, BookingStatus } from '../../domain/booking.ts';
import type { BusyInterval } from '../../domain/slots.ts';
import {
  type BookAnswer,
  type Bookings,
  type BookRequest,
  type BusyQuery,
  type DayRange,
  keyOfNobody,
  type MoveRequest,
  type ProlongRequest,
} from '../../ports/bookings.ts';
import { Batcher } from './batcher.ts';
import * as sql from './booking-statements.ts';
import { type Database, mayWorkAgain, type Statement } from './database.ts';

export interface BookingRow {
  readonly id: string;
  readonly key: string;
  readonly business: string;
  readonly resource: string;
  readonly unit: number;
  readonly starts: string;
  readonly ends: string;
  readonly status: BookingStatus;
  readonly conversation: string | null;
  readonly customer: string | null;
  readonly details: JsonObject;
  readonly held_until: string | null;
}

const TRIES_MAX = 4;

/** The ledger in PostgreSQL or PGlite. Whether a unit is free is decided by an exclusion constraint, not by code (X5). */
export class PostgresBookings implements Bookings {
  readonly #database: Database;
  readonly #searches: Batcher<BusyQuery, readonly BusyInterval[]>;

  constructor(database: Database) {
    this.#database = database;
    this.#searches = new Batcher((queries) => this.#busyIn(queries));
  }

  async book(request: BookRequest): Promise<BookAnswer> {
    const { heldUntil, overOutside = false, ...rest } = request;
    const text = storableText({ ...rest, held_until: heldUntil, over_outside: overOutside });
    const row = await this.#again(async () => {
      const [one] = await this.#database.query<BookingRow & { again: boolean }>(sql.BOOK, [text]);
      return one ?? null;
    });
    return row === null ? { kind: 'taken' } : { kind: 'booked', booking: bookingOf(row), again: row.again };
  }

  async findByKey(key: string): Promise<Booking | null> {
    return this.#one(sql.FIND_BY_KEY, key);
  }

  async get(id: string): Promise<Booking | null> {
    return this.#one(sql.GET, id);
  }

  busy(query: BusyQuery): Promise<readonly BusyInterval[]> {
    return this.#searches.add(query);
  }

  async #busyIn(queries: readonly BusyQuery[]): Promise<readonly (readonly BusyInterval[])[]> {
    const asked = storableText(queries.map((query, n) => ({ n, ...query })));
    const found: BusyInterval[][] = queries.map(() => []);
    for (const row of await this.#database.query<sql.BusyRow>(sql.BUSY, [asked])) {
      for (const [place, start] of row.starts.entries()) {
        const end = row.ends[place] ?? start;
        for (let unit = row.first; unit <= row.last; unit += 1)
          found[row.n]?.push({ resource: row.resource, unit, start, end });
      }
    }
    for (const busy of found) busy.sort((one, other) => one.start - other.start || one.unit - other.unit);
    return found;
  }

  async ofConversation(conversation: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(sql.OF_CONVERSATION, [conversation]);
    return rows.map(bookingOf);
  }

  async ofCustomer(customer: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(sql.OF_CUSTOMER, [customer]);
    return rows.map(bookingOf);
  }

  async byReference(business: string, reference: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(sql.BY_REFERENCE, [storable(business), storable(reference)]);
    return rows.map(bookingOf);
  }

  ahead(business: string, now: string, limit: number): Promise<readonly Booking[]> {
    return this.between(business, { from: now, to: 'infinity' }, now, limit);
  }

  async between(business: string, { from, to }: DayRange, now: string, limit: number): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(sql.BETWEEN, [storable(business), from, to, now, limit]);
    return rows.map(bookingOf);
  }

  async belong(id: string, customer: string): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(sql.BELONG, [storable(id), customer]);
    return row ? bookingOf(row) : null;
  }

  async handOver(from: string, to: string): Promise<void> {
    await this.#database.query(sql.HAND_OVER, [storable(from), storable(to)]);
  }

  async amend(id: string, details: JsonObject): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(sql.AMEND, [storable(id), storableText(details)]);
    return row ? bookingOf(row) : null;
  }

  async prolong({ id, until, now }: ProlongRequest): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(sql.PROLONG, [storable(id), until, now]);
    return row ? bookingOf(row) : null;
  }

  async move({ id, from, to, now }: MoveRequest): Promise<{ moved: boolean; booking: Booking } | null> {
    const row = await this.#again(async () => {
      const [one] = await this.#database.query<BookingRow & { moved: boolean }>(sql.MOVE, [id, from, to, now]);
      return one ?? null;
    });
    return row && { moved: row.moved, booking: bookingOf(row) };
  }

  async goingWith(id: string): Promise<readonly Booking[]> {
    return (await this.#database.query<BookingRow>(sql.GOING_WITH, [storable(id)])).map(bookingOf);
  }

  async anonymise(id: string, details: JsonObject): Promise<void> {
    await this.#database.query(sql.ANONYMISE, [storable(id), keyOfNobody(id), storableText(details)]);
  }

  async #one(statement: Statement, value: string): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(statement, [storable(value)]);
    return row ? bookingOf(row) : null;
  }

  /** Two that try the same units in different orders may stand in each other's way; one of them then starts over. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!mayWorkAgain(error) || tries === TRIES_MAX) throw error;
      }
    }
  }
}

export function bookingOf(row: BookingRow): Booking {
  const { id, key, business, resource, unit, status, conversation, customer, details } = row;
  const times = { start: row.starts, end: row.ends, heldUntil: row.held_until };
  return { id, key, business, resource, unit, status, conversation, customer, details, ...times };
}
