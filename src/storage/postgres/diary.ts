import { storable, storableText } from '../../core/json.ts';
import type { Diary, DiaryEntry, DiaryQuery, Rescheduled, Rescheduling } from '../../ports/diary.ts';
import { COLUMNS } from './booking-statements.ts';
import { type BookingRow, bookingOf } from './bookings.ts';
import type { Database, Statement } from './database.ts';

const OF: Statement = {
  name: 'diary_of',
  text: `select ${COLUMNS}, revision from bot.bookings
    where business = $1::text and resource = $2::text and status = 'confirmed'
      and during && tstzrange($3::timestamptz, $4::timestamptz)
    order by lower(during), ordinal`,
};

const NEWEST: Statement = {
  name: 'diary_newest',
  text: `select ${COLUMNS}, revision from bot.bookings
    where business = $1::text and bot.uid_of(id, details) = $2::text
    order by status in ('held', 'confirmed') desc, revision desc limit 1`,
};

const RESCHEDULE: Statement = {
  name: 'reschedule',
  text: `select x.* from bot.reschedule($1::jsonb) b, lateral (select ${COLUMNS} from (select (b.booking).*) y) x`,
};

const STANDS: Statement = {
  name: 'diary_stands',
  text: `select id from bot.bookings where id = $1::text and status = 'confirmed'`,
};

interface EntryRow extends BookingRow {
  readonly revision: number;
}

/** The ledger as a calendar shows it, in PostgreSQL or PGlite. */
export class PostgresDiary implements Diary {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of({ business, resource, from, to }: DiaryQuery): Promise<readonly DiaryEntry[]> {
    return (await this.#database.query<EntryRow>(OF, [storable(business), storable(resource), from, to])).map(entryOf);
  }

  async newest(business: string, uid: string): Promise<DiaryEntry | null> {
    const [row] = await this.#database.query<EntryRow>(NEWEST, [storable(business), storable(uid)]);
    return row ? entryOf(row) : null;
  }

  async reschedule(request: Rescheduling): Promise<Rescheduled> {
    const [row] = await this.#database.query<BookingRow>(RESCHEDULE, [storableText({ ...request })]);
    if (row !== undefined) return { kind: 'moved', booking: bookingOf(row) };
    const [standing] = await this.#database.query(STANDS, [storable(request.booking)]);
    return standing === undefined ? { kind: 'gone' } : { kind: 'taken' };
  }
}

function entryOf(row: EntryRow): DiaryEntry {
  return { booking: bookingOf(row), revision: row.revision };
}
