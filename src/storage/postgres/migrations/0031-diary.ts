/**
 * The ledger beside a calendar: a time that is taken outside cannot be booked (A14), a booking can be put at another time as
 * a person does it there (H2), and every change of it is counted, so that the SEQUENCE of its event never falls, not even
 * when what was called off stands again (H4).
 */
export const diary = `
create function bot.reference_of(id text, details jsonb) returns text language sql immutable as $$
  select upper(coalesce(details ->> 'reference', left(replace(bot.uid_of(id, details), '-', ''), 6)))
$$;

alter table bot.bookings add column revision integer not null default 0;
-- As the calendar files counted until now.
update bot.bookings set revision = 2 * jsonb_array_length(coalesce(details -> 'was', '[]'))
  + case when status in ('cancelled', 'expired') then 1 else 0 end;

create function bot.count_change() returns trigger language plpgsql as $$
begin
  new.revision := 1 + coalesce(
    (select max(b.revision) from bot.bookings b
      where b.business = new.business and b.reference = bot.reference_of(new.id, new.details)), -1);
  return new;
end
$$;
create trigger count_first before insert on bot.bookings for each row execute function bot.count_change();
create trigger count_change before update on bot.bookings for each row
  when (old.status is distinct from new.status) execute function bot.count_change();

create index bookings_by_uid on bot.bookings (business, bot.uid_of(id, details));
create index bookings_of_resource on bot.bookings using gist (business, resource, during) where (status = 'confirmed');

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
    held_until timestamptz, conversation text, customer text, details jsonb, replaces text, over_outside boolean,
    now timestamptz
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
    for candidate in
      select u.unit::integer from jsonb_array_elements_text(need.units) with ordinality u (unit, n)
      -- Taken outside, it is taken here (A14); a person who moves an appointment there knows what else they have there.
      where r.over_outside is true or not bot.taken_outside(r.business, need.resource, need.times)
      order by n
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

create function bot.reschedule(request jsonb) returns table (booking bot.bookings, again boolean)
language plpgsql as $$
declare
  r record;
  was bot.bookings;
  parts jsonb;
begin
  select * into r from jsonb_to_record(request) as x (
    id text, key text, booking text, units jsonb, start timestamptz, "end" timestamptz, now timestamptz
  );
  select b.* into was from bot.bookings b where b.id = r.booking;
  if was.id is null or (was.status <> 'confirmed' and not exists (select from bot.bookings b where b.key = r.key)) then
    return;
  end if;
  -- Every part keeps its place in the whole; one that was made longer or shorter is busy without a gap.
  select jsonb_agg(jsonb_build_object(
      'resource', y.resource,
      'units', case when y.resource = was.resource then r.units else jsonb_build_array(y.unit) end,
      'start', lower(part.time) + (r.start - lower(was.during)),
      'end', upper(part.time) + case
        when y.resource = was.resource and r."end" - r.start <> upper(was.during) - lower(was.during)
        then r."end" - upper(was.during) else r.start - lower(was.during) end
    ))
    into parts
    from bot.busy y
    cross join lateral unnest(case
      when y.resource = was.resource and r."end" - r.start <> upper(was.during) - lower(was.during)
      then tstzmultirange(tstzrange(lower(y.times), upper(y.times))) else y.times end) as part (time)
    where y.booking = was.id;
  return query select * from bot.book(jsonb_build_object(
    'id', r.id, 'key', r.key, 'business', was.business, 'resource', was.resource, 'units', r.units,
    'start', r.start, 'end', r."end", 'busy', parts, 'held_until', null, 'conversation', was.conversation,
    'customer', was.customer, 'replaces', was.id, 'over_outside', true, 'now', r.now,
    'details', was.details || jsonb_build_object('was', coalesce(was.details -> 'was', '[]') || jsonb_build_array(was.id))
  ));
end
$$;
`;
