import type { Stage } from '../core/flow.ts';
import type { TurnRecord } from '../core/turn.ts';
import { attendanceOf, type Booking } from '../domain/booking.ts';
import { type Cell, difference, summed } from '../domain/figures/cells.ts';
import { countTurn } from '../domain/figures/count.ts';
import type { CountedTalk, Visit } from '../domain/figures/visit.ts';
import { instantOf, localTime } from '../domain/zoned.ts';
import type { Engine } from '../engine/engine.ts';
import type { Clock } from '../ports/clock.ts';
import type { Conversation } from '../ports/conversations.ts';
import { bookingIn, bookingSubject, type Mark, type Tally } from '../ports/figures.ts';
import type { Observer } from '../ports/observer.ts';
import type { Store } from '../ports/store.ts';

/** Who keeps the figures (G6). */
export interface Teller {
  /** Counts what happened here since, and what is owed; once an hour, looks for what another process left out. */
  round(): Promise<void>;
  /** Resolves when everything that happened here until now is counted. */
  upToDate(): Promise<void>;
  /** Does something about a booking that the figures tell of, so that it is counted whatever happens meanwhile. */
  changing<Value>(booking: string, change: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface TellerParts {
  readonly store: Pick<Store, 'conversations' | 'bookings' | 'figures'>;
  readonly engine: Pick<Engine, 'watch'>;
  /** What must be known of a business; null where it is not served any more, and nothing more is counted of it. */
  readonly businessOf: (business: string) => CountedBusiness | null;
  /** The businesses of which there is something to know. */
  readonly served: () => readonly string[];
  readonly clock: Pick<Clock, 'now'>;
  readonly observer: Observer;
}

export interface CountedBusiness {
  readonly timeZone: string;
  readonly stagesOf: (flow: string) => { readonly [state: string]: Stage } | undefined;
}

const COUNT_EVERY_MS = 5_000;
const ROLL_EVERY_MS = 60 * 60_000;
const AT_ONCE = 200;
/** So many talks at the most wait with their turns in memory: a busy process counts before its time. */
const WAITING_MAX = 1_000;
const SIDE_BY_SIDE = 8;
const TRIES_MAX = 5;

/** A talk as a turn left it, and the turns that nobody has counted yet, by the version each led to. */
interface Fresh {
  readonly talk: Conversation;
  readonly turns: ReadonlyMap<number, TurnRecord>;
}

/**
 * Turns are counted after they were committed, many in one statement: none of them waits for it. A mark for each talk says how
 * far it was counted, so that what is counted twice, by several processes or after a crash, counts once; what a process that
 * died left out is found by going through what changed, at the start and once an hour. A turn that comes late counts on the
 * day it was.
 */
export function createTeller(parts: TellerParts): Teller {
  const { store, observer, clock } = parts;
  let fresh = new Map<string, Fresh>();
  let counting: Promise<void> = Promise.resolve();
  let underway = 0;
  let [countedAt, rolledAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const unwatch = parts.engine.watch({
    committed(commit, before) {
      const version = commit.version + 1;
      const talk = { ...before, ...commit, id: commit.conversation, version, handledSeq: commit.turn.seq };
      const turns = new Map([...(fresh.get(talk.id)?.turns ?? []), [version, commit.turn]]);
      fresh.set(talk.id, { talk, turns });
      if (fresh.size >= WAITING_MAX && underway === 0) void upToDate();
    },
    parked() {},
  });

  const upToDate = (): Promise<void> => {
    const taken = [...fresh.values()];
    fresh = new Map();
    underway += 1;
    counting = counting
      .then(async () => {
        for (let from = 0; from < taken.length; from += AT_ONCE) {
          await countTalks(parts, taken.slice(from, from + AT_ONCE));
        }
        await countOwed(parts);
      })
      // What is left out now is found by going through all.
      .catch((error: unknown) => {
        rolledAt = Number.NEGATIVE_INFINITY;
        observer.log('warn', 'figures.failed', { reason: String(error) });
      })
      .finally(() => {
        underway -= 1;
      });
    return counting;
  };

  return {
    upToDate,
    async round() {
      const now = Date.parse(clock.now());
      if (now - rolledAt >= ROLL_EVERY_MS) {
        rolledAt = now;
        await roll(parts);
      }
      if (now - countedAt < COUNT_EVERY_MS) return;
      countedAt = now;
      await upToDate();
    },
    async changing(booking, change) {
      await store.figures.owe(bookingSubject(booking));
      const done = await change();
      await upToDate();
      return done;
    },
    async close() {
      unwatch();
      await upToDate();
    },
  };
}

/** Whatever was not counted as far as it goes. */
async function roll(parts: TellerParts): Promise<void> {
  const { conversations, figures } = parts.store;
  for await (const page of conversations.roll('figures', parts.served())) {
    const marks = await figures.marks(page.map(({ conversation }) => conversation));
    const behind = page.filter(
      ({ conversation, version }) => version > 0 && (marks.get(conversation)?.version ?? -1) < version,
    );
    for (let from = 0; from < behind.length; from += AT_ONCE) {
      const ids = behind.slice(from, from + AT_ONCE).map(({ conversation }) => conversation);
      const talks = await sideBySide(ids, (id) => conversations.load(id));
      await countTalks(
        parts,
        talks.flatMap((talk) => (talk === null || talk.erasedAt !== undefined ? [] : [{ talk, turns: new Map() }])),
      );
    }
  }
}

async function countTalks(parts: TellerParts, talks: readonly Fresh[]): Promise<void> {
  const { figures } = parts.store;
  let left = talks;
  // Another process may count the same talk at this moment: then it is looked at again, from where that one came to.
  for (let tries = 0; left.length > 0 && tries < TRIES_MAX; tries += 1) {
    const marks = await figures.marks(left.map(({ talk }) => talk.id));
    const tallies = await sideBySide(left, (one) => tallyOf(parts, one, marks.get(one.talk.id) ?? null));
    const due = tallies.filter((tally) => tally !== null);
    const counted = new Set(await figures.count(due));
    const missed = new Set(due.filter(({ subject }) => !counted.has(subject)).map(({ subject }) => subject));
    left = left.filter(({ talk }) => missed.has(talk.id));
  }
}

/** What was not counted of a talk yet; null where all was. */
async function tallyOf(parts: TellerParts, { talk, turns }: Fresh, mark: Mark | null): Promise<Tally | null> {
  const { id, business, channel, version, header } = talk;
  const known = mark?.version ?? 0;
  const served = parts.businessOf(business);
  if (known >= version || served === null) return null;
  // Every commit leaves one turn and raises the version by one.
  const news = Array.from({ length: version - known }, (_, place) => turns.get(known + 1 + place));
  const records = news.includes(undefined) ? await turnsUpTo(parts, talk, version - known) : news;
  const counted: CountedTalk = { channel, language: header.language, ...served };
  const { visit: before = null } = (mark?.memory ?? {}) as { readonly visit?: Visit };
  const start: Sum = { visit: before, cells: [], unheard: [] };
  const { visit, cells, unheard } = records.reduce<Sum>((sum, turn) => {
    if (turn === undefined) return sum;
    const one = countTurn(sum.visit, turn, counted);
    const examples = one.unheard === null ? [] : [{ ...one.unheard, channel }];
    return { visit: one.visit, cells: [...sum.cells, ...one.cells], unheard: [...sum.unheard, ...examples] };
  }, start);
  const memory = visit === null ? {} : { visit };
  return { subject: id, business, from: mark?.version ?? null, version, memory, cells: summed(cells), unheard };
}

/** So many turns, this version's the last of them: meanwhile there may be newer ones, which are counted with theirs. */
async function turnsUpTo({ store }: TellerParts, { id, handledSeq }: Conversation, count: number) {
  const newest = await store.conversations.turns(id, count + NEWER_MAX);
  return newest.filter(({ seq }) => seq <= handledSeq).slice(-count);
}

const NEWER_MAX = 20;

interface Sum extends Pick<Tally, 'unheard' | 'cells'> {
  readonly visit: Visit | null;
}

/** Whether customers came is the ledger's word, and is counted anew where it may have changed (G4). */
async function countOwed(parts: TellerParts): Promise<void> {
  const { bookings, figures } = parts.store;
  const owed = await figures.owed(AT_ONCE);
  if (owed.length === 0) return;
  const marks = await figures.marks(owed.map(({ subject }) => subject));
  const tallies = await sideBySide(owed, async ({ subject, word }): Promise<Tally | null> => {
    const booking = await bookings.get(bookingIn(subject) ?? '');
    const cells = booking === null ? [] : await attendanceCells(parts, booking);
    const mark = marks.get(subject);
    const { cells: before = [] } = (mark?.memory ?? {}) as { readonly cells?: readonly Cell[] };
    const moved = {
      from: mark?.version ?? null,
      version: (mark?.version ?? 0) + 1,
      memory: { cells: cells.map(plain) },
    };
    return {
      subject,
      business: booking?.business ?? '',
      ...moved,
      cells: difference(before, cells),
      unheard: [],
      word,
    };
  });
  await figures.count(tallies.filter((tally) => tally !== null));
}

function plain(cell: Cell) {
  return { ...cell };
}

/** It counts on the day it was for, where its customer talked; what was written in by hand counts by hand. */
async function attendanceCells({ store, businessOf }: TellerParts, booking: Booking): Promise<readonly Cell[]> {
  const attendance = attendanceOf(booking);
  const served = businessOf(booking.business);
  if (attendance === null || served === null) return [];
  const day = localTime(instantOf(booking.start), served.timeZone).date;
  const talk = booking.conversation === null ? null : await store.conversations.load(booking.conversation);
  const { flow = '', language = '' } = talk?.header ?? {};
  return [{ day, flow, language, channel: talk?.channel ?? BY_HAND, measure: attendance, count: 1 }];
}

const BY_HAND = 'by hand';

/** A few at a time, so that counting never has all connections. */
async function sideBySide<One, Value>(all: readonly One[], work: (one: One) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = [];
  for (let from = 0; from < all.length; from += SIDE_BY_SIDE) {
    done.push(...(await Promise.all(all.slice(from, from + SIDE_BY_SIDE).map(work))));
  }
  return done;
}
