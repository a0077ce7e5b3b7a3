import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import type { Topic } from '../../core/vocabulary.ts';
import { heard, listening } from '../listening.fixture.ts';
import { read } from '../read.ts';

const PRACTICE: readonly Topic[] = [
  { id: 'what-to-bring', asks: { en: ['what should I bring', 'bring ID'] }, answer: {} },
  { id: 'children', asks: { en: ['do you treat kids', 'can I bring my kids'] }, answer: {} },
  { id: 'parking', asks: { en: ['is there parking'] }, answer: {} },
  { id: 'price', asks: { en: ['what do you charge'] }, answer: {} },
  { id: 'address', asks: { en: ['how do I find you'] }, answer: {} },
];

function topics(text: string, locale: Locale): string[] {
  return mentions(heard(text, locale), 'topic').map((mention) => mention.topic);
}

describe('frequently asked questions', () => {
  it.each<[string, Locale, string[]]>([
    ['what is your address?', 'en', ['address']],
    ['address?', 'en', ['address']],
    ['Yes. Where are you exactly?', 'en', ['address']],
    ['can you tell me the adress and the price', 'en', ['address', 'price']],
    ['do you have anything for a long cut?', 'en', []],
    ['¿cuánto cuestan los tintes?', 'es', ['price']],
    ['¿cuál es la dirección?', 'es', ['address']],
    ['me podría indicar el precio de la cita', 'es', ['price']],
    ["quelle est l'adresse ?", 'fr', ['address']],
    ['你们的地址是什么？', 'zh', ['address']],
    ['ហាងនៅឯណា?', 'km', ['address']],
  ])('X7 %s (%s) → %j', (text, locale, expected) => {
    expect(topics(text, locale)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['how much?', ['cost']],
    ['ok and how much', ['cost']],
    ['how much time does it take?', []],
    ['how much longer?', []],
  ])('X7 small words ask where they end the sentence: "%s" → %j', (text, expected) => {
    const topics = [{ id: 'cost', asks: { en: ['how much?'] }, answer: {} }];
    const reading = read(text, 'en', { ...listening, vocabulary: { lists: {}, topics } });
    expect(mentions(reading, 'topic').map(({ topic }) => topic)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['are you open in the evening?', ['hours']],
    ['are you open tomorrow evening?', ['hours']],
    ['do you have a spot open at four in the evening?', []],
  ])('X7 the part of the day that an hour is in asks nothing of it: "%s" → %j', (text, expected) => {
    const topics = [{ id: 'hours', asks: { en: ['open in the evening'] }, answer: {} }];
    const reading = read(text, 'en', { ...listening, vocabulary: { lists: {}, topics } });
    expect(mentions(reading, 'topic').map(({ topic }) => topic)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['how do I find you on Friday?', ['address']],
    ['can you find me something on Friday?', []],
    ['could you find me one where I can bring my kids?', ['children']],
  ])(
    'X7 %s → %j: a question that asks where or how is not asked by its verb beside a day or another question',
    (text, expected) => {
      const practice = { ...listening, vocabulary: { ...listening.vocabulary, topics: PRACTICE } };
      expect(mentions(read(text, 'en', practice), 'topic').map(({ topic }) => topic)).toEqual(expected);
    },
  );

  it.each<[string, string[]]>([
    ['can i bring my kid', ['children']],
    ['what should I bring?', ['what-to-bring']],
    ['what should I bring, and is there parking?', ['what-to-bring', 'parking']],
  ])('X7 %s → %j: of two that rest on the same words the one that explains more', (text, expected) => {
    const asked = mentions(read(text, 'en', { ...listening, vocabulary: { lists: {}, topics: PRACTICE } }), 'topic');
    expect(asked.map(({ topic }) => topic)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['what do you chrage?', ['price']],
    ['can I change it?', []],
  ])('X7 %s → %j: a slip is forgiven, another word is none', (text, expected) => {
    const asked = mentions(read(text, 'en', { ...listening, vocabulary: { lists: {}, topics: PRACTICE } }), 'topic');
    expect(asked.map(({ topic }) => topic)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['hasta cuándo se puede anular?', ['calling-off']],
    ['anula mi cita', []],
    ['no puedo ir, anula mi cita', []],
  ])('X14 %s → %j: whoever calls off does not ask until when one may', (text, expected) => {
    const asks = { es: ['hasta cuándo se puede anular'] };
    const vocabulary = { lists: {}, topics: [{ id: 'calling-off', asks, answer: {} }] };
    const asked = mentions(read(text, 'es', { ...listening, vocabulary }), 'topic');
    expect(asked.map(({ topic }) => topic)).toEqual(expected);
  });

  it('are not heard where nobody asks', () => {
    expect(topics('I moved, so please send the letter to my new address in Boston', 'en')).toEqual([]);
  });
});

describe('wishes for a language', () => {
  it.each<[string, Locale, Locale]>([
    ['in English please', 'es', 'en'],
    ['english please', 'km', 'en'],
    ['do you speak Spanish?', 'en', 'es'],
    ['¿habla español?', 'en', 'es'],
    ['en français svp', 'en', 'fr'],
    ['说中文', 'en', 'zh'],
    ['និយាយភាសាខ្មែរ', 'en', 'km'],
  ])('X10 %s → %s', (text, locale, wished) => {
    expect(mentions(heard(text, locale), 'language')).toMatchObject([{ locale: wished }]);
  });

  it('are not heard in a mere mention', () => {
    expect(mentions(heard('I study English literature'), 'language')).toEqual([]);
  });
});
