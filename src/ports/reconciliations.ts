import type { Money } from '../domain/money.ts';

/** What is kept of holding the payments ledger against those who took the money: once a day for each business. */
export interface Reconciliations {
  /** Takes the reconciliation of a day upon whoever asks first; false for everybody else. */
  begin(business: string, day: string): Promise<boolean>;

  /** It could not be done: whoever asks next may begin it. */
  giveUp(business: string, day: string): Promise<void>;

  /** Writes down money that a provider took for a payment that the ledger does not know. The same again changes nothing. */
  stray(stray: Stray): Promise<void>;

  /** Such money of a business, the latest first. */
  strays(business: string, limit: number): Promise<readonly Stray[]>;
}

export interface Stray {
  readonly provider: string;
  /** The provider's own name for it. */
  readonly reference: string;
  readonly business: string;
  /** The id of ours that it came with. */
  readonly payment: string;
  readonly amount: Money;
  readonly seenAt: string;
}
