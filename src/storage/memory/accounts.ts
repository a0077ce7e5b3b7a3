import type { Account, Accounts, Changes, Invitation, Role, Session } from '../../ports/accounts.ts';

/** The reference store of the people of businesses. */
export class MemoryAccounts implements Accounts {
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Session>();
  readonly #invitations = new Map<string, Invitation>();

  async add(account: Account): Promise<Account | null> {
    if ((await this.byEmail(account.email)) !== null) return null;
    if (account.subject !== null && (await this.bySubject(account.subject)) !== null) return null;
    this.#accounts.set(account.id, account);
    return account;
  }

  async get(id: string): Promise<Account | null> {
    return this.#accounts.get(id) ?? null;
  }

  async byEmail(email: string): Promise<Account | null> {
    return this.#find((one) => one.email.toLowerCase() === email.toLowerCase());
  }

  async bySubject(subject: string): Promise<Account | null> {
    return this.#find((one) => one.subject === subject);
  }

  async any(): Promise<boolean> {
    return [...this.#accounts.values()].some(({ roles }) => Object.keys(roles).length > 0);
  }

  async ofBusiness(business: string): Promise<readonly Account[]> {
    const theirs = [...this.#accounts.values()].filter(({ roles }) => roles[business] !== undefined);
    return theirs.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async change(id: string, changes: Changes): Promise<void> {
    const account = this.#accounts.get(id);
    if (account === undefined) return;
    const codeStep = Math.max(account.codeStep, changes.codeStep ?? 0);
    this.#accounts.set(id, { ...account, ...changes, codeStep });
  }

  async permit(id: string, business: string, role: Role | null): Promise<boolean> {
    const account = this.#accounts.get(id);
    if (account === undefined) return false;
    const { [business]: before, ...others } = account.roles;
    if (role === null && before === undefined) return false;
    const owners = [...this.#accounts.values()].filter(({ roles }) => roles[business] === 'owner');
    if (before === 'owner' && role !== 'owner' && owners.length === 1) return false;
    this.#accounts.set(id, { ...account, roles: role === null ? others : { ...others, [business]: role } });
    return true;
  }

  async openSession(session: Session): Promise<void> {
    this.#sessions.set(session.hash, session);
  }

  async session(hash: string, now: string) {
    const session = this.#sessions.get(hash);
    const account = session && this.#accounts.get(session.account);
    if (session === undefined || account === undefined || isOver(session.expiresAt, now)) return null;
    return { session, account };
  }

  async seen(hash: string, now: string, expiresAt: string): Promise<void> {
    const session = this.#sessions.get(hash);
    const account = session && this.#accounts.get(session.account);
    if (session === undefined || account === undefined) return;
    this.#sessions.set(hash, { ...session, expiresAt });
    this.#accounts.set(account.id, { ...account, seenAt: now });
  }

  async endSession(hash: string): Promise<void> {
    this.#sessions.delete(hash);
  }

  async endSessions(account: string, except: string | null): Promise<void> {
    for (const [hash, session] of this.#sessions) {
      if (session.account === account && hash !== except) this.#sessions.delete(hash);
    }
  }

  async invite(invitation: Invitation): Promise<void> {
    this.#invitations.set(invitation.hash, invitation);
  }

  async invitation(hash: string, now: string): Promise<Invitation | null> {
    return this.#standing(hash, now);
  }

  async accept(hash: string, now: string): Promise<Invitation | null> {
    const found = this.#standing(hash, now);
    this.#invitations.delete(hash);
    return found;
  }

  #standing(hash: string, now: string): Invitation | null {
    const found = this.#invitations.get(hash);
    return found === undefined || isOver(found.until, now) ? null : found;
  }

  #find(is: (account: Account) => boolean): Account | null {
    return [...this.#accounts.values()].find(is) ?? null;
  }
}

function isOver(until: string, now: string): boolean {
  return Date.parse(until) <= Date.parse(now);
}
