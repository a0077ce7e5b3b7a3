import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { CustomerAddress } from '../domain/customer.ts';
import { NOON, present } from './contract-samples.ts';
import type { Customers, Newcomer } from './customers.ts';

export interface CustomersHarness {
  readonly customers: Customers;
  close(): Promise<void>;
}

let salons = 0;

const MET = { contact: '+34600111333', channel: 'whatsapp', address: '600 111 333' };
const OWN = { ...MET, standing: 'own' } as const;
const WEB = { contact: 'webchat:a-token', channel: 'webchat', address: 'a-token' };
const TOLD: CustomerAddress = { contact: '+34600111444', channel: null, address: null, standing: 'told' };

/** A customer of a salon that no other test has heard of: a store may be shared between them. */
function somebody(more: Partial<Newcomer> = {}): Newcomer {
  salons += 1;
  const business = `salon-${process.pid}-${salons}`;
  return { id: derivedId(business), business, met: MET, now: NOON, firstName: 'Carmen', lastName: null, ...more };
}

/** What every store of customers promises. */
export function customersContract(name: string, open: () => Promise<CustomersHarness>): void {
  describe(`customers in ${name}`, () => {
    let harness: CustomersHarness;
    const store = (): Customers => harness.customers;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    it('B9 finds a customer again, with everything that was stored', async () => {
      const { met, now, ...carmen } = somebody({ lastName: 'Ruiz' });
      const stored = { ...carmen, addresses: [OWN] };
      expect(await store().ensure({ ...carmen, met, now })).toEqual(stored);
      expect(await store().find(carmen.business, met.contact)).toEqual(stored);
      expect(await store().get(carmen.id)).toEqual(stored);
    });

    it('knows nobody who was never stored, and nobody of another business', async () => {
      const carmen = somebody();
      await store().ensure(carmen);
      expect(await store().find(carmen.business, '+34600111444')).toBeNull();
      expect(await store().find(somebody().business, MET.contact)).toBeNull();
      expect(await store().at(somebody().business, MET.contact)).toEqual([]);
      expect(await store().get('nobody')).toBeNull();
      expect(await store().learn('nobody', { name: null, addresses: [TOLD] })).toBeNull();
    });

    it('B9 stores a contact once: the first stands as it is', async () => {
      const carmen = somebody();
      const first = await store().ensure(carmen);
      const again = { ...carmen, id: derivedId(carmen.id, 'again'), firstName: 'Pepe' };
      expect(await store().ensure(again)).toEqual(first);
      expect(await store().find(carmen.business, MET.contact)).toEqual(first);
      expect(await store().get(again.id)).toBeNull();
    });

    it('B9 of many who try at once, all get the same customer', async () => {
      const carmen = somebody();
      const many = Array.from({ length: 8 }, (_, index) => ({ ...carmen, id: derivedId(carmen.id, index) }));
      const answers = await Promise.all(many.map((one) => store().ensure(one)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it('X15 takes on whoever has no name yet, and learns it once', async () => {
      const visitor = somebody({ met: WEB, firstName: null });
      expect((await store().ensure(visitor)).firstName).toBeNull();
      const ana = { firstName: 'Ana', lastName: 'Gil' };
      expect(await store().learn(visitor.id, { name: ana, addresses: [] })).toMatchObject(ana);
      const other = { firstName: 'Eva', lastName: null };
      expect(await store().learn(visitor.id, { name: other, addresses: [] })).toMatchObject(ana);
      expect(await store().ensure({ ...visitor, ...other })).toMatchObject(ana);
    });

    it('X15 a name that comes with meeting somebody again is learnt too', async () => {
      const visitor = somebody({ met: WEB, firstName: null });
      await store().ensure(visitor);
      expect(await store().ensure({ ...visitor, firstName: 'Ana' })).toMatchObject({ firstName: 'Ana' });
    });

    it('X14 keeps addresses of several kinds, in the order learnt, and never weakens one', async () => {
      const carmen = somebody();
      await store().ensure(carmen);
      const mail = { ...TOLD, contact: 'email:carmen@example.com' };
      await store().learn(carmen.id, { name: null, addresses: [TOLD, mail] });
      const shown = { ...WEB, standing: 'shown' } as const;
      await store().learn(carmen.id, { name: null, addresses: [shown] });
      const again = { ...shown, channel: null, address: null, standing: 'told' } as const;
      const { addresses } = present(await store().learn(carmen.id, { name: null, addresses: [again, TOLD] }));
      expect(addresses).toEqual([OWN, TOLD, mail, shown]);
      const proven = { ...TOLD, channel: 'sms', address: '+34600111444', standing: 'shown' } as const;
      await store().learn(carmen.id, { name: null, addresses: [proven] });
      expect((await store().get(carmen.id))?.addresses).toEqual([OWN, proven, mail, shown]);
    });

    it('X14 a contact may be known of several; whose own it is comes first, and typing it makes it nobody’s own', async () => {
      const carmen = somebody();
      const visitor = { ...carmen, id: derivedId(carmen.id, 'visitor'), met: WEB, firstName: 'Eva' };
      await store().ensure(visitor);
      await store().learn(visitor.id, { name: null, addresses: [{ ...TOLD, contact: MET.contact }] });
      expect(await store().find(carmen.business, MET.contact)).toBeNull();
      await store().ensure(carmen);
      const known = await store().at(carmen.business, MET.contact);
      expect(known.map(({ id }) => id)).toEqual([carmen.id, visitor.id]);
      expect((await store().find(carmen.business, MET.contact))?.id).toBe(carmen.id);
    });

    it('G5 erases somebody with all their addresses, once, and nobody else', async () => {
      const carmen = somebody();
      const visitor = { ...carmen, id: derivedId(carmen.id, 'visitor'), met: WEB };
      await store().ensure(carmen);
      await store().ensure(visitor);
      await store().learn(carmen.id, { name: null, addresses: [TOLD] });
      expect(await store().erase(carmen.id)).toBe(true);
      expect(await store().erase(carmen.id)).toBe(false);
      expect(await store().get(carmen.id)).toBeNull();
      for (const contact of [MET.contact, TOLD.contact]) expect(await store().at(carmen.business, contact)).toEqual([]);
      expect(await store().get(visitor.id)).not.toBeNull();
      expect((await store().ensure(carmen)).addresses).toEqual([OWN]);
    });

    it('G5 finds whom nobody has met since an instant; whoever is met again is no longer among them', async () => {
      const long = '2024-01-01T00:00:00.000Z';
      const carmen = somebody({ now: long });
      const visitor = { ...carmen, id: derivedId(carmen.id, 'visitor'), met: WEB };
      await store().ensure(carmen);
      await store().ensure(visitor);
      const quiet = (before: string, limit = 10) => store().quietSince(carmen.business, before, limit);
      expect(await quiet(long)).toEqual([]);
      expect([...(await quiet(NOON))].sort()).toEqual([carmen.id, visitor.id].sort());
      expect(await quiet(NOON, 1)).toHaveLength(1);
      await store().ensure({ ...carmen, id: derivedId(carmen.id, 'again'), now: NOON });
      expect(await quiet(NOON)).toEqual([visitor.id]);
      expect(await store().quietSince('another', NOON, 10)).toEqual([]);
    });

    it('G5 lists customers, whom it met last first, finds them by name and number, page by page', async () => {
      const { business } = somebody();
      const met = (contact: string) => ({ contact, channel: 'sms', address: contact });
      const meet = (firstName: string, contact: string, now: string) =>
        store().ensure({ ...somebody({ firstName, now }), business, met: met(contact) });
      const jose = await meet('José', '+34600000001', '2026-03-01T09:00:00.000Z');
      const marta = await meet('Marta', '+34600000002', '2026-03-02T09:00:00.000Z');
      const list = async (search: string | null, after: string | null = null, limit = 10) =>
        (await store().list(business, { search, after, limit })).map(({ id }) => id);
      expect(await list(null)).toEqual([marta.id, jose.id]);
      expect(await list(null, null, 1)).toEqual([marta.id]);
      expect(await list(null, marta.id)).toEqual([jose.id]);
      expect([await list('jose'), await list('0002'), await list('j_se')]).toEqual([[jose.id], [marta.id], []]);
    });

    it('G5 makes one of two who were the same person: both addresses are theirs, and nobody is known as the other', async () => {
      const one = somebody({ firstName: null });
      const other = { ...somebody(), business: one.business, met: WEB };
      for (const each of [one, other]) await store().ensure(each);
      const merged = present(await store().merge(one.id, other.id));
      expect(merged).toMatchObject({ id: one.id, firstName: 'Carmen' });
      expect(merged.addresses.map(({ contact, standing }) => [contact, standing])).toEqual([
        [MET.contact, 'own'],
        [WEB.contact, 'own'],
      ]);
      expect(await store().find(one.business, WEB.contact)).toEqual(merged);
      expect([await store().get(other.id), await store().merge(one.id, other.id)]).toEqual([null, null]);
    });
  });
}
