/**
 * What the people of a business write down beside what happened: notes about customers (G5), and turns that were wrong (G3).
 * They are about somebody, and go when that person is erased. Every adapter passes the contract suite beside this file.
 */
export interface Remarks {
  addNote(note: Note): Promise<void>;
  /** Oldest first. */
  notes(business: string, customer: string): Promise<readonly Note[]>;
  /** False where there is none of that id about that customer. */
  dropNote(business: string, customer: string, id: string): Promise<boolean>;
  /** Whatever is about one is about the other from now on. */
  moveNotes(business: string, from: string, to: string): Promise<void>;

  /** One for each turn: said again, the newer words count. */
  addCase(one: Case): Promise<void>;
  /** Newest first. */
  cases(business: string, limit: number): Promise<readonly Case[]>;
  casesOf(conversation: string): Promise<readonly Case[]>;
  dropCase(business: string, id: string): Promise<boolean>;

  erase(whose: { readonly customers: readonly string[]; readonly conversations: readonly string[] }): Promise<void>;
}

export interface Note {
  readonly id: string;
  readonly business: string;
  readonly customer: string;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

export interface Case {
  readonly id: string;
  readonly business: string;
  readonly conversation: string;
  readonly seq: number;
  readonly note: string;
  readonly by: string;
  readonly at: string;
}
