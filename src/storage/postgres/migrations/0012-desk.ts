/** What the front desk remembers of a conversation, beside what its flow does (X2). */
export const desk = `
alter table bot.conversations add column desk jsonb not null default '{}';
`;
