import pg from 'pg';
import { conversationId } from '../src/core/ids.ts';
import { openPool, PLANS } from '../src/storage/postgres/pool.ts';
import { placeOf } from '../src/storage/postgres/rows.ts';

export const BUSINESS = 'northside';
export const TURNS_EACH = 10;
const MONTHS = 24;
const AT_ONCE = 20_000;
/** Plans that were made while there was nothing are made anew after so many. */
const FIRST = 1_000;

/** Where the nth customer writes from. */
export function seededAddress(n: number): string {
  return `seeded-${n}`;
}

/**
 * Conversations of two years, ten turns each, with all that hangs on them, and every second with a booking that is over: written straight into the tables, because a million by
 * the engine would take an hour. Records are narrower than real ones (0.8 kB). They are counted and listed as if served here.
 */
export async function seed(url: string, conversations: number): Promise<void> {
  const pool = openPool(url, 1);
  await pool.transaction(async (run) => {
    // As the program's own connections have it.
    await run(PLANS.replaceAll('-c ', ';set local ').slice(1));
    const [{ version } = { version: 1 }] = await run(`select flow_version as version from bot.conversations limit 1`);
    await run(`select bot.keep_months(now());
      select bot.make_month((bot.month(now()) - make_interval(months => n))::date) from generate_series(1, ${MONTHS}) n`);
    for (let from = 0; from < conversations; ) {
      const many = Math.min(from === 0 ? FIRST : AT_ONCE, conversations - from);
      const rows = Array.from({ length: many }, (_, n) => rowOf(from + n)).join(',');
      await run(`create temp table seeded on commit drop as
        select id::uuid, place::uuid, n, now() - n * interval '${MONTHS} months' / ${conversations + 1} as opened_at
        from (values ${rows}) as x (id, place, n);
        ${tables(Number(version))}
        drop table seeded;
        analyze bot.bookings, bot.busy, bot.news`);
      from += many;
    }
    await run(`insert into bot.figures (business, day, flow, channel, language, measure, count)
      select '${BUSINESS}', to_char(now() - n * interval '1 day', 'YYYY-MM-DD'), 'appointment', 'webchat', 'en', measure, 100
      from generate_series(1, 700) n, unnest('{wrote,offered,chose,booked,answers,not_understood}'::text[]) measure
      on conflict do nothing`);
  });
  await pool.close();
  await settle(url);
}

/** What autovacuum and checkpoints have long done with rows of two years. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
}

/** Half an hour each, one after the other; as many beside each other as it takes for all of them to be over. */
const HALF_HOURS = 35_000;
/** The letters that an id begins with are what a customer calls it by. */
const BOOKING = `md5('booking ' || n)::uuid::text`;
const UNIT = `n / ${HALF_HOURS}`;
const BEGINS = `date_trunc('hour', now()) - (n % ${HALF_HOURS} + 1) * interval '30 minutes'`;
const DURING = `tstzrange(${BEGINS}, ${BEGINS} + interval '30 minutes')`;

function rowOf(n: number): string {
  const at = { business: BUSINESS, channel: 'webchat', address: seededAddress(n) };
  return `('${conversationId(at.business, at.channel, at.address, 0)}','${placeOf(at)}',${n})`;
}

function tables(flowVersion: number): string {
  return `
    insert into bot.conversations (id, place, generation, business, channel, address, flow, flow_version, language, context,
      state, version, handled_seq, opened_at)
    select id, place, 0, '${BUSINESS}', 'webchat', 'seeded-' || n, 'appointment', ${flowVersion}, 'en', '{}',
      (array['idle', 'offered', 'pending'])[n % 3 + 1], ${TURNS_EACH}, ${TURNS_EACH}, opened_at
    from seeded;
    insert into bot.events (place, event_id, generation, conversation, seq)
    select place, 'message ' || seq, 0, id, seq from seeded, generate_series(1, ${TURNS_EACH}) seq;
    insert into bot.turns (month, stored_at, conversation, seq, record)
    select bot.month(opened_at), opened_at + seq * interval '1 minute', id, seq,
      json_build_object('version', 4, 'conversation', id, 'seq', seq, 'now', bot.iso(opened_at + seq * interval '1 minute'),
        'flow', 'appointment', 'events', json_build_array(json_build_object('id', 'message ' || seq, 'seq', seq,
          'receivedAt', bot.iso(opened_at), 'event',
          json_build_object('kind', 'message', 'text', 'Could I come on Friday, number ' || seq || '?'))),
        'interpretation', json_build_object('intent', json_build_object('type', 'constraint', 'entities', '{}'::json,
          'confidence', 0.9, 'source', 'rules', 'rule', 'r'), 'desk', '[]'::json, 'language', 'en'),
        'results', '[]'::json, 'stateBefore', 'idle', 'stateAfter', 'offered',
        'replies', json_build_array(json_build_object('id', gen_random_uuid(), 'text', 'Friday 6 March at 9:00 or at 14:00?')),
        'said', '[]'::json, 'passed', '[]'::json, 'rejected', null, 'failure', null, 'hashes', '{}'::json)
    from seeded, generate_series(1, ${TURNS_EACH}) seq;
    insert into bot.overview (conversation, business, channel, address, version, language, flow, state, name, handed_off,
      last_from, last_text, last_ms, need, need_ms, called, words)
    select id, '${BUSINESS}', 'webchat', 'seeded-' || n, ${TURNS_EACH}, 'en', 'appointment', 'idle', 'Elena ' || n, n % 1000 = 0,
      'customer', 'Could I come on Friday?', extract(epoch from opened_at) * 1000,
      case when n % 1000 = 0 then 'handed_over' end, case when n % 1000 = 0 then extract(epoch from opened_at) * 1000 end,
      'elena ' || n, repeat('could I come on friday ', 8)
    from seeded;
    insert into bot.customers (id, business, first_name, last_name, met_at)
    select 'seeded ' || n, '${BUSINESS}', 'Elena', 'Seeded ' || n, opened_at from seeded;
    insert into bot.customer_addresses (customer, business, contact, channel, address, standing)
    select 'seeded ' || n, '${BUSINESS}', 'webchat:seeded-' || n, 'webchat', 'seeded-' || n, 'own' from seeded;
    insert into bot.bookings (id, key, business, resource, unit, during, status, conversation, customer, details, booked_at, moved_at)
    select ${BOOKING}, 'seeded ' || n, '${BUSINESS}', 'chair', ${UNIT}, ${DURING}, 'confirmed', id, 'seeded ' || n, '{}',
      opened_at, opened_at
    from seeded where n % 2 = 0;
    insert into bot.busy (booking, business, resource, unit, times, standing)
    select ${BOOKING}, '${BUSINESS}', 'chair', ${UNIT}, tstzmultirange(${DURING}), true from seeded where n % 2 = 0;
    insert into bot.reminders (booking, lead_minutes, look_at, settled)
    select ${BOOKING}, minutes, opened_at, true from seeded, unnest('{60,1440}'::integer[]) minutes where n % 2 = 0;
    insert into bot.sendings (reply, part, conversation, business, channel, message, status, at)
    select gen_random_uuid(), 0, id, '${BUSINESS}', 'sms', 'seeded ' || n, 'delivered', opened_at from seeded;
    insert into bot.figure_marks (subject, version, memory) select id::text, ${TURNS_EACH}, '{}' from seeded;`;
}
