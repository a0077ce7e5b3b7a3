import { newHeader } from '../../core/header.ts';
import type { StateCount } from '../../ports/conversations.ts';
import type { Database } from './database.ts';
import { isId, type Keys } from './keys.ts';
import { headerIn, lastSignIn } from './rows.ts';
import { ERASE } from './scripts.ts';

/** What is found by looking at every conversation, and what is left of one that was erased (G5). */
export class Remains {
  readonly #database: Database;
  readonly #keys: Keys;

  constructor(database: Database, keys: Keys) {
    this.#database = database;
    this.#keys = keys;
  }

  async erase(conversation: string, version: number, at: string): Promise<boolean> {
    if (!isId(conversation)) return false;
    const talk = this.#keys.of('talk', conversation);
    const header = await this.#database.command<string | null>('hget', talk, 'header');
    if (header === null) return false;
    const values = [version, Date.parse(at), JSON.stringify(newHeader(headerIn(header))), new Date(at).toISOString()];
    return (await this.#database.run<number>(ERASE, this.#keys.all(conversation), values)) === 1;
  }

  async quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    const quiet: string[] = [];
    for await (const rows of this.#all('business', 'erased', 'at', 'header')) {
      for (const { conversation, values } of rows) {
        const [its, erased, at, header] = values;
        if (its !== business || typeof erased === 'string' || !header) continue;
        if (lastSignIn(at ?? null, headerIn(header)) < Date.parse(before)) quiet.push(conversation);
      }
      if (quiet.length >= limit) break;
    }
    return quiet.slice(0, limit);
  }

  async *roll(businesses: readonly string[]) {
    for await (const rows of this.#all('business', 'version', 'erased')) {
      yield rows.flatMap(({ conversation, values: [business, version, erased] }) =>
        typeof erased === 'string' || !businesses.includes(business ?? '')
          ? []
          : [{ conversation, version: Number(version ?? 0) }],
      );
    }
  }

  /** Every conversation is looked at, which costs no more than a query over all rows would. */
  async states(): Promise<readonly StateCount[]> {
    const counts = new Map<string, StateCount>();
    for await (const rows of this.#all('flow', 'state')) {
      for (const { values } of rows) {
        const [flow, state] = values;
        if (flow && state) count(counts, flow, state);
      }
    }
    return [...counts.values()];
  }

  async *#all(...fields: readonly string[]) {
    const seen = new Set<string>();
    for await (const talks of this.#database.scan(this.#keys.talks)) {
      // SCAN may give the same key twice.
      const fresh = talks.filter((talk) => !seen.has(talk));
      for (const talk of fresh) seen.add(talk);
      yield await Promise.all(
        fresh.map(async (talk) => ({
          conversation: this.#keys.conversationOf(talk),
          values: await this.#database.command<readonly (string | null)[]>('hmget', talk, ...fields),
        })),
      );
    }
  }
}

function count(counts: Map<string, StateCount>, flow: string, state: string): void {
  const key = JSON.stringify([flow, state]);
  counts.set(key, { flow, state, count: (counts.get(key)?.count ?? 0) + 1 });
}
