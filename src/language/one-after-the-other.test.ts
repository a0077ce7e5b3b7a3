import { describe, expect, it } from 'vitest';
import { heard } from './listening.fixture.ts';

/** Somebody else's appointment, by whose it is: it comes besides one's own (X20). */
describe('whose appointment is wanted besides', () => {
  it.each([
    ['en', 'yes and then hers straight after'],
    ['en', "ok and my wife's straight after"],
    ['en', 'yeah and then his after'],
    ['en', 'yes and the other one straight after'],
    ['es', 'sí y la otra justo después'],
    ['es', 'sí y luego la de mi hija'],
    ['es', 'vale y después la suya'],
    ['fr', 'oui et ensuite celui de ma fille'],
    ['zh', '好的，然后是我老婆的'],
    ['km', 'បាទ ហើយរបស់គាត់'],
  ] as const)('X20 in %s: %s', (locale, text) => {
    expect(heard(text, locale).clauses?.some(({ forWhom }) => forWhom === 'several')).toBe(true);
  });

  it('X20 whose name or number it is wants none', () => {
    const several = (text: string) => heard(text).clauses?.some(({ forWhom }) => forWhom === 'several');
    expect(several('and his name is Tom')).toBe(false);
  });
});
