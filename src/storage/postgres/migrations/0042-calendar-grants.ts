/**
 * What people let us into by OAuth (H6), what calendars agreed to tell us (H3), and how often the address of a resource's own
 * feed was renewed (H4). What lets us in is sealed.
 */
export const calendarGrants = `
create table bot.calendar_grants (
  id text primary key,
  business text not null,
  provider text not null,
  label text not null,
  sealed text not null,
  at timestamptz not null
);
create index calendar_grants_of on bot.calendar_grants (business);

create table bot.feeds (
  business text not null,
  resource text not null,
  renewed integer not null,
  primary key (business, resource)
);

alter table bot.ties add column watch jsonb;
`;
