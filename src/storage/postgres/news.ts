import { storable } from '../../core/json.ts';
import type { News } from '../../domain/news.ts';
import type {
  Audience,
  Handover,
  HandoverNews,
  LoggedTelling,
  NewsStore,
  TakeTellings,
  Telling,
  TellingResult,
} from '../../ports/news.ts';
import { type Database, isUuid, type Statement } from './database.ts';

/** Any number that nobody else locks by: two who spread at once would not keep the order. */
const LOCK = 7_246_180_116;

/** One process at a time; another finds nothing to do meanwhile. */
const SPREAD: Statement = {
  name: 'spread_news',
  text: `with turn as (
      select pg_try_advisory_xact_lock(${LOCK}) as mine
    ), audience as (
      select x.business, x.listeners from jsonb_to_recordset($1::jsonb) as x (business text, listeners jsonb)
    ), fresh as (
      select n.ordinal, n.business, n.about, n.kind, a.listeners
      from bot.news n join audience a on a.business = n.business
      where not n.spread and (select mine from turn)
      order by n.ordinal limit $3::integer
    ), wanted as (
      select f.ordinal, f.business, f.about, l.value ->> 'url' as listener
      from fresh f cross join lateral jsonb_array_elements(f.listeners) l
      where l.value -> 'events' ? f.kind
    ), told as (
      insert into bot.tellings (news, business, about, listener, status, due, changed_at)
      select distinct ordinal, business, about, listener, 'waiting', $2::timestamptz, $2::timestamptz from wanted
      on conflict do nothing
    ), kept as (
      update bot.news n set spread = true from fresh f
      where n.ordinal = f.ordinal and n.ordinal in (select ordinal from wanted)
    ), dropped as (
      delete from bot.news n using fresh f
      where n.ordinal = f.ordinal and n.ordinal not in (select ordinal from wanted)
    )
    select count(*)::integer as count from fresh`,
};

const NEWS = `jsonb_build_object('id', n.id, 'business', n.business, 'kind', n.kind, 'about', n.about, 'at', bot.iso(n.at),
  'facts', n.facts, 'personal', n.personal) as news`;

const TAKE: Statement = {
  name: 'take_tellings',
  text: `with taken as (
      update bot.tellings t set leased_until = $2::timestamptz
      from (
        select id from bot.tellings t
        where t.status = 'waiting' and t.due <= $1::timestamptz
          and (t.leased_until is null or t.leased_until <= $1::timestamptz)
          and t.business = any ($4::text[]) and (t.business || ' ' || t.listener) <> all ($5::text[])
          and not exists (
            select from bot.tellings e where e.status = 'waiting' and e.business = t.business
              and e.listener = t.listener and e.about = t.about and e.news < t.news
          )
        order by t.due, t.news limit $3::integer for update skip locked
      ) due
      where t.id = due.id
      returning t.id, t.news, t.listener, t.attempts
    )
    select t.id, t.listener, t.attempts, ${NEWS} from taken t join bot.news n on n.ordinal = t.news order by n.ordinal`,
};

const SETTLE: Statement = {
  name: 'settle_telling',
  text: `update bot.tellings
    set status = $2::text, attempts = attempts + 1, due = $3::timestamptz, changed_at = $3::timestamptz, reason = $4::text,
      leased_until = null
    where id = $1::uuid and status = 'waiting'`,
};

const LOG: Statement = {
  name: 'tellings_log',
  text: `select t.id, t.listener, t.attempts, t.status, t.reason, t.changed_at as at, ${NEWS}
    from bot.tellings t join bot.news n on n.ordinal = t.news
    where t.business = $1::text order by t.news desc, t.listener limit $2::integer`,
};

const RESEND: Statement = {
  name: 'resend_telling',
  text: `update bot.tellings
    set status = 'waiting', attempts = 0, due = $3::timestamptz, changed_at = $3::timestamptz, leased_until = null
    where id = $2::uuid and business = $1::text and status <> 'waiting' returning id`,
};

/** Bookings are known by the id they are told about and by their own. */
const ERASE: Statement = {
  name: 'erase_news',
  text: `update bot.news set personal = null
    where business = $1::text and personal is not null
      and (about = any ($2::text[]) or facts -> 'booking' ->> 'id' = any ($2::text[])
        or facts -> 'payment' ->> 'booking' = any ($2::text[]) or personal ->> 'conversation' = any ($2::text[]))`,
};

const FORGET: Statement = {
  name: 'forget_news',
  text: `with over as (
      delete from bot.tellings where status <> 'waiting' and changed_at < $1::timestamptz returning id, news
    ), gone as (
      delete from bot.news n
      where n.ordinal in (select news from over)
        and not exists (select from bot.tellings t where t.news = n.ordinal and t.id not in (select id from over))
    )
    select count(*)::integer as count from over`,
};

const HANDED_OVER: Statement = {
  name: 'handover_news',
  text: `insert into bot.news (id, business, kind, about, at, facts, personal)
    values ($1::uuid, $2::text, 'handover', $3::text, $5::timestamptz,
      jsonb_build_object('conversation', jsonb_build_object('id', $3::text, 'channel', $4::text)), '{}')
    on conflict do nothing`,
};

interface Row extends Omit<LoggedTelling, 'news'> {
  readonly news: News;
}

/** News in PostgreSQL or PGlite: the triggers of the ledger, the payments and the conversations write it. */
export class PostgresNews implements NewsStore, HandoverNews {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async spread(audience: readonly Audience[], { now, limit }: { now: string; limit: number }): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>(SPREAD, [JSON.stringify(audience), now, limit]);
    return row?.count ?? 0;
  }

  take({ now, leaseUntil, limit, businesses, passingOver = [] }: TakeTellings): Promise<readonly Telling[]> {
    return this.#database.query<Telling>(TAKE, [now, leaseUntil, limit, businesses, passingOver]);
  }

  async settle(telling: string, result: TellingResult): Promise<void> {
    const status = result.kind === 'again' ? 'waiting' : result.kind;
    const reason = result.kind === 'told' ? null : storable(result.reason);
    if (isUuid(telling)) await this.#database.query(SETTLE, [telling, status, result.at, reason]);
  }

  log(business: string, limit: number): Promise<readonly LoggedTelling[]> {
    return this.#database.query<Row>(LOG, [storable(business), limit]);
  }

  async resend(business: string, telling: string, now: string): Promise<boolean> {
    if (!isUuid(telling)) return false;
    return (await this.#database.query(RESEND, [storable(business), telling, now])).length > 0;
  }

  async erase(business: string, about: readonly string[]): Promise<void> {
    await this.#database.query(ERASE, [storable(business), storable([...about])]);
  }

  async forget(before: string): Promise<number> {
    const [row] = await this.#database.query<{ count: number }>(FORGET, [before]);
    return row?.count ?? 0;
  }

  async handedOver({ id, business, conversation, channel, at }: Handover): Promise<void> {
    await this.#database.query(HANDED_OVER, [id, storable(business), conversation, channel, at]);
  }
}
