/** Chat tokens that were taken back before their time. */
export const passes = `
create table bot.revoked_passes (
  business text not null,
  chat text not null,
  at timestamptz not null,
  primary key (business, chat, at)
);
create index passes_revoked on bot.revoked_passes (at);
`;
