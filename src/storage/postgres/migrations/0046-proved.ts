/** Reads every turn, however many there are, and holds up nobody who reads or writes meanwhile. */
export const proved = `
alter table bot.turns validate constraint before_all_months;
-- That every row says the same keeps look-ups by it in the order of the turns.
analyze bot.turns (month);
`;
