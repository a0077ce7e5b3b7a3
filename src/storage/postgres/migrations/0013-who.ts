/**
 * Who is coming (X15): a customer has any number of addresses, and may have no name yet. What stands is found by a reference
 * too, and how often somebody tried to prove who they are is counted (X14).
 */
export const who = `
create table bot.customer_addresses (
  customer text not null references bot.customers (id) on delete cascade,
  business text not null,
  contact text not null,
  channel text,
  address text,
  standing text not null check (standing in ('told', 'shown', 'own')),
  ordinal bigint generated always as identity,
  primary key (customer, contact)
);
create unique index one_customer_whose_own_it_is on bot.customer_addresses (business, contact) where standing = 'own';
create index customers_at on bot.customer_addresses (business, contact);

insert into bot.customer_addresses (customer, business, contact, standing)
  select id, business, contact, 'own' from bot.customers order by id;
alter table bot.customers drop column contact;
alter table bot.customers alter column first_name drop not null;

alter table bot.bookings add column reference text not null generated always as (
  upper(coalesce(details ->> 'reference', left(replace(coalesce(details -> 'was' ->> 0, id), '-', ''), 6)))
) stored;
create index bookings_by_reference on bot.bookings (business, reference);
create index bookings_ahead on bot.bookings (business, upper(during)) where status in ('held', 'confirmed');

create table bot.tries (
  subject text not null,
  key text not null,
  at timestamptz not null,
  primary key (subject, key)
);
`;
