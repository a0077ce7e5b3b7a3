import { messageOf } from '../../core/message-of.ts';
import type { Observer } from '../../ports/observer.ts';
import type { PaymentDelivery, PaymentNotice, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { pauseSeconds } from '../deliver.ts';
import { type AnnounceParts, announce } from './announce.ts';
import { finishPayment, type Settled, settlePayment } from './settle.ts';

/** Where providers report, and where what they reported is carried to the conversation. */
export interface PaymentDoor {
  /** A delivery of a provider; null where nobody of that name is known. Nothing is acknowledged before it is stored. */
  receive(provider: string, delivery: Omit<PaymentDelivery, 'now'>): Promise<Reception | null>;
  /** Goes on with what a crash or a lost notification left behind (D9). */
  sweep(): Promise<void>;
}

/** `foreign` is a report about a payment of another provider: it is refused and changes nothing. */
export type Reception = 'forged' | 'ignored' | 'taken' | 'unknown' | 'foreign';

/** How long whoever received a notice is given to finish it before a sweep does. */
const GRACE_SECONDS = 5;
const SWEEP_MAX = 200;
/** How often a provider that tells nothing is asked, and how late somebody may have paid with a code given up before. */
const ASK_SECONDS = 5;
const LATE_SECONDS = 600;

export function createPaymentDoor(parts: AnnounceParts): PaymentDoor {
  const { providers, payments, clock, observer } = parts;

  async function take(provider: PaymentProvider, notice: PaymentNotice): Promise<Reception> {
    const settled = await settlePayment(parts, provider.name, notice, clock.now());
    report(observer, provider, notice, settled);
    if (settled.kind === 'unknown' || settled.kind === 'foreign') return settled.kind;
    await announce(parts, settled.payment);
    return 'taken';
  }

  let asksAt = Number.NEGATIVE_INFINITY;

  /** Asks those who report nothing by themselves, not in every round. What they said is told in the same round. */
  async function askAll(): Promise<void> {
    const now = Date.parse(clock.now());
    if (now < asksAt) return;
    asksAt = now + ASK_SECONDS * 1000;
    const endedAfter = new Date(now - LATE_SECONDS * 1000).toISOString();
    const silent = [...providers.values()].filter(({ mustBeAsked }) => mustBeAsked);
    await Promise.all(
      silent.map(async (provider) => {
        const awaited = await payments.awaited(provider.name, endedAfter, SWEEP_MAX);
        await Promise.all(awaited.map((payment) => askAbout(provider, payment)));
      }),
    );
  }

  async function askAbout(provider: PaymentProvider, payment: Payment): Promise<void> {
    try {
      const notice = await provider.status(payment);
      if (notice !== null) await take(provider, notice);
    } catch (error) {
      complain(observer, payment, error);
    }
  }

  /** What could not be finished waits, longer each time, so that it keeps nobody else's from its turn. */
  const waiting = new Map<string, { readonly tries: number; readonly until: number }>();

  async function finishAll(): Promise<void> {
    const now = Date.parse(clock.now());
    const before = new Date(now - GRACE_SECONDS * 1000).toISOString();
    const unfinished = await payments.unfinished(before, SWEEP_MAX + waiting.size);
    for (const id of waiting.keys()) if (!unfinished.some((payment) => payment.id === id)) waiting.delete(id);
    const due = unfinished.filter(({ id }) => (waiting.get(id)?.until ?? now) <= now);
    await Promise.all(due.map(finish));
  }

  async function finish(payment: Payment): Promise<void> {
    const tries = waiting.get(payment.id)?.tries ?? 0;
    try {
      await announce(parts, await finishPayment(parts, payment, clock.now()));
      waiting.delete(payment.id);
    } catch (error) {
      waiting.set(payment.id, { tries: tries + 1, until: Date.parse(clock.now()) + pauseSeconds(tries) * 1000 });
      complain(observer, payment, error);
    }
  }

  return {
    async receive(name, delivery) {
      const provider = providers.get(name);
      if (!provider) return null;
      const reading = await provider.readWebhook({ ...delivery, now: clock.now() });
      if (reading.kind === 'notice') return take(provider, reading.notice);
      if (reading.kind === 'forged') observer.log('warn', 'payment.forged', { provider: name });
      return reading.kind;
    },
    async sweep() {
      await Promise.all([askAll(), finishAll()]);
    },
  };
}

function report(observer: Observer, { name }: PaymentProvider, notice: PaymentNotice, settled: Settled): void {
  const { payment, outcome, event, amount, reference } = notice;
  const fields = { payment, outcome, provider: name, provider_event: event };
  switch (settled.kind) {
    case 'unknown':
      observer.log('warn', 'payment.unknown', fields);
      break;
    case 'foreign':
      observer.log('error', 'payment.foreign', { ...fields, taken_by: settled.payment.provider });
      observer.count('holdfast_payments_foreign_total', { provider: name });
      break;
    case 'nothing':
      observer.log('info', 'payment.nothing_new', { ...fields, reason: settled.reason });
      break;
    case 'mismatched': {
      const { amount: asked, opening } = settled.payment;
      const reported = { reported_cents: amount.cents, reported_currency: amount.currency };
      const wanted = { asked_cents: asked.cents, asked_currency: asked.currency };
      const named = { reported_reference: reference, asked_reference: opening?.reference ?? null };
      observer.log('error', 'payment.mismatched', { ...fields, ...reported, ...wanted, ...named });
      break;
    }
    case 'settled':
      observer.log('info', 'payment.settled', { ...fields, came_to: settled.payment.outcome });
  }
}

function complain(observer: Observer, { id, outcome }: Payment, error: unknown): void {
  const reason = messageOf(error);
  observer.log('error', 'payment.unfinished', { payment: id, outcome, reason });
}
