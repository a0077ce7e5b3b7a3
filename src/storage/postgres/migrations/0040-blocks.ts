/**
 * Time that nobody can have (G4): holidays, sickness. A block stands beside the ledger and not in it, so that what comes free
 * inside one is not to be had at any moment. What was booked before it stays; nothing new is booked in it, and nothing that
 * was given up stands again.
 */
export const blocks = `
create table bot.blocks (
  id text primary key,
  business text not null,
  resource text not null,
  units integer not null,
  during tstzrange not null check (not isempty(during)),
  reason text not null,
  note text,
  by text not null
);
create index blocks_of on bot.blocks using gist (business, resource, during);

create function bot.is_blocked(of_business text, of_resource text, within tstzmultirange) returns boolean
language sql stable as $$
  select exists (
    select from bot.blocks k where k.business = of_business and k.resource = of_resource and k.during && within
  )
$$;

-- What would take up its unit in a block finds none free there.
create function bot.busy_unless_blocked() returns trigger language plpgsql as $$
begin
  if new.standing and bot.is_blocked(new.business, new.resource, new.times) then
    return null;
  end if;
  return new;
end
$$;
create trigger busy_unless_blocked before insert on bot.busy for each row execute function bot.busy_unless_blocked();

create or replace function bot.move(booking_id text, from_statuses bot.booking_status[], to_status bot.booking_status, at timestamptz)
returns table (booking bot.bookings, moved boolean)
language plpgsql as $$
begin
  select b.* into booking from bot.bookings b where b.id = booking_id for update;
  if booking.id is null then
    return;
  end if;
  moved := false;
  if booking.status = any (from_statuses) then
    begin
      if to_status in ('held', 'confirmed') and booking.status not in ('held', 'confirmed') then
        if exists (select from bot.busy y where y.booking = booking_id and bot.is_blocked(y.business, y.resource, y.times)) then
          return next;
          return;
        end if;
        perform bot.expire_holds(y.business, y.resource, y.unit, y.times, at) from bot.busy y where y.booking = booking_id;
      end if;
      update bot.bookings b
      set status = to_status, moved_at = at, held_until = case when to_status = 'held' then b.held_until end
      where b.id = booking_id
      returning * into booking;
      moved := true;
    exception when exclusion_violation then
      -- Somebody else has it by now: the booking stays as it stood.
      moved := false;
      select b.* into booking from bot.bookings b where b.id = booking_id;
    end;
  end if;
  return next;
end
$$;

-- Until now a block was bookings of nobody's, one for each stretch that was free.
insert into bot.blocks (id, business, resource, units, during, reason, note, by)
  select b.details -> 'block' ->> 'id', b.business, b.resource, max(b.unit),
    tstzrange(min((b.details -> 'block' ->> 'start')::timestamptz), max((b.details -> 'block' ->> 'end')::timestamptz)),
    min(b.details -> 'block' ->> 'reason'), min(b.details -> 'block' ->> 'note'), min(b.details -> 'block' ->> 'by')
  from bot.bookings b where b.details ? 'block' and b.status = 'confirmed' group by 1, 2, 3;
update bot.bookings set status = 'cancelled' where details ? 'block' and status = 'confirmed';
`;
