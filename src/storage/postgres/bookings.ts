import { type JsonObject, storable, storableText } from '../../core/json.ts';
import type { Booking, BookingStatus } from '../../domain/booking.ts';
import {
  type BookAnswer,
  type Bookings,
  type BookRequest,
  type Busy,
  type BusyQuery,
  type DayRange,
  keyOfNobody,
  type MoveRequest,
  type ProlongRequest,
} from '../../ports/bookings.ts';
import { Batcher } from './batcher.ts';
import { type Database, mayWorkAgain, type Statement } from './database.ts';

/** What a booking is read by, also by others of this store. */
export const COLUMNS = `id, key, business, resource, unit, lower(during) as starts, upper(during) as ends, status,
  conversation, customer, details, held_until`;

const BOOK: Statement = {
  name: 'book',
  text: `select b.again, x.* from bot.book($1::jsonb) b, lateral (select ${COLUMNS} from (select (b.booking).*) y) x`,
};

const MOVE: Statement = {
  name: 'move',
  text: `select m.moved, x.*
    from bot.move($1::text, $2::text[]::bot.booking_status[], $3::bot.booking_status, $4::timestamptz) m,
      lateral (select ${COLUMNS} from (select (m.booking).*) y) x`,
};

const FIND_BY_KEY: Statement = {
  name: 'booking_by_key',
  text: `select ${COLUMNS} from bot.bookings where key = $1::text`,
};

const GET: Statement = { name: 'booking', text: `select ${COLUMNS} from bot.bookings where id = $1::text` };

const BUSY: Statement = {
  name: 'busy',
  text: `select q.n, b.resource, b.unit, lower(part.time) as start, upper(part.time) as "end"
    from json_to_recordset($1::json) as q (
      n integer, business text, resources text[], "from" timestamptz, "to" timestamptz, "except" text, now timestamptz
    )
    cross join lateral unnest(q.resources) as wanted (resource)
    join bot.busy b
      on b.business = q.business and b.resource = wanted.resource and b.times && tstzrange(q."from", q."to")
    cross join lateral unnest(b.times) as part (time)
    where b.standing and (b.held_until is null or b.held_until > q.now) and b.booking is distinct from q."except"
      and part.time && tstzrange(q."from", q."to")
    union all
    -- What is taken outside takes up every unit (H1).
    select q.n, o.resource, u.unit, lower(part.time), upper(part.time)
    from json_to_recordset($1::json) as q (n integer, business text, resources text[], "from" timestamptz, "to" timestamptz)
    cross join lateral unnest(q.resources) as wanted (resource)
    join bot.outside_times o
      on o.business = q.business and o.resource = wanted.resource and o.times && tstzrange(q."from", q."to")
    cross join lateral unnest(o.times) as part (time)
    cross join lateral generate_series(1, o.units) as u (unit)
    where part.time && tstzrange(q."from", q."to")
    order by 1, 4, 2, 3`,
};

const OF_CONVERSATION: Statement = {
  name: 'bookings_of_conversation',
  text: `select ${COLUMNS} from bot.bookings where conversation = $1::text order by ordinal`,
};

const OF_CUSTOMER: Statement = {
  name: 'bookings_of_customer',
  text: `select ${COLUMNS} from bot.bookings where customer = $1::text order by ordinal`,
};

const BY_REFERENCE: Statement = {
  name: 'bookings_by_reference',
  text: `select ${COLUMNS} from bot.bookings where business = $1::text and reference = $2::text order by ordinal`,
};

const BETWEEN: Statement = {
  name: 'bookings_between',
  text: `select ${COLUMNS} from bot.bookings
    where business = $1::text and status in ('held', 'confirmed') and upper(during) > $2::timestamptz
      and lower(during) < $3::timestamptz and (status = 'confirmed' or held_until is null or held_until > $4::timestamptz)
    order by lower(during), ordinal limit $5::integer`,
};

const BELONG: Statement = {
  name: 'booking_belongs',
  text: `update bot.bookings set customer = coalesce(customer, $2::text) where id = $1::text returning ${COLUMNS}`,
};

const HAND_OVER: Statement = {
  name: 'hand_over_bookings',
  text: 'update bot.bookings set customer = $2::text where customer = $1::text',
};

const AMEND: Statement = {
  name: 'amend_booking',
  text: `update bot.bookings set details = details || $2::jsonb
    where id = $1::text and status in ('held', 'confirmed') returning ${COLUMNS}`,
};

const PROLONG: Statement = {
  name: 'prolong_booking',
  text: `update bot.bookings set held_until = greatest(held_until, $2::timestamptz)
    where id = $1::text and status = 'held' and held_until > $3::timestamptz returning ${COLUMNS}`,
};

const GOING_WITH: Statement = {
  name: 'bookings_going_with',
  text: `select ${COLUMNS} from bot.bookings where details ->> 'goes_with' = $1::text order by ordinal`,
};

const ANONYMISE: Statement = {
  name: 'anonymise_booking',
  text: `update bot.bookings set key = $2::text, customer = null, conversation = null, details = $3::jsonb
    where id = $1::text`,
};

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
  readonly #searches: Batcher<BusyQuery, readonly Busy[]>;

  constructor(database: Database) {
    this.#database = database;
    this.#searches = new Batcher((queries) => this.#busyIn(queries));
  }

  async book(request: BookRequest): Promise<BookAnswer> {
    const { heldUntil, overOutside = false, ...rest } = request;
    const text = storableText({ ...rest, held_until: heldUntil, over_outside: overOutside });
    const row = await this.#again(async () => {
      const [one] = await this.#database.query<BookingRow & { again: boolean }>(BOOK, [text]);
      return one ?? null;
    });
    return row === null ? { kind: 'taken' } : { kind: 'booked', booking: bookingOf(row), again: row.again };
  }

  async findByKey(key: string): Promise<Booking | null> {
    return this.#one(FIND_BY_KEY, key);
  }

  async get(id: string): Promise<Booking | null> {
    return this.#one(GET, id);
  }

  busy(query: BusyQuery): Promise<readonly Busy[]> {
    return this.#searches.add(query);
  }

  async #busyIn(queries: readonly BusyQuery[]): Promise<readonly (readonly Busy[])[]> {
    const asked = storableText(queries.map((query, n) => ({ n, ...query })));
    const found: Busy[][] = queries.map(() => []);
    for (const { n, ...busy } of await this.#database.query<Busy & { n: number }>(BUSY, [asked])) found[n]?.push(busy);
    return found;
  }

  async ofConversation(conversation: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(OF_CONVERSATION, [conversation]);
    return rows.map(bookingOf);
  }

  async ofCustomer(customer: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(OF_CUSTOMER, [customer]);
    return rows.map(bookingOf);
  }

  async byReference(business: string, reference: string): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(BY_REFERENCE, [storable(business), storable(reference)]);
    return rows.map(bookingOf);
  }

  ahead(business: string, now: string, limit: number): Promise<readonly Booking[]> {
    return this.between(business, { from: now, to: 'infinity' }, now, limit);
  }

  async between(business: string, { from, to }: DayRange, now: string, limit: number): Promise<readonly Booking[]> {
    const rows = await this.#database.query<BookingRow>(BETWEEN, [storable(business), from, to, now, limit]);
    return rows.map(bookingOf);
  }

  async belong(id: string, customer: string): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(BELONG, [storable(id), customer]);
    return row ? bookingOf(row) : null;
  }

  async handOver(from: string, to: string): Promise<void> {
    await this.#database.query(HAND_OVER, [storable(from), storable(to)]);
  }

  async amend(id: string, details: JsonObject): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(AMEND, [storable(id), storableText(details)]);
    return row ? bookingOf(row) : null;
  }

  async prolong({ id, until, now }: ProlongRequest): Promise<Booking | null> {
    const [row] = await this.#database.query<BookingRow>(PROLONG, [storable(id), until, now]);
    return row ? bookingOf(row) : null;
  }

  async move({ id, from, to, now }: MoveRequest): Promise<{ moved: boolean; booking: Booking } | null> {
    const row = await this.#again(async () => {
      const [one] = await this.#database.query<BookingRow & { moved: boolean }>(MOVE, [id, from, to, now]);
      return one ?? null;
    });
    return row && { moved: row.moved, booking: bookingOf(row) };
  }

  async goingWith(id: string): Promise<readonly Booking[]> {
    return (await this.#database.query<BookingRow>(GOING_WITH, [storable(id)])).map(bookingOf);
  }

  async anonymise(id: string, details: JsonObject): Promise<void> {
    await this.#database.query(ANONYMISE, [storable(id), keyOfNobody(id), storableText(details)]);
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
