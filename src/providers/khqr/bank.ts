import { z } from 'zod';
import type { Money } from '../../domain/money.ts';
import { moneyPaid } from './code.ts';

const BAKONG = 'https://api-bakong.nbc.gov.kh';

export interface BankParts {
  readonly token: string;
  /** Another place that speaks Bakong's protocol. */
  readonly apiUrl?: string | undefined;
  readonly fetch: typeof fetch;
}

/** What the bank says of a code. */
export type Transaction =
  | { readonly kind: 'paid'; readonly amount: Money; readonly hash: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'none' };

/** `errorCode` 1 is a transaction that is not there, 3 one that failed; any other is trouble. */
const NOT_FOUND = 1;
const FAILED = 3;
const TIMEOUT_MS = 4_000;

const answered = z.object({
  responseCode: z.int(),
  responseMessage: z.string().nullish(),
  errorCode: z.int().nullish(),
  data: z.object({ hash: z.string(), amount: z.number(), currency: z.string() }).nullish(),
});

/** Asks Bakong's open API by the code's MD5. Throws where the bank does not answer, or not so that it can be read. */
export async function transactionOf(
  md5: string,
  { token, apiUrl = BAKONG, fetch: call }: BankParts,
): Promise<Transaction> {
  const response = await call(`${apiUrl}/v1/check_transaction_by_md5`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ md5 }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { responseCode, responseMessage, errorCode, data } = answered.parse(await response.json());
  if (responseCode === 0 && data) {
    return { kind: 'paid', amount: moneyPaid(data.amount, data.currency), hash: data.hash };
  }
  if (errorCode === NOT_FOUND) return { kind: 'none' };
  if (errorCode === FAILED) return { kind: 'failed' };
  throw new Error(`Bakong answered ${response.status}: ${responseMessage ?? `error ${errorCode ?? 'unknown'}`}`);
}
