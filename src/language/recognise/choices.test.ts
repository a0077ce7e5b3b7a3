import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

const ORDINALS: { readonly [L in Locale]: readonly string[] } = {
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  es: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'],
  fr: ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'],
  zh: ['第一', '第二', '第三', '第四', '第五'],
  km: ['ទីមួយ', 'ទីពីរ', 'ទីបី', 'ទីបួន', 'ទីប្រាំ'],
};

const TEMPLATES: { readonly [L in Locale]: readonly ((ordinal: string, number: number) => string)[] } = {
  en: [
    (o) => `the ${o} one`,
    (o) => `I'll take the ${o} option please`,
    (_, n) => `option ${n}`,
    (_, n) => `#${n}`,
    (_, n) => `${n}`,
  ],
  es: [
    (o) => `la ${o}`,
    (o) => `mejor la ${o} opción`,
    (_, n) => `la opción ${n}`,
    (_, n) => `número ${n}`,
    (_, n) => `${n}`,
  ],
  fr: [
    (o) => `la ${o}`,
    (o) => `je prends la ${o} option`,
    (_, n) => `l'option ${n}`,
    (_, n) => `numéro ${n}`,
    (_, n) => `${n}`,
  ],
  zh: [(o) => `${o}个`, (o) => `我要${o}个`, (_, n) => `选项${n}`, (_, n) => `第${n}个`, (_, n) => `${n}`],
  km: [(o) => o, (o) => `យក${o}`, (_, n) => `ជម្រើសទី${n}`, (_, n) => `លេខ ${n}`, (_, n) => `${n}`],
};

describe.each(LOCALES)('choices in %s', (locale) => {
  it('X6 gives back any number however it is put', () => {
    const arbitrary = fc.record({
      number: fc.integer({ min: 1, max: 5 }),
      template: fc.constantFrom(...TEMPLATES[locale]),
    });
    fc.assert(
      fc.property(arbitrary, ({ number, template }) => {
        const reading = heard(template(ORDINALS[locale][number - 1] ?? '', number), locale);
        return mentions(reading, 'choice').some((choice) => choice.pick === number);
      }),
    );
  });
});

describe('choices', () => {
  it.each<[string, Locale]>([
    ['2 please', 'en'],
    ['la 2 porfa', 'es'],
    ['la 2 alors', 'fr'],
    ["le 2, s'il vous plaît", 'fr'],
    ['le 2 plutôt', 'fr'],
  ])('X6 a number of the list stays one whatever is said behind it: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'choice').map(({ pick }) => pick)).toEqual([2]);
  });

  it.each<[string, Locale, unknown]>([
    ['the last one', 'en', -1],
    ['the later one', 'en', 'later'],
    ['either', 'en', 'either'],
    ['none of these', 'en', 'none'],
    ['the other one', 'en', 'other'],
    ['the cheaper one', 'en', 'cheaper'],
    ['la última', 'es', -1],
    ['cualquiera de las dos', 'es', 'either'],
    ['ninguna me va bien', 'es', 'none'],
    ['le dernier', 'fr', -1],
    ["l'un ou l'autre", 'fr', 'either'],
    ['aucun des deux', 'fr', 'none'],
    ['最后一个', 'zh', -1],
    ['都可以', 'zh', 'either'],
    ['都不行', 'zh', 'none'],
    ['មួយណាក៏បាន', 'km', 'either'],
    ['ថោកជាងគេ', 'km', 'cheaper'],
  ])('%s (%s) → %s', (text, locale, pick) => {
    expect(mentions(heard(text, locale), 'choice').map((choice) => choice.pick)).toContain(pick);
  });

  it('a lone number is not certain, since it may be an hour or a count; an option by name is', () => {
    expect(mentions(heard('2'), 'choice')).toMatchObject([{ pick: 2, certain: false }]);
    expect(mentions(heard('option 2'), 'choice')).toMatchObject([{ pick: 2, certain: true }]);
  });

  it.each<[string, string, Locale]>([
    ['anything earlier', 'the earlier one', 'en'],
    ['algo más temprano', 'la más temprana', 'es'],
    ['quelque chose de plus tôt', 'le plus tôt', 'fr'],
    ['有没有早一点的', '早的那个', 'zh'],
    ['ឆាប់ជាងនេះបន្តិច', 'មួយណាឆាប់ជាងគេ', 'km'],
  ])('X6 "%s" is a wish for something not listed, "%s" picks (%s)', (wish, pick, locale) => {
    expect(mentions(heard(wish, locale), 'choice')).toMatchObject([{ pick: 'earlier', certain: false }]);
    const [picked] = mentions(heard(pick, locale), 'choice');
    expect(picked).toMatchObject({ pick: 'earlier', certain: true });
    expect(mentions(heard(wish, locale), 'choice').some(({ negated }) => negated)).toBe(false);
  });

  it('marks what was ruled out', () => {
    expect(mentions(heard('not the first one'), 'choice')).toMatchObject([{ pick: 1, negated: true }]);
    expect(mentions(heard('anything but the second'), 'choice')).toMatchObject([{ pick: 2, negated: true }]);
  });

  it('leaves telephone numbers, prices and parties alone', () => {
    expect(mentions(heard('600 111 222'), 'choice')).toEqual([]);
    expect(mentions(heard('3 people'), 'choice')).toEqual([]);
    expect(mentions(heard('2 euros'), 'choice')).toEqual([]);
  });
});

describe('when things end', () => {
  it.each<[string, Locale, 'earlier' | 'later']>([
    ['which one gets in earliest', 'en', 'earlier'],
    ['whichever lands last', 'en', 'later'],
    ['la que llegue antes', 'es', 'earlier'],
    ['celui qui arrive le plus tôt', 'fr', 'earlier'],
    ['哪班最早到', 'zh', 'earlier'],
    ['មួយណាមកដល់មុនគេ', 'km', 'earlier'],
  ])('X20 is compared where arriving is spoken of: %s (%s)', (text, locale, pick) => {
    expect(mentions(heard(text, locale), 'choice')).toMatchObject([{ pick, ending: true }]);
  });

  it('X20 is not, where leaving is', () => {
    expect(mentions(heard('whichever leaves first', 'en'), 'choice')).toEqual([
      expect.not.objectContaining({ ending: true }),
    ]);
  });
});
