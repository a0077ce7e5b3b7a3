import { storable } from '../../core/json.ts';
import type { Account, Accounts, Changes, Invitation, Role, Session } from '../../ports/accounts.ts';
import * as sql from './account-statements.ts';
import { type Database, isSecond, isUuid, type Statement, type Value } from './database.ts';

/** The people of businesses in PostgreSQL or PGlite. */
export class PostgresAccounts implements Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(account: Account): Promise<Account | null> {
    const { id, email, name, password, subject } = storable(account);
    try {
      await this.#database.query(sql.ADD, [id, email, name, password, subject]);
    } catch (error) {
      if (isSecond(error)) return null;
      throw error;
    }
    for (const [business, role] of Object.entries(account.roles)) await this.permit(id, business, role);
    return this.get(id);
  }

  get(id: string): Promise<Account | null> {
    return isUuid(id) ? this.#one(sql.BY_ID, [id]) : Promise.resolve(null);
  }

  byEmail(email: string): Promise<Account | null> {
    return this.#one(sql.BY_EMAIL, [storable(email)]);
  }

  bySubject(subject: string): Promise<Account | null> {
    return this.#one(sql.BY_SUBJECT, [storable(subject)]);
  }

  async any(): Promise<boolean> {
    return (await this.#database.query(sql.ANY, [])).length > 0;
  }

  ofBusiness(business: string): Promise<readonly Account[]> {
    return this.#database.query<Account>(sql.OF_BUSINESS, [storable(business)]);
  }

  async change(id: string, changes: Changes): Promise<void> {
    const { name = null, password = null, codeStep = null, subject = null } = storable(changes);
    const factor = changes.secondFactor;
    await this.#database.query(sql.CHANGE, [
      id,
      name,
      password,
      codeStep,
      subject,
      factor !== undefined,
      factor ?? null,
    ]);
  }

  async permit(id: string, business: string, role: Role | null): Promise<boolean> {
    const rows = await this.#database.query<{ done: boolean }>(role === null ? sql.FORBID : sql.PERMIT, [
      id,
      storable(business),
      ...(role === null ? [] : [role]),
    ]);
    return rows.length > 0;
  }

  async openSession({ hash, account, csrf, expiresAt }: Session): Promise<void> {
    await this.#database.query(sql.OPEN_SESSION, [hash, account, csrf, expiresAt]);
  }

  async session(hash: string, now: string) {
    const [row] = await this.#database.query<{ session: Session; account: Account }>(sql.SESSION, [hash, now]);
    if (row === undefined) return null;
    const expiresAt = new Date(row.session.expiresAt).toISOString();
    const { seenAt } = row.account;
    const account = { ...row.account, seenAt: seenAt && new Date(seenAt).toISOString() };
    return { session: { ...row.session, expiresAt }, account };
  }

  async seen(hash: string, now: string, expiresAt: string): Promise<void> {
    await this.#database.query(sql.SEEN, [hash, now, expiresAt]);
  }

  async endSession(hash: string): Promise<void> {
    await this.#database.query(sql.END_SESSION, [hash]);
  }

  async endSessions(account: string, except: string | null): Promise<void> {
    await this.#database.query(sql.END_SESSIONS, [account, except]);
  }

  async invite({ hash, businesses, role, email, until }: Invitation): Promise<void> {
    await this.#database.query(sql.INVITE, [hash, storable(businesses), role, email, until]);
  }

  async invitation(hash: string, now: string): Promise<Invitation | null> {
    const [row] = await this.#database.query<Invitation>(sql.INVITATION, [hash, now]);
    return row ?? null;
  }

  async accept(hash: string, now: string): Promise<Invitation | null> {
    const [row] = await this.#database.query<Invitation>(sql.ACCEPT, [hash, now]);
    return row ?? null;
  }

  async #one(statement: Statement, values: readonly Value[]): Promise<Account | null> {
    const [row] = await this.#database.query<Account>(statement, values);
    return row ?? null;
  }
}
