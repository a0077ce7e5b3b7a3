import type { Customer } from '../domain/customer.ts';

/** Who has booked before. Every adapter passes the contract suite beside this file. */
export interface Customers {
  /** The customer of this business at this contact, or null. */
  find(business: string, contact: string): Promise<Customer | null>;

  /**
   * Stores a customer once: if there is one at the contact already, that one stands as it is and is the answer. Of any
   * number who try at once, all get the same.
   */
  ensure(customer: Customer): Promise<Customer>;
}
