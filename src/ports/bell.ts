/**
 * Word between processes: that a conversation has something new, so that a chat that is open at one of them shows at once
 * what another has stored (D9), or what the people of a business are doing this moment (G3). It is short, and may be lost:
 * whoever hears of something that is stored looks at the store, and looks there now and then anyway. Every adapter passes
 * the contract suite beside this file.
 */
export interface Bell {
  /**
   * Tells the other processes, soon and at no cost to the caller: the id of a conversation, or a word of at most 4,000
   * characters that begins with what it is about. Never throws; several rings of one word may be one.
   */
  ring(word: string): void;

  /**
   * Hears what others ring from now on; resolves once it listens, or once it is clear that nobody can be heard yet. After
   * a while in which nothing could be heard, null is, where that is noticed: anything may be new.
   */
  listen(heard: (word: string | null) => void): Promise<void>;

  close(): Promise<void>;
}

/** For one process on its own. */
export const noBell: Bell = {
  ring: () => {},
  listen: async () => {},
  close: async () => {},
};
