/**
 * Which web chats' tokens count no longer. A token says itself until when it is good, so only those are kept here that were
 * taken back before their time. Every adapter passes the contract suite beside this file.
 */
export interface Passes {
  /** No token of this chat that was issued until now is good any more. */
  revoke(pass: Revoked): Promise<void>;

  /** What was revoked at an instant or later. */
  revokedSince(at: string): Promise<readonly Revoked[]>;

  /** What was revoked before an instant need not be known: no token of then is good anyway. */
  forget(before: string): Promise<void>;
}

export interface Revoked {
  readonly business: string;
  readonly chat: string;
  readonly at: string;
}
