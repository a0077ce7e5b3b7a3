import type { Statement } from './database.ts';

const COLUMNS = `id, key, booking, extra, business, conversation, provider, amount_cents, currency, status, outcome, notified,
  purpose, refund_cents, refund_tries, settlement, mismatches, opening, expires_at, created_at`;

/** Whoever comes second changes nothing, and waits for the first so as to read what it stored. */
export const OPEN: Statement = {
  name: 'open_payment',
  text: `insert into bot.payments
      (id, key, booking, business, conversation, provider, amount_cents, currency, expires_at, created_at, moved_at, extra,
      purpose)
    values ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::bigint, $8::text, $9::timestamptz,
      $10::timestamptz, $10::timestamptz, $11::text, $12::text)
    on conflict (key) do update set key = excluded.key
    returning ${COLUMNS}, xmax <> 0 as again`,
};

export const ATTACH: Statement = {
  name: 'attach_opening',
  text: `update bot.payments set opening = coalesce(opening, $2::jsonb) where id = $1::uuid returning ${COLUMNS}`,
};

export const GET: Statement = { name: 'payment', text: `select ${COLUMNS} from bot.payments where id = $1::uuid` };

export const OF_BOOKING: Statement = {
  name: 'payments_of_booking',
  text: `select ${COLUMNS} from bot.payments where booking = $1::text order by ordinal`,
};

export const REASSIGN: Statement = {
  name: 'payments_reassign',
  text: 'update bot.payments set booking = $2::text where booking = $1::text',
};

export const OF_CONVERSATION: Statement = {
  name: 'payments_of_conversation',
  text: `select ${COLUMNS} from bot.payments where conversation = $1::text order by ordinal`,
};

export const MOVE: Statement = {
  name: 'move_payment',
  text: `update bot.payments
    set status = $3::bot.payment_status, outcome = $4::bot.payment_outcome, notified = false,
      refund_cents = coalesce($5::bigint, refund_cents), refund_tries = coalesce($6::integer, refund_tries),
      moved_at = $7::timestamptz, rest_until = $8::timestamptz, settlement = coalesce($9::jsonb, settlement)
    where id = $1::uuid and status = any ($2::text[]::bot.payment_status[])
      and ($10::text is null or provider = $10::text)
    returning ${COLUMNS}`,
};

/** A report that is there already, or one too many, leaves the row as it is. */
export const MISMATCH: Statement = {
  name: 'payment_mismatch',
  text: `update bot.payments
    set mismatches = case
      when mismatches @> jsonb_build_array(jsonb_build_object('event', $3::jsonb -> 'event')) then mismatches
      when jsonb_array_length(mismatches) >= $4::integer then mismatches
      else mismatches || $3::jsonb
    end
    where id = $1::uuid and provider = $2::text
    returning ${COLUMNS}`,
};

export const MISMATCHED: Statement = {
  name: 'payments_mismatched',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and mismatches <> '[]'
    order by (mismatches -> -1 ->> 'at')::timestamptz desc, ordinal desc limit $2::integer`,
};

export const TOLD: Statement = {
  name: 'payment_told',
  text: `update bot.payments set notified = true where id = $1::uuid and outcome = $2::bot.payment_outcome`,
};

export const UNFINISHED: Statement = {
  name: 'payments_unfinished',
  text: `select ${COLUMNS} from bot.payments
    where ((outcome is null and status = 'paid') or (outcome is not null and not notified))
      and coalesce(rest_until, moved_at) <= $1::timestamptz
    order by coalesce(rest_until, moved_at) limit $2::integer`,
};

export const AWAITED: Statement = {
  name: 'payments_awaited',
  text: `select ${COLUMNS} from bot.payments
    where id in (
      select id from bot.payments where provider = $1::text and status = 'open'
      union all
      select id from bot.payments
      where provider = $1::text and status in ('failed', 'voided') and expires_at >= $2::timestamptz
    )
    order by created_at desc limit $3::integer`,
};

export const SINCE: Statement = {
  name: 'payments_since',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and created_at >= $2::timestamptz
    order by ordinal limit $3::integer`,
};

export const OWED: Statement = {
  name: 'payments_owed',
  text: `select ${COLUMNS} from bot.payments where business = $1::text and outcome = 'owed'
    order by moved_at, ordinal limit $2::integer`,
};

export const ANONYMISE: Statement = {
  name: 'anonymise_payment',
  text: `update bot.payments
    set key = $2::text, conversation = id::text, opening = opening || '{"url": null, "qr": null}',
      settlement = settlement || '{"note": null}'
    where id = $1::uuid`,
};
