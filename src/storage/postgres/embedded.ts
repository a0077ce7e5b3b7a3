import { Worker } from 'node:worker_threads';
import { asSeen, COLUMN_PARSERS, type Database, type RunSql, type Statement, type Value } from './database.ts';

export interface Embedded extends Database {
  /** Everything in it, packed, for another to begin with. */
  dump(): Promise<Blob>;
}

/** What the thread is asked. */
export type Asked =
  | { readonly kind: 'open'; readonly directory: string | null; readonly contents?: Blob | undefined }
  | { readonly kind: 'query'; readonly text: string; readonly values: Value[] }
  | { readonly kind: 'run'; readonly sql: string }
  | { readonly kind: 'end'; readonly isUndone: boolean }
  | { readonly kind: 'begin' | 'dump' | 'close' };

interface Answered {
  readonly rows: Row[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

type Row = Record<string, unknown>;

/**
 * PGlite: PostgreSQL inside this process, in a directory or, without one, in memory. Where there is nothing yet it may begin
 * with what another held. Only the owner of a directory opens it. It has a single connection and does not wait for the disk,
 * so it is for trying out and for small shops.
 */
export async function openEmbedded(directory: string | null, contents?: Blob): Promise<Embedded> {
  const thread = new Thread();
  try {
    await thread.ask({ kind: 'open', directory, contents });
  } catch (error) {
    await thread.end();
    throw error;
  }
  return {
    dump: () => thread.ask({ kind: 'dump' }) as Promise<Blob>,
    async query<Row>({ text }: Statement, values: readonly Value[]): Promise<readonly Row[]> {
      try {
        return parsed((await thread.ask({ kind: 'query', text, values: [...values] })) as Answered) as Row[];
      } catch (error) {
        throw asSeen(error);
      }
    },
    transaction: (work) => inTransaction(thread, work),
    async close() {
      await thread.ask({ kind: 'close' });
      await thread.end();
    },
  };
}

/** As on a connection, columns are read by their types. */
function parsed({ rows, fields }: Answered): readonly Row[] {
  for (const { name, dataTypeID } of fields) {
    const parser = COLUMN_PARSERS[dataTypeID];
    if (parser !== undefined) for (const row of rows) if (row[name] !== null) row[name] = parser(String(row[name]));
  }
  return rows;
}

async function inTransaction<T>(thread: Thread, work: (run: RunSql) => Promise<T>): Promise<T> {
  await thread.ask({ kind: 'begin' });
  try {
    const answer = await work((sql) => thread.ask({ kind: 'run', sql }) as ReturnType<RunSql>);
    await thread.ask({ kind: 'end', isUndone: false });
    return answer;
  } catch (error) {
    await thread.ask({ kind: 'end', isUndone: true });
    throw error;
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that PGlite runs on, asked one thing after the other. It keeps the process going only while somebody waits. */
class Thread {
  readonly #worker = new Worker(new URL('./embedded-thread.js', import.meta.url), {
    workerData: { asText: Object.keys(COLUMN_PARSERS).map(Number) },
  });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** Why it answers no more; null while it does. */
  #gone: Error | null = null;

  constructor() {
    this.#worker.on(
      'message',
      ({ id, answer, error }: { id: number; answer?: unknown; error?: { message: string } }) => {
        const waiting = this.#waiting.get(id);
        this.#waiting.delete(id);
        if (this.#waiting.size === 0) this.#worker.unref();
        if (error === undefined) waiting?.resolve(answer);
        else waiting?.reject(Object.assign(new Error(error.message), error));
      },
    );
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new Error('the embedded database has ended')));
    this.#worker.unref();
  }

  ask(asked: Asked): Promise<unknown> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    this.#asked += 1;
    const id = this.#asked;
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, asked });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
