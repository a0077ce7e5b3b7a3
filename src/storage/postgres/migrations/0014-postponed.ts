/** A conversation whose turn cannot be run is tried again later, and later each time; the people of the business see it. */
export const postponed = `
alter table bot.conversations add column postponed jsonb;
create index conversations_postponed on bot.conversations (business) where postponed is not null;
create index replies_parked on bot.replies (conversation) where status = 'parked';
`;
