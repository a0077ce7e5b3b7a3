import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, LENGTH_MAX } from './clean.ts';
import { fold } from './fold.ts';

describe('cleaning', () => {
  it('removes what nobody can see', () => {
    expect(clean('y\u200bes\u202e\u0000 \ufeffplease')).toBe('yes please');
    expect(clean('\u200f\u200e\u2066ok\u2069')).toBe('ok');
  });

  it('folds white space, apostrophes, quotes and full-width forms to one form each', () => {
    expect(clean('  that’s\t\n fine  ')).toBe("that's fine");
    expect(clean('４：３０，ＯＫ')).toBe('4:30,OK');
    expect(clean('4 o"clock')).toBe("4 o'clock");
  });

  it('composes accents, so that the same word is the same text', () => {
    expect(clean('man\u0303ana')).toBe('mañana');
  });

  it('is bounded and never cuts a character in two', () => {
    expect(clean('a'.repeat(100_000))).toHaveLength(LENGTH_MAX);
    expect(clean(`${'a'.repeat(LENGTH_MAX - 1)}😀`)).toBe('a'.repeat(LENGTH_MAX - 1));
  });

  it('is settled after one pass, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => clean(clean(text)) === clean(text)));
  });
});

describe('folding', () => {
  it('keeps every character in its place', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(text).length === text.length));
  });

  it('makes words comparable across accents, capitals, scripts of digits and Chinese forms', () => {
    expect(fold('Mañana ÉTÉ')).toBe('manana ete');
    expect(fold('៣០០')).toBe('300');
    expect(fold('預約時間')).toBe('预约时间');
    expect(fold('уеs')).toBe('yes');
  });
});
