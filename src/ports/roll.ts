/** The conversations of businesses, for whoever keeps something of each and may have missed one. */
export interface Roll {
  /**
   * In pages, in no order, some perhaps twice; those that were erased are not among them. What changed before this reader last came
   * to the end of those businesses may be missing, and what is opened meanwhile.
   */
  roll(reader: string, businesses: readonly string[]): AsyncIterable<readonly Rolled[]>;

  /** The versions of those of them that there are, by id: for whoever watches many. */
  versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface Rolled {
  readonly conversation: string;
  readonly version: number;
}
