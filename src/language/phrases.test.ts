import { describe, expect, it } from 'vitest';
import { Phrasebook } from './phrasebook.ts';

function spans(phrases: readonly string[], text: string, clauses: readonly number[] = [0]): string[] {
  return new Phrasebook()
    .matcher(phrases)
    .find(text, clauses)
    .map(({ start, end }) => text.slice(start, end));
}

describe('phrases', () => {
  it('match whole Latin words only', () => {
    expect(spans(['no'], 'no, not now, know')).toEqual(['no']);
  });

  it('match inside Chinese, which puts no space between words', () => {
    expect(spans(['取消'], '我要取消预约')).toEqual(['取消']);
  });

  it('never cut a Khmer cluster in two', () => {
    expect(spans(['លា'], 'ដុល្លារ')).toEqual([]);
    expect(spans(['លា'], 'លា')).toEqual(['លា']);
  });

  it('take an apostrophe, a space or nothing for an apostrophe', () => {
    for (const text of ["don't", 'dont', 'don t']) expect(spans(["don't"], text)).toEqual([text]);
  });

  it('keep to the ends of a clause where they ask for it', () => {
    expect(spans(['<fine'], 'that is fine')).toEqual([]);
    expect(spans(['<fine>'], 'fine, thanks')).toEqual(['fine']);
    expect(spans(['<fine>'], 'fine dining')).toEqual([]);
  });

  it('prefer the longer of two that overlap', () => {
    expect(spans(['no', 'no problem'], 'no problem')).toEqual(['no problem']);
    expect(spans(['(我|我自己)'], '我自己')).toEqual(['我自己']);
  });

  it('hand back what stood in the slots', () => {
    const matcher = new Phrasebook().matcher(['option {n}'], { n: '\\d+' });
    expect(matcher.find('take option 3', [0])).toEqual([{ start: 5, end: 13, slots: ['3'] }]);
  });
});
