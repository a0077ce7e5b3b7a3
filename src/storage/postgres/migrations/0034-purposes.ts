/** What a payment is for is kept with it: a provider that is asked again under the same key has to be told the same (D8). */
export const purposes = `
alter table bot.payments add column purpose text;
`;
