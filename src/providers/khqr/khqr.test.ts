import bakong from 'bakong-khqr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProviderContract, samplePayment } from '../../ports/payment-provider.contract.ts';
import { qrImage } from '../qr/image.ts';
import { scanned } from '../qr/testing/scan.ts';
import { billNumber, codeFor } from './code.ts';
import { createKhqr } from './khqr.ts';
import { openBankServer } from './testing/server.ts';

const TOKEN = 'a token for the tests';
const NOW = '2026-03-04T09:00:00.000Z';
const ACCOUNT = { account: 'mekong@devb', name: 'Mekong Trails', city: 'Phnom Penh', merchant: null };
const MERCHANT = { ...ACCOUNT, merchant: { id: '123456', bank: 'Dev Bank' } };
const USD = { cents: 10_550, currency: 'USD' };

let server: Awaited<ReturnType<typeof openBankServer>> | null = null;
let now = NOW;
beforeAll(async () => {
  server = await openBankServer(TOKEN);
});
afterAll(() => server?.close());
// The bank's library dates a code by the clock of the machine.
beforeEach(() => {
  now = NOW;
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

function standing() {
  if (server === null) throw new Error('the server has not been opened yet');
  return server;
}

function provider(token = TOKEN) {
  const apiUrl = server?.url ?? 'http://127.0.0.1:9';
  return createKhqr({ account: ACCOUNT, token, apiUrl, fetch, clock: { now: () => now } });
}

paymentProviderContract('KHQR', () => ({
  provider: provider(),
  reports: null,
  happen: ({ opening, amount, expiresAt }, outcome) => {
    if (outcome === 'expired') now = new Date(Date.parse(expiresAt) + 5 * 60_000).toISOString();
    else
      standing().transactions.set(opening?.reference ?? '', { amount: amount.cents / 100, currency: amount.currency });
  },
}));

describe('a KHQR code', () => {
  it.each([
    [
      'a person, in dollars',
      ACCOUNT,
      USD,
      { merchantType: '29', transactionCurrency: '840', transactionAmount: '105.50' },
    ],
    ['a merchant, in dollars', MERCHANT, USD, { merchantType: '30', merchantID: '123456', acquiringBank: 'Dev Bank' }],
    [
      'a merchant, in riel',
      MERCHANT,
      { cents: 42_000_00, currency: 'KHR' },
      { transactionCurrency: '116', transactionAmount: '42000' },
    ],
  ])('D8 of %s is what the bank itself finds valid, read off its picture again', async (_, account, amount, said) => {
    const payment = samplePayment({ amount });
    const { payload, md5 } = codeFor(payment, account);
    const read = scanned(await qrImage(payload));
    expect(read).toBe(payload);
    expect(bakong.BakongKHQR.verify(read ?? '').isValid).toBe(true);
    expect(md5).toMatch(/^[0-9a-f]{32}$/);
    expect(bakong.BakongKHQR.decode(payload).data).toMatchObject({
      bakongAccountID: 'mekong@devb',
      merchantName: 'Mekong Trails',
      billNumber: billNumber(payment),
      expirationTimestamp: String(Date.parse(payment.expiresAt)),
      ...said,
    });
  });

  it('D8 cannot be made for other currencies, parts of a riel, or a time that is over', () => {
    const make = (more: Parameters<typeof samplePayment>[0]) => () => codeFor(samplePayment(more), ACCOUNT);
    expect(make({ amount: { cents: 100, currency: 'EUR' } })).toThrow('EUR');
    expect(make({ amount: { cents: 150, currency: 'KHR' } })).toThrow('riel');
    expect(make({ amount: USD, expiresAt: '2026-03-04T08:59:00.000Z' })).toThrow('no KHQR code');
  });
});

describe('asking the bank', () => {
  const opened = async (id: string) => {
    const payment = samplePayment({ id, amount: USD });
    return { ...payment, opening: await provider().open(payment) };
  };

  it('D9 reports the amount that the bank names, right or wrong', async () => {
    const payment = await opened('00000000-0000-5000-8000-00000000000a');
    standing().transactions.set(payment.opening.reference ?? '', { amount: 105.5, currency: 'KHR' });
    expect(await provider().status(payment)).toMatchObject({
      outcome: 'paid',
      amount: { cents: 10_550, currency: 'KHR' },
    });
  });

  it('D8 knows a transaction that failed', async () => {
    const payment = await opened('00000000-0000-5000-8000-00000000000b');
    standing().transactions.set(payment.opening.reference ?? '', { amount: 1, currency: 'USD', failed: true });
    expect(await provider().status(payment)).toMatchObject({ outcome: 'failed' });
  });

  it('X8 says that it does not know when the bank turns it away', async () => {
    const payment = await opened('00000000-0000-5000-8000-00000000000c');
    await expect(provider('another token').status(payment)).rejects.toThrow('Unauthorized');
  });

  it('D10 gives nothing back by itself', async () => {
    const payment = await opened('00000000-0000-5000-8000-00000000000d');
    expect(await provider().refund(payment, USD)).toBe('by hand');
  });
});
