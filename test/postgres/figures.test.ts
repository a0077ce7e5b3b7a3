import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTeller } from '../../src/app/figures.ts';
import type { FiguresQuery } from '../../src/ports/figures.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { BY_DAY, BY_GROUP } from '../../src/storage/postgres/figures.ts';
import { type LookedInto, openLookedInto } from '../../src/storage/postgres/testing/looked-into.ts';
import { many, PROVING } from '../prove.ts';

/**
 * Figures are read from sums, however much was said (G6): measured in pages that PostgreSQL looks at, which are the same on any
 * machine. `npm run prove` does it with a million turns, and prints how long it takes.
 */
const TURNS_EACH = 10;
const TALKS = many(60, 100_000);
/** Over so many days. */
const DAYS = many(30, 365);
const MINUTES = 20 * 60_000;

let database: LookedInto;
let store: Store;
let client: LookedInto['client'];

beforeAll(async () => {
  database = await openLookedInto();
  ({ store, client } = database);
});

afterAll(() => database?.close());

const YEAR: FiguresQuery = { business: 'north', from: '2025-01-01', to: '2025-12-31', channel: null, language: null };

/** Talks over many days, on three channels in two languages: all are offered something, half of them choose and book. */
async function seed(from: number, to: number): Promise<void> {
  await client.query(`insert into bot.conversations (id, place, generation, business, channel, address, flow, flow_version,
      language, version, handled_seq, opened_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 0, 'north',
      (array['sms', 'whatsapp', 'webchat'])[n % 3 + 1], 'a' || n, 'appointment', 1, (array['en', 'es'])[n % 2 + 1],
      ${TURNS_EACH}, ${TURNS_EACH}, timestamptz '2025-01-01T09:00Z' + n % ${DAYS} * interval '1 day'
    from generate_series(${from}, ${to}) n`);
  await client.query(`insert into bot.turns (month, stored_at, conversation, seq, record)
    select bot.month(k.opened_at), clock_timestamp(), k.id, seq, json_build_object('version', 4, 'conversation', k.id, 'seq', seq, 'now', at, 'flow', 'appointment',
      'events', json_build_array(json_build_object('id', 'e' || seq, 'seq', seq, 'receivedAt', at,
        'event', json_build_object('kind', 'message', 'text', 'Could I come on Friday, number ' || seq || '?'))),
      'interpretation', json_build_object('intent', json_build_object('type', 'constraint', 'entities', '{}'::json,
        'confidence', 0.9, 'source', case when seq = 4 then 'none' else 'rules' end, 'rule', 'r'),
        'desk', '[]'::json, 'language', k.language),
      'results', '[]'::json, 'stateBefore', 'idle', 'stateAfter', reached, 'replies', '[]'::json, 'said', '[]'::json,
      'passed', json_build_array(json_build_object('flow', 'appointment', 'state', reached, 'by', null)),
      'rejected', null, 'failure', null, 'hashes', '{}'::json)
    from bot.conversations k, generate_series(1, ${TURNS_EACH}) seq,
      lateral (select to_char(k.opened_at at time zone 'UTC' + seq * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        case when seq < 3 then 'idle' when seq < 6 or right(k.address, 1) in ('1', '3', '5', '7', '9') then 'offered'
          when seq < 8 then 'pending' else 'booked' end as reached) x
    where right(k.id::text, 12)::bigint between ${from} and ${to}`);
  await client.query('analyze');
}

async function countAll(): Promise<number> {
  const stages = { offered: 'offered', pending: 'chose', booked: 'booked' } as const;
  const businessOf = () => ({ timeZone: 'Europe/London', stagesOf: () => stages });
  const engine = { watch: () => () => {} };
  const teller = createTeller({
    store,
    engine,
    businessOf,
    served: () => ['north'],
    clock: systemClock,
    observer: silent,
  });
  const began = Date.now();
  await teller.round();
  await teller.close();
  return Date.now() - began;
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

async function looked({ text }: { text: string }, { business, from, to }: FiguresQuery) {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [
    business,
    from,
    to,
    null,
    null,
  ]);
  const [plan] = (rows[0] as { 'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[] })['QUERY PLAN'];
  const pages = (plan?.Plan['Shared Hit Blocks'] ?? Number.NaN) + (plan?.Plan['Shared Read Blocks'] ?? 0);
  return { pages, millis: plan?.['Execution Time'] ?? Number.NaN, plan: JSON.stringify(plan?.Plan) };
}

const month = { ...YEAR, to: '2025-01-31' };

it(
  'G6 reads a year from sums: five times as many turns cost no more pages, and none of the turns is looked at',
  async () => {
    await seed(1, TALKS);
    const counting = await countAll();
    await client.query('vacuum full analyze bot.figures');
    const before = [await looked(BY_DAY, month), await looked(BY_GROUP, YEAR)];
    const groups = await store.figures.byGroup(YEAR);
    const sum = (measure: string) =>
      groups.filter((one) => one.measure === measure).reduce((all, { count }) => all + count, 0);
    expect([sum('wrote'), sum('offered'), sum('booked')]).toEqual([TALKS, TALKS, TALKS / 2]);
    expect([sum('answers'), sum('not_understood'), sum('stopped/offered')]).toEqual([
      ...[TALKS * TURNS_EACH, TALKS, TALKS / 2],
    ]);
    // Counted again by whoever comes next, nothing changes.
    await countAll();
    expect(await store.figures.byGroup(YEAR)).toEqual(groups);
    if (PROVING) {
      const [days, year] = before;
      console.log(
        `${TALKS * TURNS_EACH} turns were counted in ${(counting / 1000).toFixed(1)} s. A month by day: ${days?.millis} ms, ` +
          `${days?.pages} pages; a year by flow, channel and language: ${year?.millis} ms, ${year?.pages} pages.`,
      );
    } else {
      await seed(TALKS + 1, 5 * TALKS);
      await countAll();
      await client.query('vacuum full analyze bot.figures');
      const after = [await looked(BY_DAY, month), await looked(BY_GROUP, YEAR)];
      for (const [place, one] of after.entries()) {
        // A page may hold what a later vacuum takes away.
        expect(one.pages).toBeLessThanOrEqual((before[place]?.pages ?? 0) + 16);
      }
    }
    for (const { plan, millis } of before) {
      expect(plan).toContain('figures_pkey');
      expect(plan).not.toMatch(/"Relation Name":"(turns|conversations)"/);
      expect(millis).toBeLessThan(1_000);
    }
  },
  MINUTES,
);
