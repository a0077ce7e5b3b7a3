/**
 * Word between processes that a conversation has something new, so that a chat that is open at one of them shows at once
 * what another has stored (D9). It carries nothing and may be lost: whoever hears it looks at the store, and looks there
 * now and then anyway. Every adapter passes the contract suite beside this file.
 */
export interface Bell {
  /** Tells the other processes, soon and at no cost to the caller. Never throws; several rings for one may be one. */
  ring(conversation: string): void;

  /**
   * Hears what others ring from now on; resolves once it listens, or once it is clear that nobody can be heard yet. After
   * a while in which nothing could be heard, null is, where that is noticed: any conversation may have something new.
   */
  listen(heard: (conversation: string | null) => void): Promise<void>;

  close(): Promise<void>;
}

/** For one process on its own. */
export const noBell: Bell = {
  ring: () => {},
  listen: async () => {},
  close: async () => {},
};
