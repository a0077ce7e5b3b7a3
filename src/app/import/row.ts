/** A line of a file that is imported, or an event of a calendar, read and not yet looked up. */
export interface ImportRow {
  /** Where it stands in the file, counted from 1. */
  readonly line: number;
  /** By what it is known again when the same file, or a later one, is imported. */
  readonly key: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** As they are written there. */
  readonly service: string | null;
  readonly resource: string | null;
  /** An instant; null for a customer without an appointment. */
  readonly start: number | null;
  /** Null where only the service says how long it takes. */
  readonly end: number | null;
}

/** What cannot be read is said with its line, and the rest is read. */
export interface Unread {
  readonly line: number;
  readonly problem: string;
}

export interface ReadFile {
  readonly rows: readonly ImportRow[];
  readonly unread: readonly Unread[];
}
