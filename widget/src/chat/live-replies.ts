import type { Reply } from '../api.ts';
import { eventsIn } from './server-events.ts';

interface Hearer {
  readonly onReply: (reply: Reply) => void;
  /** The stream is up again after it was down: something may have been missed. */
  readonly onUp: () => void;
  readonly onDown: () => void;
  /** The server does not know us any more. */
  readonly onRefused: () => void;
}

/** Asks for the replies after the given one. */
type Ask = (after: string | null, signal: AbortSignal) => Promise<Response>;

const REOPEN_MS = 1000;

/** The live stream. It is opened again whenever it ends, from the last reply that it brought. */
export class LiveReplies {
  readonly #hearer: Hearer;
  #open: AbortController | null = null;
  #last: string | null = null;
  #down = false;

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  /** Does nothing while a stream is open: it knows by itself what it has brought. */
  open(ask: Ask, after: string | null): void {
    if (this.#open !== null) return;
    this.#last = after ?? this.#last;
    this.#open = new AbortController();
    void this.#listen(ask, this.#open.signal);
  }

  async #listen(ask: Ask, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const response = await ask(this.#last, signal);
        if (response.status === 401) return this.#refused();
        if (response.ok && response.body !== null) await this.#hear(response.body, signal);
      } catch {
        // It broke, or we broke it off.
      }
      if (signal.aborted) return;
      this.#down = true;
      this.#hearer.onDown();
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS));
    }
  }

  async #hear(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    if (this.#down) this.#hearer.onUp();
    this.#down = false;
    for await (const { event, id, data } of eventsIn(body)) {
      if (signal.aborted) return;
      if (event !== 'reply') continue;
      this.#last = id;
      this.#hearer.onReply(JSON.parse(data) as Reply);
    }
  }

  #refused(): void {
    this.#open = null;
    this.#hearer.onRefused();
  }

  close(): void {
    this.#open?.abort();
    this.#open = null;
    this.#last = null;
  }
}
