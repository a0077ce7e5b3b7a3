/**
 * Conversations with their inbox, turns and outbox. The rows are joined by id without foreign keys: they are written
 * only together with their conversation's row and under its lock, and a check on every insert would cost each turn more
 * than it could ever find.
 */
export const conversations = `
create table bot.conversations (
  id uuid primary key,
  -- Business, channel and address as one value.
  place uuid not null,
  generation integer not null,
  -- Exactly one conversation at an address takes what arrives there (A6).
  newest boolean not null default true,
  business text not null,
  channel text not null,
  address text not null,
  flow text not null,
  flow_version integer not null,
  language text not null,
  handed_off boolean not null default false,
  closes_at timestamptz,
  timers jsonb not null default '{}',
  -- The earliest of the timers, so that due ones are found without opening every row.
  wake_at timestamptz,
  attempts jsonb not null default '{}',
  unsettled jsonb not null default '[]',
  context jsonb not null default '{}',
  -- A name for people and for counting; nothing reads it to decide (X2).
  state text,
  version bigint not null default 0,
  handled_seq bigint not null default 0,
  claim jsonb,
  opened_at timestamptz not null
)
-- A turn rewrites the row without touching an index: room on its page keeps that cheap.
with (fillfactor = 60, toast_tuple_target = 4080);

create unique index conversations_newest on bot.conversations (place) where newest;
create index conversations_wake on bot.conversations (wake_at) where wake_at is not null;

-- A1: an appointment's context has these five keys and no other, whoever writes it.
alter table bot.conversations add constraint appointment_keys check (
  flow <> 'appointment'
  or (
    jsonb_typeof(context) = 'object'
    and context - '{preference,last_offer,pending_booking,booked_booking,lead_touchpoint}'::text[] = '{}'
  )
);

-- A4: a booking once made in a context is neither changed nor removed.
create function bot.refuse_change_of_booking() returns trigger language plpgsql as $$
begin
  raise exception 'booked_booking of conversation % never changes once set', old.id
    using errcode = 'check_violation', constraint = 'booked_booking_stands';
end
$$;

create trigger booked_booking_stands before update on bot.conversations for each row
  when (
    old.flow = 'appointment'
    and old.context ? 'booked_booking'
    and (
      new.flow <> old.flow
      or new.context -> 'booked_booking' is distinct from old.context -> 'booked_booking'
    )
  )
  execute function bot.refuse_change_of_booking();

-- What was ever received, by id.
create table bot.events (
  place uuid not null,
  event_id text not null,
  generation integer not null,
  conversation uuid not null,
  seq bigint not null,
  -- Read by place and id alone it also finds what an earlier conversation at the address received (X4).
  unique (place, event_id, generation)
);

-- What was received and is not yet handled: always short, so that what a dead process left is found at once. Handled
-- events live on in the record of their turn.
create table bot.inbox (
  conversation uuid not null,
  seq bigint not null,
  event_id text not null,
  received_at timestamptz not null,
  event json not null,
  primary key (conversation, seq)
)
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Records and replies are only ever read whole, so they are kept as they were written.
create table bot.turns (
  conversation uuid not null,
  seq bigint not null,
  record json not null,
  primary key (conversation, seq)
)
with (toast_tuple_target = 8160);

-- The outbox: what is pushed to a channel. What a page fetches is in the record of its turn.
create type bot.reply_status as enum ('waiting', 'delivered', 'parked');

create table bot.replies (
  id uuid primary key,
  conversation uuid not null,
  seq bigint not null,
  ordinal integer not null,
  body json not null,
  status bot.reply_status not null,
  attempts integer not null default 0,
  -- When it may be taken: at once, after a failed attempt's pause, or when a lease has run out.
  due_at timestamptz not null,
  reason text,
  unique (conversation, seq, ordinal)
);

create index replies_due on bot.replies (due_at) where status = 'waiting';
create index replies_waiting on bot.replies (conversation, seq, ordinal) where status = 'waiting';
`;
