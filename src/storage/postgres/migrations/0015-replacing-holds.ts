/** A reservation that is still to be paid can be moved too (X14): a hold makes way as a confirmed booking does. */
export const replacingHolds = `
create or replace function bot.book(request jsonb) returns table (booking bot.bookings, again boolean)
language plpgsql as $$
declare
  r record;
  candidate integer;
  replaced bot.bookings;
begin
  select * into r from jsonb_to_record(request) as x (
    id text, key text, business text, resource text, units jsonb, start timestamptz, "end" timestamptz,
    held_until timestamptz, conversation text, customer text, details jsonb, replaces text, now timestamptz
  );
  again := true;
  select b.* into booking from bot.bookings b where b.key = r.key;
  if booking.id is not null then
    return next;
    return;
  end if;
  if r.replaces is not null then
    select b.* into replaced from bot.bookings b
      where b.id = r.replaces and (b.status = 'confirmed' or (b.status = 'held' and b.held_until > r.now)) for update;
    update bot.bookings b set status = 'cancelled', held_until = null, moved_at = r.now where b.id = replaced.id;
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
  update bot.bookings b set status = replaced.status, held_until = replaced.held_until, moved_at = replaced.moved_at
    where b.id = replaced.id;
end
$$;
`;
