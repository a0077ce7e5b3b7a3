import { z } from 'zod';
import { derivedId } from '../../core/ids.ts';
import type { PaymentDelivery, PaymentNotice, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { isSignedBy, SIGNATURE_HEADER, signatureOf } from './sign.ts';

export const SANDBOX = 'sandbox';

export interface SandboxParts {
  /** What its deliveries are signed with. */
  readonly secret: string;
  /** Where people reach this server: the page to pay on lies below it. Asked each time, as a port may be drawn late. */
  readonly publicUrl: () => string;
}

/** A provider with which no money moves: a page of our own where a payment is paid, fails or runs out by hand. */
export interface Sandbox extends PaymentProvider {
  /** Somebody pressed a button on the page: the signed delivery that reports it. */
  press(payment: Payment, outcome: PaymentNotice['outcome'], now: string): Omit<PaymentDelivery, 'now'>;
}

const report = z.object({
  id: z.string().min(1),
  type: z.string(),
  payment: z.string().min(1),
  amount: z.strictObject({ cents: z.int(), currency: z.string() }),
  reference: z.string().optional(),
});

const OUTCOMES: ReadonlyMap<string, PaymentNotice['outcome']> = new Map([
  ['payment.paid', 'paid'],
  ['payment.failed', 'failed'],
  ['payment.expired', 'expired'],
]);

/** How many outcomes its book remembers, for those who ask instead of waiting to be told. */
const BOOK_MAX = 1_000;

export function createSandbox({ secret, publicUrl }: SandboxParts): Sandbox {
  const book = new Map<string, PaymentNotice>();

  function write(notice: PaymentNotice): void {
    book.delete(notice.payment);
    book.set(notice.payment, notice);
    const [oldest] = book.keys();
    if (book.size > BOOK_MAX && oldest !== undefined) book.delete(oldest);
  }

  return {
    name: SANDBOX,

    async open({ id }) {
      const url = `${publicUrl()}/sandbox/payments/${id}`;
      return { url, qr: url, reference: id };
    },

    async readWebhook({ headers, body, now }) {
      if (!isSignedBy(secret, headerOf(headers), body, now)) return { kind: 'forged' };
      const said = report.safeParse(jsonOf(body));
      const outcome = said.success ? OUTCOMES.get(said.data.type) : undefined;
      if (!said.success || outcome === undefined) return { kind: 'ignored' };
      const { id: event, payment, amount, reference = null } = said.data;
      return { kind: 'notice', notice: { payment, outcome, amount, reference, event } };
    },

    async status({ id }) {
      return book.get(id) ?? null;
    },

    // Its book is of this process alone: what is not in it may have been paid before it was opened.
    async lookup({ id }) {
      const said = book.get(id);
      if (said?.outcome !== 'paid') return null;
      return { paid: said.amount, refundedCents: null, reference: said.reference };
    },

    // There is nothing to give back; what matters is that it was decided and written down.
    async refund() {
      return 'given';
    },

    press({ id: payment, amount, opening }, outcome, now) {
      const reference = opening?.reference ?? null;
      const event = derivedId(SANDBOX, payment, outcome, now);
      if (book.get(payment)?.outcome !== 'paid') write({ payment, outcome, amount, reference, event });
      const named = reference === null ? {} : { reference };
      const said = { id: event, type: `payment.${outcome}`, payment, amount, ...named };
      const body = Buffer.from(JSON.stringify(said));
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body, now) };
      return { headers, body };
    },
  };
}

function headerOf(headers: PaymentDelivery['headers']): string | null {
  const value = headers[SIGNATURE_HEADER];
  return typeof value === 'string' ? value : null;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
