import type { Customer, CustomerAddress, Meeting, PersonName } from '../domain/customer.ts';

/** Who has booked before. Every adapter passes the contract suite beside this file. */
export interface Customers {
  get(id: string): Promise<Customer | null>;

  /** The customer whose own this contact is, or null. */
  find(business: string, contact: string): Promise<Customer | null>;

  /** Everybody of this business who has this contact among their addresses, in whatever standing; whose own it is comes first. */
  at(business: string, contact: string): Promise<readonly Customer[]>;

  /**
   * Stores whoever is met once: if the contact is somebody's own already, that one is the answer, with the name if it had
   * none. Of any number who try at once, all get the same.
   */
  ensure(newcomer: Newcomer): Promise<Customer>;

  /**
   * Adds what was learnt of a customer: the name where there is none yet, and addresses. One that is there already is never
   * weakened: what was shown stays so when it is told again. Null where there is no such customer.
   */
  learn(id: string, learnt: Learnt): Promise<Customer | null>;

  /** Nobody is known by this id any more, nor by any of their addresses (G5). False where there was nobody. */
  erase(id: string): Promise<boolean>;

  /** Whom it met last comes first; `search` is folded, and found in their names and contacts. From after the one named. */
  list(business: string, page: CustomerPage): Promise<readonly Customer[]>;

  /** Two were the same person: what is known of the other is this one's, and nobody is known as the other. Null where one is not. */
  merge(id: string, other: string): Promise<Customer | null>;

  /** Customers of a business whom nobody has met since the instant and who have nothing booked after it. */
  quietSince(business: string, before: string, limit: number): Promise<readonly string[]>;
}

export interface CustomerPage {
  readonly search: string | null;
  readonly after: string | null;
  readonly limit: number;
}

export interface Newcomer extends PersonName {
  readonly id: string;
  readonly business: string;
  readonly met: Meeting;
  /** When they were met. */
  readonly now: string;
}

export interface Learnt {
  readonly name: PersonName | null;
  readonly addresses: readonly CustomerAddress[];
}
