import type { Database } from './database.ts';
import { MONTH_OF } from './statements.ts';

/** So many are remembered: those whose turns were read last. */
const KNOWN_MAX = 10_000;

/** In which month the turns of conversations lie (decision 31). It never changes, so that it is asked for once. */
export class Months {
  readonly #database: Database;
  readonly #known = new Map<string, string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null of a conversation that there is not: it has no turns. */
  async of(conversation: string): Promise<string | null> {
    const known = this.#known.get(conversation);
    if (known !== undefined) return known;
    const [row] = await this.#database.query<{ month: string }>(MONTH_OF, [conversation]);
    if (!row) return null;
    this.learn(conversation, row.month);
    return row.month;
  }

  learn(conversation: string, month: string): void {
    if (this.#known.has(conversation)) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(conversation, month);
  }
}
