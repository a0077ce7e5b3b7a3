/** The payments ledger, beside the bookings: a payment is here before anybody hears of it (D9). */
export const payments = `
create type bot.payment_status as enum ('open', 'paid', 'failed', 'expired', 'voided', 'refunded');
create type bot.payment_outcome as enum ('confirmed', 'refunding', 'refunded', 'failed', 'expired', 'mismatched');

create table bot.payments (
  id uuid primary key,
  key text not null unique,
  -- The order in which they were made, which the clocks of several processes do not tell.
  ordinal bigint generated always as identity,
  booking text not null,
  business text not null,
  conversation text not null,
  provider text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  status bot.payment_status not null default 'open',
  outcome bot.payment_outcome,
  notified boolean not null default false,
  refund_cents bigint check (refund_cents between 0 and amount_cents),
  opening jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  moved_at timestamptz not null
);

create index payments_of_booking on bot.payments (booking, ordinal);
create index payments_of_conversation on bot.payments (conversation, ordinal);

-- A booking is paid for once: whoever pays second gets their money back.
create unique index payments_one_for_each_booking on bot.payments (booking) where outcome = 'confirmed';

-- What a crash left behind is found without reading what is long settled.
create index payments_unfinished on bot.payments (moved_at)
  where (outcome is null and status = 'paid') or (outcome is not null and not notified);
`;
