import { storable } from '../../core/json.ts';
import type { AddressStanding, Customer, CustomerAddress } from '../../domain/customer.ts';
import type { CustomerPage, Customers, Learnt, Newcomer } from '../../ports/customers.ts';
import type { Database, Statement } from './database.ts';

const WHOLE = `select c.id, c.business, c.first_name, c.last_name,
    (select json_agg(json_build_object('contact', a.contact, 'channel', a.channel, 'address', a.address,
        'standing', a.standing) order by a.ordinal)
      from bot.customer_addresses a where a.customer = c.id) as addresses
  from bot.customers c`;

const GET: Statement = { name: 'customer', text: `${WHOLE} where c.id = $1::text` };

const AT: Statement = {
  name: 'customers_at',
  text: `${WHOLE} join bot.customer_addresses here on here.customer = c.id
    where here.business = $1::text and here.contact = $2::text
    order by here.standing <> 'own', here.ordinal`,
};

/**
 * Whoever comes second changes nothing but how they are written to, and waits for the first so as to read what it stored. The
 * address decides who it is, and only whoever it is gets a row of their own.
 */
const ENSURE: Statement = {
  name: 'ensure_customer',
  text: `with theirs as (
      insert into bot.customer_addresses (customer, business, contact, channel, address, standing)
      values ($1::text, $2::text, $3::text, $4::text, $5::text, 'own')
      on conflict (business, contact) where standing = 'own'
        do update set channel = excluded.channel, address = excluded.address
      returning customer
    ), stored as (
      insert into bot.customers (id, business, first_name, last_name, met_at)
      select $1::text, $2::text, $6::text, $7::text, $8::timestamptz from theirs where theirs.customer = $1::text
      on conflict (id) do update set met_at = excluded.met_at
    ), met as (
      update bot.customers c set met_at = $8::timestamptz from theirs where c.id = theirs.customer and c.id <> $1::text
    )
    select customer from theirs`,
};

const ERASE: Statement = { name: 'erase_customer', text: `delete from bot.customers where id = $1::text returning id` };

const QUIET: Statement = {
  name: 'quiet_customers',
  text: `select c.id from bot.customers c
    where c.business = $1::text and c.met_at < $2::timestamptz
      and not exists (
        select from bot.bookings b where b.customer = c.id and upper(b.during) > $2::timestamptz
      )
    order by c.met_at limit $3::integer`,
};

/** Names as they are compared: small, without accents. */
const FOLDED = `lower(regexp_replace(normalize(concat_ws(' ', c.first_name, c.last_name), nfd), '[\u0300-\u036f]', '', 'g'))`;

const LIST: Statement = {
  name: 'list_customers',
  text: `${WHOLE}
    where c.business = $1::text
      and ($2::text is null or ${FOLDED} like $2::text
        or exists (select from bot.customer_addresses a where a.customer = c.id and a.contact like $2::text))
      and ($3::text is null or (c.met_at, c.id) < (select l.met_at, l.id from bot.customers l where l.id = $3::text))
    order by c.met_at desc, c.id desc limit $4::integer`,
};

/** What both have is this one's; whose own it was it stays. */
const MERGE: Statement = {
  name: 'merge_customers',
  text: `with theirs as (
      delete from bot.customer_addresses a using bot.customers o
      where a.customer = $2::text and o.id = $2::text and exists (select from bot.customers where id = $1::text)
      returning a.business, a.contact, a.channel, a.address, a.standing
    ), moved as (
      insert into bot.customer_addresses (customer, business, contact, channel, address, standing)
      select $1::text, business, contact, channel, address, standing from theirs
      on conflict (customer, contact) do update set standing =
        case when 'own' in (customer_addresses.standing, excluded.standing) then 'own' else excluded.standing end
    ), named as (
      update bot.customers c set first_name = coalesce(c.first_name, o.first_name),
        last_name = case when c.first_name is null then o.last_name else c.last_name end
      from bot.customers o where c.id = $1::text and o.id = $2::text
    )
    delete from bot.customers where id = $2::text and exists (select from bot.customers where id = $1::text) returning id`,
};

const NAME: Statement = {
  name: 'name_customer',
  text: `update bot.customers set first_name = $2::text, last_name = $3::text where id = $1::text and first_name is null`,
};

const LEARN: Statement = {
  name: 'learn_address',
  text: `insert into bot.customer_addresses (customer, business, contact, channel, address, standing)
    select id, business, $2::text, $3::text, $4::text, $5::text from bot.customers where id = $1::text
    on conflict (customer, contact) do update set
      channel = coalesce(excluded.channel, customer_addresses.channel),
      address = coalesce(excluded.address, customer_addresses.address),
      standing = case when customer_addresses.standing = 'told' then excluded.standing else customer_addresses.standing end`,
};

interface CustomerRow {
  readonly id: string;
  readonly business: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly addresses: readonly (CustomerAddress & { readonly standing: AddressStanding })[] | null;
}

/** Customers in PostgreSQL or PGlite. */
export class PostgresCustomers implements Customers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(id: string): Promise<Customer | null> {
    const [row] = await this.#database.query<CustomerRow>(GET, [storable(id)]);
    return row === undefined ? null : customerOf(row);
  }

  async find(business: string, contact: string): Promise<Customer | null> {
    const found = await this.at(business, contact);
    return found.find(({ addresses }) => addresses.some(isOwn(contact))) ?? null;
  }

  async at(business: string, contact: string): Promise<readonly Customer[]> {
    const rows = await this.#database.query<CustomerRow>(AT, [storable(business), storable(contact)]);
    return rows.map(customerOf);
  }

  async ensure(newcomer: Newcomer): Promise<Customer> {
    const { id, business, met, firstName, lastName, now } = storable(newcomer);
    const place = [id, business, met.contact, met.channel, met.address];
    const [row] = await this.#database.query<{ customer: string }>(ENSURE, [...place, firstName, lastName, now]);
    const theirs = row?.customer ?? id;
    const learnt = await this.learn(theirs, { name: { firstName, lastName }, addresses: [] });
    if (learnt === null) throw new Error(`the customer ${theirs} was not stored`);
    return learnt;
  }

  async learn(id: string, learnt: Learnt): Promise<Customer | null> {
    const { name, addresses } = storable(learnt);
    if (name !== null && name.firstName !== null) await this.#database.query(NAME, [id, name.firstName, name.lastName]);
    for (const { contact, channel, address, standing } of addresses) {
      await this.#database.query(LEARN, [id, contact, channel, address, standing]);
    }
    return this.get(id);
  }

  async erase(id: string): Promise<boolean> {
    return (await this.#database.query(ERASE, [storable(id)])).length > 0;
  }

  async list(business: string, { search, after, limit }: CustomerPage): Promise<readonly Customer[]> {
    const sought = search === null ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const values = [storable(business), storable(sought), storable(after), limit];
    return (await this.#database.query<CustomerRow>(LIST, values)).map(customerOf);
  }

  async merge(id: string, other: string): Promise<Customer | null> {
    const merged = await this.#database.query(MERGE, [storable(id), storable(other)]);
    return merged.length === 0 ? null : this.get(id);
  }

  async quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ id: string }>(QUIET, [storable(business), before, limit]);
    return rows.map(({ id }) => id);
  }
}

function isOwn(contact: string): (address: CustomerAddress) => boolean {
  return (address) => address.contact === contact && address.standing === 'own';
}

function customerOf({ id, business, first_name, last_name, addresses }: CustomerRow): Customer {
  return { id, business, firstName: first_name, lastName: last_name, addresses: addresses ?? [] };
}
