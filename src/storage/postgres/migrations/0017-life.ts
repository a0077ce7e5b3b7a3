import { receive } from './0002-receive.ts';

/** RECEIVE as it was, but for conversations that were erased: by their id they are unknown, at their address closed. */
const RECEIVE = receive
  .replaceAll('create function', 'create or replace function')
  .replace('where q.waiting < a.queue_max', 'where q.waiting < a.queue_max and k.erased_at is null')
  .replace('if talk.id is null then', 'if talk.id is null or talk.erased_at is not null then')
  .replace('exit when talk.id is not null and (', 'exit when talk.id is not null and talk.erased_at is null and (');

/**
 * Data has a life (G5). A conversation that was erased stays as a row that says only that it was; it takes nothing more. When
 * something last happened in one is looked up where it may be long ago, and only then: `quiet_since` is never later than that,
 * so that a turn writes no index for it.
 */
export const life = `
alter table bot.conversations
  add column erased_at timestamptz,
  add column quiet_since timestamptz;
create index conversations_quiet on bot.conversations (business, (coalesce(quiet_since, opened_at)))
  where erased_at is null;

create index bookings_going_with on bot.bookings ((details ->> 'goes_with')) where details ->> 'goes_with' is not null;

alter table bot.customers add column met_at timestamptz not null default now();
create index customers_met on bot.customers (business, met_at);

-- A4: a booking once made in a context is neither changed nor removed, unless everything is.
drop trigger booked_booking_stands on bot.conversations;
create trigger booked_booking_stands before update on bot.conversations for each row
  when (
    old.flow = 'appointment'
    and old.context ? 'booked_booking'
    and new.erased_at is null
    and (
      new.flow <> old.flow
      or new.context -> 'booked_booking' is distinct from old.context -> 'booked_booking'
    )
  )
  execute function bot.refuse_change_of_booking();

-- The row is locked first, so that what follows sees what others stored while it waited.
create function bot.erase(of_conversation uuid, of_version bigint, at timestamptz) returns boolean
language plpgsql as $$
declare
  talk bot.conversations;
begin
  select k.* into talk from bot.conversations k where k.id = of_conversation for no key update;
  if talk.id is null or talk.version <> of_version or talk.claim is not null or talk.erased_at is not null then
    return false;
  end if;
  delete from bot.events e where e.place = talk.place and e.generation = talk.generation;
  delete from bot.inbox i where i.conversation = talk.id;
  delete from bot.turns t where t.conversation = talk.id;
  delete from bot.replies r where r.conversation = talk.id;
  update bot.conversations k
  set address = '', handed_off = false, closes_at = at, timers = '{}', wake_at = null, attempts = '{}',
    unsettled = '[]', desk = '{}', context = '{}', state = null, postponed = null,
    version = k.version + 1, erased_at = at
  where k.id = talk.id;
  return true;
end
$$;

-- When something last happened in a conversation, or is to happen.
create function bot.last_sign(of_conversation uuid) returns timestamptz language sql stable as $$
  select greatest(
    k.opened_at,
    (select (t.record ->> 'now')::timestamptz from bot.turns t where t.conversation = k.id order by t.seq desc limit 1),
    (select max(i.received_at) from bot.inbox i where i.conversation = k.id),
    (select max(t.value::timestamptz) from jsonb_each_text(k.timers) t)
  )
  from bot.conversations k where k.id = of_conversation
$$;

-- Those that turn out not to be quiet are looked at again when they may be. So many are looked at in one go.
create function bot.quiet_since(of_business text, before timestamptz, at_most integer) returns setof uuid
language plpgsql as $$
declare
  k record;
  quiet integer := 0;
begin
  for k in
    select c.id, bot.last_sign(c.id) as signed from bot.conversations c
    where c.business = of_business and c.erased_at is null and coalesce(c.quiet_since, c.opened_at) < before
    order by coalesce(c.quiet_since, c.opened_at) limit 20 * at_most
  loop
    if k.signed < before then
      return next k.id;
      quiet := quiet + 1;
      exit when quiet >= at_most;
    else
      update bot.conversations c set quiet_since = k.signed where c.id = k.id;
    end if;
  end loop;
end
$$;

${RECEIVE}
`;
