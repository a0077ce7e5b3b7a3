/**
 * Outside calendars (H1 to H5, decision 24): which resource is tied to which, the times that are taken there, and the twins of
 * what is booked. The ledger itself queues a twin with whatever it changes, and refuses a time that is taken outside (A14).
 */
export const outsideCalendars = `
create table bot.ties (
  id text primary key,
  business text not null,
  resource text not null,
  units integer not null,
  provider text not null,
  sealed text not null,
  label text not null,
  mirrors boolean not null,
  declared boolean not null,
  ending boolean not null default false,
  cursor text,
  whole_at timestamptz,
  in_step_at timestamptz,
  due_at timestamptz not null,
  tries integer not null default 0,
  trouble text,
  leased_until timestamptz
);
create index ties_of on bot.ties (business, resource);

create table bot.outside_times (
  tie text not null references bot.ties (id) on delete cascade,
  place text not null,
  uid text not null,
  business text not null,
  resource text not null,
  units integer not null,
  times tstzmultirange not null,
  primary key (tie, place)
);
create index outside_times_of on bot.outside_times using gist (business, resource, times);

create sequence bot.twins_told;
create table bot.twins (
  tie text not null references bot.ties (id) on delete cascade,
  uid text not null,
  twin jsonb not null default '{"written":null,"writing":null,"proposed":null}',
  version integer not null default 0,
  told bigint not null,
  done bigint not null default 0,
  tries integer not null default 0,
  due_at timestamptz not null,
  parked text,
  primary key (tie, uid)
);
create index twins_waiting on bot.twins (tie, told) where told > done;

create table bot.calendar_alerts (
  ordinal bigint generated always as identity primary key,
  id text not null unique,
  business text not null,
  resource text not null,
  kind text not null,
  reference text not null,
  start timestamptz,
  at timestamptz not null,
  dismissed boolean not null default false
);
create index calendar_alerts_of on bot.calendar_alerts (business, ordinal) where not dismissed;

-- What a booking was first is what it is called outside, however often it is moved.
create function bot.uid_of(id text, details jsonb) returns text language sql immutable as $$
  select coalesce(details -> 'was' ->> 0, id)
$$;

create function bot.twin_waits(of_business text, of_resource text, of_uid text) returns void language sql as $$
  insert into bot.twins (tie, uid, told, due_at)
    select t.id, of_uid, nextval('bot.twins_told'), '-infinity' from bot.ties t
    where t.business = of_business and t.resource = of_resource and t.mirrors
  on conflict (tie, uid) do update set told = excluded.told, due_at = excluded.due_at, tries = 0, parked = null
$$;

create function bot.mirrored() returns trigger language plpgsql as $$
begin
  perform bot.twin_waits(new.business, new.resource, bot.uid_of(new.id, new.details));
  return null;
end
$$;
create trigger mirrored after insert on bot.bookings for each row
  when (new.status = 'confirmed') execute function bot.mirrored();
create trigger mirrored_again after update on bot.bookings for each row
  when ((old.status = 'confirmed' or new.status = 'confirmed')
    and (old.status is distinct from new.status or old.customer is distinct from new.customer))
  execute function bot.mirrored();

-- Whether a resource is taken outside at these times.
create function bot.taken_outside(of_business text, of_resource text, within tstzmultirange) returns boolean
language sql stable as $$
  select exists (
    select from bot.outside_times o
    where o.business = of_business and o.resource = of_resource and o.times && within
  )
$$;
`;
