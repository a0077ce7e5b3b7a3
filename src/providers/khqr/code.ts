/// <reference path="./bakong-khqr.d.ts" />
import bakong from 'bakong-khqr';
import { decimal, type Money, money } from '../../domain/money.ts';
import type { Payment } from '../../ports/payments.ts';

// The package is CommonJS: its parts arrive with the module's default.
const { BakongKHQR, IndividualInfo, khqrData, MerchantInfo } = bakong;

/** Whom the money goes to, as the bank has them registered. */
export interface Account {
  /** `somebody@bank`. */
  readonly account: string;
  readonly name: string;
  readonly city: string;
  /** A registered merchant's number and bank; without them the code is a person's. */
  readonly merchant: { readonly id: string; readonly bank: string } | null;
}

export interface Code {
  /** What the QR code says. */
  readonly payload: string;
  /** What the bank knows it by. */
  readonly md5: string;
}

/** A name on the code may be this long. */
const NAME_MAX = 25;
const CITY_MAX = 15;

/** A KHQR code for one payment: its amount, until when it is good, and our reference as the bill's number. */
export function codeFor(payment: Payment, { account, name, city, merchant }: Account): Code {
  const details = {
    currency: currencyOf(payment.amount),
    amount: amountOf(payment.amount),
    billNumber: billNumber(payment),
    expirationTimestamp: Date.parse(payment.expiresAt),
  };
  const [shownName, shownCity] = [name.slice(0, NAME_MAX), city.slice(0, CITY_MAX)];
  const khqr = new BakongKHQR();
  const { status, data } =
    merchant === null
      ? khqr.generateIndividual(new IndividualInfo(account, shownName, shownCity, details))
      : khqr.generateMerchant(new MerchantInfo(account, shownName, shownCity, merchant.id, merchant.bank, details));
  if (status.code !== 0 || data === null) {
    throw new Error(`no KHQR code could be made: ${status.message ?? `error ${status.errorCode}`}`);
  }
  return { payload: data.qr, md5: data.md5 };
}

/** Short enough for a bill, and found again in the ledger by whoever reads it off a bank statement. */
export function billNumber({ id }: Payment): string {
  return id.replaceAll('-', '').slice(0, 20).toUpperCase();
}

function currencyOf({ currency }: Money): number {
  if (currency === 'USD') return khqrData.currency.usd;
  if (currency === 'KHR') return khqrData.currency.khr;
  throw new RangeError(`KHQR takes USD and KHR, not ${currency}`);
}

/** Riel have no hundredths in use. */
function amountOf(amount: Money): number {
  if (amount.currency === 'KHR' && amount.cents % 100 !== 0) {
    throw new RangeError(`${decimal(amount)} riel cannot be paid: there are no hundredths of them`);
  }
  return Number(decimal(amount));
}

/** What the bank says was paid, as we count it. */
export function moneyPaid(amount: number, currency: string): Money {
  return money(Math.round(amount * 100), currency.toUpperCase());
}
