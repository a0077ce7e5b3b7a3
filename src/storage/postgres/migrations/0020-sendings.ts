/**
 * What a channel must know of a conversation (F1), and what became of each message that was given to a provider. A receipt may be
 * here before the sending it is about: it waits beside, without a reply, until that is stored.
 */
export const sendings = `
alter table bot.conversations add column line jsonb not null default '{}';

create table bot.sendings (
  reply uuid not null,
  -- Which of the messages that a reply goes as, from 0.
  part integer not null,
  conversation text not null,
  business text not null,
  channel text not null,
  -- The provider's own id; null of what it never took.
  message text,
  status text not null check (status in ('sent', 'failed', 'delivered', 'read')),
  at timestamptz not null,
  reason text,
  primary key (reply, part)
);

create index sendings_message on bot.sendings (business, channel, message);
create index sendings_conversation on bot.sendings (conversation);

create table bot.early_receipts (
  business text not null,
  channel text not null,
  message text not null,
  reply uuid,
  part integer,
  status text not null,
  at timestamptz not null,
  reason text,
  primary key (business, channel, message)
);

create index early_receipts_reply on bot.early_receipts (reply) where reply is not null;
create index early_receipts_at on bot.early_receipts (at);

-- How much a status says: receipts come twice, and in any order.
create function bot.sending_rank(status text) returns integer language sql immutable as $$
  select array_position('{sent,failed,delivered,read}'::text[], status)
$$;
`;
