/** The bookings ledger: one table for all flows, in which the database itself keeps a unit from being booked twice (X5). */
export const ledger = `
create extension if not exists btree_gist;

create type bot.booking_status as enum ('held', 'confirmed', 'cancelled', 'expired');

create table bot.bookings (
  id text primary key,
  key text not null unique,
  -- The order in which they were made, which the clocks of several processes do not tell.
  ordinal bigint generated always as identity,
  business text not null,
  resource text not null,
  unit integer not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  status bot.booking_status not null,
  conversation text,
  customer text,
  details jsonb not null,
  held_until timestamptz check (held_until is null or status = 'held'),
  booked_at timestamptz not null,
  moved_at timestamptz not null,
  constraint one_booking_per_unit_and_time exclude using gist (
    business with =, resource with =, unit with =, during with &&
  ) where (status in ('held', 'confirmed'))
);

create index bookings_of_conversation on bot.bookings (conversation, ordinal);

-- Holds that have run out by the clock passed in make way. They stay in the ledger as expired, for a late payment.
create function bot.expire_holds(of_business text, of_resource text, of_unit integer, within tstzrange, at timestamptz)
returns void language sql as $$
  update bot.bookings b
  set status = 'expired', held_until = null, moved_at = at
  where b.business = of_business and b.resource = of_resource and b.unit = of_unit and b.during && within
    and b.status = 'held' and b.held_until <= at
$$;

create function bot.book(request jsonb) returns table (booking bot.bookings, again boolean)
language plpgsql as $$
declare
  r record;
  candidate integer;
begin
  select * into r from jsonb_to_record(request) as x (
    id text, key text, business text, resource text, units jsonb, start timestamptz, "end" timestamptz,
    held_until timestamptz, conversation text, customer text, details jsonb, now timestamptz
  );
  again := true;
  select b.* into booking from bot.bookings b where b.key = r.key;
  if booking.id is not null then
    return next;
    return;
  end if;
  for candidate in select u.unit::integer from jsonb_array_elements_text(r.units) with ordinality u (unit, n) order by n
  loop
    perform bot.expire_holds(r.business, r.resource, candidate, tstzrange(r.start, r."end"), r.now);
    -- Waits for whoever is booking the same unit and time at this moment, and then does nothing if they did.
    insert into bot.bookings
      (id, key, business, resource, unit, during, status, conversation, customer, details, held_until, booked_at, moved_at)
    values
      (r.id, r.key, r.business, r.resource, candidate, tstzrange(r.start, r."end"),
       case when r.held_until is null then 'confirmed' else 'held' end::bot.booking_status,
       r.conversation, r.customer, r.details, r.held_until, r.now, r.now)
    on conflict do nothing
    returning * into booking;
    again := booking.id is null;
    if again then
      select b.* into booking from bot.bookings b where b.key = r.key;
    end if;
    if booking.id is not null then
      return next;
      return;
    end if;
  end loop;
end
$$;

create function bot.move(booking_id text, from_statuses bot.booking_status[], to_status bot.booking_status, at timestamptz)
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
        perform bot.expire_holds(booking.business, booking.resource, booking.unit, booking.during, at);
      end if;
      update bot.bookings b
      set status = to_status, moved_at = at, held_until = case when to_status = 'held' then b.held_until end
      where b.id = booking_id
      returning * into booking;
      moved := true;
    exception when exclusion_violation then
      -- Somebody else has it by now: the booking stays as it stood.
      moved := false;
    end;
  end if;
  return next;
end
$$;
`;
