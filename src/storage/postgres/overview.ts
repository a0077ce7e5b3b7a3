import { storable } from '../../core/json.ts';
import {
  folded,
  type Glance,
  type Need,
  type Noted,
  type Overview,
  type OverviewQuery,
  type Side,
  WORDS_MAX,
} from '../../ports/overview.ts';
import { type Database, isUuid, type Statement } from './database.ts';

const FIELDS = `conversation, business, channel, address, version, language, flow, state, name, handed_off, person_id,
  person_name, last_from, last_text, last_ms, need, need_ms, called, words`;

/** Newer than any turn: what is written late about a conversation that was erased is not kept. */
const GONE = Number.MAX_SAFE_INTEGER;

const NOTE: Statement = {
  name: 'note_overview',
  text: `insert into bot.overview as o (${FIELDS})
    select ${FIELDS} from jsonb_to_recordset($1::jsonb) as n (conversation uuid, business text, channel text,
      address text, version bigint, language text, flow text, state text, name text, handed_off boolean, person_id text,
      person_name text, last_from text, last_text text, last_ms bigint, need text, need_ms bigint, called text, words text)
    order by conversation
    on conflict (conversation) do update set version = excluded.version, language = excluded.language,
      flow = excluded.flow, state = excluded.state, name = coalesce(excluded.name, o.name),
      handed_off = excluded.handed_off, person_id = excluded.person_id, person_name = excluded.person_name,
      last_from = coalesce(excluded.last_from, o.last_from), last_text = coalesce(excluded.last_text, o.last_text),
      last_ms = case when excluded.last_from is null then o.last_ms else excluded.last_ms end, need = excluded.need,
      need_ms = excluded.need_ms, called = excluded.called,
      words = right(o.words || ' ' || excluded.words, ${WORDS_MAX})
    where o.version < excluded.version
    returning conversation::text as "conversation"`,
};

const UNDELIVERED: Statement = {
  name: 'undelivered_overview',
  text: 'update bot.overview set undelivered_ms = $2::bigint where conversation = $1::uuid',
};

const GET: Statement = { name: 'get_overview', text: 'select * from bot.overview where conversation = $1::uuid' };

/** Where a page begins: after the one before it, by the index, so that it costs the same however far down it is. */
const AFTER = `(o.rank, o.conversation) > (
        coalesce((select l.rank from bot.overview l where l.conversation = $2::uuid), -9223372036854775808),
        coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
      and o.rank < case when $3::boolean then -5000000000000000 else 9223372036854775807 end`;

/**
 * A plan is made once for whatever is asked. "$4 is null or …" would be taken to let one row in two hundred through, and all rows
 * be read and sorted to find a page of those; a case is taken to let half of them through, and the index is read in its order.
 */
const SOUGHT = 'case when $4::text is null then true else o.called like $4::text or o.words like $4::text end';

export const LIST: Statement = {
  name: 'list_overview',
  text: `select o.* from bot.overview o where o.business = $1::text and ${AFTER} and ${SOUGHT}
    order by o.rank, o.conversation limit $5::integer`,
};

/** Those that one person has: they are few, and have an index of their own. */
export const LIST_OF_PERSON: Statement = {
  name: 'list_overview_of_person',
  text: `select o.* from bot.overview o where o.business = $1::text and o.person_id = $6::text and ${AFTER} and ${SOUGHT}
    order by o.rank, o.conversation limit $5::integer`,
};

const NEEDED: Statement = {
  name: 'needed_overview',
  text: `select count(*)::integer as needed from bot.overview where business = $1::text and rank < -5000000000000000`,
};

const VERSIONS: Statement = {
  name: 'versions_overview',
  text: 'select conversation::text as "conversation", version from bot.overview where conversation = any ($1::uuid[])',
};

const RENAME: Statement = {
  name: 'rename_overview',
  text: `update bot.overview set name = $3::text, called = $4::text || ' ' || lower(address)
    where business = $1::text and address = any ($2::text[])`,
};

const ERASE: Statement = {
  name: 'erase_overview',
  text: `insert into bot.overview (${FIELDS})
    select id, '', '', '', ${GONE}, '', '', '', null, false, null, null, null, null, 0, null, null, '', ''
      from unnest($1::uuid[]) as id order by id
    on conflict (conversation) do update set business = '', channel = '', address = '', version = ${GONE}, language = '',
      flow = '', state = '', name = null, handed_off = false, person_id = null, person_name = null, last_from = null,
      last_text = null, last_ms = 0, need = null, need_ms = null, undelivered_ms = null, called = '', words = ''`,
};

interface Stored {
  readonly conversation: string;
  readonly business: string;
  readonly channel: string;
  readonly address: string;
  readonly version: number;
  readonly language: string;
  readonly flow: string;
  readonly state: string;
  readonly name: string | null;
  readonly handed_off: boolean;
  readonly person_id: string | null;
  readonly person_name: string | null;
  readonly last_from: Side | null;
  readonly last_text: string | null;
  readonly last_ms: number;
  readonly need: Exclude<Need, 'not_delivered'> | null;
  readonly need_ms: number | null;
  readonly undelivered_ms: number | null;
}

/** The overview in PostgreSQL or PGlite. */
export class PostgresOverview implements Overview {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async note(rows: readonly Noted[]): Promise<readonly string[]> {
    if (rows.length === 0) return [];
    const written = await this.#database.query<{ conversation: string }>(NOTE, [
      JSON.stringify(storable(rows.map(rowOf))),
    ]);
    return written.map(({ conversation }) => conversation);
  }

  async undelivered(conversation: string, since: string | null): Promise<void> {
    await this.#database.query(UNDELIVERED, [conversation, since === null ? null : Date.parse(since)]);
  }

  async get(conversation: string): Promise<Glance | null> {
    if (!isUuid(conversation)) return null;
    const [row] = await this.#database.query<Stored>(GET, [conversation]);
    return row === undefined || row.business === '' ? null : glanceOf(row);
  }

  async list({ business, search, only, person, after, limit }: OverviewQuery): Promise<readonly Glance[]> {
    const sought = search === null ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const from = after !== null && isUuid(after) ? after : null;
    const values = [storable(business), from, only === 'needed', storable(sought), limit];
    const rows =
      person === null
        ? await this.#database.query<Stored>(LIST, values)
        : await this.#database.query<Stored>(LIST_OF_PERSON, [...values, person]);
    return rows.map(glanceOf);
  }

  async needed(business: string): Promise<number> {
    const [row] = await this.#database.query<{ needed: number }>(NEEDED, [storable(business)]);
    return row?.needed ?? 0;
  }

  async versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.query<{ conversation: string; version: number }>(VERSIONS, [conversations]);
    return new Map(rows.map(({ conversation, version }) => [conversation, version]));
  }

  async rename(business: string, addresses: readonly string[], name: string | null): Promise<void> {
    await this.#database.query(RENAME, [business, storable(addresses), storable(name), storable(folded(name ?? ''))]);
  }

  async erase(conversations: readonly string[]): Promise<void> {
    await this.#database.query(ERASE, [conversations.filter(isUuid)]);
  }
}

function rowOf({ at, handedOff, person, last, need, words, ...row }: Noted) {
  return {
    ...row,
    ...{ handed_off: handedOff, person_id: person?.id ?? null, person_name: person?.name ?? null },
    ...{ last_from: last?.from ?? null, last_text: last?.text ?? null, last_ms: Date.parse(last?.at ?? at) },
    ...{ need: need?.kind ?? null, need_ms: need === null ? null : Date.parse(need.since) },
    ...{ called: folded(`${row.name ?? ''} ${row.address}`), words },
  };
}

function glanceOf(row: Stored): Glance {
  const { conversation, business, channel, address, version, language, flow, state, name } = row;
  return {
    ...{ conversation, business, channel, address, version, language, flow, state, name },
    handedOff: row.handed_off,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
    last: { from: row.last_from ?? 'business', text: row.last_text ?? '', at: instant(row.last_ms) },
    need: needOf(row),
  };
}

function needOf({ need, need_ms, undelivered_ms }: Stored): Glance['need'] {
  if (need !== null && need_ms !== null) return { kind: need, since: instant(need_ms) };
  return undelivered_ms === null ? null : { kind: 'not_delivered', since: instant(undelivered_ms) };
}

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
