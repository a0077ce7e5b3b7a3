import type { Json } from '../../../core/json.ts';
import { type MoneyMention, mentions } from '../../../core/reading.ts';
import type { Kind } from './kind.ts';

/**
 * An amount of money, stored in whole cents with its currency. Without one it is the slot's own; a bare number is an amount
 * only when it was asked for. A range or "not too much" is no amount: it is asked again.
 */
export const money: Kind = {
  find: (reading, slot, { asked, named }) => {
    const currency = slot.currency ?? 'EUR';
    const amounts = mentions(reading, 'money').flatMap((mention) => {
      const amount = amountOf(mention);
      if (amount === null || mention.negated) return [];
      return [{ ...placeOf(mention), value: { cents: inCents(amount), currency: mention.currency ?? currency } }];
    });
    if (amounts.length > 0 || !(asked || named)) return amounts;
    return mentions(reading, 'count')
      .filter(({ unit, negated }) => unit === null && !negated)
      .map((mention) => ({ ...placeOf(mention), value: { cents: inCents(mention.value), currency } }));
  },
  normalise: (raw) => (isAmount(raw) ? raw : null),
};

function amountOf({ min, max, vague }: MoneyMention): number | null {
  if (vague !== null) return null;
  return min === max || min === null || max === null ? (max ?? min) : null;
}

function placeOf({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end, role: null, likeness: 1 };
}

function inCents(amount: number): number {
  return Math.round(amount * 100);
}

function isAmount(raw: Json): raw is { readonly cents: number; readonly currency: string } {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return false;
  const { cents, currency } = raw as { readonly [field: string]: Json };
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0 && /^[A-Z]{3}$/.test(String(currency));
}
