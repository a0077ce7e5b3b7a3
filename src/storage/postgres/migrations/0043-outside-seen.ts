/**
 * What people see of outside calendars: the names of events that are not private (G4), and whether a customer was told of a
 * change there (H2). What was called off does not stand again where the time is taken outside by now (A14).
 */
export const outsideSeen = `
alter table bot.outside_times add column title text;
-- Everything is read once more, for the names of what is known already.
update bot.ties set whole_at = null;

alter table bot.calendar_alerts add column unless jsonb, add column look_at timestamptz;
create index calendar_alerts_doubted on bot.calendar_alerts (look_at) where unless is not null;

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
        if exists (
          select from bot.busy y where y.booking = booking_id and (
            bot.taken_outside(y.business, y.resource, y.times) or bot.is_blocked(y.business, y.resource, y.times))
        ) then
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
`;
