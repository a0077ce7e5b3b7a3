import type { Reply } from '../api.ts';

interface Hearer {
  readonly onReply: (reply: Reply) => void;
  /** The stream is up again after it was down: something may have been missed. */
  readonly onUp: () => void;
  readonly onDown: () => void;
}

const REOPEN_MS = 2000;

/**
 * The live stream. A browser reconnects by itself while the server is merely away, telling it the last reply it saw; it
 * gives up when a proxy answers with an error, and then we open the stream again.
 */
export class LiveReplies {
  readonly #hearer: Hearer;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: string | null = null;
  #down = false;

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  /** Does nothing while a stream is open: it knows by itself what it has brought. */
  open(address: (after: string | null) => string, after: string | null): void {
    if (this.#source !== null && this.#source.readyState !== EventSource.CLOSED) return;
    this.#last = after ?? this.#last;
    const source = new EventSource(address(this.#last));
    this.#source = source;
    source.addEventListener('reply', (event) => {
      this.#last = event.lastEventId;
      this.#hearer.onReply(JSON.parse(event.data) as Reply);
    });
    source.addEventListener('open', () => {
      if (this.#down) this.#hearer.onUp();
      this.#down = false;
    });
    source.addEventListener('error', () => {
      this.#down = true;
      this.#hearer.onDown();
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.open(address, this.#last), REOPEN_MS);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
