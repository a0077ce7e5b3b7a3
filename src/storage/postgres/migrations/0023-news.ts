/**
 * News for those outside who listen, written by the very transaction that makes it so: a booking made, moved or called off, what
 * came of a payment, a conversation handed over. Each listener is told by itself, in order about one booking.
 *
 * What a booking comes to is only certain at the end of its transaction: one that was to make way stands again where the
 * other cannot be had. So the trigger is deferred, and compares what stands with what was last announced.
 */
export const news = `
create table bot.news (
  ordinal bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  business text not null,
  kind text not null,
  -- What it is told in order about: the first booking of those that were had in each other's place, or a conversation.
  about text not null,
  at timestamptz not null,
  facts jsonb not null,
  -- Whose it is and what they said: gone once they are erased (G5).
  personal jsonb,
  spread boolean not null default false
);
create index news_to_spread on bot.news (ordinal) where not spread;
create index news_about on bot.news (business, about);

create table bot.tellings (
  id uuid primary key default gen_random_uuid(),
  news bigint not null references bot.news (ordinal) on delete cascade,
  business text not null,
  about text not null,
  listener text not null,
  status text not null check (status in ('waiting', 'told', 'parked')),
  attempts integer not null default 0,
  due timestamptz not null,
  leased_until timestamptz,
  reason text,
  changed_at timestamptz not null,
  unique (news, listener)
);
create index tellings_due on bot.tellings (due) where status = 'waiting';
create index tellings_in_order on bot.tellings (business, listener, about, news) where status = 'waiting';
create index tellings_over on bot.tellings (changed_at) where status <> 'waiting';
create index tellings_of_business on bot.tellings (business, news);

create function bot.iso(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

alter table bot.bookings add column announced text check (announced in ('standing', 'off'));
update bot.bookings set announced = 'standing' where status = 'confirmed';
create index bookings_in_place on bot.bookings ((coalesce(details -> 'was' ->> 0, id)));

create function bot.announce_booking(b bot.bookings, kind text, before bot.bookings) returns void language sql as $$
  insert into bot.news (business, kind, about, at, facts, personal)
  values (
    b.business, kind, coalesce(b.details -> 'was' ->> 0, b.id), b.moved_at,
    jsonb_strip_nulls(jsonb_build_object(
      'booking', jsonb_build_object('id', b.id, 'reference', b.reference, 'resource', b.resource, 'unit', b.unit,
        'start', bot.iso(lower(b.during)), 'end', bot.iso(upper(b.during)), 'status', b.status),
      'previous', case when before.id is not null then jsonb_build_object('id', before.id, 'resource', before.resource,
        'start', bot.iso(lower(before.during)), 'end', bot.iso(upper(before.during))) end
    )),
    jsonb_build_object('customer', b.customer, 'conversation', b.conversation, 'details', b.details)
  )
$$;

create function bot.booking_news() returns trigger language plpgsql as $$
declare
  b bot.bookings;
  before bot.bookings;
begin
  select x.* into b from bot.bookings x where x.id = new.id;
  -- Those who come along with somebody are no booking of their own.
  if b.id is null or b.details ->> 'goes_with' is not null then
    return null;
  end if;
  if b.status = 'confirmed' and b.announced is distinct from 'standing' then
    select x.* into before from bot.bookings x
      where coalesce(x.details -> 'was' ->> 0, x.id) = coalesce(b.details -> 'was' ->> 0, b.id) and x.id <> b.id
        and x.announced = 'standing' order by x.ordinal desc limit 1;
    perform bot.announce_booking(b, case when before.id is null then 'booking.created' else 'booking.moved' end, before);
    update bot.bookings x set announced = 'standing' where x.id = b.id;
  elsif b.status in ('cancelled', 'expired') and b.announced = 'standing' then
    -- What is had in its place has been told already.
    if not exists (
      select from bot.bookings x
      where coalesce(x.details -> 'was' ->> 0, x.id) = coalesce(b.details -> 'was' ->> 0, b.id) and x.id <> b.id
        and x.status = 'confirmed'
    ) then
      perform bot.announce_booking(b, 'booking.called_off', null);
    end if;
    update bot.bookings x set announced = 'off' where x.id = b.id;
  elsif b.status = 'confirmed' and tg_op = 'UPDATE' then
    if old.during <> new.during or old.resource <> new.resource then
      perform bot.announce_booking(b, 'booking.moved', old);
    end if;
  end if;
  return null;
end
$$;
create constraint trigger booking_news after insert on bot.bookings deferrable initially deferred
  for each row execute function bot.booking_news();
create constraint trigger booking_news_again after update on bot.bookings deferrable initially deferred
  for each row
  when (old.status is distinct from new.status or old.during <> new.during or old.resource <> new.resource)
  execute function bot.booking_news();

create function bot.payment_news() returns trigger language plpgsql as $$
begin
  insert into bot.news (business, kind, about, at, facts, personal)
  select new.business,
    case new.outcome::text when 'confirmed' then 'payment.paid' when 'owed' then 'payment.refund_due'
      else 'payment.' || new.outcome::text end,
    coalesce((select b.details -> 'was' ->> 0 from bot.bookings b where b.id = new.booking), new.booking),
    new.moved_at,
    jsonb_build_object('payment', jsonb_build_object('id', new.id, 'booking', new.booking, 'extra', new.extra,
      'amountCents', new.amount_cents, 'currency', new.currency, 'refundCents', new.refund_cents,
      'provider', new.provider)),
    jsonb_build_object('conversation', new.conversation);
  return null;
end
$$;
create trigger payment_news after update on bot.payments for each row
  when (new.outcome is not null and new.outcome::text <> 'refunding' and old.outcome is distinct from new.outcome)
  execute function bot.payment_news();

create function bot.handover_news() returns trigger language plpgsql as $$
begin
  insert into bot.news (business, kind, about, at, facts, personal)
  values (new.business, 'handover', new.id::text, now(),
    jsonb_build_object('conversation', jsonb_build_object('id', new.id, 'channel', new.channel)), '{}');
  return null;
end
$$;
create trigger handover_news after update on bot.conversations for each row
  when (new.handed_off and not old.handed_off)
  execute function bot.handover_news();
`;
