import type { Customer } from '../../domain/customer.ts';
import type { Customers } from '../../ports/customers.ts';
import type { Database, Statement } from './database.ts';

const COLUMNS = 'id, business, contact, first_name, last_name';

const FIND: Statement = {
  name: 'customer_at',
  text: `select ${COLUMNS} from bot.customers where business = $1::text and contact = $2::text`,
};

/** Whoever comes second changes nothing, and waits for the first so as to read what it stored. */
const ENSURE: Statement = {
  name: 'ensure_customer',
  text: `insert into bot.customers (${COLUMNS}) values ($1::text, $2::text, $3::text, $4::text, $5::text)
    on conflict (business, contact) do update set contact = excluded.contact
    returning ${COLUMNS}`,
};

interface CustomerRow {
  readonly id: string;
  readonly business: string;
  readonly contact: string;
  readonly first_name: string;
  readonly last_name: string | null;
}

/** Customers in PostgreSQL or PGlite. */
export class PostgresCustomers implements Customers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(business: string, contact: string): Promise<Customer | null> {
    const [row] = await this.#database.query<CustomerRow>(FIND, [business, contact]);
    return row === undefined ? null : customerOf(row);
  }

  async ensure(customer: Customer): Promise<Customer> {
    const { id, business, contact, firstName, lastName } = customer;
    const [row] = await this.#database.query<CustomerRow>(ENSURE, [id, business, contact, firstName, lastName]);
    return row === undefined ? customer : customerOf(row);
  }
}

function customerOf({ id, business, contact, first_name, last_name }: CustomerRow): Customer {
  return { id, business, contact, firstName: first_name, lastName: last_name };
}
