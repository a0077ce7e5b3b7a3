import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, money, multiply, percent, subtract, sum } from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
const euros = cents.map((amount) => money(amount, 'EUR'));

describe('money', () => {
  it('adds up in any order and comes back when taken away', () => {
    fc.assert(
      fc.property(euros, euros, (one, other) => {
        expect(add(one, other)).toEqual(add(other, one));
        expect(subtract(add(one, other), other)).toEqual(one);
      }),
    );
  });

  it('sums a bill without a float in sight', () => {
    expect(sum([money(10, 'EUR'), money(20, 'EUR')], 'EUR')).toEqual(money(30, 'EUR'));
    expect(sum([], 'USD')).toEqual(money(0, 'USD'));
    expect(multiply(money(333, 'USD'), 3)).toEqual(money(999, 'USD'));
  });

  it('takes a percentage and rounds half a cent up', () => {
    expect(percent(money(5, 'USD'), 10)).toEqual(money(1, 'USD'));
    expect(percent(money(4, 'USD'), 10)).toEqual(money(0, 'USD'));
    expect(percent(money(-5, 'USD'), 10)).toEqual(money(-1, 'USD'));
    expect(percent(money(12_345, 'USD'), 10)).toEqual(money(1_235, 'USD'));
  });

  it('rounds a percentage by no more than half a cent, always the same way', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 200 }), (amount, percentage) => {
        const off = Math.abs(percent(money(amount, 'EUR'), percentage).cents * 100 - amount * percentage);
        expect(off).toBeLessThanOrEqual(50);
        expect(percent(money(-amount, 'EUR'), percentage)).toEqual(
          multiply(percent(money(amount, 'EUR'), percentage), -1),
        );
      }),
    );
  });

  it('writes exact decimals', () => {
    expect(decimal(money(121_850, 'USD'))).toBe('1218.50');
    expect(decimal(money(5, 'USD'))).toBe('0.05');
    expect(decimal(money(-105, 'USD'))).toBe('-1.05');
    fc.assert(fc.property(cents, (amount) => Math.round(Number(decimal(money(amount, 'EUR'))) * 100) === amount + 0));
  });

  it('compares amounts of one currency', () => {
    expect(compare(money(100, 'EUR'), money(200, 'EUR'))).toBeLessThan(0);
  });

  it('refuses fractions and mixed currencies', () => {
    expect(() => money(0.5, 'EUR')).toThrow('not a whole number of cents');
    expect(() => multiply(money(1, 'EUR'), 1.5)).toThrow('whole numbers');
    expect(() => percent(money(1, 'EUR'), 2.5)).toThrow('whole percentage');
    expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow('EUR and USD do not add up');
  });
});
