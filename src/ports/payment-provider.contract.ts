import { describe, expect, it } from 'vitest';
import type { PaymentDelivery, PaymentNotice, PaymentProvider } from './payment-provider.ts';
import type { Payment } from './payments.ts';

export interface ProviderHarness {
  readonly provider: PaymentProvider;
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
    business: 'contract',
    conversation: 'talk',
    provider: 'sandbox',
    amount: { cents: 10_500, currency: 'EUR' },
    status: 'open',
    outcome: null,
    notified: false,
    refundCents: null,
    refundTries: 0,
    opening: null,
    expiresAt: '2026-03-04T10:00:00.000Z',
    createdAt: NOW,
    ...more,
  };
}

/** What every provider of payments promises. */
export function paymentProviderContract(name: string, open: () => ProviderHarness): void {
  describe(`payments with ${name}`, () => {
    const payment = (): Payment => samplePayment({ provider: open().provider.name });

    it('D8 opens a payment that can be paid somewhere, and the same one again', async () => {
      const { provider } = open();
      const opening = await provider.open(payment());
      expect(opening.url ?? opening.qr).not.toBeNull();
      expect(await provider.open(payment())).toEqual(opening);
    });

    it.each(['paid', 'failed', 'expired'] as const)('D9 reads its own signed report of %s', async (outcome) => {
      const { provider, deliver } = open();
      const reading = await provider.readWebhook({ ...deliver(payment(), outcome, NOW), now: NOW });
      const { id, amount } = payment();
      expect(reading).toEqual({
        kind: 'notice',
        notice: { payment: id, outcome, amount, event: expect.any(String) },
      });
    });

    it('D9 takes a changed body, a missing or a foreign signature for forged', async () => {
      const { provider, deliver } = open();
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
      const { provider, deliver } = open();
      const delivery = deliver(payment(), 'paid', NOW);
      expect((await provider.readWebhook({ ...delivery, now: '2026-03-04T09:04:00.000Z' })).kind).toBe('notice');
      expect((await provider.readWebhook({ ...delivery, now: '2026-03-04T11:00:00.000Z' })).kind).toBe('forged');
    });

    it('ignores what is genuine and about something else', async () => {
      const { provider, deliverOther } = open();
      expect(await provider.readWebhook({ ...deliverOther(NOW), now: NOW })).toEqual({ kind: 'ignored' });
    });

    it('D8 has nothing to tell of a payment to which nothing has happened', async () => {
      const { provider } = open();
      await provider.open(payment());
      expect(await provider.status(payment())).toBeNull();
    });
  });
}

/** The same header with another last digit. */
function twisted(value: string | readonly string[] | undefined): string {
  const text = String(value);
  return `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
}
