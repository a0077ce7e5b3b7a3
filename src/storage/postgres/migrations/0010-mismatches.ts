/** Money reported that is not what was asked for: it settles nothing, and the people of the business are shown it. */
export const mismatches = `
alter table bot.payments add column mismatches jsonb not null default '[]';

create index payments_mismatched on bot.payments (business) where mismatches <> '[]';
`;
