import { createHmac } from 'node:crypto';
import { derivedId } from '../../core/ids.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Asked, AskRequest, Payment, Payments, Till } from '../../ports/payments.ts';
import { decideRefund } from './refund.ts';
import { finishPayment, type Ledgers, settlePayment } from './settle.ts';
import { closeAll, voidAll } from './void.ts';

export interface TillParts extends Ledgers {
  /** Which of the providers takes a business's new payments; null where nobody does, and then nothing may be asked. */
  readonly providerOf: (business: string) => PaymentProvider | null;
  /** What the ids of payments are derived with; without it they follow from what is asked alone. */
  readonly secret?: string | undefined;
  /** What somebody pays for, in their words; null where nobody can tell. */
  readonly purposeOf?: (request: AskRequest) => Promise<string | null>;
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
    const id = idOf(request.key, parts.secret ?? '');
    const chosen = providerOf(request.business);
    if (chosen === null) throw new Error(`nobody takes payments for ${request.business}`);
    const purpose = (await parts.purposeOf?.(request)) ?? null;
    const { payment, again } = await payments.open({ ...request, id, purpose, provider: chosen.name });
    const others = again ? [] : await othersFor(payments, payment);
    const voided = await voidAll(payments, others, request.now);
    const provider = parts.providers.get(payment.provider) ?? chosen;
    const opening = payment.opening === null ? openWith(provider, payments, payment) : payment;
    // The pages of the old ones are closed while the new one's is opened.
    const [opened] = await Promise.all([opening, closeAll(parts, voided)]);
    const { url = null, qr = null } = opened.opening ?? {};
    return { payment: opened, url, image: qr === null ? null : await draw(qr) };
  }

  async function check(id: string, now: string): Promise<Payment | null> {
    const payment = await payments.get(id);
    const asked = payment && parts.providers.get(payment.provider);
    if (!payment || !asked) return payment;
    const notice = await asked.status(payment);
    if (notice === null) return payment;
    const settled = await settlePayment(parts, payment.provider, notice, now);
    return settled.kind === 'unknown' ? payment : settled.payment;
  }

  async function refund(id: string, cents: number, now: string): Promise<Payment | null> {
    const payment = await payments.get(id);
    // What was decided is not decided again: the sweep goes on with it in its own time.
    if (payment?.status !== 'paid' || payment.outcome === 'refunding' || payment.outcome === 'owed') return payment;
    return finishPayment(parts, await decideRefund(payments, payment, cents, now), now);
  }

  async function giveUp(booking: string, now: string): Promise<void> {
    const ofIt = (await payments.ofBooking(booking)).filter(({ extra }) => extra === null);
    await closeAll(parts, await voidAll(payments, ofIt, now));
  }

  return {
    ...{ ask, check, giveUp, refund },
    reassign: (from, to) => payments.reassign(from, to),
    ofConversation: (conversation) => payments.ofConversation(conversation),
    ofBooking: (booking) => payments.ofBooking(booking),
  };
}

/** Derived, as every id is (X3), with a secret: whoever knows a customer's address cannot work out where they pay. */
function idOf(key: string, secret: string): string {
  return derivedId('payment', createHmac('sha256', secret).update(`payment/${key}`).digest('hex'));
}

/** What a new payment takes the place of: the others for the same thing (D8). */
async function othersFor(payments: Payments, { id, booking, extra }: Payment): Promise<readonly Payment[]> {
  return (await payments.ofBooking(booking)).filter((other) => other.id !== id && other.extra === extra);
}

async function openWith(provider: PaymentProvider, payments: Payments, payment: Payment): Promise<Payment> {
  const opening = await provider.open(payment);
  return (await payments.attach(payment.id, opening)) ?? { ...payment, opening };
}
