import { randomUUID } from 'node:crypto';
import type { Bell } from '../../ports/bell.ts';
import type { Database } from './database.ts';

/** PUBLISH and SUBSCRIBE. While Redis is away nothing is heard; when it is back, whoever listens looks at everything. */
export class RedisBell implements Bell {
  readonly #database: Database;
  readonly #channel: string;
  readonly #name = randomUUID();
  readonly #unsubscribers: (() => void)[] = [];
  #closed = false;

  constructor(database: Database, prefix: string) {
    this.#database = database;
    this.#channel = `${prefix}replies`;
  }

  ring(conversation: string): void {
    if (this.#closed) return;
    this.#database.command('publish', this.#channel, `${this.#name} ${conversation}`).catch(() => {});
  }

  async listen(heard: (conversation: string | null) => void): Promise<void> {
    const hear = (message: string): void => {
      if (!message.startsWith(this.#name)) heard(message.slice(message.indexOf(' ') + 1));
    };
    const unsubscribe = await this.#database.subscribe(this.#channel, hear, () => heard(null));
    this.#unsubscribers.push(unsubscribe);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const unsubscribe of this.#unsubscribers.splice(0)) unsubscribe();
  }
}
