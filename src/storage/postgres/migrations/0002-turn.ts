/**
 * The two statements of a turn, each over a batch. They are functions so that each of their steps sees what others
 * committed while it waited for a lock; a single query would go on with what it saw before. Rows are locked in the
 * order of their place and generation, everywhere: batches that lock in different orders deadlock.
 */
export const turn = `
create function bot.receive(arrivals jsonb)
returns table (n integer, outcome text, at_seq bigint, next_generation integer, talk bot.conversations)
language plpgsql as $$
declare
  a record;
  twin record;
begin
  for a in
    select x.*, coalesce(x.place, k.place) as spot
    from jsonb_to_recordset(arrivals) as x (
      n integer, id uuid, place uuid, generation integer, opens uuid, business text, channel text, address text,
      flow text, flow_version integer, language text, event_id text, event jsonb, received_at timestamptz,
      queue_max integer
    )
    left join bot.conversations k on k.id = x.id and x.place is null
    order by spot, k.generation nulls last, x.n
  loop
    n := a.n;
    at_seq := null;
    next_generation := null;
    outcome := null;
    if a.place is null then
      select k.* into talk from bot.conversations k where k.id = a.id for update;
      if talk.id is null then
        outcome := 'unknown_conversation';
      end if;
    else
      loop
        select k.* into talk from bot.conversations k where k.place = a.place and k.newest for update;
        if talk.id is not null then
          exit when talk.closes_at is null or talk.closes_at > a.received_at;
          exit when exists (select from bot.events e where e.place = a.place and e.event_id = a.event_id);
        end if;
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
          (a.opens, a.place, a.generation, a.business, a.channel, a.address, a.flow, a.flow_version, a.language,
           a.received_at)
        on conflict do nothing;
      end loop;
    end if;

    if outcome is null then
      if talk.last_seq - talk.handled_seq >= a.queue_max then
        outcome := 'queue_full';
      else
        insert into bot.events (conversation, seq, place, event_id, received_at, event)
        values (talk.id, talk.last_seq + 1, talk.place, a.event_id, a.received_at, a.event)
        on conflict (place, event_id) do nothing
        returning seq into at_seq;
        if at_seq is not null then
          update bot.conversations k
          set last_seq = at_seq, pending_since = coalesce(k.pending_since, a.received_at)
          where k.id = talk.id;
          outcome := 'stored';
        end if;
      end if;
      if at_seq is null then
        select e.conversation, e.seq into twin
        from bot.events e where e.place = talk.place and e.event_id = a.event_id;
        if twin.seq is not null then
          outcome := 'duplicate';
          at_seq := twin.seq;
          if twin.conversation <> talk.id then
            select k.* into talk from bot.conversations k where k.id = twin.conversation;
          end if;
        end if;
      end if;
    end if;
    return next;
  end loop;
end
$$;

create function bot.commit(commits jsonb) returns table (n integer, committed boolean)
language plpgsql as $$
declare
  c record;
begin
  for c in
    select x.*
    from jsonb_to_recordset(commits) as x (
      n integer, id uuid, version bigint, flow text, flow_version integer, language text, handed_off boolean,
      closes_at timestamptz, timers jsonb, wake_at timestamptz, attempts jsonb, unsettled jsonb, context jsonb,
      state text, seq bigint, acted_at timestamptz, record jsonb, claimed boolean, status text
    )
    left join bot.conversations k on k.id = x.id
    order by k.place, k.generation, x.n
  loop
    n := c.n;
    update bot.conversations k
    set flow = c.flow, flow_version = c.flow_version, language = c.language, handed_off = c.handed_off,
      closes_at = c.closes_at, timers = c.timers, wake_at = c.wake_at, attempts = c.attempts,
      unsettled = c.unsettled, context = c.context, state = c.state, claim = null,
      version = k.version + 1, handled_seq = c.seq,
      pending_since = case when k.last_seq > c.seq then (
        select e.received_at from bot.events e where e.conversation = k.id and e.seq > c.seq order by e.seq limit 1
      ) end
    -- A turn that did not run under the claim that stands must not pass over it.
    where k.id = c.id and k.version = c.version and (k.claim is null or c.claimed);
    committed := found;
    if committed then
      insert into bot.turns (conversation, seq, record) values (c.id, c.seq, c.record);
      insert into bot.replies (id, conversation, seq, ordinal, body, status, due_at)
      select (reply.body ->> 'id')::uuid, c.id, c.seq, reply.ordinal, reply.body, c.status, c.acted_at
      from jsonb_array_elements(c.record -> 'replies') with ordinality as reply (body, ordinal);
    end if;
    return next;
  end loop;
end
$$;
`;
