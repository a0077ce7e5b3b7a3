/** Every conversation there is, for whoever keeps something of each and may have missed one. */
export interface Roll {
  /** In pages, in no order; those that were erased are not among them. What is opened meanwhile may be missing. */
  roll(): AsyncIterable<readonly Rolled[]>;
}

export interface Rolled {
  readonly conversation: string;
  readonly version: number;
}
