import type { Tie } from '../../ports/ties.ts';
import type { Statement } from './database.ts';

/** What is asked of the tables of outside calendars. */

export interface TieRow extends Omit<Tie, 'wholeAt' | 'inStepAt' | 'dueAt'> {
  readonly whole_at: string | null;
  readonly in_step_at: string | null;
  readonly due_at: string;
}

const TIE_COLUMNS = `t.id, t.business, t.resource, t.units, t.provider, t.sealed, t.label, t.mirrors, t.declared, t.ending, t.cursor,
  t.whole_at, t.in_step_at, t.due_at, t.tries, t.trouble, t.watch,
  (select count(*)::integer from bot.twins w where w.tie = t.id and w.told > w.done) as waiting,
  (select count(*)::integer from bot.twins w where w.tie = t.id and w.parked is not null) as parked`;

const TWIN_COLUMNS = 'tie, uid, twin, version, told, tries, parked';

export const TIE: Statement = {
  name: 'tie',
  text: `insert into bot.ties (id, business, resource, units, provider, sealed, label, mirrors, declared, due_at)
    select x.id, x.business, x.resource, x.units, x.provider, x.sealed, x.label, x.mirrors, x.declared, x.now
    from jsonb_to_record($1::jsonb) as x (
      id text, business text, resource text, units integer, provider text, sealed text, label text, mirrors boolean,
      declared boolean, now timestamptz
    )
    on conflict (id) do update set units = excluded.units, sealed = excluded.sealed, label = excluded.label,
      mirrors = excluded.mirrors, declared = excluded.declared, due_at = excluded.due_at, tries = 0, trouble = null, cursor = null,
      ending = false`,
};

/** Everything that is booked ahead is to be seen there. */
export const WRITE_AHEAD: Statement = {
  name: 'tie_write_ahead',
  text: `select bot.twin_waits(t.business, t.resource, bot.uid_of(b.id, b.details))
    from bot.ties t
    join bot.bookings b on b.business = t.business and b.resource = t.resource and b.status = 'confirmed'
      and upper(b.during) > $2::timestamptz
    where t.id = $1::text and t.mirrors order by lower(b.during)`,
};

/** Whatever is there is to be looked at once more. */
export const END: Statement = {
  name: 'tie_end',
  text: `with ended as (
      update bot.ties set ending = true, mirrors = false, due_at = $2::timestamptz, tries = 0 where id = $1::text returning id
    ), forgotten as (delete from bot.outside_times o using ended where o.tie = ended.id)
    update bot.twins w set told = nextval('bot.twins_told'), due_at = $2::timestamptz, tries = 0, parked = null
    from ended where w.tie = ended.id`,
};

export const UNTIE: Statement = { name: 'untie', text: 'delete from bot.ties where id = $1::text' };

export const GET: Statement = { name: 'tie_get', text: `select ${TIE_COLUMNS} from bot.ties t where t.id = $1::text` };

export const ALL: Statement = {
  name: 'ties_all',
  text: `select ${TIE_COLUMNS} from bot.ties t where $1::text is null or t.business = $1::text
    order by t.business, t.resource, t.id`,
};

export const LEASE: Statement = {
  name: 'tie_lease',
  text: `update bot.ties set leased_until = $3::timestamptz
    where id = $1::text and (leased_until is null or leased_until <= $2::timestamptz) returning id`,
};

export const RENEW: Statement = {
  name: 'tie_renew',
  text: 'update bot.ties set leased_until = $2::timestamptz where id = $1::text and leased_until is not null',
};

export const ROUNDED: Statement = {
  name: 'tie_rounded',
  text: `update bot.ties set due_at = $2::timestamptz, tries = $3::integer, trouble = $4::text, leased_until = null,
      cursor = case when $5::boolean then $6::text else cursor end,
      whole_at = case when $7::boolean then $8::timestamptz else whole_at end,
      in_step_at = case when $5::boolean then $8::timestamptz else in_step_at end
    where id = $1::text`,
};

/** Answers whether any time is free by now that was taken before. */
export const KEEP_TIMES: Statement = {
  name: 'tie_keep_times',
  text: `with given as (
      select x.place, x.uid, x.times::tstzmultirange as times, x.title
      from jsonb_to_recordset($2::jsonb) as x (place text, uid text, times text, title text)
    ), before as (
      select o.place, o.times from bot.outside_times o where o.tie = $1::text
        and ($3::boolean or o.place in (select place from given) or o.place = any ($4::text[]))
    ), kept as (
      insert into bot.outside_times (tie, place, uid, business, resource, units, times, title)
      select t.id, g.place, g.uid, t.business, t.resource, t.units, g.times, g.title
      from given g join bot.ties t on t.id = $1::text
      on conflict (tie, place) do update set uid = excluded.uid, units = excluded.units, times = excluded.times,
        title = excluded.title
      where bot.outside_times.times <> excluded.times or bot.outside_times.units <> excluded.units
        or bot.outside_times.uid <> excluded.uid or bot.outside_times.title is distinct from excluded.title
    ), dropped as (
      delete from bot.outside_times o where o.tie = $1::text and (o.place = any ($4::text[])
        or ($3::boolean and not exists (select from given g where g.place = o.place)))
    )
    select coalesce(bool_or(not (coalesce(g.times, '{}') @> b.times)), false) as freed
    from before b left join given g on g.place = b.place`,
};

export const OUTSIDE: Statement = {
  name: 'tie_outside',
  text: `select o.tie, o.resource, o.title, lower(part.time) as start, upper(part.time) as "end"
    from bot.outside_times o cross join lateral unnest(o.times) as part (time)
    where o.business = $1::text and o.times && tstzrange($2::timestamptz, $3::timestamptz)
      and part.time && tstzrange($2::timestamptz, $3::timestamptz)
    order by 4, 2`,
};

export const PARKED: Statement = {
  name: 'twins_parked',
  text: `select w.tie, w.uid, t.resource, t.label, w.parked as reason
    from bot.twins w join bot.ties t on t.id = w.tie
    where t.business = $1::text and w.parked is not null order by w.told limit $2::integer`,
};

export const DUE: Statement = {
  name: 'twins_due',
  text: `select ${TWIN_COLUMNS} from bot.twins
    where tie = $1::text and told > done and due_at <= $2::timestamptz and parked is null
    order by told limit $3::integer`,
};

export const TWIN: Statement = {
  name: 'twin',
  text: `select ${TWIN_COLUMNS} from bot.twins where tie = $1::text and uid = $2::text`,
};

export const TWINS: Statement = {
  name: 'twins',
  text: `select ${TWIN_COLUMNS} from bot.twins where tie = $1::text order by told`,
};

/** Only if nobody has stored it meanwhile; what the ledger told since it was read is still to be looked at. */
export const KEEP_TWIN: Statement = {
  name: 'keep_twin',
  text: `update bot.twins w set
      twin = x.twin, version = w.version + 1,
      -- What is begun is due until it is in step: whoever began it may die.
      done = case when x.state = 'in_step' then greatest(w.done, x.told) else least(w.done, x.told - 1) end,
      tries = case x.state when 'later' then w.tries + 1 when 'in_step' then 0 else w.tries end,
      due_at = coalesce(x.due_at, w.due_at),
      parked = case when w.told > x.told then null else x.parked end
    from jsonb_to_record($1::jsonb) as x (
      tie text, uid text, version integer, told bigint, twin jsonb, state text, due_at timestamptz, parked text
    )
    where w.tie = x.tie and w.uid = x.uid and w.version = x.version
    returning w.tie, w.uid, w.twin, w.version, x.told, w.tries, w.parked`,
};

/** What is neither there nor here any more. */
export const FORGET_TWIN: Statement = {
  name: 'forget_twin',
  text: `delete from bot.twins where tie = $1::text and uid = $2::text and told <= done
    and twin = '{"written":null,"writing":null,"proposed":null}'`,
};

export const WAKE: Statement = {
  name: 'wake_twin',
  text: `update bot.twins set told = nextval('bot.twins_told'), due_at = $3::timestamptz, tries = 0, parked = null
    where tie = $1::text and uid = $2::text`,
};

export const HASTEN: Statement = {
  name: 'tie_hasten',
  text: 'update bot.ties set due_at = $2::timestamptz, tries = 0 where id = $1::text',
};

export const WATCH: Statement = {
  name: 'tie_watch',
  text: 'update bot.ties set watch = $2::jsonb where id = $1::text',
};

export interface FeedRow {
  readonly resource: string;
  readonly renewed: number;
}

export const FEEDS: Statement = {
  name: 'feeds_renewed',
  text: 'select resource, renewed from bot.feeds where business = $1::text',
};

export const RENEW_FEED: Statement = {
  name: 'renew_feed',
  text: `insert into bot.feeds (business, resource, renewed) values ($1::text, $2::text, 1)
    on conflict (business, resource) do update set renewed = bot.feeds.renewed + 1`,
};

export const ALERT: Statement = {
  name: 'calendar_alert',
  text: `insert into bot.calendar_alerts (id, business, resource, kind, reference, start, at, unless, look_at)
    select x.id, x.business, x.resource, x.kind, x.reference, x.start, x.at, $2::jsonb, x.at
    from jsonb_to_record($1::jsonb) as x (
      id text, business text, resource text, kind text, reference text, start timestamptz, at timestamptz
    ) on conflict (id) do nothing`,
};

export const ALERTS: Statement = {
  name: 'calendar_alerts',
  text: `select id, business, resource, kind, reference, start, at from bot.calendar_alerts
    where business = $1::text and not dismissed and unless is null order by ordinal desc limit $2::integer`,
};

export const DISMISS: Statement = {
  name: 'dismiss_calendar_alert',
  text: `update bot.calendar_alerts set dismissed = true
    where business = $1::text and id = $2::text and not dismissed and unless is null returning id`,
};

export const DOUBTED: Statement = {
  name: 'doubted_calendar_alerts',
  text: `select id, at, unless from bot.calendar_alerts
    where unless is not null and look_at <= $1::timestamptz order by look_at limit $2::integer`,
};

export const SETTLE: Statement = {
  name: 'settle_calendar_alert',
  text: `update bot.calendar_alerts set look_at = coalesce($3::timestamptz, look_at), dismissed = $2::text = 'gone',
      unless = case when $2::text = 'later' then unless end
    where id = $1::text and unless is not null`,
};
