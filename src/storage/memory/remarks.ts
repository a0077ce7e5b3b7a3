import type { Case, Note, Remarks } from '../../ports/remarks.ts';

/** The reference store of remarks. */
export class MemoryRemarks implements Remarks {
  #notes: readonly Note[] = [];
  #cases: readonly Case[] = [];

  async addNote(note: Note): Promise<void> {
    this.#notes = [...this.#notes, note];
  }

  async notes(business: string, customer: string): Promise<readonly Note[]> {
    return this.#notes.filter((note) => note.business === business && note.customer === customer);
  }

  async dropNote(business: string, customer: string, id: string): Promise<boolean> {
    const kept = this.#notes.filter(
      (note) => note.id !== id || note.business !== business || note.customer !== customer,
    );
    const isDropped = kept.length < this.#notes.length;
    this.#notes = kept;
    return isDropped;
  }

  async moveNotes(business: string, from: string, to: string): Promise<void> {
    const isMeant = (note: Note) => note.business === business && note.customer === from;
    this.#notes = this.#notes.map((note) => (isMeant(note) ? { ...note, customer: to } : note));
  }

  async addCase(one: Case): Promise<void> {
    const before = this.#cases.find(({ conversation, seq }) => conversation === one.conversation && seq === one.seq);
    const others = this.#cases.filter((other) => other !== before);
    this.#cases = [...others, { ...one, id: before?.id ?? one.id }];
  }

  async cases(business: string, limit: number): Promise<readonly Case[]> {
    const theirs = this.#cases.filter((one) => one.business === business);
    return theirs.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, limit);
  }

  async casesOf(conversation: string): Promise<readonly Case[]> {
    const its = this.#cases.filter((one) => one.conversation === conversation);
    return its.toSorted((one, other) => one.seq - other.seq);
  }

  async dropCase(business: string, id: string): Promise<boolean> {
    const kept = this.#cases.filter((one) => one.id !== id || one.business !== business);
    const isDropped = kept.length < this.#cases.length;
    this.#cases = kept;
    return isDropped;
  }

  async erase({ customers, conversations }: Parameters<Remarks['erase']>[0]): Promise<void> {
    this.#notes = this.#notes.filter(({ customer }) => !customers.includes(customer));
    this.#cases = this.#cases.filter(({ conversation }) => !conversations.includes(conversation));
  }
}
