import { createHash } from 'node:crypto';
import type { Rolled } from '../../ports/roll.ts';
import type { Database, Statement } from './database.ts';

/** From one id on, by the index of ids: any other way, each page would read all that are before it, or after it. */
export const ALL: Statement = {
  name: 'roll',
  text: `select k.id::text as "conversation", k.version
    from (select * from bot.conversations where id > $1::uuid order by id offset 0) k
    where k.erased_at is null and k.business = any ($3::text[]) order by k.id limit $2::integer`,
};

/** Those in which a turn was stored in a stretch of time. Turns lie in the order in which they were stored (BRIN). */
export const CHANGED: Statement = {
  name: 'roll_changed',
  text: `select k.id::text as "conversation", k.version
    from (
      select distinct t.conversation from bot.turns t
      where t.stored_at >= $1::timestamptz and t.stored_at < $2::timestamptz and t.month >= '0001-01-01'
    ) t
    join bot.conversations k on k.id = t.conversation
    where k.erased_at is null and k.business = any ($3::text[])`,
};

const BEGIN: Statement = {
  name: 'roll_begin',
  text: 'select now() as "now", (select until from bot.rolls where reader = $1::text) as "until"',
};

const END: Statement = {
  name: 'roll_end',
  text: `insert into bot.rolls (reader, until) values ($1::text, $2::timestamptz)
    on conflict (reader) do update set until = greatest(bot.rolls.until, excluded.until)`,
};

const PAGE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** A turn is seen later than it says it was stored, and a database may come back on a machine with another clock. */
const AGAIN_MILLIS = 60 * 60_000;
const STRETCH_MILLIS = { least: 1_000, most: 5 * 60_000 };

/**
 * Goes through all conversations of some businesses the first time that a reader does for those, and from then on through those
 * that changed since: what it costs is what happened, not what there is. A reader that breaks off begins there again.
 */
export async function* roll(database: Database, reader: string, businesses: readonly string[]) {
  const name = `${reader} ${createHash('sha256')
    .update([...businesses].sort().join('\n'))
    .digest('hex')}`;
  const [begun] = await database.query<{ now: string; until: string | null }>(BEGIN, [name]);
  if (begun === undefined) return;
  yield* begun.until === null ? all(database, businesses) : changed(database, begun.until, begun.now, businesses);
  await database.query(END, [name, begun.now]);
}

async function* all(database: Database, businesses: readonly string[]) {
  for (let after = BEFORE_ALL; ; ) {
    const page: readonly Rolled[] = await database.query<Rolled>(ALL, [after, PAGE, businesses]);
    yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.conversation ?? after;
  }
}

async function* changed(database: Database, until: string, now: string, businesses: readonly string[]) {
  const end = Date.parse(now) + AGAIN_MILLIS;
  let stretch = STRETCH_MILLIS.least;
  for (let from = Date.parse(until) - AGAIN_MILLIS; from < end; ) {
    const ends = [from, from + stretch].map((millis) => new Date(millis).toISOString());
    try {
      const found = await database.query<Rolled>(CHANGED, [...ends, businesses]);
      for (let place = 0; place < found.length; place += PAGE) yield found.slice(place, place + PAGE);
      from += stretch;
      stretch = found.length < PAGE ? Math.min(2 * stretch, STRETCH_MILLIS.most) : stretch;
    } catch (error) {
      // So much happened all at once that it takes too long: a smaller piece.
      if (stretch === STRETCH_MILLIS.least) throw error;
      stretch = STRETCH_MILLIS.least;
    }
  }
}
