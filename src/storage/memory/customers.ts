import { type Customer, type CustomerAddress, fullName, type PersonName } from '../../domain/customer.ts';
import type { CustomerPage, Customers, Learnt, Newcomer } from '../../ports/customers.ts';
import { folded } from '../../ports/overview.ts';
import { isBefore, refill } from './rows.ts';

/** Whether a customer has anything that ends after an instant: the bookings are another store's. */
type IsBookedAfter = (customer: string, at: string) => boolean;

/** The reference store of customers. */
export class MemoryCustomers implements Customers {
  readonly #byId = new Map<string, Customer>();
  readonly #metAt = new Map<string, string>();
  readonly #isBookedAfter: IsBookedAfter;

  constructor(isBookedAfter: IsBookedAfter = () => false) {
    this.#isBookedAfter = isBookedAfter;
  }

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [customers, met] = [[...this.#byId], [...this.#metAt]];
    return () => {
      refill(this.#byId, customers);
      refill(this.#metAt, met);
    };
  }

  async get(id: string): Promise<Customer | null> {
    return this.#byId.get(id) ?? null;
  }

  async find(business: string, contact: string): Promise<Customer | null> {
    return this.#at(business, contact).find((customer) => owns(customer, contact)) ?? null;
  }

  async at(business: string, contact: string): Promise<readonly Customer[]> {
    const found = this.#at(business, contact);
    return found.toSorted((one, other) => Number(owns(other, contact)) - Number(owns(one, contact)));
  }

  async ensure({ id, business, met, firstName, lastName, now }: Newcomer): Promise<Customer> {
    const own: CustomerAddress = { ...met, standing: 'own' };
    const standing = this.#at(business, met.contact).find((customer) => owns(customer, met.contact));
    const known = standing ?? this.#byId.get(id) ?? { id, business, firstName, lastName, addresses: [] };
    this.#metAt.set(known.id, now);
    return this.#keep(known, { name: { firstName, lastName }, addresses: [own] });
  }

  async learn(id: string, learnt: Learnt): Promise<Customer | null> {
    const known = this.#byId.get(id);
    return known === undefined ? null : this.#keep(known, learnt);
  }

  async erase(id: string): Promise<boolean> {
    this.#metAt.delete(id);
    return this.#byId.delete(id);
  }

  async list(business: string, { search, after, limit }: CustomerPage): Promise<readonly Customer[]> {
    const metAt = ({ id }: Customer) => Date.parse(this.#metAt.get(id) ?? '');
    const all = [...this.#byId.values()]
      .filter((customer) => customer.business === business)
      .sort((one, other) => metAt(other) - metAt(one) || (one.id < other.id ? 1 : -1));
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const sought = (one: Customer) => [folded(fullName(one) ?? ''), ...one.addresses.map(({ contact }) => contact)];
    return all
      .slice(from)
      .filter((one) => search === null || sought(one).some((text) => text.includes(search)))
      .slice(0, limit);
  }

  async merge(id: string, other: string): Promise<Customer | null> {
    const [one, gone] = [this.#byId.get(id), this.#byId.get(other)];
    if (one === undefined || gone === undefined) return null;
    this.#byId.delete(other);
    return this.#keep(one, { name: gone, addresses: gone.addresses });
  }

  async quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    const isQuiet = (id: string) => isBefore(this.#metAt.get(id) ?? '', before) && !this.#isBookedAfter(id, before);
    const theirs = [...this.#byId.values()].filter((customer) => customer.business === business);
    return theirs
      .map(({ id }) => id)
      .filter(isQuiet)
      .slice(0, limit);
  }

  #keep(known: Customer, { name, addresses }: Learnt): Customer {
    const named: PersonName = known.firstName === null && name !== null ? name : known;
    const all = addresses.reduce(withAddress, known.addresses);
    const kept = { ...known, firstName: named.firstName, lastName: named.lastName, addresses: all };
    this.#byId.set(known.id, kept);
    return kept;
  }

  #at(business: string, contact: string): Customer[] {
    return [...this.#byId.values()].filter(
      (customer) => customer.business === business && customer.addresses.some((one) => one.contact === contact),
    );
  }
}

const STRENGTH = ['told', 'shown', 'own'] as const;

function withAddress(addresses: readonly CustomerAddress[], learnt: CustomerAddress): readonly CustomerAddress[] {
  const known = addresses.find(({ contact }) => contact === learnt.contact);
  if (known === undefined) return [...addresses, learnt];
  const standing =
    STRENGTH.indexOf(learnt.standing) > STRENGTH.indexOf(known.standing) ? learnt.standing : known.standing;
  const { channel, address } = learnt.channel === null ? known : learnt;
  return addresses.map((one) => (one === known ? { ...one, channel, address, standing } : one));
}

function owns({ addresses }: Customer, contact: string): boolean {
  return addresses.some((one) => one.contact === contact && one.standing === 'own');
}
