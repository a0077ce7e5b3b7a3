import { keyOfNobody } from '../../ports/bookings.ts';
import {
  MISMATCHES_MAX,
  type MismatchReport,
  type Opening,
  type OpenRequest,
  type Payment,
  type PaymentMove,
  type PaymentOutcome,
  type Payments,
} from '../../ports/payments.ts';
import { refill } from './rows.ts';

interface Row {
  readonly payment: Payment;
  /** When it was last moved, or until when it rests. */
  readonly dueAt: string;
}

/** The reference ledger of payments. Nothing in it awaits, so looking and moving are one indivisible step. */
export class MemoryPayments implements Payments {
  readonly #byId = new Map<string, Row>();
  /** Told of whatever something came to. */
  readonly #onOutcome: (payment: Payment, at: string) => void;

  constructor(onOutcome: (payment: Payment, at: string) => void = () => {}) {
    this.#onOutcome = onOutcome;
  }

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const payments = [...this.#byId];
    return () => refill(this.#byId, payments);
  }

  async open({ now, ...request }: OpenRequest): Promise<{ payment: Payment; again: boolean }> {
    const made = this.#all().find(({ key }) => key === request.key);
    if (made) return { payment: made, again: true };
    const nothing = { outcome: null, notified: false, refundCents: null, refundTries: 0 } as const;
    const payment: Payment = {
      ...{ ...request, status: 'open', ...nothing },
      ...{ settlement: null, mismatches: [], opening: null, createdAt: now },
    };
    this.#byId.set(payment.id, { payment, dueAt: now });
    return { payment, again: false };
  }

  async attach(id: string, opening: Opening): Promise<Payment | null> {
    const standing = this.#byId.get(id)?.payment.opening ?? null;
    return this.#change(id, { opening: standing ?? opening });
  }

  async get(id: string): Promise<Payment | null> {
    return this.#byId.get(id)?.payment ?? null;
  }

  async ofBooking(booking: string): Promise<readonly Payment[]> {
    return this.#all().filter((payment) => payment.booking === booking);
  }

  async reassign(from: string, to: string): Promise<void> {
    for (const { id } of await this.ofBooking(from)) this.#change(id, { booking: to });
  }

  async ofConversation(conversation: string): Promise<readonly Payment[]> {
    return this.#all().filter((payment) => payment.conversation === conversation);
  }

  async move(request: PaymentMove): Promise<{ moved: boolean; payment: Payment } | null> {
    const { id, from, to, outcome, now, restUntil = now } = request;
    const payment = this.#byId.get(id)?.payment;
    if (!payment) return null;
    const isForeign = request.reportedBy !== undefined && request.reportedBy !== payment.provider;
    if (isForeign || !from.includes(payment.status) || this.#clashes(payment, outcome))
      return { moved: false, payment };
    const refundCents = request.refundCents ?? payment.refundCents;
    const refundTries = request.refundTries ?? payment.refundTries;
    const settlement = request.settlement ?? payment.settlement;
    const moved: Payment = { ...payment, status: to, outcome, refundCents, refundTries, settlement, notified: false };
    this.#byId.set(id, { payment: moved, dueAt: restUntil });
    if (outcome !== payment.outcome) this.#onOutcome(moved, now);
    return { moved: true, payment: moved };
  }

  async mismatch({ id, provider, mismatch }: MismatchReport): Promise<Payment | null> {
    const payment = this.#byId.get(id)?.payment;
    if (payment?.provider !== provider) return null;
    const { mismatches } = payment;
    const isKnown = mismatches.some(({ event }) => event === mismatch.event);
    if (isKnown || mismatches.length >= MISMATCHES_MAX) return payment;
    return this.#change(id, { mismatches: [...mismatches, mismatch] });
  }

  async mismatched(business: string, limit: number): Promise<readonly Payment[]> {
    const latest = ({ mismatches }: Payment): number => Date.parse(mismatches.at(-1)?.at ?? '');
    return this.#all()
      .filter((payment) => payment.business === business && payment.mismatches.length > 0)
      .sort((one, other) => latest(other) - latest(one))
      .slice(0, limit);
  }

  async told(id: string, outcome: PaymentOutcome): Promise<void> {
    if (this.#byId.get(id)?.payment.outcome === outcome) this.#change(id, { notified: true });
  }

  async unfinished(before: string, limit: number): Promise<readonly Payment[]> {
    return [...this.#byId.values()]
      .filter(({ payment, dueAt }) => isUnfinished(payment) && Date.parse(dueAt) <= Date.parse(before))
      .sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
      .slice(0, limit)
      .map(({ payment }) => payment);
  }

  async awaited(provider: string, endedAfter: string, limit: number): Promise<readonly Payment[]> {
    const mayBePaid = ({ status, expiresAt }: Payment): boolean =>
      status === 'open' ||
      ((status === 'failed' || status === 'voided') && Date.parse(expiresAt) >= Date.parse(endedAfter));
    return this.#all()
      .filter((payment) => payment.provider === provider && mayBePaid(payment))
      .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
      .slice(0, limit);
  }

  async since(business: string, after: string, limit: number): Promise<readonly Payment[]> {
    return this.#all()
      .filter((payment) => payment.business === business && Date.parse(payment.createdAt) >= Date.parse(after))
      .slice(0, limit);
  }

  async owed(business: string, limit: number): Promise<readonly Payment[]> {
    return [...this.#byId.values()]
      .filter(({ payment }) => payment.business === business && payment.outcome === 'owed')
      .sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt))
      .slice(0, limit)
      .map(({ payment }) => payment);
  }

  async anonymise(id: string): Promise<void> {
    const payment = this.#byId.get(id)?.payment;
    if (!payment) return;
    const { opening, settlement } = payment;
    this.#change(id, {
      key: keyOfNobody(id),
      conversation: id,
      opening: opening && { ...opening, url: null, qr: null },
      settlement: settlement && { ...settlement, note: null },
    });
  }

  #all(): readonly Payment[] {
    return [...this.#byId.values()].map(({ payment }) => payment);
  }

  #change(id: string, change: Partial<Payment>): Payment | null {
    const row = this.#byId.get(id);
    if (!row) return null;
    const payment = { ...row.payment, ...change };
    this.#byId.set(id, { ...row, payment });
    return payment;
  }

  #clashes({ id, booking, extra }: Payment, outcome: PaymentOutcome | null): boolean {
    const isAnother = (other: Payment): boolean =>
      other.id !== id && other.booking === booking && other.extra === extra;
    return outcome === 'confirmed' && this.#all().some((other) => isAnother(other) && other.outcome === 'confirmed');
  }
}

function isUnfinished({ status, outcome, notified }: Payment): boolean {
  return outcome === null ? status === 'paid' : !notified;
}
