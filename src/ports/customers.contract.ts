import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { Customer } from '../domain/customer.ts';
import type { Customers } from './customers.ts';

export interface CustomersHarness {
  readonly customers: Customers;
  close(): Promise<void>;
}

let salons = 0;

/** A customer of a salon that no other test has heard of: a store may be shared between them. */
function somebody(): Customer {
  salons += 1;
  const business = `salon-${process.pid}-${salons}`;
  return { id: derivedId(business), business, contact: '+34600111333', firstName: 'Carmen', lastName: null };
}

/** What every store of customers promises. */
export function customersContract(name: string, open: () => Promise<CustomersHarness>): void {
  describe(`customers in ${name}`, () => {
    let harness: CustomersHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    it('B9 finds a customer again, with everything that was stored', async () => {
      const carmen = { ...somebody(), lastName: 'Ruiz' };
      expect(await harness.customers.ensure(carmen)).toEqual(carmen);
      expect(await harness.customers.find(carmen.business, carmen.contact)).toEqual(carmen);
    });

    it('knows nobody who was never stored, and nobody of another business', async () => {
      const carmen = somebody();
      await harness.customers.ensure(carmen);
      expect(await harness.customers.find(carmen.business, '+34600111444')).toBeNull();
      expect(await harness.customers.find(somebody().business, carmen.contact)).toBeNull();
    });

    it('B9 stores a contact once: the first stands as it is', async () => {
      const carmen = somebody();
      await harness.customers.ensure(carmen);
      const again = { ...carmen, id: derivedId(carmen.id, 'again'), firstName: 'Pepe' };
      expect(await harness.customers.ensure(again)).toEqual(carmen);
      expect(await harness.customers.find(carmen.business, carmen.contact)).toEqual(carmen);
    });

    it('B9 of many who try at once, all get the same customer', async () => {
      const carmen = somebody();
      const many = Array.from({ length: 8 }, (_, index) => ({ ...carmen, id: derivedId(carmen.id, index) }));
      const answers = await Promise.all(many.map((one) => harness.customers.ensure(one)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });
  });
}
