/** People who left their details and whom no message has reached (A13): somebody of the business has to. */
export const leads = `
create table bot.missed_leads (
  conversation text primary key,
  business text not null,
  name text not null,
  phone text not null,
  channel text not null,
  received_at timestamptz not null,
  reached_at timestamptz
);

create index leads_not_reached on bot.missed_leads (business, received_at) where reached_at is null;
`;
