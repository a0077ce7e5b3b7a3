/**
 * Who waits for what is taken, in the order they came, and word of whatever comes free (decision 18). The ledger itself puts
 * it there: called off, moved, given up, run out. A hold runs out without anybody's doing, so that word of it is due when it
 * does. Word is cheap and may be false: whoever reads it looks at the ledger.
 */
export const waiting = `
create table bot.waiting (
  ordinal bigint generated always as identity primary key,
  id text not null unique,
  business text not null,
  flow text not null,
  contact text not null,
  channel text not null,
  address text not null,
  conversation text not null,
  language text not null,
  needs jsonb not null,
  same text not null,
  what jsonb not null,
  until timestamptz not null,
  status text not null check (status in ('waiting', 'offered', 'served', 'left')),
  joined_at timestamptz not null,
  moved_at timestamptz not null
);
create unique index waiting_once on bot.waiting (business, contact, same) where status = 'waiting';
create index waiting_ahead on bot.waiting (business, ordinal) where status = 'waiting';

create table bot.freed (
  ordinal bigint generated always as identity primary key,
  business text not null,
  due timestamptz not null,
  leased_until timestamptz
);
create index freed_due on bot.freed (due);

create function bot.time_freed() returns trigger language plpgsql as $$
begin
  if new.status = 'held' then
    insert into bot.freed (business, due) values (new.business, new.held_until);
  elsif tg_op = 'UPDATE' and old.status in ('held', 'confirmed') and new.status not in ('held', 'confirmed') then
    insert into bot.freed (business, due) values (new.business, new.moved_at);
  end if;
  return null;
end
$$;
create trigger time_freed after insert on bot.bookings for each row
  when (new.held_until is not null) execute function bot.time_freed();
create trigger time_freed_again after update on bot.bookings for each row
  when (old.status is distinct from new.status or old.held_until is distinct from new.held_until)
  execute function bot.time_freed();

insert into bot.freed (business, due) select business, held_until from bot.bookings where status = 'held' and held_until is not null;
`;
