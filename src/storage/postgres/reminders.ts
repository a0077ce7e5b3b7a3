import { storable } from '../../core/json.ts';
import {
  LOOKED_AHEAD_MINUTES,
  type Reminder,
  type ReminderName,
  type Reminders,
  type TakeReminders,
} from '../../ports/reminders.ts';
import { COLUMNS } from './booking-statements.ts';
import { type BookingRow, bookingOf } from './bookings.ts';
import type { Database, Statement } from './database.ts';

/** Whoever writes its row has it: who comes second finds that it is leased, and gets nothing. */
const TAKE: Statement = {
  name: 'take_reminders',
  text: `with taken as (
      insert into bot.reminders as r (booking, lead_minutes, look_at)
      select b.id, l.minutes, $4::timestamptz
      from bot.bookings b
      cross join unnest($2::integer[]) as l (minutes)
      left join bot.reminders known on known.booking = b.id and known.lead_minutes = l.minutes
      where b.business = $1::text and b.status = 'confirmed' and lower(b.during) > $3::timestamptz
        and lower(b.during) <= $3::timestamptz + (l.minutes + $6::integer) * interval '1 minute'
        and (known.booking is null or (not known.settled and known.look_at <= $3::timestamptz))
      order by lower(b.during), b.id, l.minutes limit $5::integer
      on conflict (booking, lead_minutes) do update set look_at = excluded.look_at
        where not r.settled and r.look_at <= $3::timestamptz
      returning r.booking, r.lead_minutes
    )
    select t.lead_minutes, x.*
    from taken t, lateral (select ${COLUMNS}, moved_at as since from bot.bookings where id = t.booking) x
    order by x.starts, x.id, t.lead_minutes`,
};

const POSTPONE: Statement = {
  name: 'postpone_reminder',
  text: `update bot.reminders set look_at = $3::timestamptz
    where booking = $1::text and lead_minutes = $2::integer and not settled`,
};

const SETTLE: Statement = {
  name: 'settle_reminder',
  text: 'update bot.reminders set settled = true where booking = $1::text and lead_minutes = $2::integer',
};

interface Row extends BookingRow {
  readonly lead_minutes: number;
  readonly since: string;
}

/** Reminders in PostgreSQL or PGlite. */
export class PostgresReminders implements Reminders {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async take({ business, leads, now, leaseUntil, limit }: TakeReminders): Promise<readonly Reminder[]> {
    const given = [storable(business), leads.map(String), now, leaseUntil, limit, LOOKED_AHEAD_MINUTES];
    const rows = await this.#database.query<Row>(TAKE, given);
    return rows.map((row) => ({ booking: bookingOf(row), since: row.since, leadMinutes: row.lead_minutes }));
  }

  async postpone({ booking, leadMinutes }: ReminderName, until: string): Promise<void> {
    await this.#database.query(POSTPONE, [storable(booking), leadMinutes, until]);
  }

  async settle({ booking, leadMinutes }: ReminderName): Promise<void> {
    await this.#database.query(SETTLE, [storable(booking), leadMinutes]);
  }
}
