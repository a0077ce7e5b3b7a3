import { type JsonObject, storable, storableText } from '../../core/json.ts';
import type { KeptDocument, SettingsStore, SettingsVersion } from '../../ports/settings.ts';
import type { Database, Statement } from './database.ts';

const statement = (name: string, text: string): Statement => ({ name, text });

const VERSION = 'business, version, at, account, by, edits, changes, brings';

const NEWEST = statement(
  'newest_settings',
  'select business, max(version) as version from bot.settings group by business',
);
const GET = statement(
  'get_settings',
  `select ${VERSION} from bot.settings where business = $1::text and version = $2::integer`,
);
const HISTORY = statement(
  'settings_history',
  `select ${VERSION} from bot.settings where business = $1::text and ($2::integer is null or version < $2::integer)
    order by version desc limit $3::integer`,
);
/** The next number only: a version is never added over a gap. */
const ADD = statement(
  'add_settings',
  `insert into bot.settings (${VERSION})
    select $1::text, $2::integer, $3::timestamptz, $4::text, $5::text, $6::text, $7::text, $8::integer
    where coalesce((select max(version) from bot.settings where business = $1::text), 0) = $2::integer - 1
    on conflict do nothing returning version`,
);
const KEEP_DOCUMENT = statement(
  'keep_business_document',
  `insert into bot.business_documents (business, fingerprint, document, at)
    values ($1::text, $2::text, $3::text, $4::timestamptz) on conflict do nothing`,
);
const DOCUMENT = statement(
  'business_document',
  'select document from bot.business_documents where business = $1::text and fingerprint = $2::text',
);
const REPLIES = statement('quick_replies', 'select replies from bot.quick_replies where business = $1::text');
const KEEP_REPLIES = statement(
  'keep_quick_replies',
  `insert into bot.quick_replies (business, replies) values ($1::text, $2::jsonb)
    on conflict (business) do update set replies = excluded.replies`,
);

type Row = Omit<SettingsVersion, 'edits' | 'changes'> & { readonly edits: string; readonly changes: string };

/** Settings in PostgreSQL or PGlite. */
export class PostgresSettings implements SettingsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async newest(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.query<{ business: string; version: number }>(NEWEST, []);
    return new Map(rows.map(({ business, version }) => [business, version]));
  }

  async get(business: string, version: number): Promise<SettingsVersion | null> {
    const [row] = await this.#database.query<Row>(GET, [storable(business), version]);
    return row === undefined ? null : versionOf(row);
  }

  async history(business: string, { before, limit }: { readonly before: number | null; readonly limit: number }) {
    return (await this.#database.query<Row>(HISTORY, [storable(business), before, limit])).map(versionOf);
  }

  async add(one: SettingsVersion): Promise<boolean> {
    const { business, version, at, account, by, edits, changes, brings } = one;
    const texts = [storableText(edits), storableText(changes)];
    const given = [storable(business), version, at, storable(account), storable(by), ...texts, brings];
    return (await this.#database.query(ADD, given)).length > 0;
  }

  async keepDocument({ business, fingerprint, document, at }: KeptDocument): Promise<void> {
    await this.#database.query(KEEP_DOCUMENT, [storable(business), fingerprint, storableText(document), at]);
  }

  async document(business: string, fingerprint: string): Promise<JsonObject | null> {
    const [row] = await this.#database.query<{ document: string }>(DOCUMENT, [storable(business), fingerprint]);
    return row === undefined ? null : JSON.parse(row.document);
  }

  async quickReplies(business: string): Promise<readonly string[]> {
    const [row] = await this.#database.query<{ replies: readonly string[] }>(REPLIES, [storable(business)]);
    return row?.replies ?? [];
  }

  async keepQuickReplies(business: string, replies: readonly string[]): Promise<void> {
    await this.#database.query(KEEP_REPLIES, [storable(business), storableText(replies)]);
  }
}

function versionOf(row: Row): SettingsVersion {
  return { ...row, edits: JSON.parse(row.edits), changes: JSON.parse(row.changes) };
}
