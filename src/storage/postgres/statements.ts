import type { Statement } from './database.ts';
import { CONVERSATION_COLUMNS } from './rows.ts';

/** RECEIVE, over a batch of arrivals. */
export const RECEIVE: Statement = {
  name: 'receive',
  text: 'select n, outcome, at_seq, next_generation, (talk).* from bot.receive($1::jsonb)',
};

/** COMMIT, over a batch of turns. */
export const COMMIT: Statement = { name: 'commit', text: 'select n, committed from bot.commit($1::jsonb)' };

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

export const AT: Statement = {
  name: 'at',
  text: `select ${CONVERSATION_COLUMNS} from bot.conversations where place = $1::uuid and newest`,
};

export const UNHANDLED: Statement = {
  name: 'unhandled',
  text: `select e.event_id, e.seq, e.received_at, e.event
    from bot.conversations k join bot.events e on e.conversation = k.id and e.seq > k.handled_seq
    where k.id = $1::uuid order by e.seq limit $2::integer`,
};

export const NEGLECTED: Statement = {
  name: 'neglected',
  text: `select id from bot.conversations
    where pending_since < $1::timestamptz order by pending_since limit $2::integer`,
};

/** The earliest timer of a row is never after any other of its timers, so the first `limit` rows hold the first timers. */
export const DUE_TIMERS: Statement = {
  name: 'due_timers',
  text: `select k.id as conversation, t.key as timer, t.value as due
    from (
      select id, timers from bot.conversations
      where wake_at <= $1::timestamptz order by wake_at limit $2::integer
    ) k, jsonb_each_text(k.timers) t
    where t.value::timestamptz <= $1::timestamptz
    order by t.value::timestamptz limit $2::integer`,
};

export const REPLIES_TO: Statement = {
  name: 'replies_to',
  text: `select t.record -> 'replies' as replies, t.record -> 'stateAfter' as state
    from bot.conversations k
    join bot.events e on e.place = k.place and e.event_id = $2::text and e.conversation = k.id
    cross join lateral (
      select record from bot.turns where conversation = e.conversation and seq >= e.seq order by seq limit 1
    ) t
    where k.id = $1::uuid`,
};

export const REPLIES_AFTER: Statement = {
  name: 'replies_after',
  text: `select body from bot.replies
    where conversation = $1::uuid and (seq, ordinal) > (
      coalesce((select seq from bot.replies where id = $2::uuid and conversation = $1::uuid), 0),
      coalesce((select ordinal from bot.replies where id = $2::uuid and conversation = $1::uuid), 0)
    )
    order by seq, ordinal limit $3::integer`,
};

/** Only the first that waits in each conversation; while it is leased, those behind it wait too. */
export const TAKE_DELIVERIES: Statement = {
  name: 'take_deliveries',
  text: `with first as (
      select r.id from bot.replies r
      where r.status = 'waiting' and r.due_at <= $1::timestamptz
        and ($4::uuid is null or r.conversation = $4::uuid)
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
    select k.id as conversation, k.business, k.channel, k.address, t.body, t.attempts
    from taken t join bot.conversations k on k.id = t.conversation`,
};

export const SETTLE_DELIVERY: Statement = {
  name: 'settle_delivery',
  text: `update bot.replies
    set status = $2::text, due_at = coalesce($3::timestamptz, due_at), reason = $4::text
    where id = $1::uuid and status = 'waiting'`,
};

/** Newest first, so that the newest few cost no more in a long conversation. */
export const TURNS: Statement = {
  name: 'turns',
  text: 'select record from bot.turns where conversation = $1::uuid order by seq desc limit $2::integer',
};

export const STATES: Statement = {
  name: 'states',
  text: `select flow, state, count(*) as count from bot.conversations
    where state is not null group by flow, state order by flow, state`,
};
