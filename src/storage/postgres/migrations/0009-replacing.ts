/**
 * A booking that takes another's place (B9): the one it replaces makes way first, so that an appointment can be moved by
 * half an hour, and stands again if the new one cannot be had. Nobody else ever sees it gone without the other made.
 */
export const replacing = `
create or replace function bot.book(request jsonb) returns table (booking bot.bookings, again boolean)
language plpgsql as $$
declare
  r record;
  candidate integer;
  replaced timestamptz;
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
    select b.moved_at into replaced from bot.bookings b where b.id = r.replaces and b.status = 'confirmed' for update;
    update bot.bookings b set status = 'cancelled', moved_at = r.now where b.id = r.replaces and replaced is not null;
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
  update bot.bookings b set status = 'confirmed', moved_at = replaced where b.id = r.replaces and replaced is not null;
end
$$;
`;
