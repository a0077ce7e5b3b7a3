/** What the people of a business write down about customers and about turns that were wrong (G3, G5). */
export const remarks = `
create table bot.notes (
  id uuid primary key,
  business text not null,
  customer text not null,
  text text not null,
  by text not null,
  at timestamptz not null
);
create index notes_customer on bot.notes (business, customer, at);

create table bot.cases (
  id uuid primary key,
  business text not null,
  conversation text not null,
  seq bigint not null,
  note text not null,
  by text not null,
  at timestamptz not null,
  unique (conversation, seq)
);
create index cases_business on bot.cases (business, at desc);
`;
