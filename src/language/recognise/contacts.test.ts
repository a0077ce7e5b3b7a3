import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

describe('telephone numbers', () => {
  it.each([
    ['600 111 222', '+34600111222'],
    ['mi número es 600-111-222 gracias', '+34600111222'],
    ['+44 7700 900123', '+447700900123'],
    ['+855 12 345 678', '+85512345678'],
    ['call me on (0034) 600111222', '+34600111222'],
  ])('%s → %s', (text, phone) => {
    expect(mentions(heard(text, 'es'), 'phone')).toMatchObject([{ phone }]);
  });

  it.each(['2026-03-04', '04.03.2026', '10:30', 'between 100 and 300', '12345'])('%s is none', (text) => {
    expect(mentions(heard(text), 'phone')).toEqual([]);
  });

  it('is no time, count, price or choice as well', () => {
    const kinds = heard('600111222', 'es').mentions.map((mention) => mention.kind);
    expect(kinds).toEqual(['phone']);
  });

  it('gives back any Spanish mobile however it is spaced', () => {
    const digits = fc.integer({ min: 600_000_000, max: 699_999_999 }).map(String);
    const separators = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(digits, separators, (number, separator) => {
        const written = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(separator);
        return mentions(heard(written, 'es'), 'phone')[0]?.phone === `+34${number}`;
      }),
    );
  });
});

describe('e-mail addresses', () => {
  it('are found in a sentence, and nothing else is read into them', () => {
    const reading = heard('write to Ana.Garcia+spa@mail.example.com please');
    expect(mentions(reading, 'email')).toMatchObject([{ email: 'ana.garcia+spa@mail.example.com' }]);
    expect(mentions(reading, 'item')).toEqual([]);
  });
});
