/**
 * Turns are to lie by month (decision 31). What is there stays where it is, as the part before all months: that is said of it
 * here without a look at any row, and proved by the next migration while turns go on. Programs of before write there too.
 */
export const turnsOfBefore = `
alter table bot.turns
  add column month date not null default '-infinity',
  -- By the database's own clock; null of what was stored before there was this column.
  add column stored_at timestamptz,
  add constraint before_all_months check (month < '0001-01-01') not valid;
alter table bot.turns alter column stored_at set default now();
`;
