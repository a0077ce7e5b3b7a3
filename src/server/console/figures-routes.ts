import { z } from 'zod';
import { daysOf, groupsOf, MEASURES, type Summary, stoppedIn, summaryOf } from '../../domain/figures/summary.ts';
import { addDays, daysBetween, localTime } from '../../domain/zoned.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { FIGURE_TABLES, type FiguresView, figuresQuery, figuresSchema } from './contract-figures.ts';
import { csvOf } from './csv.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, described, OF_BUSINESS, refusals } from './routes.ts';

const ofTable = ofBusiness.extend({ table: z.enum(FIGURE_TABLES) });
const DAYS_USUAL = 30;
const DAYS_MAX = 366;
const EXAMPLES_MAX = 50;
const BAD_PERIOD = problem('bad_time', 'The period must begin before it ends, and be no longer than a year.');

/** How many wrote, booked and came, and where they stopped (G6). */
export function addFigures(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/figures`,
    {
      ...behind(gate),
      schema: described('The figures of a period', {
        ...{ params: ofBusiness, querystring: figuresQuery },
        response: { 200: figuresSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const view = await viewOf(parts, staffOf(request).business, request.query);
      return view ?? reply.code(400).send(BAD_PERIOD);
    },
  );

  server.get(
    `${OF_BUSINESS}/figures/:table`,
    {
      ...behind(gate),
      schema: described('A table of the figures, as CSV', {
        ...{ params: ofTable, querystring: figuresQuery },
        response: { 200: z.string(), ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const { table } = request.params;
      const view = await viewOf(parts, business, request.query);
      if (view === null) return reply.code(400).send(BAD_PERIOD);
      await audited(parts, request, 'figures.export', table, 'Exported figures.');
      const name = `${business}-${table}-${view.from}-${view.to}.csv`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(tableOf(view, table));
    },
  );
}

type Query = z.infer<typeof figuresQuery>;

/** Null where the period is none. */
async function viewOf({ app, console: { figures }, clock }: ConsoleParts, business: string, query: Query) {
  const served = app.engine.businesses.get(business);
  const timeZone = served?.timeZone ?? 'UTC';
  const { to = localTime(Date.parse(clock.now()), timeZone).date, channel = null, language = null } = query;
  const { from = addDays(to, 1 - DAYS_USUAL) } = query;
  if (from > to || daysBetween(from, to) >= DAYS_MAX) return null;
  await figures.upToDate();
  const asked = { business, from, to, channel, language };
  const [days, groups, unheard] = await Promise.all([
    figures.byDay(asked),
    figures.byGroup({ ...asked, channel: null, language: null }),
    figures.unheard(asked, EXAMPLES_MAX),
  ]);
  const isOf = (by: 'channel' | 'language', value: string | null) => (sum: (typeof groups)[number]) =>
    value === null || sum[by] === value;
  const inLanguage = groups.filter(isOf('language', language));
  const onChannel = groups.filter(isOf('channel', channel));
  const meant = inLanguage.filter(isOf('channel', channel));
  const means = (flow: string, state: string) => served?.flows.get(flow)?.states[state] ?? null;
  const view: FiguresView = {
    ...{ from, to, timeZone, totals: shown(summaryOf(meant)), days: daysOf(days, from, to).map(shown) },
    flows: groupsOf(meant, 'flow').map((one) => ({
      ...shown(one),
      stopped: stoppedIn(meant, one.name).map((stop) => ({ ...stop, means: means(one.name, stop.state) })),
    })),
    channels: groupsOf(inLanguage, 'channel').map(shown),
    languages: groupsOf(onChannel, 'language').map(shown),
    unheard: unheard.map(({ day: _day, ...one }) => ({ ...one })),
  };
  return view;
}

function shown<One extends Summary>(one: One) {
  return { ...one, takings: one.takings.map((taken) => ({ ...taken })) };
}

/** A table as its chart has it beside it; money in whole units, a column for each currency. */
function tableOf(view: FiguresView, table: (typeof FIGURE_TABLES)[number]): string {
  switch (table) {
    case 'days':
      return summaries(
        'day',
        view.days.map((one) => [one.day, one]),
        view,
      );
    case 'flows':
    case 'channels':
    case 'languages':
      return summaries(
        'name',
        view[table].map((one) => [one.name, one]),
        view,
      );
    case 'stopped':
      return csvOf(
        ['flow', 'state', 'means', 'count'],
        view.flows.flatMap(({ name, stopped }) =>
          stopped.map(({ state, means, count }) => [name, state, means, count]),
        ),
      );
    case 'unheard':
      return csvOf(
        ['at', 'words', 'flow', 'state', 'channel', 'language', 'conversation'],
        view.unheard.map((one) => [
          ...[one.at, one.words, one.flow, one.state, one.channel, one.language, one.conversation],
        ]),
      );
  }
}

type Shown = FiguresView['totals'];

function summaries(first: string, rows: readonly (readonly [string, Shown])[], { totals }: FiguresView): string {
  const currencies = totals.takings.map(({ currency }) => currency);
  const header = [
    first,
    ...MEASURES,
    'median_seconds',
    ...currencies.flatMap((one) => [`taken_${one}`, `back_${one}`]),
  ];
  const cells = rows.map(([name, one]) => [
    ...[name, ...MEASURES.map((measure) => one[measure]), one.medianSeconds],
    ...currencies.flatMap((currency) => {
      const { cents = 0, refundedCents = 0 } = one.takings.find((taken) => taken.currency === currency) ?? {};
      return [cents / 100, refundedCents / 100];
    }),
  ]);
  return csvOf(header, cells);
}
