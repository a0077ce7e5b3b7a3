/**
 * How often somebody has tried to prove who they are (X14). Kept in the store and not in a process: who is turned away at one
 * door is turned away at all of them. Every adapter passes the contract suite beside this file.
 */
export interface Tries {
  /** Counts a try and answers how many there were since the instant, this one among them. The same key again counts once. */
  count(attempt: Attempt): Promise<number>;

  /** Nobody tried anything about these subjects, nor under a key of these conversations (G5). */
  erase(subjects: readonly string[], conversations: readonly string[]): Promise<void>;
}

export interface Attempt {
  /** What is being tried: an address, a booking. */
  readonly subject: string;
  readonly key: string;
  readonly at: string;
  /** Tries before this are forgotten. */
  readonly since: string;
}
