import {
  folded,
  type Glance,
  type Last,
  type Noted,
  type Overview,
  type OverviewQuery,
  WORDS_MAX,
} from '../../ports/overview.ts';

interface Kept extends Noted {
  readonly last: Last;
  readonly undelivered: string | null;
}

/** The reference overview. */
export class MemoryOverview implements Overview {
  readonly #rows = new Map<string, Kept>();
  /** What is written late about a conversation that was erased is not kept. */
  readonly #gone = new Set<string>();

  async note(rows: readonly Noted[]): Promise<readonly string[]> {
    const newer = rows.filter(
      ({ conversation, version }) =>
        !this.#gone.has(conversation) && version > (this.#rows.get(conversation)?.version ?? Number.NEGATIVE_INFINITY),
    );
    for (const row of newer) {
      const before = this.#rows.get(row.conversation);
      const words = before === undefined ? row.words : `${before.words} ${row.words}`.slice(-WORDS_MAX);
      const last = row.last ?? before?.last ?? { from: 'business' as const, text: '', at: row.at };
      const name = row.name ?? before?.name ?? null;
      const kept = { ...row, last, name, words, undelivered: before?.undelivered ?? null };
      this.#rows.set(row.conversation, kept);
    }
    return newer.map(({ conversation }) => conversation);
  }

  async undelivered(conversation: string, since: string | null): Promise<void> {
    const row = this.#rows.get(conversation);
    if (row !== undefined) this.#rows.set(conversation, { ...row, undelivered: since });
  }

  async get(conversation: string): Promise<Glance | null> {
    const row = this.#rows.get(conversation);
    return row === undefined ? null : glanceOf(row);
  }

  async list({ business, search, only, person, after, limit }: OverviewQuery): Promise<readonly Glance[]> {
    const last = after === null ? undefined : this.#rows.get(after);
    return [...this.#rows.values()]
      .filter((row) => row.business === business)
      .filter((row) => search === null || soughtIn(row).some((text) => text.includes(search)))
      .filter((row) => only === null || rankOf(row) < NEEDED_BELOW)
      .filter((row) => person === null || row.person?.id === person)
      .filter((row) => last === undefined || inOrder(last, row) < 0)
      .sort(inOrder)
      .slice(0, limit)
      .map(glanceOf);
  }

  async needed(business: string): Promise<number> {
    return [...this.#rows.values()].filter((row) => row.business === business && rankOf(row) < NEEDED_BELOW).length;
  }

  async versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = conversations.flatMap((id) => this.#rows.get(id) ?? []);
    return new Map(known.map(({ conversation, version }) => [conversation, version]));
  }

  async rename(business: string, addresses: readonly string[], name: string | null): Promise<void> {
    for (const [id, row] of this.#rows) {
      if (row.business === business && addresses.includes(row.address)) this.#rows.set(id, { ...row, name });
    }
  }

  async erase(conversations: readonly string[]): Promise<void> {
    for (const id of conversations) {
      this.#rows.delete(id);
      this.#gone.add(id);
    }
  }
}

const NEEDED_BELOW = -5e15;

function soughtIn({ name, address, words }: Kept): readonly string[] {
  return [folded(`${name ?? ''} ${address}`), words];
}

function rankOf({ need, undelivered, last }: Kept): number {
  const since = need?.since ?? undelivered;
  return since === null ? -Date.parse(last.at) : Date.parse(since) - 1e16;
}

function inOrder(one: Kept, other: Kept): number {
  return rankOf(one) - rankOf(other) || (one.conversation < other.conversation ? -1 : Number(one !== other));
}

function glanceOf({ words: _words, at: _at, undelivered, ...row }: Kept): Glance {
  if (row.need !== null || undelivered === null) return row;
  return { ...row, need: { kind: 'not_delivered', since: undelivered } };
}
