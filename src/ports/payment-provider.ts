import type { Money } from '../domain/money.ts';
import type { Opening, Payment } from './payments.ts';

/** Somebody who takes money for us: a sandbox, a bank's QR, a card processor. */
export interface PaymentProvider {
  readonly name: string;

  /** Opens the payment with the provider. Asked again for the same payment, it opens no second one. */
  open(payment: Payment): Promise<Opening>;

  /** What a delivery says. Only what carries the provider's valid signature over these very bytes is a notice. */
  readWebhook(delivery: PaymentDelivery): Promise<WebhookReading>;

  /** Asks the provider; null while nothing has happened, or where it can only be told and not asked. */
  status(payment: Payment): Promise<PaymentNotice | null>;

  /**
   * Gives back this amount, or says that only a person can. Asked again for the same payment, it gives nothing back a
   * second time. Throwing means that nobody knows: it is asked again later.
   */
  refund(payment: Payment, amount: Money): Promise<'given' | 'by hand'>;

  /**
   * Lets nobody pay this any more, where the provider can do that; a payment that is over already is left as it is. What
   * is paid all the same is dealt with by the ledger, so that a failure does no harm.
   */
  readonly close?: (payment: Payment) => Promise<void>;

  /** What its own books say of a payment, for the daily reconciliation; null where it cannot tell. */
  lookup(payment: Payment): Promise<ProviderEntry | null>;

  /** Everything that it was asked to take for us since then, where it can list that: so money is found that we know nothing of. */
  readonly list?: (since: string) => Promise<readonly ListedEntry[]>;

  /** Whether it has to be asked, because it reports nothing by itself. */
  readonly mustBeAsked?: true;
}

/** What a provider's books say of a payment. */
export interface ProviderEntry {
  /** What was paid; null while nothing was. */
  readonly paid: Money | null;
  /** How much of it went back; null where it does not say. */
  readonly refundedCents: number | null;
  /** The provider's own name for it. */
  readonly reference: string | null;
}

export interface ListedEntry extends ProviderEntry {
  readonly payment: string;
  readonly business: string | null;
}

export interface PaymentDelivery {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The body as it came: a signature is over bytes. */
  readonly body: Uint8Array;
  readonly now: string;
}

export type WebhookReading =
  | { readonly kind: 'notice'; readonly notice: PaymentNotice }
  /** The signature is missing, wrong or too old. */
  | { readonly kind: 'forged' }
  /** Rightly signed, and nothing that concerns a payment's outcome. */
  | { readonly kind: 'ignored' };

/** What a provider says has happened to a payment. */
export interface PaymentNotice {
  readonly payment: string;
  readonly outcome: 'paid' | 'failed' | 'expired';
  readonly amount: Money;
  /** The provider's own name for the payment, compared with the one it was opened under; null where it says none. */
  readonly reference: string | null;
  /** The provider's own id of the notice. */
  readonly event: string;
}
