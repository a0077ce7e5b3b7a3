/** Who has booked before: one row for each contact of a business, whoever stores it first (B9). */
export const customers = `
create table bot.customers (
  id text primary key,
  business text not null,
  contact text not null,
  first_name text not null,
  last_name text,
  unique (business, contact)
);
`;
