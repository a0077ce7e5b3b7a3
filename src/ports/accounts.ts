/**
 * The people of businesses: who may sign in at the console, for which business, as what (G1). Secrets are kept as hashes
 * only: whoever reads the store can neither sign in nor go on with a session. Every adapter passes the contract suite
 * beside this file.
 */
export interface Accounts {
  /** Null where somebody has this e-mail address already. */
  add(account: Account): Promise<Account | null>;

  get(id: string): Promise<Account | null>;

  /** By the address, however it is written. */
  byEmail(email: string): Promise<Account | null>;

  /** By who they are with an identity provider. */
  bySubject(subject: string): Promise<Account | null>;

  /** Whether anybody has an account at all. */
  any(): Promise<boolean>;

  ofBusiness(business: string): Promise<readonly Account[]>;

  change(id: string, changes: Changes): Promise<void>;

  /**
   * What the account may do in a business from now on; null for nothing. False where the last owner would be gone: then
   * nothing is changed.
   */
  permit(id: string, business: string, role: Role | null): Promise<boolean>;

  openSession(session: Session): Promise<void>;

  /** The session with its account as they stand now; null where there is none, or it is over by `now`. */
  session(hash: string, now: string): Promise<{ readonly session: Session; readonly account: Account } | null>;

  /** Was seen: the session lasts until then, and so much is known of when the account was used. */
  seen(hash: string, now: string, expiresAt: string): Promise<void>;

  endSession(hash: string): Promise<void>;

  /** All of an account's but this one. */
  endSessions(account: string, except: string | null): Promise<void>;

  invite(invitation: Invitation): Promise<void>;

  /** Null where there is none, it was used, or it is over by `now`. */
  invitation(hash: string, now: string): Promise<Invitation | null>;

  /** Uses it up: of any number who try at once, one has it. */
  accept(hash: string, now: string): Promise<Invitation | null>;
}

export type Role = 'owner' | 'staff';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** As argon2 writes it; null for one that signs in with an identity provider alone. */
  readonly password: string | null;
  /** The secret of the second factor, where it is switched on. */
  readonly secondFactor: string | null;
  /** The last code that was taken: none is taken twice. */
  readonly codeStep: number;
  /** Who it is with an identity provider: issuer and subject. */
  readonly subject: string | null;
  readonly roles: { readonly [business: string]: Role };
  readonly seenAt: string | null;
}

export type Changes = Partial<Pick<Account, 'name' | 'password' | 'secondFactor' | 'codeStep' | 'subject'>>;

export interface Session {
  readonly hash: string;
  readonly account: string;
  readonly csrf: string;
  readonly expiresAt: string;
}

export interface Invitation {
  readonly hash: string;
  readonly businesses: readonly string[];
  readonly role: Role;
  readonly email: string | null;
  readonly until: string;
}

/** Stands for every business there is: the link of the first owner. */
export const EVERY_BUSINESS = '*';
