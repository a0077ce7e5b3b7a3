import { describe, expect, it } from 'vitest';
import { Phrasebook } from './phrasebook.ts';

describe('a phrasebook', () => {
  it('finds what each of its lists would find alone, and what is added later', () => {
    const book = new Phrasebook();
    const clauses = [0];
    const first = book.matcher(['no', 'no problem', '<yes']);
    expect(first.find('yes no problem yes no', clauses)).toMatchObject([
      { start: 0 },
      { start: 4, end: 14 },
      { start: 19 },
    ]);
    const later = book.matcher(['problem']);
    expect(later.find('yes no problem yes no', clauses)).toMatchObject([{ start: 7, end: 14 }]);
    expect(first.find('yes no problem yes no', clauses)).toHaveLength(3);
  });

  it('hears short spellings where a phrase has the word in full', () => {
    const matcher = new Phrasebook({ you: ['u'], see: ['c'] }).matcher(['see you then', 'youth']);
    expect(matcher.find('c u then', [0])).toMatchObject([{ start: 0, end: 8 }]);
    expect(matcher.find('see youth then', [0])).toMatchObject([{ start: 4, end: 9 }]);
    expect(matcher.find('c ux then', [0])).toEqual([]);
  });

  it('X8 stops counting what nobody says so often', () => {
    expect(new Phrasebook().matcher(['1']).find('1 '.repeat(1_000), [0]).length).toBeLessThan(100);
  });
});
