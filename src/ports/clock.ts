/** The only clock. `play` and the tests hand in one that moves when they say. */
export interface Clock {
  /** The present instant, ISO in UTC. */
  now(): string;
  /** Rings after so many milliseconds of this clock, unless what it answers with is called before: that turns it off. */
  alarm(milliseconds: number, ring: () => void): () => void;
  /** Resolves after so many milliseconds of this clock, or rejects when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** A clock that stands still until it is told to move. */
export interface MovableClock extends Clock {
  set(instant: string): void;
}
