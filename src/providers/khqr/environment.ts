import type { Clock } from '../../ports/clock.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Account } from './code.ts';

export type Environment = { readonly [name: string]: string | undefined };

const BAKONG = 'https://api-bakong.nbc.gov.kh';

/** KHQR, if the environment names an account for it; null otherwise. */
export async function khqrFromEnvironment(
  environment: Environment,
  clock: Pick<Clock, 'now'>,
): Promise<PaymentProvider | null> {
  const account = environment['KHQR_ACCOUNT'];
  if (!account) return null;
  const token = environment['BAKONG_TOKEN'];
  if (!token) throw new Error('KHQR_ACCOUNT is set without BAKONG_TOKEN: nobody could be asked whether it was paid');
  const { createKhqr } = await import('./khqr.ts');
  const apiUrl = environment['BAKONG_API_URL'] ?? BAKONG;
  return createKhqr({ account: accountIn(environment, account), token, apiUrl, fetch, clock });
}

function accountIn(environment: Environment, account: string): Account {
  const { KHQR_NAME: name, KHQR_CITY: city, KHQR_MERCHANT_ID: id, KHQR_MERCHANT_BANK: bank } = environment;
  if (!name) throw new Error('KHQR_ACCOUNT is set without KHQR_NAME: a code says whom it pays');
  if (!id !== !bank) throw new Error('KHQR_MERCHANT_ID and KHQR_MERCHANT_BANK are set together or not at all');
  return { account, name, city: city ?? 'Phnom Penh', merchant: id && bank ? { id, bank } : null };
}
