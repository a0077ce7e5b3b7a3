/**
 * RECEIVE, over a batch of arrivals: an event for a conversation that stands, or the first at an address. What it does
 * not answer is one of the rare cases: an address whose conversation has closed or was opened more than once, an event
 * seen before, a full queue, an unknown id.
 *
 * They are functions so that what follows the locking sees what others committed while it waited; a single query would
 * go on with what it saw before. Numbers are given under the lock, so that a lower one is never stored after a higher.
 * Rows are locked in the order of their ids, here and in COMMIT: batches that lock in different orders deadlock.
 */
export const receive = `
create function bot.receive(ids uuid[], arrivals json, lazily boolean)
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
    where a.generation = 0 and not exists (select from bot.conversations k where k.id = a.id)
    order by a.id
    on conflict do nothing;
    -- Another process may have opened one of them first.
    perform from bot.conversations k where k.id = any (ids) order by k.id for no key update;
  end if;
  return query
  with numbered as materialized (
    select a.n, a.event_id, a.received_at, a.event, coalesce(q.last_seq, k.handled_seq) + 1 as seq, k
    from json_to_recordset(arrivals) as a (
      n integer, id uuid, place uuid, event_id text, event json, received_at timestamptz, queue_max integer
    )
    join bot.conversations k on k.id = a.id
    cross join lateral (
      -- From the last handled one on: before it lies only what vacuum has not yet cleared away.
      select max(i.seq) as last_seq, count(*) as waiting from bot.inbox i
      where i.conversation = k.id and i.seq > k.handled_seq
    ) q
    where q.waiting < a.queue_max
      and (a.place is null or k.newest and (k.closes_at is null or k.closes_at > a.received_at))
      and not exists (
        select from bot.events e
        where e.place = k.place and e.event_id = a.event_id and (a.place is not null or e.generation = k.generation)
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

create function bot.receive_rare(arrivals json)
returns table (n integer, outcome text, at_seq bigint, next_generation integer, talk bot.conversations)
language plpgsql as $$
declare
  a record;
  twin bot.events;
begin
  for a in
    select * from json_to_recordset(arrivals) as x (
      n integer, id uuid, place uuid, generation integer, business text, channel text, address text,
      flow text, flow_version integer, language text, event_id text, event json, received_at timestamptz,
      queue_max integer
    )
    order by x.id
  loop
    n := a.n;
    at_seq := null;
    next_generation := null;
    outcome := null;
    twin := null;
    if a.place is null then
      select k.* into talk from bot.conversations k where k.id = a.id for no key update;
      if talk.id is null then
        outcome := 'unknown_conversation';
      else
        -- Whoever names a conversation means an event of that conversation.
        select e.* into twin from bot.events e
        where e.place = talk.place and e.event_id = a.event_id and e.generation = talk.generation;
      end if;
    else
      loop
        select k.* into talk from bot.conversations k where k.place = a.place and k.newest for no key update;
        select e.* into twin from bot.events e
        where e.place = a.place and e.event_id = a.event_id order by e.generation desc limit 1;
        exit when twin.seq is not null;
        exit when talk.id is not null and (talk.closes_at is null or talk.closes_at > a.received_at);
        -- The id of a new conversation is derived by whoever asks; a wrong guess at the generation asks again.
        if coalesce(talk.generation + 1, 0) <> a.generation then
          outcome := 'generation';
          next_generation := coalesce(talk.generation + 1, 0);
          exit;
        end if;
        update bot.conversations k set newest = false where k.id = talk.id;
        insert into bot.conversations
          (id, place, generation, business, channel, address, flow, flow_version, language, opened_at)
        values
          (a.id, a.place, a.generation, a.business, a.channel, a.address, a.flow, a.flow_version, a.language,
           a.received_at)
        on conflict do nothing;
      end loop;
    end if;

    if twin.seq is not null then
      outcome := 'duplicate';
      at_seq := twin.seq;
      select k.* into talk from bot.conversations k where k.id = twin.conversation;
    elsif outcome is null then
      if (select count(*) from bot.inbox i where i.conversation = talk.id) >= a.queue_max then
        outcome := 'queue_full';
      else
        outcome := 'stored';
        at_seq := coalesce((select max(i.seq) from bot.inbox i where i.conversation = talk.id), talk.handled_seq) + 1;
        insert into bot.events (place, event_id, generation, conversation, seq)
        values (talk.place, a.event_id, talk.generation, talk.id, at_seq);
        insert into bot.inbox (conversation, seq, event_id, received_at, event)
        values (talk.id, at_seq, a.event_id, a.received_at, a.event);
      end if;
    end if;
    return next;
  end loop;
end
$$;
`;
