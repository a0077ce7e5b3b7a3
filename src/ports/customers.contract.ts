import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '../domain/customer.ts';
import type { Customers } from './customers.ts';

export interface CustomersHarness {
  readonly customers: Customers;
  close(): Promise<void>;
}

const carmen: Customer = {
  id: '7f2f6a52-6f0e-5a58-9a3b-0f5d3c1b2a01',
  business: 'salon',
  contact: '+34600111333',
  firstName: 'Carmen',
  lastName: null,
};

/** What every store of customers promises. */
export function customersContract(name: string, open: () => Promise<CustomersHarness>): void {
  describe(`customers in ${name}`, () => {
    let harness: CustomersHarness;

    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    it('B9 finds a customer again, with everything that was stored', async () => {
      const stored = { ...carmen, lastName: 'Ruiz' };
      expect(await harness.customers.ensure(stored)).toEqual(stored);
      expect(await harness.customers.find('salon', carmen.contact)).toEqual(stored);
    });

    it('knows nobody who was never stored, and nobody of another business', async () => {
      await harness.customers.ensure(carmen);
      expect(await harness.customers.find('salon', '+34600111444')).toBeNull();
      expect(await harness.customers.find('other', carmen.contact)).toBeNull();
    });

    it('B9 stores a contact once: the first stands as it is', async () => {
      await harness.customers.ensure(carmen);
      const again = { ...carmen, id: '7f2f6a52-6f0e-5a58-9a3b-0f5d3c1b2a02', firstName: 'Pepe' };
      expect(await harness.customers.ensure(again)).toEqual(carmen);
      expect(await harness.customers.find('salon', carmen.contact)).toEqual(carmen);
    });

    it('B9 of many who try at once, all get the same customer', async () => {
      const ids = Array.from({ length: 8 }, (_, index) => `7f2f6a52-6f0e-5a58-9a3b-0f5d3c1b2a1${index}`);
      const answers = await Promise.all(ids.map((id) => harness.customers.ensure({ ...carmen, id })));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });
  });
}
