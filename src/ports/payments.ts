import type { Money } from '../domain/money.ts';

/**
 * The payments ledger: durable, in the same store as the bookings, because a payment is in the database before anybody
 * hears of it (D9). It also says whose conversation a payment belongs to. Every adapter passes the contract suite beside
 * this file.
 */
export interface Payments {
  /** Stores an open payment. The same key again answers with the payment it made, whatever has become of it since. */
  open(request: OpenRequest): Promise<{ readonly payment: Payment; readonly again: boolean }>;

  /** Notes where it can be paid, as the provider said. The first opening counts: what was shown stays good. */
  attach(id: string, opening: Opening): Promise<Payment | null>;

  get(id: string): Promise<Payment | null>;

  /** Every payment of a booking, oldest first. */
  ofBooking(booking: string): Promise<readonly Payment[]>;

  /** Whatever was asked for one booking is for another from now on, which is had in its place. */
  reassign(from: string, to: string): Promise<void>;

  /** Every payment of a conversation, oldest first. */
  ofConversation(conversation: string): Promise<readonly Payment[]>;

  /**
   * Moves a payment if its present status is one of `from`; what it came to is then still to be told. Only one payment
   * for a booking, and one for each of its extras, ever comes to `confirmed`. What a provider reports moves no other
   * provider's payment. Answers with the payment as it stands and whether this call moved it.
   */
  move(request: PaymentMove): Promise<{ readonly moved: boolean; readonly payment: Payment } | null>;

  /**
   * Writes down money that a provider reported of a payment of its own and that is not what was asked for. The same
   * report again changes nothing. Answers with the payment, or null where this provider has none of that id.
   */
  mismatch(report: MismatchReport): Promise<Payment | null>;

  /** The payments of a business of which money was reported that does not fit, the latest such report first. */
  mismatched(business: string, limit: number): Promise<readonly Payment[]>;

  /** The conversation has been told of this outcome. Nothing happens if the payment came to another one meanwhile. */
  told(id: string, outcome: PaymentOutcome): Promise<void>;

  /**
   * Payments whose outcome is not worked out or not told, and that were last moved, or are to rest until, `before` or
   * earlier: what a crash left behind.
   */
  unfinished(before: string, limit: number): Promise<readonly Payment[]>;

  /**
   * Payments of this provider that may still be paid: the open ones, and those that failed or were voided and whose time
   * ended at `endedAfter` or later; the newest first. For a provider that tells nothing by itself (D9).
   */
  awaited(provider: string, endedAfter: string, limit: number): Promise<readonly Payment[]>;

  /** The payments of a business that were made since then, the oldest first: what is held against the providers' books. */
  since(business: string, after: string, limit: number): Promise<readonly Payment[]>;

  /** What a business owes its customers and only a person can send back, the longest owed first. */
  owed(business: string, limit: number): Promise<readonly Payment[]>;

  /** What was asked and paid stays in the books, with whom it was nobody's: no conversation, no key, no page, no note (G5). */
  anonymise(id: string): Promise<void>;
}

export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'expired', 'voided', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * What a payment came to for its booking; `refunding` is a refund that was decided and not yet carried out, `owed` one
 * that nobody but a person can carry out.
 */
export const PAYMENT_OUTCOMES = [
  'confirmed',
  'refunding',
  'refunded',
  'owed',
  'failed',
  'expired',
  'mismatched',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

export interface Payment {
  readonly id: string;
  /** What made it: the same key is the same payment. */
  readonly key: string;
  readonly booking: string;
  /** What it pays for beside the booking itself, an add-on say, in the flow's own word; null pays for the booking. */
  readonly extra: string | null;
  /** What it is for, in the words and the language of whoever pays, as it was when it was asked for; null where none are known. */
  readonly purpose: string | null;
  readonly business: string;
  readonly conversation: string;
  /** The name of the provider that takes the money. */
  readonly provider: string;
  readonly amount: Money;
  readonly status: PaymentStatus;
  /** Null until something came of it. */
  readonly outcome: PaymentOutcome | null;
  /** Whether the conversation has been told of the outcome. */
  readonly notified: boolean;
  /** How much of it goes, or went, back; null while nothing does. */
  readonly refundCents: number | null;
  /** How often giving it back has been tried. */
  readonly refundTries: number;
  /** Set once a person has sent back by hand what was owed. */
  readonly settlement: Settlement | null;
  /** Money reported that is not what was asked for, the first report first. None of it has settled anything. */
  readonly mismatches: readonly Mismatch[];
  /** Null until the provider has opened it. */
  readonly opening: Opening | null;
  readonly expiresAt: string;
  readonly createdAt: string;
}

/** What a provider said has been paid, where it is not what was asked for. */
export interface Mismatch {
  readonly at: string;
  /** The provider's own id of its report: the same id is the same report. */
  readonly event: string;
  readonly amount: Money;
  /** The provider's own name for the payment, as it reported it. */
  readonly reference: string | null;
  /** Set where nobody reported it and the daily reconciliation found it. */
  readonly difference?: Difference;
}

/** How the ledger and a provider's books may differ: paid there and not here, here and not there, otherwise, or not given back. */
export const DIFFERENCES = ['not_here', 'not_there', 'amount', 'refund_missing'] as const;
export type Difference = (typeof DIFFERENCES)[number];

export interface MismatchReport {
  readonly id: string;
  readonly provider: string;
  readonly mismatch: Mismatch;
}

/** How many such reports a payment keeps; the log has the others. */
export const MISMATCHES_MAX = 20;

/** A person's word that money has gone back by hand. */
export interface Settlement {
  readonly at: string;
  /** The transfer's number, say: whatever finds it again in the books. */
  readonly note: string | null;
}

/** Where and how it can be paid. */
export interface Opening {
  /** A page to pay on. */
  readonly url: string | null;
  /** What a QR code shall say. */
  readonly qr: string | null;
  /** The provider's own name for it. */
  readonly reference: string | null;
}

export interface OpenRequest {
  readonly id: string;
  readonly key: string;
  readonly booking: string;
  readonly extra: string | null;
  readonly purpose: string | null;
  readonly business: string;
  readonly conversation: string;
  readonly provider: string;
  readonly amount: Money;
  readonly expiresAt: string;
  readonly now: string;
}

export interface PaymentMove {
  readonly id: string;
  /** Whose report it is that moves it: a payment of another provider stays as it is. Not given where we move it. */
  readonly reportedBy?: string;
  readonly from: readonly PaymentStatus[];
  readonly to: PaymentStatus;
  /** What it comes to; null where that has still to be worked out, or nobody needs to hear of it. */
  readonly outcome: PaymentOutcome | null;
  readonly refundCents?: number;
  readonly refundTries?: number;
  readonly settlement?: Settlement;
  /** Nobody needs to look at it before then. */
  readonly restUntil?: string;
  readonly now: string;
}

/** What flows ask for money with: the ledger and a provider, together. */
export interface Till {
  /**
   * Opens a payment and voids the earlier ones for the same thing: the booking, or the same extra of it (D8, D10). The
   * same key again is the same payment.
   */
  ask(request: AskRequest): Promise<Asked>;

  /** Asks the provider, never guesses (D8); answers with the payment as it stands in the ledger then. */
  check(payment: string, now: string): Promise<Payment | null>;

  /** Nobody is to pay for this booking any more: what is still open for it is voided, and its pages are closed. */
  giveUp(booking: string, now: string): Promise<void>;

  /** Gives back so much of a payment, once. */
  refund(payment: string, cents: number, now: string): Promise<Payment | null>;

  /** What was asked for a booking is asked for another from now on, which is had in its place: the same page, the same money. */
  reassign(from: string, to: string): Promise<void>;

  /** The payments of a conversation, oldest first. */
  ofConversation(conversation: string): Promise<readonly Payment[]>;

  /** The payments for a booking, oldest first. */
  ofBooking(booking: string): Promise<readonly Payment[]>;
}

export type AskRequest = Omit<OpenRequest, 'id' | 'provider' | 'purpose'>;

export interface Asked {
  readonly payment: Payment;
  readonly url: string | null;
  /** A picture of the QR code, as a data URL. */
  readonly image: string | null;
}
