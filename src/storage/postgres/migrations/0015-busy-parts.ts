/**
 * What a booking keeps others off is no longer its own time alone: parts of it on any number of resources, with buffers
 * around them and gaps between (decision 18). The database itself still refuses two on one unit and time (X5), now here. A
 * reservation that is still to be paid can be moved too (X14): a hold makes way as a confirmed booking does.
 */
export const busyParts = `
alter table bot.bookings drop constraint one_booking_per_unit_and_time;

create table bot.busy (
  booking text not null references bot.bookings (id) on delete cascade,
  business text not null,
  resource text not null,
  unit integer not null,
  times tstzmultirange not null check (not isempty(times) and not lower_inf(times) and not upper_inf(times)),
  -- Whether the booking counts, and until when a hold does: as the booking says, which the trigger below sees to.
  standing boolean not null,
  held_until timestamptz,
  primary key (booking, resource),
  constraint one_booking_per_unit_and_time exclude using gist (
    business with =, resource with =, unit with =, times with &&
  ) where (standing)
);

insert into bot.busy (booking, business, resource, unit, times, standing, held_until)
  select id, business, resource, unit, tstzmultirange(during), status in ('held', 'confirmed'), held_until from bot.bookings;

create function bot.busy_follows() returns trigger language plpgsql as $$
begin
  update bot.busy set standing = new.status in ('held', 'confirmed'), held_until = new.held_until where booking = new.id;
  return null;
end
$$;
create trigger busy_follows after update on bot.bookings for each row
  when (old.status is distinct from new.status or old.held_until is distinct from new.held_until)
  execute function bot.busy_follows();

-- A booking that is written without parts, by whoever, is busy from its start to its end.
create function bot.busy_at_least() returns trigger language plpgsql as $$
begin
  insert into bot.busy (booking, business, resource, unit, times, standing, held_until)
    select b.id, b.business, b.resource, b.unit, tstzmultirange(b.during), b.status in ('held', 'confirmed'), b.held_until
    from bot.bookings b
    where b.id = new.id and not exists (select from bot.busy y where y.booking = new.id);
  return null;
end
$$;
create constraint trigger busy_at_least after insert on bot.bookings deferrable initially deferred
  for each row execute function bot.busy_at_least();

drop function bot.expire_holds(text, text, integer, tstzrange, timestamptz);
create function bot.expire_holds(of_business text, of_resource text, of_unit integer, within tstzmultirange, at timestamptz)
returns void language sql as $$
  update bot.bookings b
  set status = 'expired', held_until = null, moved_at = at
  from bot.busy y
  where y.business = of_business and y.resource = of_resource and y.unit = of_unit and y.times && within
    and y.standing and y.held_until <= at and b.id = y.booking and b.status = 'held'
$$;

create or replace function bot.book(request jsonb) returns table (booking bot.bookings, again boolean)
language plpgsql as $$
declare
  r record;
  need record;
  candidate integer;
  placed integer;
  replaced bot.bookings;
begin
  select * into r from jsonb_to_record(request) as x (
    id text, key text, business text, resource text, units jsonb, start timestamptz, "end" timestamptz, busy jsonb,
    held_until timestamptz, conversation text, customer text, details jsonb, replaces text, now timestamptz
  );
  again := true;
  select b.* into booking from bot.bookings b where b.key = r.key;
  if booking.id is not null then
    return next;
    return;
  end if;
  -- Waits for whoever is booking under the same key at this moment, and then does nothing if they did.
  insert into bot.bookings
    (id, key, business, resource, unit, during, status, conversation, customer, details, held_until, booked_at, moved_at)
  values
    (r.id, r.key, r.business, r.resource, coalesce((r.units ->> 0)::integer, 1), tstzrange(r.start, r."end"),
     case when r.held_until is null then 'confirmed' else 'held' end::bot.booking_status,
     r.conversation, r.customer, r.details, r.held_until, r.now, r.now)
  on conflict do nothing
  returning * into booking;
  if booking.id is null then
    select b.* into booking from bot.bookings b where b.key = r.key;
    if booking.id is not null then
      return next;
    end if;
    return;
  end if;
  again := false;
  if r.replaces is not null then
    select b.* into replaced from bot.bookings b
      where b.id = r.replaces and (b.status = 'confirmed' or (b.status = 'held' and b.held_until > r.now)) for update;
    update bot.bookings b set status = 'cancelled', held_until = null, moved_at = r.now where b.id = replaced.id;
  end if;
  -- In the same order for everybody, so that two who want the same resources do not wait for each other.
  for need in
    select x.resource, x.units, range_agg(tstzrange(x.start, x."end")) as times
    from jsonb_to_recordset(coalesce(r.busy, jsonb_build_array(request))) as x (
      resource text, units jsonb, start timestamptz, "end" timestamptz
    )
    group by x.resource, x.units order by x.resource
  loop
    placed := null;
    for candidate in select u.unit::integer from jsonb_array_elements_text(need.units) with ordinality u (unit, n) order by n
    loop
      perform bot.expire_holds(r.business, need.resource, candidate, need.times, r.now);
      -- Waits for whoever is booking the same unit and time at this moment, and then does nothing if they did.
      insert into bot.busy (booking, business, resource, unit, times, standing, held_until)
      values (r.id, r.business, need.resource, candidate, need.times, true, r.held_until)
      on conflict do nothing
      returning unit into placed;
      exit when placed is not null;
    end loop;
    if placed is null then
      delete from bot.bookings b where b.id = r.id;
      update bot.bookings b set status = replaced.status, held_until = replaced.held_until, moved_at = replaced.moved_at
        where b.id = replaced.id;
      return;
    end if;
    if need.resource = r.resource and placed <> booking.unit then
      update bot.bookings b set unit = placed where b.id = r.id returning * into booking;
    end if;
  end loop;
  return next;
end
$$;

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
`;
