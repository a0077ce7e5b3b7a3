/**
 * What staff did (G9): written once, never changed and never taken back. An entry names what it was done to by its id, and
 * holds no customer's words, name or number, so that nothing of a person is left in it once they are erased (G5). Every
 * adapter passes the contract suite beside this file.
 */
export interface Audit {
  write(entry: NewEntry): Promise<void>;

  /** The newest first, from after the one named. */
  read(business: string, page: { readonly after: string | null; readonly limit: number }): Promise<readonly Entry[]>;

  /** What was done to any of these, the newest so many, the oldest of them first. */
  about(business: string, subjects: readonly string[], limit: number): Promise<readonly Entry[]>;
}

export interface NewEntry {
  readonly business: string;
  readonly at: string;
  readonly account: string;
  /** Their name then. */
  readonly by: string;
  readonly action: string;
  readonly subject: string | null;
  readonly what: string;
}

export interface Entry extends NewEntry {
  readonly id: string;
}
