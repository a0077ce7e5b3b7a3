import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bell } from '../../ports/bell.ts';
import { ANSWER_MILLIS_MAX, CONNECT_MILLIS_MAX } from './pool.ts';

const CHANNEL = 'holdfast_replies';
const AGAIN_MILLIS = 1_000;
/** What rings at once goes out together, this many at a time. */
const BATCH_MAX = 500;
const WAITING_MAX = 10_000;

const RING = {
  name: 'ring',
  text: `select pg_notify('${CHANNEL}', $1::text || ' ' || talk) from unnest($2::text[]) as talk`,
};

/**
 * NOTIFY and LISTEN on a connection of its own, beside the turns: a turn's commit never waits for it. A connection that
 * is lost is opened again; what was to be rung meanwhile is rung then, and whoever listens looks at everything.
 */
export class PostgresBell implements Bell {
  readonly #url: string;
  readonly #name = randomUUID();
  readonly #heard = new Set<(conversation: string | null) => void>();
  readonly #waiting = new Set<string>();
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #again: NodeJS.Timeout | null = null;
  #sending = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  ring(conversation: string): void {
    if (this.#closed) return;
    this.#waiting.add(conversation);
    void this.#open().then(() => this.#send());
  }

  async listen(heard: (conversation: string | null) => void): Promise<void> {
    await this.#open();
    this.#heard.add(heard);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#heard.clear();
    if (this.#again) clearTimeout(this.#again);
    await this.#opening;
    await this.#client?.end().catch(() => {});
  }

  /** Connected, or not to be had just now. */
  #open(): Promise<void> {
    if (this.#client !== null || this.#closed) return Promise.resolve();
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    if (this.#again !== null) return;
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MILLIS_MAX,
      query_timeout: ANSWER_MILLIS_MAX,
      keepAlive: true,
      application_name: 'holdfast bell',
    });
    const lost = (): void => this.#lose(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      for (const heard of this.#heard) heard(null);
      void this.#send();
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
    // What waits is rung when somebody can be reached again; more than this is not worth keeping.
    if (this.#waiting.size > WAITING_MAX) this.#waiting.clear();
    client.removeAllListeners('end');
    void client.end().catch(() => {});
    if (this.#closed || this.#again !== null) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      void this.#open();
    }, AGAIN_MILLIS).unref();
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#client !== null && this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, BATCH_MAX);
      for (const conversation of batch) this.#waiting.delete(conversation);
      const client = this.#client;
      await client.query({ ...RING, values: [this.#name, batch] }).catch(() => {
        for (const conversation of batch) this.#waiting.add(conversation);
        this.#lose(client);
      });
    }
    this.#sending = false;
  }

  #hear(payload: string): void {
    if (payload.startsWith(this.#name)) return;
    const conversation = payload.slice(payload.indexOf(' ') + 1);
    for (const heard of this.#heard) heard(conversation);
  }
}
