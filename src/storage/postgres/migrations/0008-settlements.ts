/** Money that a person has sent back by hand, and a quick look at what is still owed to whom. */
export const settlements = `
alter table bot.payments add column settlement jsonb;

create index payments_owed on bot.payments (business, moved_at) where outcome = 'owed';
`;
