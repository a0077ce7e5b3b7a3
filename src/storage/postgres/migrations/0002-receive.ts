/**
 * RECEIVE's rare cases: an address whose conversation has closed or was opened more than once, an event seen before, a
 * full queue, an unknown id. A function, so that each of its steps sees what others committed while it waited for a
 * lock; a single query would go on with what it saw before.
 */
export const receive = `
create function bot.receive_rare(arrivals json)
returns table (n integer, outcome text, at_seq bigint, next_generation integer, talk bot.conversations)
language plpgsql as $$
declare
  a record;
  twin record;
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
        update bot.conversations k set last_seq = k.last_seq + 1 where k.id = talk.id returning k.* into talk;
        at_seq := talk.last_seq;
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
