import { type Money, money } from '../../domain/money.ts';

/** Currencies without hundredths: Stripe counts these in whole units. */
const WHOLE_UNITS: ReadonlySet<string> = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
]);

/** An amount as Stripe counts it. */
export function stripeAmount({ cents, currency }: Money): number {
  if (!WHOLE_UNITS.has(currency)) return cents;
  if (cents % 100 !== 0) throw new RangeError(`${currency} has no hundredths, but ${cents} of them are to be paid`);
  return cents / 100;
}

/** What Stripe reports, as we count it. */
export function moneyOf(amount: number, currency: string): Money {
  const name = currency.toUpperCase();
  return money(WHOLE_UNITS.has(name) ? amount * 100 : amount, name);
}
