import type { Statement } from './database.ts';

/** What a booking is read by, also by others of this store. */
export const COLUMNS = `id, key, business, resource, unit, lower(during) as starts, upper(during) as ends, status,
  conversation, customer, details, held_until`;

export const BOOK: Statement = {
  name: 'book',
  text: `select b.again, x.* from bot.book($1::jsonb) b, lateral (select ${COLUMNS} from (select (b.booking).*) y) x`,
};

export const MOVE: Statement = {
  name: 'move',
  text: `select m.moved, x.*
    from bot.move($1::text, $2::text[]::bot.booking_status[], $3::bot.booking_status, $4::timestamptz) m,
      lateral (select ${COLUMNS} from (select (m.booking).*) y) x`,
};

export const FIND_BY_KEY: Statement = {
  name: 'booking_by_key',
  text: `select ${COLUMNS} from bot.bookings where key = $1::text`,
};

export const GET: Statement = { name: 'booking', text: `select ${COLUMNS} from bot.bookings where id = $1::text` };

/** What is taken of the units `first` to `last`, in instants: a busy calendar is many times, and a row for each costs more (H1). */
export interface BusyRow {
  readonly n: number;
  readonly resource: string;
  readonly first: number;
  readonly last: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Grouped by each query and resource, so that the indexes on them are used however little is known of the tables. */
export const BUSY: Statement = {
  name: 'busy',
  text: `select q.n, wanted.resource, taken.*
    from json_to_recordset($1::json) as q (
      n integer, business text, resources text[], "from" timestamptz, "to" timestamptz, "except" text, now timestamptz
    )
    cross join lateral unnest(q.resources) as wanted (resource)
    cross join lateral (
      select part.first, part.last,
        json_agg((date_part('epoch', lower(part.time)) * 1000)::bigint) as starts,
        json_agg((date_part('epoch', upper(part.time)) * 1000)::bigint) as ends
      from (
        select b.unit as first, b.unit as last, unnest(b.times) as time from bot.busy b
        where b.business = q.business and b.resource = wanted.resource and b.times && tstzrange(q."from", q."to")
          and b.standing and (b.held_until is null or b.held_until > q.now) and b.booking is distinct from q."except"
        union all
        -- What is taken outside takes up every unit (H1).
        select 1, o.units, unnest(o.times) from bot.outside_times o
        where o.business = q.business and o.resource = wanted.resource and o.times && tstzrange(q."from", q."to")
        union all
        -- So does what nobody can have (G4).
        select 1, k.units, k.during from bot.blocks k
        where k.business = q.business and k.resource = wanted.resource and k.during && tstzrange(q."from", q."to")
      ) as part
      where part.time && tstzrange(q."from", q."to")
      group by part.first, part.last
    ) as taken`,
};

export const OF_CONVERSATION: Statement = {
  name: 'bookings_of_conversation',
  text: `select ${COLUMNS} from bot.bookings where conversation = $1::text order by ordinal`,
};

export const OF_CUSTOMER: Statement = {
  name: 'bookings_of_customer',
  text: `select ${COLUMNS} from bot.bookings where customer = $1::text order by ordinal`,
};

export const BY_REFERENCE: Statement = {
  name: 'bookings_by_reference',
  text: `select ${COLUMNS} from bot.bookings where business = $1::text and reference = $2::text order by ordinal`,
};

export const BETWEEN: Statement = {
  name: 'bookings_between',
  text: `select ${COLUMNS} from bot.bookings
    where business = $1::text and status in ('held', 'confirmed') and upper(during) > $2::timestamptz
      and lower(during) < $3::timestamptz and (status = 'confirmed' or held_until is null or held_until > $4::timestamptz)
    order by lower(during), ordinal limit $5::integer`,
};

export const BELONG: Statement = {
  name: 'booking_belongs',
  text: `update bot.bookings set customer = coalesce(customer, $2::text) where id = $1::text returning ${COLUMNS}`,
};

export const HAND_OVER: Statement = {
  name: 'hand_over_bookings',
  text: 'update bot.bookings set customer = $2::text where customer = $1::text',
};

export const AMEND: Statement = {
  name: 'amend_booking',
  text: `update bot.bookings set details = details || $2::jsonb
    where id = $1::text and status in ('held', 'confirmed') returning ${COLUMNS}`,
};

export const PROLONG: Statement = {
  name: 'prolong_booking',
  text: `update bot.bookings set held_until = greatest(held_until, $2::timestamptz)
    where id = $1::text and status = 'held' and held_until > $3::timestamptz returning ${COLUMNS}`,
};

export const GOING_WITH: Statement = {
  name: 'bookings_going_with',
  text: `select ${COLUMNS} from bot.bookings where details ->> 'goes_with' = $1::text order by ordinal`,
};

export const ANONYMISE: Statement = {
  name: 'anonymise_booking',
  text: `update bot.bookings set key = $2::text, customer = null, conversation = null, details = $3::jsonb
    where id = $1::text`,
};
