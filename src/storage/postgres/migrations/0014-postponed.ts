/** A database that says whether it can be written to. A conversation whose turn cannot be run is tried again later, and later each time; the people of the business see it. */
export const postponed = `
alter table bot.conversations add column postponed jsonb;
create index conversations_postponed on bot.conversations (business) where postponed is not null;
create index replies_parked on bot.replies (conversation) where status = 'parked';

-- What is written to see whether anything can be written.
create table bot.pulse (one boolean primary key default true check (one), at timestamptz not null default now());
insert into bot.pulse default values;
`;
