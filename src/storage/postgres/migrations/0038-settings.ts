/**
 * What owners changed of their businesses' files, as whole versions that are only added (G7); the businesses as turns were run
 * with them, by fingerprint, as text so that a replay reads what was read then; and what staff write often.
 */
export const settings = `
create table bot.settings (
  business text not null,
  version integer not null,
  at timestamptz not null,
  account text not null,
  by text not null,
  edits text not null,
  changes text not null,
  brings integer,
  primary key (business, version)
);

create table bot.business_documents (
  business text not null,
  fingerprint text not null,
  document text not null,
  at timestamptz not null,
  primary key (business, fingerprint)
);

create table bot.quick_replies (
  business text primary key,
  replies jsonb not null
);
`;
