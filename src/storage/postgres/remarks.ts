import { storable } from '../../core/json.ts';
import type { Case, Note, Remarks } from '../../ports/remarks.ts';
import { type Database, isUuid, type Statement } from './database.ts';

const statement = (name: string, text: string): Statement => ({ name, text });

const NOTE = 'id::text as "id", business, customer, text, by, at';
const CASE = 'id::text as "id", business, conversation, seq, note, by, at';

const ADD_NOTE = statement(
  'add_note',
  `insert into bot.notes (id, business, customer, text, by, at)
    values ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::timestamptz)`,
);
const NOTES = statement(
  'notes',
  `select ${NOTE} from bot.notes where business = $1::text and customer = $2::text order by at, bot.notes.id`,
);
const DROP_NOTE = statement(
  'drop_note',
  'delete from bot.notes where business = $1::text and customer = $2::text and id = $3::uuid returning id',
);
const MOVE_NOTES = statement(
  'move_notes',
  'update bot.notes set customer = $3::text where business = $1::text and customer = $2::text',
);
const ADD_CASE = statement(
  'add_case',
  `insert into bot.cases (id, business, conversation, seq, note, by, at)
    values ($1::uuid, $2::text, $3::text, $4::bigint, $5::text, $6::text, $7::timestamptz)
    on conflict (conversation, seq) do update set note = excluded.note, by = excluded.by, at = excluded.at`,
);
const CASES = statement(
  'cases',
  `select ${CASE} from bot.cases where business = $1::text order by at desc, bot.cases.id limit $2::integer`,
);
const CASES_OF = statement('cases_of', `select ${CASE} from bot.cases where conversation = $1::text order by seq`);
const DROP_CASE = statement(
  'drop_case',
  'delete from bot.cases where business = $1::text and id = $2::uuid returning id',
);
const ERASE = statement(
  'erase_remarks',
  `with gone as (delete from bot.cases where conversation = any ($2::text[]))
    delete from bot.notes where customer = any ($1::text[])`,
);

/** Remarks in PostgreSQL or PGlite. */
export class PostgresRemarks implements Remarks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async addNote(note: Note): Promise<void> {
    const { id, business, customer, text, by, at } = storable(note);
    await this.#database.query(ADD_NOTE, [id, business, customer, text, by, at]);
  }

  notes(business: string, customer: string): Promise<readonly Note[]> {
    return this.#database.query<Note>(NOTES, [storable(business), storable(customer)]);
  }

  async dropNote(business: string, customer: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    return (await this.#database.query(DROP_NOTE, [storable(business), storable(customer), id])).length > 0;
  }

  async moveNotes(business: string, from: string, to: string): Promise<void> {
    await this.#database.query(MOVE_NOTES, [business, from, to]);
  }

  async addCase(one: Case): Promise<void> {
    const { id, business, conversation, seq, note, by, at } = storable(one);
    await this.#database.query(ADD_CASE, [id, business, conversation, seq, note, by, at]);
  }

  cases(business: string, limit: number): Promise<readonly Case[]> {
    return this.#database.query<Case>(CASES, [storable(business), limit]);
  }

  casesOf(conversation: string): Promise<readonly Case[]> {
    return this.#database.query<Case>(CASES_OF, [storable(conversation)]);
  }

  async dropCase(business: string, id: string): Promise<boolean> {
    return isUuid(id) && (await this.#database.query(DROP_CASE, [storable(business), id])).length > 0;
  }

  async erase({ customers, conversations }: Parameters<Remarks['erase']>[0]): Promise<void> {
    await this.#database.query(ERASE, [storable(customers), storable(conversations)]);
  }
}
