import type { Fact } from '../../core/effect.ts';
import { type JsonObject, storable, storableText } from '../../core/json.ts';
import type { Locale } from '../../core/locale.ts';
import type { Traced } from '../../ports/leads.ts';
import type {
  Freed,
  Joining,
  TakeFreed,
  Waiting,
  WaitingList,
  WaitingMove,
  WaitingStatus,
} from '../../ports/waiting.ts';
import type { Database, Statement } from './database.ts';

const COLUMNS = `id, business, flow, contact, channel, address, conversation, language, needs, same, what, until, status,
  joined_at`;

/** Waits for whoever joins with the same at this moment, and then does nothing if they did. Word of it goes along. */
const JOIN: Statement = {
  name: 'join_waiting',
  text: `with joined as (
      insert into bot.waiting (id, business, flow, contact, channel, address, conversation, language, needs, same, what,
        until, status, joined_at, moved_at)
      select x.id, x.business, x.flow, x.contact, x.channel, x.address, x.conversation, x.language, x.needs, x.same, x.what,
        x.until, 'waiting', x.now, x.now
      from jsonb_to_record($1::jsonb) as x (
        id text, business text, flow text, contact text, channel text, address text, conversation text, language text,
        needs jsonb, same text, what jsonb, until timestamptz, now timestamptz
      )
      on conflict do nothing
      returning ${COLUMNS}
    ), word as (
      insert into bot.freed (business, due) select business, joined_at from joined
    )
    select * from joined`,
};

const KNOWN: Statement = {
  name: 'waiting_known',
  text: `select ${COLUMNS} from bot.waiting
    where id = $1::text or (business = $2::text and contact = $3::text and same = $4::text and status = 'waiting')
    order by id = $1::text desc limit 1`,
};

const GET: Statement = { name: 'waiting', text: `select ${COLUMNS} from bot.waiting where id = $1::text` };

const AHEAD: Statement = {
  name: 'waiting_ahead',
  text: `select ${COLUMNS} from bot.waiting where business = $1::text and status = 'waiting' and until > $2::timestamptz
    order by ordinal limit $3::integer`,
};

const OF: Statement = {
  name: 'waiting_of',
  text: `select ${COLUMNS} from bot.waiting where business = $1::text and contact = $2::text and status = 'waiting'
    order by ordinal`,
};

const ERASE: Statement = {
  name: 'erase_waiting',
  text: `delete from bot.waiting
    where business = $1::text and (conversation = any ($2::text[]) or contact = any ($3::text[]))`,
};

const MOVE: Statement = {
  name: 'move_waiting',
  text: `update bot.waiting set status = $3::text, moved_at = $4::timestamptz
    where id = $1::text and status = any ($2::text[]) returning id`,
};

const WAKE: Statement = {
  name: 'wake_waiting',
  text: 'insert into bot.freed (business, due) values ($1::text, $2::timestamptz)',
};

const TAKE: Statement = {
  name: 'take_freed',
  text: `update bot.freed f set leased_until = $2::timestamptz
    from (
      select ordinal from bot.freed
      where due <= $1::timestamptz and (leased_until is null or leased_until <= $1::timestamptz)
      order by due, ordinal limit $3::integer for update skip locked
    ) due
    where f.ordinal = due.ordinal returning f.business, f.ordinal::text as mark`,
};

const LOOKED: Statement = { name: 'freed_looked', text: 'delete from bot.freed where ordinal = any ($1::bigint[])' };

interface Row extends Omit<Waiting, 'joinedAt'> {
  readonly joined_at: string;
  readonly needs: JsonObject;
  readonly what: Fact;
  readonly language: Locale;
  readonly status: WaitingStatus;
}

/** The waiting list in PostgreSQL or PGlite. The ledger's own trigger puts word of what comes free beside it. */
export class PostgresWaiting implements WaitingList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async join(joining: Joining): Promise<{ entry: Waiting; again: boolean }> {
    const [joined] = await this.#database.query<Row>(JOIN, [storableText({ ...joining })]);
    if (joined) return { entry: waitingOf(joined), again: false };
    const { id, business, contact, same } = storable({ ...joining });
    const [known] = await this.#database.query<Row>(KNOWN, [id, business, contact, same]);
    // Who waited for the same has just been served or has left: there is room again.
    if (known === undefined) return this.join(joining);
    return { entry: waitingOf(known), again: true };
  }

  async get(id: string): Promise<Waiting | null> {
    const [row] = await this.#database.query<Row>(GET, [storable(id)]);
    return row ? waitingOf(row) : null;
  }

  async ahead(business: string, now: string, limit: number): Promise<readonly Waiting[]> {
    return (await this.#database.query<Row>(AHEAD, [storable(business), now, limit])).map(waitingOf);
  }

  async of(business: string, contact: string): Promise<readonly Waiting[]> {
    return (await this.#database.query<Row>(OF, [storable(business), storable(contact)])).map(waitingOf);
  }

  async move({ id, from, to, now }: WaitingMove): Promise<boolean> {
    return (await this.#database.query(MOVE, [storable(id), from, to, now])).length > 0;
  }

  async wake(business: string, at: string): Promise<void> {
    await this.#database.query(WAKE, [storable(business), at]);
  }

  async takeFreed({ now, leaseUntil, limit }: TakeFreed): Promise<readonly Freed[]> {
    const rows = await this.#database.query<{ business: string; mark: string }>(TAKE, [now, leaseUntil, limit]);
    const businesses = [...new Set(rows.map(({ business }) => business))];
    return businesses.map((business) => ({
      business,
      marks: rows.filter((row) => row.business === business).map(({ mark }) => mark),
    }));
  }

  async erase(business: string, { conversations, contacts }: Traced): Promise<void> {
    await this.#database.query(ERASE, [storable(business), storable(conversations), storable(contacts)]);
  }

  async looked({ marks }: Freed): Promise<void> {
    await this.#database.query(LOOKED, [marks]);
  }
}

function waitingOf({ joined_at, ...row }: Row): Waiting {
  return { ...row, joinedAt: joined_at };
}
