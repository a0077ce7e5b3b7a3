import { storable } from '../../core/json.ts';
import type { DaySum, Figures, FiguresQuery, GroupSum, Mark, Owed, Tally, UnheardWords } from '../../ports/figures.ts';
import type { Database, Statement } from './database.ts';

/** Further than any turn: nothing is counted of what was erased. */
const GONE = Number.MAX_SAFE_INTEGER;

const MARKS: Statement = {
  name: 'figure_marks',
  text: 'select subject, version, memory from bot.figure_marks where subject = any ($1::text[])',
};

const COUNT: Statement = {
  name: 'count_figures',
  text: 'select subject from bot.count_figures($1::jsonb) as subject',
};

const WITHIN = `business = $1::text and day between $2::text and $3::text and ($4::text is null or channel = $4::text)
      and ($5::text is null or language = $5::text)`;

export const BY_DAY: Statement = {
  name: 'figures_by_day',
  text: `select day, measure, sum(count)::bigint as count from bot.figures where ${WITHIN}
    group by day, measure having sum(count) <> 0 order by day, measure collate "C"`,
};

export const BY_GROUP: Statement = {
  name: 'figures_by_group',
  text: `select flow, channel, language, measure, sum(count)::bigint as count from bot.figures where ${WITHIN}
    group by flow, channel, language, measure having sum(count) <> 0
    order by flow collate "C", channel collate "C", language collate "C", measure collate "C"`,
};

const UNHEARD: Statement = {
  name: 'unheard',
  text: `select conversation, seq, at, day, flow, state, channel, language, words from bot.unheard where ${WITHIN}
    order by day desc, at desc limit $6::integer`,
};

const OWE: Statement = {
  name: 'owe_figures',
  text: `insert into bot.figure_debts as d (subject) values ($1::text)
    on conflict (subject) do update set word = d.word + 1`,
};

const OWED: Statement = {
  name: 'owed_figures',
  text: 'select subject, word from bot.figure_debts order by subject limit $1::integer',
};

const ERASE: Statement = {
  name: 'erase_figures',
  text: `with gone as (delete from bot.unheard where conversation = any ($1::text[]))
    insert into bot.figure_marks (subject, version, memory)
    select id, ${GONE}, '{}' from unnest($1::text[]) as id order by id
    on conflict (subject) do update set version = ${GONE}, memory = '{}'`,
};

/** The figures in PostgreSQL or PGlite. */
export class PostgresFigures implements Figures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async marks(subjects: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const rows = await this.#database.query<Mark & { subject: string }>(MARKS, [subjects]);
    return new Map(rows.map(({ subject, version, memory }) => [subject, { version, memory }]));
  }

  async count(tallies: readonly Tally[]): Promise<readonly string[]> {
    if (tallies.length === 0) return [];
    const rows = await this.#database.query<{ subject: string }>(COUNT, [JSON.stringify(storable(tallies))]);
    return rows.map(({ subject }) => subject);
  }

  byDay(query: FiguresQuery): Promise<readonly DaySum[]> {
    return this.#database.query<DaySum>(BY_DAY, valuesOf(query));
  }

  byGroup(query: FiguresQuery): Promise<readonly GroupSum[]> {
    return this.#database.query<GroupSum>(BY_GROUP, valuesOf(query));
  }

  unheard(query: FiguresQuery, limit: number): Promise<readonly UnheardWords[]> {
    return this.#database.query<UnheardWords>(UNHEARD, [...valuesOf(query), limit]);
  }

  async owe(subject: string): Promise<void> {
    await this.#database.query(OWE, [storable(subject)]);
  }

  owed(limit: number): Promise<readonly Owed[]> {
    return this.#database.query<Owed>(OWED, [limit]);
  }

  async erase(conversations: readonly string[]): Promise<void> {
    if (conversations.length > 0) await this.#database.query(ERASE, [conversations]);
  }
}

function valuesOf({ business, from, to, channel, language }: FiguresQuery) {
  return [storable(business), from, to, storable(channel), storable(language)];
}
