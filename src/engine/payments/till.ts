import { derivedId } from '../../core/ids.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Asked, AskRequest, Payment, Payments, Till } from '../../ports/payments.ts';
import { decideRefund } from './refund.ts';
import { finishPayment, type Ledgers, settlePayment } from './settle.ts';

export interface TillParts extends Ledgers {
  /** Which of the providers takes a business's new payments. */
  readonly providerOf: (business: string) => PaymentProvider;
  /** Draws a QR code as a data URL. */
  readonly draw: (payload: string) => Promise<string>;
}

/**
 * What flows ask for money with. It only writes to the ledgers: a conversation hears of it by an event of its own, never
 * in the middle of its turn.
 */
export function createTill(parts: TillParts): Till {
  const { payments, providerOf, draw } = parts;

  async function ask(request: AskRequest): Promise<Asked> {
    // The payment is in the database before the provider hears of it (D9).
    const id = derivedId('payment', request.key);
    const chosen = providerOf(request.business);
    const { payment, again } = await payments.open({ ...request, id, provider: chosen.name });
    if (!again) await voidOthers(payments, payment, request.now);
    const provider = parts.providers.get(payment.provider) ?? chosen;
    const opened = payment.opening === null ? await openWith(provider, payments, payment) : payment;
    const { url = null, qr = null } = opened.opening ?? {};
    return { payment: opened, url, image: qr === null ? null : await draw(qr) };
  }

  async function check(id: string, now: string): Promise<Payment | null> {
    const payment = await payments.get(id);
    const asked = payment && parts.providers.get(payment.provider);
    if (!payment || !asked) return payment;
    const notice = await asked.status(payment);
    if (notice === null) return payment;
    const settled = await settlePayment(parts, notice, now);
    return settled.kind === 'unknown' ? payment : settled.payment;
  }

  async function refund(id: string, cents: number, now: string): Promise<Payment | null> {
    const payment = await payments.get(id);
    // What was decided is not decided again: the sweep goes on with it in its own time.
    if (payment?.status !== 'paid' || payment.outcome === 'refunding' || payment.outcome === 'owed') return payment;
    return finishPayment(parts, await decideRefund(payments, payment, cents, now), now);
  }

  return { ask, check, refund, ofConversation: (conversation) => payments.ofConversation(conversation) };
}

/** A new payment takes the place of the old ones for the same thing (D8). Money that still comes for one of those is dealt with then. */
async function voidOthers(payments: Payments, payment: Payment, now: string): Promise<void> {
  for (const { id, extra } of await payments.ofBooking(payment.booking)) {
    const voided = { id, from: ['open', 'failed'], to: 'voided', outcome: null, now } as const;
    if (id !== payment.id && extra === payment.extra) await payments.move(voided);
  }
}

async function openWith(provider: PaymentProvider, payments: Payments, payment: Payment): Promise<Payment> {
  const opening = await provider.open(payment);
  return (await payments.attach(payment.id, opening)) ?? { ...payment, opening };
}
