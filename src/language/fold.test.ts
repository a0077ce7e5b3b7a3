import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { tokensOf } from './lexicon/tokens.ts';

describe('folding', () => {
  it('X9 makes every traditional character simplified, the rare ones too', () => {
    expect(fold('預訂兩個時間，謝謝')).toBe('预订两个时间，谢谢');
    expect(fold('檯燈、蘿蔔、颱風、鑰匙、鬍鬚')).toBe('台灯、萝卜、台风、钥匙、胡须');
    expect(fold('瞭解，看著辦')).toBe('了解，看着办');
  });

  it('keeps every place where it was', () => {
    for (const text of ['ÉTÉ à 9h', '０９：３០', '預訂𠮷野家', 'ថ្ងៃ១២', 'Straße', 'İstanbul']) {
      expect(fold(text), text).toHaveLength(text.length);
    }
  });

  it('takes look-alike letters for those they imitate, and Khmer digits for ours', () => {
    expect([fold('Саnсеl'), fold('១២៣')]).toEqual(['cancel', '123']);
  });

  it('X19 takes ß for two letters where words are told apart, and keeps where the word stands', () => {
    expect(tokensOf('die Straße').map(({ text }) => text)).toEqual(tokensOf('die Strasse').map(({ text }) => text));
    expect(tokensOf('Straße 5').map(({ start, end }) => [start, end])).toEqual([
      [0, 6],
      [7, 8],
    ]);
  });
});
