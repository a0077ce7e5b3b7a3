import { storable, storableText } from '../../core/json.ts';
import type { Twin } from '../../domain/twin.ts';
import type { Watch } from '../../ports/outside-calendar.ts';
import type {
  Alert,
  Doubted,
  KeptTimes,
  Message,
  NewTie,
  OutsideTime,
  ParkedTwin,
  Settled,
  Tie,
  TieRound,
  Ties,
  TwinRow,
  TwinState,
} from '../../ports/ties.ts';
import type { Database } from './database.ts';
import * as statement from './tie-statements.ts';

/** Outside calendars in PostgreSQL or PGlite. The ledger's own triggers put twins in the queue. */
export class PostgresTies implements Ties {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async tie(tie: NewTie): Promise<void> {
    await this.#database.query(statement.TIE, [storableText({ ...tie })]);
    await this.#database.query(statement.WRITE_AHEAD, [storable(tie.id), tie.now]);
  }

  async end(id: string, now: string): Promise<void> {
    await this.#database.query(statement.END, [storable(id), now]);
  }

  async untie(id: string): Promise<void> {
    await this.#database.query(statement.UNTIE, [storable(id)]);
  }

  async get(id: string): Promise<Tie | null> {
    const [row] = await this.#database.query<statement.TieRow>(statement.GET, [storable(id)]);
    return row ? tieOf(row) : null;
  }

  async all(business?: string): Promise<readonly Tie[]> {
    const rows = await this.#database.query<statement.TieRow>(statement.ALL, [storable(business ?? null)]);
    return rows.map(tieOf);
  }

  async lease(id: string, now: string, until: string): Promise<boolean> {
    return (await this.#database.query(statement.LEASE, [storable(id), now, until])).length > 0;
  }

  async renew(id: string, until: string): Promise<void> {
    await this.#database.query(statement.RENEW, [storable(id), until]);
  }

  async rounded(id: string, { read, dueAt, tries, trouble }: TieRound): Promise<void> {
    const seen = [read !== undefined, read?.cursor ?? null, read?.whole ?? false, read?.at ?? null];
    await this.#database.query(statement.ROUNDED, [storable(id), dueAt, tries, storable(trouble), ...seen]);
  }

  async keepTimes(id: string, { whole, changed, gone }: KeptTimes): Promise<boolean> {
    const rows = changed.map(({ busy, ...event }) => ({ ...event, times: multirange(busy) }));
    const values = [storable(id), storableText(rows), whole, storable(gone)];
    const [row] = await this.#database.query<{ freed: boolean }>(statement.KEEP_TIMES, values);
    return row?.freed === true;
  }

  async outside(business: string, from: string, to: string): Promise<readonly OutsideTime[]> {
    return this.#database.query<OutsideTime>(statement.OUTSIDE, [storable(business), from, to]);
  }

  async due(id: string, now: string, limit: number): Promise<readonly TwinRow[]> {
    return this.#database.query<TwinRow>(statement.DUE, [storable(id), now, limit]);
  }

  async twin(id: string, uid: string): Promise<TwinRow | null> {
    const [row] = await this.#database.query<TwinRow>(statement.TWIN, [storable(id), storable(uid)]);
    return row ?? null;
  }

  async twins(id: string): Promise<readonly TwinRow[]> {
    return this.#database.query<TwinRow>(statement.TWINS, [storable(id)]);
  }

  async keepTwin(row: TwinRow, twin: Twin, state: TwinState): Promise<TwinRow | null> {
    const kept = {
      ...{ tie: row.tie, uid: row.uid, version: row.version, told: row.told, twin, state: state.kind },
      due_at: state.kind === 'later' ? state.at : null,
      parked: state.kind === 'parked' ? state.reason : null,
    };
    const [after] = await this.#database.query<TwinRow>(statement.KEEP_TWIN, [storableText(kept)]);
    if (state.kind === 'in_step')
      await this.#database.query(statement.FORGET_TWIN, [storable(row.tie), storable(row.uid)]);
    return after ?? null;
  }

  async parked(business: string, limit: number): Promise<readonly ParkedTwin[]> {
    return this.#database.query<ParkedTwin>(statement.PARKED, [storable(business), limit]);
  }

  async wake(id: string, uid: string, now: string): Promise<void> {
    await this.#database.query(statement.WAKE, [storable(id), storable(uid), now]);
  }

  async hasten(id: string, now: string): Promise<void> {
    await this.#database.query(statement.HASTEN, [storable(id), now]);
  }

  async watch(id: string, watch: Watch | null): Promise<void> {
    await this.#database.query(statement.WATCH, [storable(id), watch && storableText({ ...watch })]);
  }

  async feeds(business: string): Promise<{ readonly [resource: string]: number }> {
    const rows = await this.#database.query<statement.FeedRow>(statement.FEEDS, [storable(business)]);
    return Object.fromEntries(rows.map(({ resource, renewed }) => [resource, renewed]));
  }

  async renewFeed(business: string, resource: string): Promise<void> {
    await this.#database.query(statement.RENEW_FEED, [storable(business), storable(resource)]);
  }

  async alert(alert: Alert, unless?: Message): Promise<void> {
    const doubted = unless === undefined ? null : storableText({ ...unless });
    await this.#database.query(statement.ALERT, [storableText({ ...alert }), doubted]);
  }

  async doubted(now: string, limit: number): Promise<readonly Doubted[]> {
    return this.#database.query<Doubted>(statement.DOUBTED, [now, limit]);
  }

  async settle(id: string, settled: Settled): Promise<void> {
    const at = settled.kind === 'later' ? settled.at : null;
    await this.#database.query(statement.SETTLE, [storable(id), settled.kind, at]);
  }

  async alerts(business: string, limit: number): Promise<readonly Alert[]> {
    return this.#database.query<Alert>(statement.ALERTS, [storable(business), limit]);
  }

  async dismiss(business: string, id: string): Promise<boolean> {
    return (await this.#database.query(statement.DISMISS, [storable(business), storable(id)])).length > 0;
  }
}

function multirange(busy: KeptTimes['changed'][number]['busy']): string {
  const at = (instant: number) => new Date(instant).toISOString();
  return `{${busy.map(({ start, end }) => `["${at(start)}","${at(end)}")`).join(',')}}`;
}

function tieOf({ whole_at, in_step_at, due_at, ...row }: statement.TieRow): Tie {
  return { ...row, wholeAt: whole_at, inStepAt: in_step_at, dueAt: due_at };
}
