/**
 * The turns, by the month in which their conversation was opened (decision 31). A conversation's lie together, so that they are
 * found in one part however many there are, and its number and its order need no more than before. What has no part of its own,
 * because a clock is far off, goes into `turns_other`: a turn is never refused for its month.
 *
 * The old table is attached as it is: what it was proved to hold spares PostgreSQL a look. It goes on taking in the turns of what
 * is opened until the end of this month, or of the next: a conversation's are in one place, also where a clock is days off. Each
 * part has a key of its own. That a turn is stored once rests on the version of its conversation.
 */
export const months = `
alter table bot.turns rename to turns_before;

create table bot.turns (
  conversation uuid not null,
  seq bigint not null,
  record json not null,
  -- Of programs that know of no months.
  month date not null default '-infinity',
  stored_at timestamptz default now()
) partition by range (month);

create function bot.make_turns(name text) returns void language plpgsql as $$
begin
  -- The month is in the key so that a look-up by it keeps the order of the turns, whatever the planner believes.
  execute format(
    'create table bot.%1$I (like bot.turns including defaults, primary key (conversation, month, seq))
       with (toast_tuple_target = 8160);
     create index %2$I on bot.%1$I using brin (stored_at) with (autosummarize = on)',
    name, name || '_stored');
end
$$;

select bot.make_turns('turns_other');
alter table bot.turns attach partition bot.turns_other default;

-- Where the turns of a conversation are: in the month in which it was opened, if it was opened since there are months.
do $$
declare
  since timestamptz := '-infinity';
begin
  if exists (select from bot.turns_before) then
    since := (date_trunc('month', (now() + interval '7 days') at time zone 'UTC') + interval '1 month') at time zone 'UTC';
    alter table bot.turns attach partition bot.turns_before for values from (minvalue) to ('0001-01-01');
  else
    drop table bot.turns_before;
  end if;
  execute format(
    'create function bot.month(opened_at timestamptz) returns date language sql immutable as $month$
       select case when opened_at < %L then ''-infinity'' else date_trunc(''month'', opened_at at time zone ''UTC'')::date end
     $month$', since);
end
$$;

-- A program that knows of no months says none: its turn goes where the others of the conversation are.
create function bot.put_in_month() returns trigger language plpgsql as $$
declare
  its date := (select bot.month(k.opened_at) from bot.conversations k where k.id = new.conversation);
begin
  if its > '-infinity' then
    insert into bot.turns (conversation, seq, record, month) values (new.conversation, new.seq, new.record, its);
    return null;
  end if;
  return new;
end
$$;
create trigger put_in_month before insert on bot.turns_other for each row
  when (new.month = '-infinity') execute function bot.put_in_month();
do $$ begin
  if to_regclass('bot.turns_before') is not null then
    create trigger put_in_month before insert on bot.turns_before for each row execute function bot.put_in_month();
  end if;
end $$;

-- Attaching waits for nobody who reads or writes other months; what is in its way for long is left to the next round.
create function bot.make_month(of_month date) returns boolean language plpgsql as $$
declare
  name text := to_char(of_month, '"turns_"YYYY_MM');
  next date := (of_month + interval '1 month')::date;
begin
  if to_regclass('bot.' || name) is not null then
    return true;
  end if;
  lock table bot.turns_other in access exclusive mode;
  perform bot.make_turns(name);
  execute format(
    'with moved as (delete from bot.turns_other where month >= %2$L and month < %3$L
         returning conversation, seq, record, month, stored_at)
       insert into bot.%1$I (conversation, seq, record, month, stored_at) select * from moved;
     alter table bot.turns attach partition bot.%1$I for values from (%2$L) to (%3$L)',
    name, of_month, next);
  return true;
exception when lock_not_available then
  return false;
end
$$;

create function bot.drop_if_empty(name text) returns boolean language plpgsql as $$
declare
  is_used boolean;
begin
  execute format('select exists (select from bot.%I)', name) into is_used;
  if is_used then
    return true;
  end if;
  -- Whoever stores a turn takes this lock first: what is empty now stays so.
  lock table bot.turns in access exclusive mode;
  execute format('select exists (select from bot.%I)', name) into is_used;
  if not is_used then
    execute format('drop table bot.%I', name);
  end if;
  return true;
exception when lock_not_available then
  return false;
end
$$;

-- Months ahead, and months of conversations that went on after theirs was gone; then those that nobody has anything in any more.
create function bot.keep_months(at timestamptz) returns void language plpgsql as $$
declare
  this date := date_trunc('month', at at time zone 'UTC')::date;
  one date;
  name text;
begin
  if not pg_try_advisory_xact_lock(7246180117) then
    return;
  end if;
  perform set_config('lock_timeout', '200ms', true);
  for one in
    select (this + make_interval(months => ahead))::date from generate_series(0, 2) ahead
    union
    select o.month from bot.turns_other o where o.month > '-infinity' and o.month < this
  loop
    if not bot.make_month(one) then
      return;
    end if;
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'bot.turns'::regclass
      and (c.relname = 'turns_before' or c.relname ~ '^turns_\\d' and c.relname < to_char(this, '"turns_"YYYY_MM'))
    order by c.relname
  loop
    if not bot.drop_if_empty(name) then
      return;
    end if;
  end loop;
end
$$;

create or replace function bot.erase(of_conversation uuid, of_version bigint, at timestamptz) returns boolean
language plpgsql as $$
declare
  talk bot.conversations;
  its date;
begin
  select k.* into talk from bot.conversations k where k.id = of_conversation for no key update;
  its := bot.month(talk.opened_at);
  if talk.id is null or talk.version <> of_version or talk.claim is not null or talk.erased_at is not null then
    return false;
  end if;
  delete from bot.events e where e.place = talk.place and e.generation = talk.generation;
  delete from bot.inbox i where i.conversation = talk.id;
  delete from bot.turns t
    where t.conversation = of_conversation and t.month = its;
  delete from bot.replies r where r.conversation = talk.id;
  update bot.conversations k
  set address = '', handed_off = false, closes_at = at, timers = '{}', wake_at = null, attempts = '{}',
    unsettled = '[]', desk = '{}', line = '{}', context = '{}', state = null, postponed = null,
    version = k.version + 1, erased_at = at
  where k.id = talk.id;
  return true;
end
$$;

create or replace function bot.last_sign(of_conversation uuid) returns timestamptz language plpgsql stable as $$
declare
  its date := (select bot.month(k.opened_at) from bot.conversations k where k.id = of_conversation);
begin
  return (
    select greatest(
      k.opened_at,
      (select (t.record ->> 'now')::timestamptz from bot.turns t
        where t.conversation = of_conversation and t.month = its
        order by t.seq desc limit 1),
      (select max(i.received_at) from bot.inbox i where i.conversation = of_conversation),
      (select max(t.value::timestamptz) from jsonb_each_text(k.timers) t)
    )
    from bot.conversations k where k.id = of_conversation
  );
end
$$;

-- Up to when each of those who keep something of every conversation has gone through the turns.
create table bot.rolls (
  reader text primary key,
  until timestamptz not null
);
`;
