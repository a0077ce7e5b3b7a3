import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard, listening } from '../listening.fixture.ts';
import { read } from '../read.ts';
import { editDistance, likeness } from './likeness.ts';

function ids(text: string, locale: Locale): string[] {
  return mentions(heard(text, locale), 'item').map((item) => item.id);
}

describe('catalogue items', () => {
  it('half of a name ends where its telling word does: what stands behind belongs to what follows', () => {
    const names = ['cortarme el pelo'];
    const cut = { ...listening, vocabulary: { lists: { services: [{ id: 'cut', names }] }, topics: [] } };
    const { mentions: said } = read('tenéis algo para cortarme el viernes', 'es', cut);
    expect(said.filter(({ kind }) => kind === 'item' || kind === 'date').map(({ kind }) => kind)).toEqual([
      'item',
      'date',
    ]);
  });

  it.each<[string, Locale, string[]]>([
    ['Corte largo', 'es', ['long']],
    ['un corte de pelo largo', 'es', ['long']],
    ['LARGO CORTE', 'es', ['long']],
    ['tintes', 'es', ['colour']],
    ['manicrua', 'es', ['nails']],
    ['corte', 'es', ['short', 'long']],
    ['tinte y manicura con Ana', 'es', ['colour', 'nails', 'ana']],
    ['a manicure please', 'en', ['nails']],
    ['newyork', 'en', ['new-york']],
    ['new yrok', 'en', ['new-york']],
    ['Maria Jones', 'en', []],
    ['染发', 'zh', ['colour']],
    ['កាត់សក់ខ្លី', 'km', ['short']],
  ])('%s (%s) → %j', (text, locale, expected) => {
    expect(ids(text, locale)).toEqual(expected);
  });

  it.each<[string, Locale, readonly string[]]>([
    ['close to the sea', 'en', ['sea', 'by the sea']],
    ['quiero ver la playa', 'es', ['playa', 'junto a la playa']],
    ['près de la mer', 'fr', ['mer', 'au bord de la mer']],
  ])('D3 a whole name comes before a part of a longer one: %s', (text, locale, names) => {
    const vocabulary = { lists: { places: [{ id: 'beach', names }] }, topics: [] };
    const [item] = mentions(read(text, locale, { ...listening, vocabulary }), 'item');
    expect(item).toMatchObject({ id: 'beach', likeness: 1 });
  });

  it.each<[string, Locale, string, string]>([
    ['grand studio le 1er mai', 'fr', 'Le Grand Studio', 'grand studio'],
    ['corte largo el viernes', 'es', 'El Corte Largo', 'corte largo'],
  ])('X9 a name takes no article that opens a day: %s', (text, locale, name, said) => {
    const vocabulary = { lists: { spaces: [{ id: 'one', names: [name] }] }, topics: [] };
    const reading = read(text, locale, { ...listening, vocabulary });
    expect(mentions(reading, 'item').map(({ start, end }) => text.slice(start, end))).toEqual([said]);
    expect(mentions(reading, 'date')).toHaveLength(1);
  });

  it.each<[string, boolean]>([
    ['cualquiera menos Ana', true],
    ['con Ana no', true],
    ['no con Ana', true],
    ['no, con Ana', false],
    ['Ana, no?', false],
  ])('B3 “%s” rules somebody out: %j', (text, expected) => {
    const [ana] = mentions(heard(text, 'es'), 'item').filter(({ id }) => id === 'ana');
    expect(ana?.negated === true).toBe(expected);
  });

  it('are likelier the less had to be forgiven', () => {
    const alike = (text: string) => mentions(heard(text, 'es'), 'item')[0]?.likeness ?? 0;
    expect(alike('manicura')).toBe(1);
    expect(alike('manicuras')).toBeLessThan(1);
    expect(alike('manicrua')).toBeLessThan(alike('manicuras'));
  });

  it('are not heard in the small words of a language', () => {
    expect(ids('la segunda de la mañana', 'es')).toEqual([]);
    expect(ids('voy a LA', 'es')).toEqual(['los-angeles']);
  });

  it('are marked when ruled out', () => {
    expect(mentions(heard('anyone but Marta'), 'item')).toMatchObject([{ id: 'marta', negated: true }]);
  });
});

describe('places and their roles', () => {
  it.each<[string, Locale, string | null, string | null]>([
    ['from Boston to LA', 'en', 'boston', 'los-angeles'],
    ['I want to fly to New York from Mexico City', 'en', 'mexico-city', 'new-york'],
    ['flying out of NYC', 'en', 'new-york', null],
    ['an economy seat on Skylark out of NYC', 'en', 'new-york', null],
    ['leaving Boston on Friday', 'en', 'boston', null],
    ['leaving for Boston', 'en', null, 'boston'],
    ['boston to nyc', 'en', 'boston', 'new-york'],
    ['desde Boston a Nueva York no, a New York', 'es', 'boston', 'new-york'],
    ['de Boston à New York', 'fr', 'boston', 'new-york'],
    ['从北京到纽约', 'zh', 'beijing', 'new-york'],
    ['ពីភ្នំពេញទៅសៀមរាប', 'km', 'phnom-penh', 'siem-reap'],
  ])('C6 %s (%s)', (text, locale, from, to) => {
    const items = mentions(heard(text, locale), 'item');
    expect(items.find((item) => item.role === 'from')?.id ?? null).toBe(from);
    expect(items.find((item) => item.role === 'to')?.id ?? null).toBe(to);
  });
});

describe('a name with a no between its words', () => {
  const lists = { acts: [{ id: 'dear', names: ["c'est cher"] }] };
  const named = (text: string) =>
    mentions(read(text, 'fr', { ...listening, vocabulary: { lists, topics: [] } }), 'item').map(({ id }) => id);

  it('is not said', () => {
    expect(named("c'est vachement cher")).toEqual(['dear']);
    expect(named("c'est pas trop cher")).toEqual([]);
  });
});

describe('a name in a script without spaces', () => {
  const lists = { stylists: [{ id: 'keo', names: ['កែវ'] }] };
  const named = (text: string) =>
    mentions(read(text, 'km', { ...listening, vocabulary: { lists, topics: [] } }), 'item').map(({ id }) => id);

  it('is never a word inside another', () => {
    expect(named('ខ្ញុំចង់ជួបកែវ')).toEqual(['keo']);
    expect(named('ខ្ញុំចង់ពិនិត្យកែវភ្នែក')).toEqual([]);
  });
});

describe('likeness', () => {
  it('forgives slips in proportion to the length of a word', () => {
    expect(likeness('bostn', 'boston')).toBeGreaterThan(0.8);
    expect(likeness('mexcio', 'mexico')).toBeGreaterThan(0.8);
    expect(likeness('time', 'lime')).toBe(0);
    expect(likeness('paris', 'boston')).toBe(0);
  });

  it('counts a swap of neighbours as one slip and stops at the limit', () => {
    expect(editDistance('mexcio', 'mexico', 2)).toBe(1);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
