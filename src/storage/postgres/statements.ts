import type { Statement } from './database.ts';
import { BETWEEN_TEXTS, CONVERSATION_COLUMNS, TALK_COLUMNS } from './rows.ts';

/** RECEIVE, over a batch of arrivals and what they are for. What it does not answer is one of the rare cases. */
export const RECEIVE: Statement = {
  name: 'receive',
  text: `select n, 'stored' as outcome, at_seq, ${TALK_COLUMNS} from bot.receive($1::uuid[], $2::json, $3::boolean)`,
};

export const RECEIVE_RARE: Statement = {
  name: 'receive_rare',
  text: `select n, outcome, at_seq, next_generation, ${TALK_COLUMNS} from bot.receive_rare($1::json)`,
};

/** The long texts of a batch, one in a row. */
const texts = (place: number) => `unnest(string_to_array($${place}::text, chr(${BETWEEN_TEXTS.charCodeAt(0)})))`;

/**
 * COMMIT, over a batch of turns: all of each or nothing of it. Answers with those that counted. The long texts come
 * beside the rest, one after the other, so that each is read once and none has to be written as a member of a list.
 */
export const COMMIT: Statement = {
  name: 'commit',
  text: `with counted as (
      update bot.conversations k
      set flow = t.flow, flow_version = t.flow_version, language = t.language, handed_off = t.handed_off,
        closes_at = t.closes_at, timers = t.timers, wake_at = t.wake_at, attempts = t.attempts,
        unsettled = t.unsettled, desk = t.desk, line = t.line, context = t.context::jsonb, state = t.state, claim = null,
        postponed = null,
        version = k.version + 1, handled_seq = t.seq
      -- In the order of the ids: batches that lock in different orders deadlock.
      from (
        select * from rows from (
          json_to_recordset($1::json) as (
            n integer, id uuid, version bigint, flow text, flow_version integer, language text, handed_off boolean,
            closes_at timestamptz, timers jsonb, wake_at timestamptz, attempts jsonb, unsettled jsonb, desk jsonb,
            line jsonb, state text,
            first_seq bigint, seq bigint, acted_at timestamptz, claimed boolean, push boolean
          ),
          ${texts(2)}, ${texts(3)}
        ) as x (
          n, id, version, flow, flow_version, language, handed_off, closes_at, timers, wake_at, attempts, unsettled, desk,
          line, state, first_seq, seq, acted_at, claimed, push, context, record
        ) order by id
      ) t
      -- A turn that did not run under the claim that stands must not pass over it.
      where k.id = t.id and k.version = t.version and (k.claim is null or t.claimed)
      returning t.n, t.id, t.first_seq, t.seq, t.acted_at, t.push, t.record::json as record, bot.month(k.opened_at) as month
    ), handled as (
      delete from bot.inbox i using counted t
      where i.conversation = t.id and i.seq between t.first_seq and t.seq
    ), recorded as (
      insert into bot.turns (month, conversation, seq, record) select month, id, seq, record from counted
    ), said as (
      insert into bot.replies (id, conversation, seq, ordinal, body, status, due_at)
      select (r.body ->> 'id')::uuid, t.id, t.seq, r.ordinal, r.body, 'waiting', t.acted_at
      from counted t, json_array_elements(t.record -> 'replies') with ordinality as r (body, ordinal)
      where t.push
    )
    select n from counted`,
};

/** CLAIM: what stands afterwards, whoever's it is. An extension keeps the clock and the interpretation that were fixed. */
export const CLAIM: Statement = {
  name: 'claim',
  text: `update bot.conversations
    set claim = case
      when claim is null then $3::jsonb
      when $4::boolean and claim -> 'throughSeq' = $3::jsonb -> 'throughSeq'
        then $3::jsonb || jsonb_build_object('now', claim -> 'now', 'interpretation', claim -> 'interpretation')
      else claim
    end
    where id = $1::uuid and version = $2::bigint
    returning claim`,
};

export const LOAD: Statement = {
  name: 'load',
  text: `select ${CONVERSATION_COLUMNS} from bot.conversations where id = $1::uuid`,
};

export const VERSIONS: Statement = {
  name: 'versions',
  text: 'select id, version from bot.conversations where id = any ($1::uuid[])',
};

export const AT: Statement = {
  name: 'at',
  text: `select ${CONVERSATION_COLUMNS} from bot.conversations where place = $1::uuid and newest`,
};

export const UNHANDLED: Statement = {
  name: 'unhandled',
  text: `select event_id, seq, received_at, event from bot.inbox
    where conversation = $1::uuid and seq > (select handled_seq from bot.conversations where id = $1::uuid)
    order by seq limit $2::integer`,
};

/** Neither postponed nor of a business that is passed over, now being $1 and those businesses $3. */
const SOUGHT = `(k.postponed is null or (k.postponed ->> 'until')::timestamptz <= $1::timestamptz)
      and k.business <> all ($3::text[])`;

/** From the few messages that wait to their talks: PostgreSQL, left to itself, may read all talks after a rush. */
export const NEGLECTED: Statement = {
  name: 'neglected',
  text: `select k.id as conversation, k.business, coalesce((k.postponed -> 'tries')::integer, 0) as tries
    from (select * from bot.inbox where received_at < $4::timestamptz order by received_at, conversation offset 0) i
    cross join lateral (select * from bot.conversations where id = i.conversation offset 0) k
    where ${SOUGHT}
      and not exists (select from bot.inbox e where e.conversation = i.conversation and e.seq < i.seq offset 0)
    order by i.received_at, i.conversation limit $2::integer`,
};

/** The earliest timer of a row is never after any other of its timers, so the first `limit` rows hold the first timers. */
export const DUE_TIMERS: Statement = {
  name: 'due_timers',
  text: `select k.id as conversation, k.business, coalesce((k.postponed -> 'tries')::integer, 0) as tries,
      t.key as timer, t.value as due
    from (
      select * from bot.conversations k
      where wake_at <= $1::timestamptz and ${SOUGHT} order by wake_at limit $2::integer
    ) k, jsonb_each_text(k.timers) t
    where t.value::timestamptz <= $1::timestamptz
    order by t.value::timestamptz limit $2::integer`,
};

/** Where the turns of a conversation are: it never changes. */
export const MONTH_OF: Statement = {
  name: 'month_of',
  text: `select bot.month(opened_at)::text as month from bot.conversations where id = $1::uuid`,
};

/** The turns of the conversation $1, whose month is $2: known beforehand, so that the other months are not even opened. */
const OF_TALK = 't.conversation = $1::uuid and t.month = $2::date';

/** Unhandled it is in the inbox, handled in the record of its turn: the first at or after its own number. */
export const RECEIVED: Statement = {
  name: 'received',
  text: `select coalesce(
      (select i.event from bot.inbox i where i.conversation = e.conversation and i.seq = e.seq),
      (select x.event -> 'event'
       from (
         select t.record from bot.turns t where ${OF_TALK} and t.seq >= e.seq order by t.seq limit 1
       ) t, json_array_elements(t.record -> 'events') as x (event)
       where x.event ->> 'id' = e.event_id limit 1)
    ) as event
    from bot.conversations k
    join bot.events e on e.place = k.place and e.event_id = $3::text and e.generation = k.generation
    where k.id = $1::uuid`,
};

export const REPLIES_TO: Statement = {
  name: 'replies_to',
  text: `select t.record -> 'replies' as replies, t.record -> 'stateAfter' as state
    from bot.conversations k
    join bot.events e on e.place = k.place and e.event_id = $3::text and e.generation = k.generation
    cross join lateral (
      select t.record from bot.turns t where ${OF_TALK} and t.seq >= e.seq order by t.seq limit 1
    ) t
    where k.id = $1::uuid`,
};

/** What was said is in the records of the turns. Whoever asks has mostly seen the newest, so it is sought from there. */
export const REPLIES_AFTER: Statement = {
  name: 'replies_after',
  text: `with seen as materialized (
      select t.seq, r.ordinal
      from bot.turns t, json_array_elements(t.record -> 'replies') with ordinality as r (body, ordinal)
      where ${OF_TALK} and r.body ->> 'id' = $3::text
      order by t.seq desc limit 1
    )
    select r.body
    from bot.turns t, json_array_elements(t.record -> 'replies') with ordinality as r (body, ordinal)
    where ${OF_TALK} and t.seq >= coalesce((select seq from seen), 0)
      and (t.seq, r.ordinal) > (coalesce((select seq from seen), 0), coalesce((select ordinal from seen), 0))
    order by t.seq, r.ordinal limit $4::integer`,
};

/** Only the first that waits in each conversation; while it is leased, those behind it wait too. */
export const TAKE_DELIVERIES: Statement = {
  name: 'take_deliveries',
  text: `with first as (
      select r.id from bot.replies r
      where r.status = 'waiting' and r.due_at <= $1::timestamptz
        and ($4::uuid is null or r.conversation = $4::uuid)
        and ($5::text[] = '{}' or not exists (
          select from bot.conversations k
          where k.id = r.conversation and k.business || '/' || k.channel = any ($5::text[])
        ))
        and not exists (
          select from bot.replies before
          where before.conversation = r.conversation and before.status = 'waiting'
            and (before.seq, before.ordinal) < (r.seq, r.ordinal)
        )
      order by r.due_at limit $3::integer
      for update skip locked
    ), taken as (
      update bot.replies r set due_at = $2::timestamptz, attempts = r.attempts + 1
      from first where r.id = first.id
      returning r.conversation, r.body, r.attempts - 1 as attempts
    )
    select k.id as conversation, k.business, k.channel, k.address, t.body, t.attempts, k.line, k.handed_off
    from taken t join bot.conversations k on k.id = t.conversation`,
};

export const POSTPONE: Statement = {
  name: 'postpone',
  text: 'update bot.conversations set postponed = $2::jsonb where id = $1::uuid',
};

export const STUCK: Statement = {
  name: 'stuck',
  text: `select k.id as conversation, 'turn' as what, k.postponed ->> 'reason' as reason, k.postponed ->> 'until' as until
    from bot.conversations k where k.postponed is not null and k.business = $1::text
    union all
    select k.id, 'reply', coalesce(r.reason, ''), null
    from bot.replies r join bot.conversations k on k.id = r.conversation
    where r.status = 'parked' and k.business = $1::text
    limit $2::integer`,
};

export const SETTLE_DELIVERY: Statement = {
  name: 'settle_delivery',
  text: `update bot.replies
    set status = $2::bot.reply_status, due_at = coalesce($3::timestamptz, due_at), reason = $4::text
    where id = $1::uuid and status = 'waiting'`,
};

/** Newest first, so that the newest few cost no more in a long conversation. */
export const TURNS: Statement = {
  name: 'turns',
  text: `select t.record from bot.turns t where ${OF_TALK} order by t.seq desc limit $3::integer`,
};

/** So many pages of the table are counted in one go, in the order in which they lie on the disk. */
export const COUNTED_PAGES = 8_192;

export const PAGES: Statement = {
  name: 'pages',
  text: `select pg_relation_size('bot.conversations') / current_setting('block_size')::bigint as pages`,
};

export const STATES: Statement = {
  name: 'states',
  text: `select flow, state, count(*) as count from bot.conversations
    where ctid >= format('(%s,0)', $1::bigint)::tid and ctid < format('(%s,0)', $1::bigint + ${COUNTED_PAGES})::tid
      and state is not null
    group by flow, state`,
};
