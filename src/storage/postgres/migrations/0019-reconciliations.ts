/** Holding the payments against those who took the money: who does it on which day, and money that nobody asked for. */
export const reconciliations = `
create table bot.reconciliations (
  business text not null,
  day date not null,
  begun_at timestamptz not null default now(),
  primary key (business, day)
);

create table bot.stray_payments (
  provider text not null,
  reference text not null,
  business text not null,
  payment text not null,
  amount_cents bigint not null,
  currency text not null,
  seen_at timestamptz not null,
  primary key (provider, reference)
);

create index stray_payments_of_business on bot.stray_payments (business, seen_at);

-- What a business asked for lately is found without reading what it asked for in all its years.
create index payments_of_business on bot.payments (business, created_at);
`;
