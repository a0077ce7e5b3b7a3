/**
 * Money for something beside the booking (D10), refunds that are put off from try to try and end with a person, and a
 * quick look at what is still awaited from a provider that tells nothing by itself.
 */
export const extras = `
alter type bot.payment_outcome add value 'owed';

alter table bot.payments
  add column extra text,
  add column refund_tries integer not null default 0,
  add column rest_until timestamptz;

-- A booking is paid for once, and so is each of its extras: whoever pays second gets their money back.
drop index bot.payments_one_for_each_booking;
create unique index payments_one_for_each_thing on bot.payments (booking, coalesce(extra, ''))
  where outcome = 'confirmed';

drop index bot.payments_unfinished;
create index payments_unfinished on bot.payments (coalesce(rest_until, moved_at))
  where (outcome is null and status = 'paid') or (outcome is not null and not notified);

create index payments_awaited on bot.payments (provider) where status = 'open';
create index payments_given_up on bot.payments (provider, expires_at) where status in ('failed', 'voided');
`;
