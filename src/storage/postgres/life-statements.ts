import type { Statement } from './database.ts';
import { CONVERSATION_COLUMNS } from './rows.ts';

/** The ids are those of every generation that there may be. */
export const EVER_AT: Statement = {
  name: 'ever_at',
  text: `select ${CONVERSATION_COLUMNS} from bot.conversations where id = any ($1::uuid[]) order by generation`,
};

export const GENERATION: Statement = {
  name: 'generation',
  text: 'select generation from bot.conversations where place = $1::uuid and newest',
};

export const ERASE: Statement = {
  name: 'erase',
  text: 'select bot.erase($1::uuid, $2::bigint, $3::timestamptz) as erased',
};

export const QUIET_SINCE: Statement = {
  name: 'quiet_since',
  text: 'select id from bot.quiet_since($1::text, $2::timestamptz, $3::integer) as id',
};

/** Months ahead for the turns to come, and none for those of which nothing is left. */
export const KEEP_MONTHS: Statement = {
  name: 'keep_months',
  text: 'select bot.keep_months($1::timestamptz)',
};

export const PARKED: Statement = {
  name: 'parked',
  text: `select r.conversation, r.body as reply, coalesce(r.reason, '') as reason
    from bot.replies r join bot.conversations k on k.id = r.conversation
    where r.status = 'parked' and k.business = $1::text
    order by r.due_at, r.conversation, r.seq, r.ordinal limit $2::integer`,
};

export const RESEND: Statement = {
  name: 'resend',
  text: `update bot.replies r set status = 'waiting', attempts = 0, due_at = $3::timestamptz, reason = null
    from bot.conversations k
    where r.id = $2::uuid and r.status = 'parked' and k.id = r.conversation and k.business = $1::text
    returning r.id`,
};
