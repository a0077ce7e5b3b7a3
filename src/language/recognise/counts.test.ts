import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

const PARTIES: { readonly [L in Locale]: readonly ((number: number) => string)[] } = {
  en: [(n) => `${n} people`, (n) => `we are ${n}`, (n) => `there will be ${n} of us`, (n) => `a family of ${n}`],
  es: [(n) => `somos ${n}`, (n) => `para ${n} personas`, (n) => `seremos ${n} en total`],
  fr: [(n) => `nous sommes ${n}`, (n) => `pour ${n} personnes`, (n) => `on sera ${n}`],
  zh: [(n) => `我们${n}个人`, (n) => `一共${n}位`, (n) => `${n}人`],
  km: [(n) => `យើងមាន ${n}នាក់`, (n) => `${n} នាក់`, (n) => `មនុស្ស ${n} នាក់`],
};

describe.each(LOCALES)('counts in %s', (locale) => {
  it('D3 gives back the size of any party', () => {
    const arbitrary = fc.record({
      number: fc.integer({ min: 2, max: 60 }),
      template: fc.constantFrom(...PARTIES[locale]),
    });
    fc.assert(
      fc.property(arbitrary, ({ number, template }) => {
        const people = mentions(heard(template(number), locale), 'count').filter((count) => count.unit === 'people');
        return people.length === 1 && people[0]?.value === number;
      }),
    );
  });
});

describe('counts', () => {
  it.each<[string, Locale, number, string | null]>([
    ['two of us', 'en', 2, 'people'],
    ['me and tom', 'en', 2, 'people'],
    ['mike and i', 'en', 2, 'people'],
    ['me, my husband plus our 8 year old daughter', 'en', 3, 'people'],
    ['我和老公加一个八岁的女儿', 'zh', 3, 'people'],
    ['我和Tom', 'zh', 2, 'people'],
    ['ខ្ញុំនិង Tom', 'km', 2, 'people'],
    ['moi et Julie', 'fr', 2, 'people'],
    ['me + wife + 2 kids', 'en', 4, 'people'],
    ['3 people, me and my two kids', 'en', 3, 'people'],
    ['改成三个人，我妹也去', 'zh', 3, 'people'],
    ['a dozen people', 'en', 12, 'people'],
    ['half a dozen of us', 'en', 6, 'people'],
    ['a couple of us', 'en', 2, 'people'],
    ['una docena de personas', 'es', 12, 'people'],
    ['une quinzaine de gamins', 'fr', 15, 'people'],
    ['on sera une quinzaine', 'fr', 15, 'people'],
    ['seremos una docena', 'es', 12, 'people'],
    ['a room for half a dozen', 'en', 6, 'people'],
    ['just me', 'en', 1, 'people'],
    ['a couple of tickets', 'en', 2, 'people'],
    ['un par de billetes', 'es', 2, 'people'],
    ['une paire de billets', 'fr', 2, 'people'],
    ['we are only 3 now', 'en', 3, 'people'],
    ["we're down to 3", 'en', 3, 'people'],
    ['on n’est plus que 6', 'fr', 6, 'people'],
    ['ya solo somos 3', 'es', 3, 'people'],
    ['只剩3个人了', 'zh', 3, 'people'],
    ['going with 2 friends', 'en', 3, 'people'],
    ['2 adults and our baby', 'en', 3, 'people'],
    ['avec 2 collègues', 'fr', 3, 'people'],
    ['con 2 amigos', 'es', 3, 'people'],
    ['跟2个朋友去', 'zh', 3, 'people'],
    ['1500人', 'zh', 1500, 'people'],
    ['me and my wife', 'en', 2, 'people'],
    ['a family of five', 'en', 5, 'people'],
    ['somos cuatro', 'es', 4, 'people'],
    ['mi mujer y yo', 'es', 2, 'people'],
    ['nous sommes trois', 'fr', 3, 'people'],
    ['moi et ma femme', 'fr', 2, 'people'],
    ['我们三个人', 'zh', 3, 'people'],
    ['就我一个人', 'zh', 1, 'people'],
    ['一家四口', 'zh', 4, 'people'],
    ['我们一家五口', 'zh', 5, 'people'],
    ['六口之家', 'zh', 6, 'people'],
    ['900 for both', 'en', 2, 'people'],
    ["we're 2 couples", 'en', 4, 'people'],
    ['somos dos parejas', 'es', 4, 'people'],
    ['deux couples', 'fr', 4, 'people'],
    ['2 couples and a baby', 'en', 5, 'people'],
    ['a couple with 2 kids', 'en', 4, 'people'],
    ['two couples with 3 kids', 'en', 7, 'people'],
    ['una pareja y un bebé', 'es', 3, 'people'],
    ['deux couples avec un enfant', 'fr', 5, 'people'],
    ['两对夫妻带一个孩子', 'zh', 5, 'people'],
    ['ប្តីប្រពន្ធ និង ក្មេងម្នាក់', 'km', 3, 'people'],
    ['2 nights solo', 'en', 1, 'people'],
    ['dos noches sola', 'es', 1, 'people'],
    ['deux jours en solo', 'fr', 1, 'people'],
    ['2 teams of 4', 'en', 8, 'people'],
    ['deux équipes de 4', 'fr', 8, 'people'],
    ['2 grupos de cuatro personas', 'es', 8, 'people'],
    ['两队每队4个人', 'zh', 8, 'people'],
    ['ក្រុម ២ ក្នុងមួយក្រុម ៤ នាក់', 'km', 8, 'people'],
    ['两对情侣', 'zh', 4, 'people'],
    ['有老人有孩子，一共六个人', 'zh', 6, 'people'],
    ['想和老公去海边', 'zh', 2, 'people'],
    ['ពីរនាក់', 'km', 2, 'people'],
    ['ម្នាក់ឯង', 'km', 1, 'people'],
    ['7', 'en', 7, null],
    ['seven', 'en', 7, null],
  ])('%s (%s) → %i %s', (text, locale, value, unit) => {
    expect(mentions(heard(text, locale), 'count')).toContainEqual(expect.objectContaining({ value, unit }));
  });

  it.each([
    ['me and my two kids want to fly', 'en', 3],
    ['2 adults and a child', 'en', 3],
    ['my husband, our 2 kids and me', 'en', 4],
    ['3 adults, 2 kids and a baby', 'en', 6],
    ['with my wife and 2 kids', 'en', 4],
    ['I want to fly with a friend', 'en', 2],
    ['us three', 'en', 3],
    ['mi marido y mis dos hijos', 'es', 4],
    ['con mi mujer y un bebé', 'es', 3],
    ['me n my gf', 'en', 2],
    ['moi et mes deux enfants', 'fr', 3],
    ['avec ma femme et un bébé', 'fr', 3],
    ['我和老婆还有两个孩子', 'zh', 4],
    ['ខ្ញុំ និងប្រពន្ធ និងកូន ២ នាក់', 'km', 4],
    ['we are 2 adults 3 kids and a baby', 'en', 6],
    ['me plus 2 from Boston', 'en', 3],
    ['my 3 girlfriends and me', 'en', 4],
    ['tickets for my wife and son', 'en', 2],
    ['fly my mum n dad home', 'en', 2],
    ['getting my wife and two kids to Miami', 'en', 3],
    ['just the two of them', 'en', 2],
    ['pour ma femme et mon fils', 'fr', 2],
    ['给我爸妈和妹妹订', 'zh', 3],
  ] as const)('adds up who is in the party: %s (%s) → %i', (text, locale, value) => {
    const counts = mentions(heard(text, locale), 'count').map((count) => [count.value, count.unit]);
    expect(counts).toEqual([[value, 'people']]);
  });

  it.each([
    ['an appointment for my wife', 'en'],
    ['me, my wife and the kids', 'en'],
    ['yo, mi mujer y los niños', 'es'],
    ['moi, ma femme et les enfants', 'fr'],
    ['我、老婆和孩子们', 'zh'],
    ['my son and his wife', 'en'],
    ['for my two kids', 'en'],
    ['quiero cita para mi hija', 'es'],
  ] as const)('does not count the speaker in where they book for others: %s (%s)', (text, locale) => {
    expect(mentions(heard(text, locale), 'count').filter((count) => count.unit === 'people')).toEqual([]);
  });

  it.each<[string, Locale, number]>([
    ['us two plus three kids', 'en', 5],
    ['the two of us and 3 kids', 'en', 5],
    ['4 people and a baby', 'en', 5],
    ['me and my two roommates', 'en', 3],
    ['me my wife and our twins', 'en', 4],
    ['me, my husband, his mom and the twins', 'en', 5],
    ['my sister, her boyfriend and I', 'en', 3],
    ['yo, mi marido, su madre y los gemelos', 'es', 5],
    ['moi, mon mari, sa mère et les jumeaux', 'fr', 5],
    ['我、我老公、他妈妈和双胞胎', 'zh', 5],
    ['我和老公还有婆婆', 'zh', 3],
    ['ខ្ញុំ ប្តី និងម្តាយក្មេក', 'km', 3],
    ['me and one more person', 'en', 2],
    ['me + 3 coworkers', 'en', 4],
    ['my mother (82) and i', 'en', 2],
    ['mi mujer, mis padres y yo', 'es', 4],
    ['moi, ma femme et mes parents', 'fr', 4],
    ['我和老婆带着父母', 'zh', 4],
  ])('adds two who go by one word, and children to those counted already: %s (%s)', (text, locale, value) => {
    expect(mentions(heard(text, locale), 'count')).toMatchObject([{ value, unit: 'people' }]);
  });

  it.each<[string, Locale, number, number]>([
    ['we are 2 adults and 2 kids', 'en', 2, 2],
    ['somos 2 adultos y 2 niños', 'es', 2, 2],
    ['nous sommes 2 adultes et 2 enfants', 'fr', 2, 2],
    ['我们是两个大人一个小孩', 'zh', 2, 1],
    ['2 seniors and 1 child', 'en', 2, 1],
    ['两个老人一个小孩', 'zh', 2, 1],
  ])('counts what is named behind the number, and not all of them by it: %s (%s)', (text, locale, adults, children) => {
    expect(mentions(heard(text, locale), 'count').map(({ value, unit }) => [value, unit])).toEqual([
      [adults, 'adults'],
      [children, 'children'],
    ]);
  });

  it.each([
    ['my wife and my son want to fly', 'en'],
    ['我爸妈和妹妹想去海边', 'zh'],
  ] as const)('leaves open whether whoever speaks goes with those who want to go: %s (%s)', (text, locale) => {
    const { mentions: found } = heard(text, locale);
    expect(found.some((one) => one.kind === 'count')).toBe(false);
    expect(found).toContainEqual(expect.objectContaining({ kind: 'cue', cue: 'uncounted' }));
  });

  it('adds nobody who may be among those counted', () => {
    expect(mentions(heard('we are 4 with 2 kids'), 'count')).toMatchObject([{ value: 4 }, { unit: 'children' }]);
    expect(mentions(heard('6 people, 2 kids'), 'count')).toMatchObject([{ value: 6 }, { unit: 'children' }]);
  });

  it.each<[string, Locale, number]>([
    ['and 1 more person', 'en', 1],
    ['my mother in law is coming too', 'en', 1],
    ['my brother is coming too', 'en', 1],
    ['dos personas más', 'es', 2],
    ['une personne de plus', 'fr', 1],
    ['再加个人', 'zh', 1],
    ['再加两个人', 'zh', 2],
    ['我还有个朋友也要来', 'zh', 1],
    ['ថែមម្នាក់ទៀត', 'km', 1],
  ])('X20 counts those who come besides apart: %s (%s)', (text, locale, value) => {
    expect(mentions(heard(text, locale), 'count')).toMatchObject([{ value, unit: 'extra' }]);
  });

  it('keeps adults, children and rooms apart', () => {
    const counts = mentions(heard('2 adults and 3 kids in 2 rooms'), 'count').map(({ value, unit }) => [value, unit]);
    expect(counts).toEqual([
      [2, 'adults'],
      [3, 'children'],
      [2, 'rooms'],
    ]);
  });
});

describe('who does not come after all', () => {
  it.each<[Locale, string]>([
    ['en', 'one of us dropped out'],
    ['en', "one of us can't come anymore"],
    ['en', '2 of us aren’t coming'],
    ['en', 'a friend bailed'],
    ['es', 'uno de nosotros no viene'],
    ['fr', 'l’un de nous ne vient plus'],
    ['fr', 'un collègue ne pourra pas venir'],
    ['zh', '有一个人来不了了'],
    ['zh', '少了一个人'],
    ['km', 'មានម្នាក់អត់ទៅទេ'],
    ['km', 'ម្នាក់ទៅមិនបាន'],
  ])('X20 in %s "%s" counts nobody, and calls nothing off', (locale, text) => {
    const { mentions: found } = heard(text, locale);
    expect(found.filter(({ kind }) => kind === 'count' || kind === 'answer')).toEqual([]);
    const cues = found.flatMap((one) => (one.kind === 'cue' && one.cue !== 'question' ? [one.cue] : []));
    expect(cues).toEqual(['fewer']);
  });

  it.each<[Locale, string]>([
    ['en', "I can't come anymore"],
    ['fr', 'je ne pourrai pas venir'],
    ['zh', '我不去了'],
    ['km', 'ខ្ញុំទៅមិនបានទេ'],
  ])('X14 in %s "%s" calls off all the same', (locale, text) => {
    const cues = mentions(heard(text, locale), 'cue').map(({ cue }) => cue);
    expect(cues).toContain('cancel');
    expect(cues).not.toContain('fewer');
  });

  it('X20 what is said of some of them is no number of all', () => {
    const counted = (text: string) => mentions(heard(text, 'en'), 'count').map(({ value, unit }) => [value, unit]);
    expect(counted('one of us is vegetarian')).toEqual([]);
    expect(counted('two of us don’t eat pork')).toEqual([]);
    expect(counted('4 of us are going')).toEqual([[4, 'people']]);
  });
});
