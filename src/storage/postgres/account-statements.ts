import type { Statement } from './database.ts';

/** The statements of `accounts.ts`. */

const ROLES = `coalesce((select jsonb_object_agg(r.business, r.role) from bot.roles r where r.account = a.id), '{}')`;

const ACCOUNT = `a.id::text as "id", a.email, a.name, a.password, a.second_factor as "secondFactor",
  a.code_step as "codeStep", a.subject, ${ROLES} as "roles", a.seen_at as "seenAt"`;

const INVITED = `hash, businesses, role, email, until`;

export const ADD: Statement = {
  name: 'add_account',
  text: `insert into bot.accounts (id, email, name, password, subject)
    values ($1::uuid, $2::text, $3::text, $4::text, $5::text)`,
};

export const BY_ID: Statement = {
  name: 'account_by_id',
  text: `select ${ACCOUNT} from bot.accounts a where a.id = $1::uuid`,
};

export const BY_EMAIL: Statement = {
  name: 'account_by_email',
  text: `select ${ACCOUNT} from bot.accounts a where lower(a.email) = lower($1::text)`,
};

export const BY_SUBJECT: Statement = {
  name: 'account_by_subject',
  text: `select ${ACCOUNT} from bot.accounts a where a.subject = $1::text`,
};

export const ANY: Statement = { name: 'any_account', text: 'select 1 from bot.roles limit 1' };

export const OF_BUSINESS: Statement = {
  name: 'accounts_of_business',
  text: `select ${ACCOUNT} from bot.accounts a join bot.roles own on own.account = a.id
    where own.business = $1::text order by a.name, a.id`,
};

export const CHANGE: Statement = {
  name: 'change_account',
  text: `update bot.accounts set name = coalesce($2::text, name), password = coalesce($3::text, password),
      code_step = greatest(code_step, coalesce($4::bigint, 0)), subject = coalesce($5::text, subject),
      second_factor = case when $6::boolean then $7::text else second_factor end
    where id = $1::uuid`,
};

/** Whether another owner is left beside this one. The rows are locked, so that two who go at once do not both go. */
const OTHERS = `owners as (
  select account from bot.roles where business = $2::text and role = 'owner' order by account for update
)`;

export const PERMIT: Statement = {
  name: 'permit_account',
  text: `with ${OTHERS}
    insert into bot.roles as r (account, business, role)
      select $1::uuid, $2::text, $3::text
      where $3::text = 'owner' or not exists (select 1 from owners where account = $1::uuid)
        or exists (select 1 from owners where account <> $1::uuid)
    on conflict (business, account) do update set role = excluded.role
    returning true as done`,
};

export const FORBID: Statement = {
  name: 'forbid_account',
  text: `with ${OTHERS}
    delete from bot.roles where account = $1::uuid and business = $2::text
      and (role <> 'owner' or exists (select 1 from owners where account <> $1::uuid))
    returning true as done`,
};

export const OPEN_SESSION: Statement = {
  name: 'open_session',
  text: `with gone as (delete from bot.sessions where account = $2::uuid and expires_at < $4::timestamptz - interval '30 days')
    insert into bot.sessions (hash, account, csrf, expires_at)
    values ($1::text, $2::uuid, $3::text, $4::timestamptz)`,
};

export const SESSION: Statement = {
  name: 'session',
  text: `select jsonb_build_object('hash', s.hash, 'account', s.account, 'csrf', s.csrf, 'expiresAt', s.expires_at)
      as "session", (select to_jsonb(one) from (select ${ACCOUNT}) one) as "account"
    from bot.sessions s join bot.accounts a on a.id = s.account
    where s.hash = $1::text and s.expires_at > $2::timestamptz`,
};

export const SEEN: Statement = {
  name: 'session_seen',
  text: `with lasting as (
      update bot.sessions set expires_at = $3::timestamptz where hash = $1::text returning account
    )
    update bot.accounts set seen_at = $2::timestamptz from lasting where id = lasting.account`,
};

export const END_SESSION: Statement = { name: 'end_session', text: 'delete from bot.sessions where hash = $1::text' };

export const END_SESSIONS: Statement = {
  name: 'end_sessions',
  text: `delete from bot.sessions where account = $1::uuid and hash is distinct from $2::text`,
};

export const INVITE: Statement = {
  name: 'invite',
  text: `insert into bot.invitations (hash, businesses, role, email, until)
    values ($1::text, $2::text[], $3::text, $4::text, $5::timestamptz)`,
};

export const INVITATION: Statement = {
  name: 'invitation',
  text: `select ${INVITED} from bot.invitations
    where hash = $1::text and accepted_at is null and until > $2::timestamptz`,
};

export const ACCEPT: Statement = {
  name: 'accept_invitation',
  text: `update bot.invitations set accepted_at = $2::timestamptz
    where hash = $1::text and accepted_at is null and until > $2::timestamptz
    returning ${INVITED}`,
};
