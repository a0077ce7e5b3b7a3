/**
 * Money as whole hundredths of its currency's unit, whatever the currency: never a fraction, never a float. What would
 * not come out even is rounded half away from zero, as people round bills.
 */
export interface Money {
  readonly cents: number;
  /** ISO 4217: EUR, USD. */
  readonly currency: string;
}

export function money(cents: number, currency: string): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`);
  // Negative zero would be written "-0".
  return { cents: cents === 0 ? 0 : cents, currency };
}

export function add(one: Money, other: Money): Money {
  return money(one.cents + sameCurrency(one, other).cents, one.currency);
}

export function subtract(one: Money, other: Money): Money {
  return money(one.cents - sameCurrency(one, other).cents, one.currency);
}

/** The sum of any number of amounts; nothing at all costs nothing. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, money(0, currency));
}

/** So many times the amount: people, nights, pieces. Always a whole number. */
export function multiply(amount: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new RangeError(`An amount is multiplied by whole numbers, not by ${times}`);
  return money(amount.cents * times, amount.currency);
}

/** A whole percentage of the amount, half a cent counting as one. */
export function percent(amount: Money, percentage: number): Money {
  if (!Number.isSafeInteger(percentage)) throw new RangeError(`${percentage} is not a whole percentage`);
  // Whole numbers throughout, wide enough that no product is ever rounded before its time.
  const product = BigInt(amount.cents) * BigInt(percentage);
  const size = product < 0n ? -product : product;
  const rounded = (size + 50n) / 100n;
  return money(Number(product < 0n ? -rounded : rounded), amount.currency);
}

/** Negative if the first is the smaller. */
export function compare(one: Money, other: Money): number {
  return one.cents - sameCurrency(one, other).cents;
}

/** `1218.50`: exact, for what formats or sends it on. */
export function decimal({ cents }: Money): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

function sameCurrency(one: Money, other: Money): Money {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} do not add up`);
  return other;
}
