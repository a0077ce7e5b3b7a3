/**
 * RECEIVE, looking up each conversation and each event by its key, whatever the planner believes. A plan that was made while
 * the tables were empty is kept until they are analysed; until then a join read every conversation that was not erased, and
 * every event of that id, for each message. `offset 0` keeps a lookup a lookup.
 */
export const byKey = `
-- What waits longest is found without a look at all that waits.
create index inbox_by_arrival on bot.inbox (received_at, conversation);

create or replace function bot.receive(ids uuid[], arrivals json, lazily boolean)
returns table (n integer, at_seq bigint, talk bot.conversations)
language plpgsql as $$
declare
  locked integer;
begin
  if lazily then
    -- For this one statement: what is committed after it, and waits for the disk, takes it along.
    perform set_config('synchronous_commit', 'off', true);
  end if;
  perform from bot.conversations k where k.id = any (ids) order by k.id for no key update;
  get diagnostics locked = row_count;
  if locked < cardinality(ids) then
    insert into bot.conversations
      (id, place, generation, business, channel, address, flow, flow_version, language, opened_at)
    select a.id, a.place, 0, a.business, a.channel, a.address, a.flow, a.flow_version, a.language, a.received_at
    from json_to_recordset(arrivals) as a (
      id uuid, place uuid, generation integer, business text, channel text, address text,
      flow text, flow_version integer, language text, received_at timestamptz
    )
    where a.generation = 0 and not exists (select from bot.conversations k where k.id = a.id offset 0)
    order by a.id
    on conflict do nothing;
    -- Another process may have opened one of them first.
    perform from bot.conversations k where k.id = any (ids) order by k.id for no key update;
  end if;
  return query
  with numbered as materialized (
    select a.n, a.event_id, a.received_at, a.event, coalesce(q.last_seq, (c.k).handled_seq) + 1 as seq, c.k
    from json_to_recordset(arrivals) as a (
      n integer, id uuid, place uuid, event_id text, event json, received_at timestamptz, queue_max integer
    )
    cross join lateral (select k from bot.conversations k where k.id = a.id offset 0) c
    cross join lateral (
      -- From the last handled one on: before it lies only what vacuum has not yet cleared away.
      select max(i.seq) as last_seq, count(*) as waiting from bot.inbox i
      where i.conversation = a.id and i.seq > (c.k).handled_seq
    ) q
    where q.waiting < a.queue_max and (c.k).erased_at is null
      and (a.place is null or (c.k).newest and ((c.k).closes_at is null or (c.k).closes_at > a.received_at))
      and not exists (
        select from bot.events e
        where e.place = (c.k).place and e.event_id = a.event_id
          and (a.place is not null or e.generation = (c.k).generation)
        offset 0
      )
  ), seen as (
    insert into bot.events (place, event_id, generation, conversation, seq)
    select (x.k).place, x.event_id, (x.k).generation, (x.k).id, x.seq from numbered x
  ), queued as (
    insert into bot.inbox (conversation, seq, event_id, received_at, event)
    select (x.k).id, x.seq, x.event_id, x.received_at, x.event from numbered x
  )
  select x.n, x.seq, x.k from numbered x;
end
$$;
`;
