import type { Customer } from '../../domain/customer.ts';
import type { Customers } from '../../ports/customers.ts';

/** The reference store of customers. */
export class MemoryCustomers implements Customers {
  readonly #byContact = new Map<string, Customer>();

  async find(business: string, contact: string): Promise<Customer | null> {
    return this.#byContact.get(keyOf(business, contact)) ?? null;
  }

  async ensure(customer: Customer): Promise<Customer> {
    const key = keyOf(customer.business, customer.contact);
    const stored = this.#byContact.get(key) ?? customer;
    this.#byContact.set(key, stored);
    return stored;
  }
}

function keyOf(business: string, contact: string): string {
  return JSON.stringify([business, contact]);
}
