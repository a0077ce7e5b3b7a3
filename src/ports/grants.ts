/**
 * The accounts that people of a business have let us into by OAuth (H6): one of them may have many calendars, each tied to a
 * resource of its own. Every adapter passes the contract suite beside this file.
 */
export interface Grants {
  /** Keeps a grant; the same account let in again takes the place of what was there. */
  keep(grant: Grant): Promise<void>;

  get(id: string): Promise<Grant | null>;

  /** Those of a business, the oldest first. */
  of(business: string): Promise<readonly Grant[]>;

  /** Keeps what the provider gave in exchange; false where somebody else has changed it meanwhile. */
  reseal(id: string, before: string, after: string): Promise<boolean>;

  drop(id: string): Promise<void>;
}

export interface Grant {
  readonly id: string;
  readonly business: string;
  readonly provider: string;
  /** What people call the account. */
  readonly label: string;
  /** What lets us in, sealed. */
  readonly sealed: string;
  readonly at: string;
}
