import { type Booking, earlierOf, type Stretch } from '../../domain/booking.ts';
import { unitsOf } from '../../domain/needs.ts';
import { NO_TWIN, type Span, type Twin } from '../../domain/twin.ts';
import type { Watch } from '../../ports/outside-calendar.ts';
import type {
  KeptTimes,
  NewTie,
  OutsideTime,
  ParkedTwin,
  Tie,
  TieRound,
  Ties,
  TwinRow,
  TwinState,
} from '../../ports/ties.ts';
import type { Outside } from './around.ts';
import { MemoryCalendarAlerts } from './calendar-alerts.ts';

interface Kept extends Omit<Tie, 'waiting' | 'parked'> {
  readonly leasedUntil: string | null;
}

type Times = Omit<KeptTimes['changed'][number], 'place'>;

interface Queued extends TwinRow {
  readonly done: number;
  readonly dueAt: string;
}

const AT_ONCE = '1970-01-01T00:00:00Z';

/** The reference ties. Nothing in it awaits, so looking and writing are one indivisible step. */
export class MemoryTies extends MemoryCalendarAlerts implements Ties, Outside {
  readonly #ties = new Map<string, Kept>();
  readonly #times = new Map<string, Map<string, Times>>();
  readonly #twins = new Map<string, Map<string, Queued>>();
  readonly #feeds = new Map<string, Map<string, number>>();
  /** What is booked ahead at a resource. */
  readonly #ahead: (tie: NewTie) => readonly Booking[];
  #told = 0;

  constructor(ahead: (tie: NewTie) => readonly Booking[] = () => []) {
    super();
    this.#ahead = ahead;
  }

  async tie({ now, ...tie }: NewTie): Promise<void> {
    const before = this.#ties.get(tie.id);
    const fresh = { cursor: null, dueAt: now, tries: 0, trouble: null, ending: false };
    const known = before ?? { wholeAt: null, inStepAt: null, leasedUntil: null, watch: null };
    this.#ties.set(tie.id, { ...known, ...tie, ...fresh });
    for (const booking of this.#ahead({ ...tie, now })) this.changed(booking);
  }

  async end(id: string, now: string): Promise<void> {
    const tie = this.#ties.get(id);
    if (tie === undefined) return;
    this.#ties.set(id, { ...tie, ending: true, mirrors: false, dueAt: now, tries: 0 });
    this.#times.delete(id);
    for (const { uid } of await this.twins(id)) await this.wake(id, uid, now);
  }

  async untie(id: string): Promise<void> {
    for (const map of [this.#ties, this.#times, this.#twins]) map.delete(id);
  }

  async get(id: string): Promise<Tie | null> {
    const kept = this.#ties.get(id);
    return kept === undefined ? null : this.#shown(kept);
  }

  async all(business?: string): Promise<readonly Tie[]> {
    const wanted = [...this.#ties.values()].filter((one) => business === undefined || one.business === business);
    const nameOf = (one: Kept) => `${one.business}/${one.resource}/${one.id}`;
    return wanted.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).map((one) => this.#shown(one));
  }

  async lease(id: string, now: string, until: string): Promise<boolean> {
    const tie = this.#ties.get(id);
    if (tie === undefined || (tie.leasedUntil !== null && Date.parse(tie.leasedUntil) > Date.parse(now))) return false;
    this.#ties.set(id, { ...tie, leasedUntil: until });
    return true;
  }

  async renew(id: string, until: string): Promise<void> {
    const tie = this.#ties.get(id);
    if (tie !== undefined && tie.leasedUntil !== null) this.#ties.set(id, { ...tie, leasedUntil: until });
  }

  async rounded(id: string, { read, ...round }: TieRound): Promise<void> {
    const tie = this.#ties.get(id);
    if (tie === undefined) return;
    const seen = read && { cursor: read.cursor, inStepAt: read.at, ...(read.whole && { wholeAt: read.at }) };
    this.#ties.set(id, { ...tie, ...round, ...seen, leasedUntil: null });
  }

  async keepTimes(id: string, { whole, changed, gone }: KeptTimes): Promise<boolean> {
    const before = this.#times.get(id) ?? new Map<string, Times>();
    const after = new Map(whole ? [] : before);
    for (const place of gone) after.delete(place);
    for (const { place, ...times } of changed) after.set(place, times);
    this.#times.set(id, after);
    const isCovered = (one: Span, busy: readonly Span[]) =>
      busy.some((other) => other.start <= one.start && one.end <= other.end);
    return [...before].some(([place, { busy }]) => busy.some((one) => !isCovered(one, after.get(place)?.busy ?? [])));
  }

  async due(id: string, now: string, limit: number): Promise<readonly TwinRow[]> {
    return [...(this.#twins.get(id)?.values() ?? [])]
      .filter((one) => one.told > one.done && one.parked === null && Date.parse(one.dueAt) <= Date.parse(now))
      .sort((one, other) => one.told - other.told)
      .slice(0, limit)
      .map(rowOf);
  }

  async twin(id: string, uid: string): Promise<TwinRow | null> {
    const found = this.#twins.get(id)?.get(uid);
    return found === undefined ? null : rowOf(found);
  }

  async twins(id: string): Promise<readonly TwinRow[]> {
    return [...(this.#twins.get(id)?.values() ?? [])].sort((one, other) => one.told - other.told).map(rowOf);
  }

  async keepTwin(row: TwinRow, twin: Twin, state: TwinState): Promise<TwinRow | null> {
    const rows = this.#twins.get(row.tie);
    const found = rows?.get(row.uid);
    if (rows === undefined || found === undefined || found.version !== row.version) return null;
    const after: Queued = {
      ...found,
      twin: JSON.parse(JSON.stringify(twin)) as Twin,
      version: found.version + 1,
      // What is begun is due until it is in step: whoever began it may die.
      done: state.kind === 'in_step' ? Math.max(found.done, row.told) : Math.min(found.done, row.told - 1),
      tries: state.kind === 'later' ? found.tries + 1 : state.kind === 'in_step' ? 0 : found.tries,
      dueAt: state.kind === 'later' ? state.at : found.dueAt,
      parked: state.kind === 'parked' && found.told <= row.told ? state.reason : null,
    };
    rows.set(row.uid, after);
    const isNothing = JSON.stringify(after.twin) === JSON.stringify(NO_TWIN);
    if (state.kind === 'in_step' && after.told <= after.done && isNothing) rows.delete(row.uid);
    return { ...rowOf(after), told: row.told };
  }

  async wake(id: string, uid: string, now: string): Promise<void> {
    const found = this.#twins.get(id)?.get(uid);
    if (found === undefined) return;
    this.#twins.get(id)?.set(uid, { ...found, told: this.#tell(), dueAt: now, tries: 0, parked: null });
  }

  async hasten(id: string, now: string): Promise<void> {
    const tie = this.#ties.get(id);
    if (tie !== undefined) this.#ties.set(id, { ...tie, dueAt: now, tries: 0 });
  }

  async watch(id: string, watch: Watch | null): Promise<void> {
    const tie = this.#ties.get(id);
    if (tie !== undefined) this.#ties.set(id, { ...tie, watch });
  }

  async feeds(business: string): Promise<{ readonly [resource: string]: number }> {
    return Object.fromEntries(this.#feeds.get(business) ?? []);
  }

  async renewFeed(business: string, resource: string): Promise<void> {
    const feeds = this.#feeds.get(business) ?? new Map<string, number>();
    this.#feeds.set(business, feeds.set(resource, (feeds.get(resource) ?? 0) + 1));
  }

  async outside(business: string, from: string, to: string): Promise<readonly OutsideTime[]> {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    return [...this.#ties.values()]
      .filter((tie) => tie.business === business)
      .flatMap((tie) => [...(this.#times.get(tie.id)?.values() ?? [])].map((times) => ({ tie, ...times })))
      .flatMap(({ tie, busy, title }) => busy.map((span) => ({ tie, span, title })))
      .filter(({ span }) => span.start < end && span.end > start)
      .sort((one, other) => one.span.start - other.span.start)
      .map(({ tie, span, title }) => ({
        ...{ tie: tie.id, resource: tie.resource, title },
        ...{ start: new Date(span.start).toISOString(), end: new Date(span.end).toISOString() },
      }));
  }

  async parked(business: string, limit: number): Promise<readonly ParkedTwin[]> {
    return [...this.#ties.values()]
      .filter((tie) => tie.business === business)
      .flatMap(({ id, resource, label }) =>
        [...(this.#twins.get(id)?.values() ?? [])].flatMap(({ uid, told, parked }) =>
          parked === null ? [] : [{ tie: id, uid, resource, label, reason: parked, told }],
        ),
      )
      .sort((one, other) => one.told - other.told)
      .slice(0, limit)
      .map(({ told: _, ...row }) => row);
  }

  taken(business: string): readonly Stretch[] {
    const at = (instant: number) => new Date(instant).toISOString();
    return [...this.#ties.values()]
      .filter((tie) => tie.business === business)
      .flatMap((tie) =>
        [...(this.#times.get(tie.id)?.values() ?? [])].flatMap(({ busy }) => busy.map((one) => ({ tie, one }))),
      )
      .flatMap(({ tie, one }) =>
        unitsOf(tie).map((unit) => ({
          ...{ business, resource: tie.resource, unit },
          ...{ start: at(one.start), end: at(one.end) },
        })),
      );
  }

  changed(booking: Booking): void {
    const uid = earlierOf(booking)[0] ?? booking.id;
    for (const { id, business, resource, mirrors } of this.#ties.values()) {
      if (business !== booking.business || resource !== booking.resource || !mirrors) continue;
      const rows = this.#twins.get(id) ?? new Map<string, Queued>();
      this.#twins.set(id, rows);
      const found = rows.get(uid) ?? { tie: id, uid, twin: NO_TWIN, version: 0, done: 0 };
      rows.set(uid, { ...found, told: this.#tell(), dueAt: AT_ONCE, tries: 0, parked: null });
    }
  }

  #tell(): number {
    this.#told += 1;
    return this.#told;
  }

  #shown({ leasedUntil: _, ...tie }: Kept): Tie {
    const rows = [...(this.#twins.get(tie.id)?.values() ?? [])];
    const waiting = rows.filter(({ told, done }) => told > done).length;
    return { ...tie, waiting, parked: rows.filter(({ parked }) => parked !== null).length };
  }
}

function rowOf({ done: _, dueAt: _due, ...row }: Queued): TwinRow {
  return row;
}
