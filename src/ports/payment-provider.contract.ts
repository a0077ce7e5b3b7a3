import { describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { PaymentDelivery, PaymentNotice, PaymentProvider } from './payment-provider.ts';
import type { Payment } from './payments.ts';

export interface ProviderHarness {
  readonly provider: PaymentProvider;
  /** How it reports; null for a provider that has to be asked. */
  readonly reports: Reports | null;
  /** Lets this happen to a payment that was opened: whoever asks is told so from then on. */
  happen(payment: Payment, outcome: 'paid' | 'expired', now: string): void;
}

interface Reports {
  /** A genuine delivery that reports this outcome, as the provider would send it at `now`. */
  deliver(payment: Payment, outcome: PaymentNotice['outcome'], now: string): Omit<PaymentDelivery, 'now'>;
  /** A genuine delivery that is about something else. */
  deliverOther(now: string): Omit<PaymentDelivery, 'now'>;
}

const NOW = '2026-03-04T09:00:00.000Z';

export function samplePayment(more: Partial<Payment> = {}): Payment {
  return {
    id: '6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8',
    key: 'key',
    booking: 'booking',
    extra: null,
    purpose: null,
    business: 'contract',
    conversation: 'talk',
    provider: 'sandbox',
    amount: { cents: 10_500, currency: 'EUR' },
    status: 'open',
    outcome: null,
    notified: false,
    refundCents: null,
    refundTries: 0,
    settlement: null,
    mismatches: [],
    opening: null,
    expiresAt: '2026-03-04T10:00:00.000Z',
    createdAt: NOW,
    ...more,
  };
}

/** What every provider of payments promises. */
export function paymentProviderContract(name: string, open: () => ProviderHarness): void {
  describe(`payments with ${name}`, () => {
    const payment = (more: Partial<Payment> = {}): Payment =>
      samplePayment({ provider: open().provider.name, amount: { cents: 10_500, currency: 'USD' }, ...more });
    const opened = async (provider: PaymentProvider, more: Partial<Payment> = {}): Promise<Payment> => {
      const made = payment(more);
      return { ...made, opening: await provider.open(made) };
    };

    it('D8 opens a payment that can be paid somewhere, and the same one again', async () => {
      const { provider } = open();
      const opening = await provider.open(payment());
      expect(opening.url ?? opening.qr).not.toBeNull();
      expect(await provider.open(payment())).toEqual(opening);
    });

    it('D8 opens another one for another payment', async () => {
      const { provider } = open();
      const other = payment({ id: '00000000-0000-5000-8000-000000000002' });
      expect((await provider.open(other)).reference).not.toBe((await provider.open(payment())).reference);
    });

    it('D8 has nothing to tell of a payment to which nothing has happened', async () => {
      const { provider } = open();
      await provider.open(payment());
      expect(await provider.status(payment())).toBeNull();
      expect(await provider.status(await opened(provider))).toBeNull();
    });

    it.each(['paid', 'expired'] as const)('D8 tells whoever asks that it is %s', async (outcome) => {
      const { provider, happen } = open();
      // A provider may outlive a test: what happened in one is not of the next.
      const made = await opened(provider, { id: derivedId('contract', outcome) });
      happen(made, outcome, NOW);
      const { id, amount, opening } = made;
      const reference = opening?.reference;
      const notice = { payment: id, outcome, amount, reference, event: expect.any(String) };
      expect(await provider.status(made)).toEqual(notice);
    });

    it('D9 says what its books have of a payment that was paid', async () => {
      const { provider, happen } = open();
      const paid = await opened(provider, { id: derivedId('in the books') });
      happen(paid, 'paid', NOW);
      expect((await provider.lookup(paid))?.paid).toEqual(paid.amount);
      const unpaid = await opened(provider, { id: derivedId('not in the books') });
      expect((await provider.lookup(unpaid))?.paid ?? null).toBeNull();
    });

    it('D10 gives back what was paid, or says that a person has to', async () => {
      const { provider, happen } = open();
      const made = await opened(provider, { id: derivedId('contract', 'refund') });
      happen(made, 'paid', NOW);
      const answers = [await provider.refund(made, made.amount), await provider.refund(made, made.amount)];
      expect(['given', 'by hand']).toContain(answers[0]);
      expect(answers[1]).toBe(answers[0]);
    });

    reportsContract(open, payment);
  });
}

function reportsContract(open: () => ProviderHarness, payment: () => Payment): void {
  const reporting = (): Reports & { readonly provider: PaymentProvider } => {
    const { provider, reports } = open();
    if (reports === null) throw new Error(`${provider.name} reports nothing by itself`);
    return { provider, ...reports };
  };

  if (open().reports === null) {
    it('D9 believes nobody who claims to report for it', async () => {
      const body = Buffer.from(JSON.stringify({ payment: payment().id, outcome: 'paid' }));
      expect(await open().provider.readWebhook({ headers: {}, body, now: NOW })).toEqual({ kind: 'forged' });
      expect(open().provider.mustBeAsked).toBe(true);
    });
    return;
  }

  it.each(['paid', 'failed', 'expired'] as const)('D9 reads its own signed report of %s', async (outcome) => {
    const { provider, deliver } = reporting();
    const reference = 'the-providers-own';
    const made = { ...payment(), opening: { url: null, qr: null, reference } };
    const reading = await provider.readWebhook({ ...deliver(made, outcome, NOW), now: NOW });
    const { id, amount } = made;
    expect(reading).toEqual({
      kind: 'notice',
      notice: { payment: id, outcome, amount, reference, event: expect.any(String) },
    });
  });

  it('D9 takes a changed body, a missing or a foreign signature for forged', async () => {
    const { provider, deliver } = reporting();
    const { headers, body } = deliver(payment(), 'failed', NOW);
    const changed = Buffer.from(Buffer.from(body).toString('utf8').replace('failed', 'paid'));
    const foreign = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, twisted(value)]));
    for (const delivery of [
      { headers, body: changed },
      { headers: {}, body },
      { headers: foreign, body },
      { headers, body: Buffer.alloc(0) },
    ]) {
      expect(await provider.readWebhook({ ...delivery, now: NOW })).toEqual({ kind: 'forged' });
    }
  });

  it('D9 takes an old delivery, played again later, for forged', async () => {
    const { provider, deliver } = reporting();
    const delivery = deliver(payment(), 'paid', NOW);
    expect((await provider.readWebhook({ ...delivery, now: '2026-03-04T09:04:00.000Z' })).kind).toBe('notice');
    expect((await provider.readWebhook({ ...delivery, now: '2026-03-04T11:00:00.000Z' })).kind).toBe('forged');
  });

  it('ignores what is genuine and about something else', async () => {
    const { provider, deliverOther } = reporting();
    expect(await provider.readWebhook({ ...deliverOther(NOW), now: NOW })).toEqual({ kind: 'ignored' });
  });
}

/** The same header with another last digit. */
function twisted(value: string | readonly string[] | undefined): string {
  const text = String(value);
  return `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
}
