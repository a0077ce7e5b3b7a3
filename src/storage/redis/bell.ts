import { randomUUID } from 'node:crypto';
import type { Bell } from '../../ports/bell.ts';
import type { Database } from './database.ts';

/** PUBLISH and SUBSCRIBE. While Redis is away nothing is heard; those who listen look now and then anyway. */
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

  async listen(heard: (conversation: string) => void): Promise<void> {
    const unsubscribe = await this.#database.subscribe(this.#channel, (message) => {
      if (!message.startsWith(this.#name)) heard(message.slice(message.indexOf(' ') + 1));
    });
    this.#unsubscribers.push(unsubscribe);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const unsubscribe of this.#unsubscribers.splice(0)) unsubscribe();
  }
}
