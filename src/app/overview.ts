import type { Header } from '../core/header.ts';
import type { TurnRecord } from '../core/turn.ts';
import { contactOf, fullName } from '../domain/customer.ts';
import type { Engine } from '../engine/engine.ts';
import type { Clock } from '../ports/clock.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Observer } from '../ports/observer.ts';
import { folded, type Last, type Noted, type OverviewNews, type Side, WORDS_MAX } from '../ports/overview.ts';
import type { Rings } from '../ports/rings.ts';
import type { Store } from '../ports/store.ts';

/** Who keeps the overview of conversations up to date (G2). */
export interface Clerk extends OverviewNews {
  /** Writes down what waits to be written, and looks for what another process left out. */
  round(): Promise<void>;
  close(): Promise<void>;
}

export interface ClerkParts {
  readonly store: Pick<Store, 'conversations' | 'overview' | 'customers'>;
  readonly engine: Pick<Engine, 'watch'>;
  readonly countryOf: (business: string) => string | null;
  /** The businesses whose conversations are looked after. */
  readonly served: () => readonly string[];
  readonly rings: Rings;
  readonly clock: Clock;
  readonly observer: Observer;
}

const FLUSH_MS = 50;
const ROLL_EVERY_MS = 60 * 60_000;
const TEXT_MAX = 160;

/**
 * Rows are written after their turns, many in one statement: a turn waits for nothing, and costs no statement more. What a
 * process that died left out is found by going through what changed, at the start and once an hour.
 */
export function createClerk(parts: ClerkParts): Clerk {
  const { store, observer, clock } = parts;
  const listeners = new Set<Parameters<OverviewNews['onChange']>[0]>();
  const waiting = new Map<string, Unnamed>();
  const needs = new Map<string, string>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let rolledAt = Number.NEGATIVE_INFINITY;

  const complain = (error: unknown): void => observer.log('warn', 'overview.failed', { reason: String(error) });
  const soon = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  };
  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const rows = [...waiting.values()];
    waiting.clear();
    writing = writing
      .then(() => write(rows))
      .catch((error: unknown) => {
        complain(error);
        // They are written with the next round; what came meanwhile is newer.
        for (const row of rows) if (!waiting.has(row.conversation)) waiting.set(row.conversation, row);
      });
    return writing;
  };

  async function write(rows: readonly Unnamed[]): Promise<void> {
    if (rows.length === 0) return;
    const named = await Promise.all(
      rows.map(async ({ wrote, ...row }) => ({ ...row, name: await nameOf(parts, { ...row, wrote }) })),
    );
    for (const conversation of await store.overview.note(named)) await changed(conversation);
  }

  async function tell(conversation: string, here: boolean): Promise<void> {
    if (listeners.size === 0) return;
    const row = await store.overview.get(conversation);
    if (row === null) return;
    const need = row.need === null ? '' : `${row.need.kind}/${row.need.since}`;
    const arose = need !== '' && needs.get(conversation) !== need;
    if (need === '') needs.delete(conversation);
    else needs.set(conversation, need);
    for (const listener of listeners) listener(row, { arose, here });
  }

  /** Wherever else somebody looks, it is shown at once, also where nothing was answered: a message to a person (X16). */
  async function changed(conversation: string): Promise<void> {
    await tell(conversation, true);
    parts.rings.ring({ kind: 'row', conversation });
  }
  const unlisten = parts.rings.onRung((rung) => {
    if (rung?.kind === 'row') void tell(rung.conversation, false).catch(complain);
  });

  const unwatch = parts.engine.watch({
    committed(commit, before) {
      const row = rowOf({ ...before, ...commit, id: commit.conversation, version: commit.version + 1 }, commit.turn);
      const earlier = waiting.get(row.conversation);
      const words = earlier === undefined ? row.words : `${earlier.words} ${row.words}`.slice(-WORDS_MAX);
      const last = row.last ?? earlier?.last ?? null;
      waiting.set(row.conversation, { ...row, words, last, wrote: row.wrote ?? earlier?.wrote ?? null });
      soon();
    },
    parked(conversation, at) {
      void store.overview
        .undelivered(conversation, at)
        .then(() => changed(conversation))
        .catch(complain);
    },
  });

  /** Whatever is missing, or older than its conversation, is made of the newest turns. */
  async function roll(): Promise<void> {
    for await (const page of store.conversations.roll('overview', parts.served())) {
      const known = await store.overview.versions(page.map(({ conversation }) => conversation));
      const stale = page.filter(
        ({ conversation, version }) => version > 0 && (known.get(conversation) ?? -1) < version,
      );
      for (const { conversation } of stale) await again(conversation);
      if (waiting.size > 0) await flush();
    }
  }

  async function again(id: string): Promise<void> {
    const [conversation, turns] = [await store.conversations.load(id), await store.conversations.turns(id, TURNS_READ)];
    const rows = conversation === null ? [] : turns.map((turn) => rowOf(conversation, turn));
    const newest = rows.at(-1);
    if (newest === undefined || conversation?.erasedAt !== undefined) return;
    const words = rows.map((row) => row.words).join(' ');
    const last = rows.findLast((row) => row.last !== null)?.last ?? null;
    if (!waiting.has(id)) waiting.set(id, { ...newest, words, last });
  }

  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    upToDate: flush,
    async round() {
      const now = Date.parse(clock.now());
      if (now - rolledAt >= ROLL_EVERY_MS) {
        rolledAt = now;
        await roll();
      }
      await flush();
    },
    async close() {
      unwatch();
      unlisten();
      await flush();
    },
  };
}

const TURNS_READ = 20;

/** What a turn comes to in the overview; who it is, is looked up when it is written. */
interface Unnamed extends Omit<Noted, 'name'> {
  /** What the channel, or a form, calls whoever wrote. */
  readonly wrote: string | null;
}

function rowOf({ id, business, channel, address, version, header }: Conversation, turn: TurnRecord): Unnamed {
  const said = saidIn(turn);
  const { language, flow, handedOff, desk } = header;
  return {
    ...{ conversation: id, business, channel, address, version, language, flow, state: turn.stateAfter, handedOff },
    person: desk.person?.by ?? null,
    at: turn.now,
    last: shortened(said.at(-1)),
    need: needOf(header, turn.now),
    words: folded(said.map(({ text }) => text).join(' ')).slice(-WORDS_MAX),
    wrote: turn.events.map(({ event }) => ('name' in event ? event.name : undefined)).find(Boolean) ?? null,
  };
}

function needOf({ handedOff, desk: { person } }: Header, now: string): Noted['need'] {
  if (!handedOff) return null;
  if (person?.taken !== true) return { kind: 'handed_over', since: person?.since ?? now };
  return person.waiting === undefined ? null : { kind: 'waiting', since: person.waiting };
}

function shortened(last: Last | undefined): Last | null {
  return last === undefined ? null : { ...last, text: last.text.slice(0, TEXT_MAX) };
}

function saidIn({ events, replies, now }: TurnRecord): readonly Last[] {
  const heard = events.flatMap(({ event, receivedAt }) =>
    event.kind === 'message' ? [{ from: 'customer' as Side, text: event.text, at: receivedAt }] : [],
  );
  const told = replies.map(({ text, by }) => ({
    from: (by === undefined ? 'business' : 'person') as Side,
    text,
    at: now,
  }));
  return [...heard, ...told];
}

/** As the customer is known; else as the channel or a form calls them. */
async function nameOf({ store, countryOf }: ClerkParts, { business, channel, address, wrote }: Unnamed) {
  const country = countryOf(business);
  if (country === null) return wrote;
  const customer = await store.customers.find(business, contactOf(channel, address, country));
  return (customer && fullName(customer)) ?? wrote;
}
