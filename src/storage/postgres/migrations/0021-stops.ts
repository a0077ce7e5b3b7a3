/** Who does not want to be written to (F2): by address, because it outlives every conversation. */
export const stops = `
create table bot.stops (
  business text not null,
  channel text not null,
  address text not null,
  stopped_at timestamptz not null,
  primary key (business, channel, address)
);
`;
