/** Who may sign in at the console, and what they did there (G1, G9). */
export const consoleAccounts = `
create table bot.accounts (
  id uuid primary key,
  email text not null,
  name text not null,
  password text,
  second_factor text,
  code_step bigint not null default 0,
  subject text unique,
  seen_at timestamptz
);
create unique index accounts_email on bot.accounts (lower(email));

create table bot.roles (
  account uuid not null references bot.accounts (id),
  business text not null,
  role text not null check (role in ('owner', 'staff')),
  primary key (business, account)
);
create index roles_account on bot.roles (account);

create table bot.sessions (
  hash text primary key,
  account uuid not null references bot.accounts (id),
  csrf text not null,
  expires_at timestamptz not null
);
create index sessions_account on bot.sessions (account);

create table bot.invitations (
  hash text primary key,
  businesses text[] not null,
  role text not null,
  email text,
  until timestamptz not null,
  accepted_at timestamptz
);

create table bot.audit (
  id bigint generated always as identity primary key,
  business text not null,
  at timestamptz not null,
  account text not null,
  by text not null,
  action text not null,
  subject text,
  what text not null
);
create index audit_business on bot.audit (business, id desc);

create function bot.keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only added to';
end
$$;
create trigger audit_is_kept before update or delete or truncate on bot.audit
  for each statement execute function bot.keep_audit();
`;
