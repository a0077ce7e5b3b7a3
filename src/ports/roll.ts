/** Every conversation there is, for whoever keeps something of each and may have missed one. */
export interface Roll {
  /** In pages, in no order; those that were erased are not among them. What is opened meanwhile may be missing. */
  roll(): AsyncIterable<readonly Rolled[]>;

  /** The versions of those of them that there are, by id: for whoever watches many. */
  versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface Rolled {
  readonly conversation: string;
  readonly version: number;
}
