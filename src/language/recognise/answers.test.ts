import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardAnswer } from '../../core/hearing.ts';
import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import type { AnswerMention } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

type Said = { readonly [V in AnswerMention['value']]: readonly string[] };

const SAID: { readonly [L in Locale]: Said } = {
  en: {
    yes: [
      'yes',
      'sure thing',
      'go for it',
      'that works',
      'sounds good',
      'no problem',
      'why not',
      'perfect',
      'ok 👍',
      'fine by me',
    ],
    no: ['no', 'nope', 'no thanks', "I don't think so", "that doesn't work", "I don't want that", 'absolutely not'],
    not_yet: [
      "I'll skip it today",
      'let us leave it for today',
      'not now',
      'maybe later',
      'not yet',
      "I'll think about it",
      'let me ask my wife',
      'some other time',
      'give me an hour',
    ],
  },
  es: {
    yes: ['sí', 'vale', 'perfecto', 'de acuerdo', 'claro que sí', 'me viene bien', 'sin problema', 'por qué no'],
    no: ['no', 'no gracias', 'no me va bien', 'mejor no', 'no puedo a esa hora', 'para nada'],
    not_yet: [
      'lo dejo por hoy',
      'hoy paso',
      'todavía no',
      'ahora no',
      'más tarde',
      'me lo pienso',
      'en otro momento',
      'tengo que consultarlo',
      'dame un rato',
    ],
  },
  fr: {
    yes: ['oui', "d'accord", 'ça marche', 'parfait', 'pas de problème', 'pourquoi pas', 'cela me convient'],
    no: ['non', 'non merci', 'ça ne me va pas', 'je ne veux pas', 'pas du tout', 'je ne peux pas'],
    not_yet: [
      "je laisse pour aujourd'hui",
      'pas encore',
      'pas maintenant',
      'plus tard',
      'je vais réfléchir',
      'une autre fois',
      'donnez-moi une petite heure',
    ],
  },
  zh: {
    yes: ['好的', '可以', '行', '没问题', '是的', '就这样吧', '太好了', '沒問題'],
    no: ['不用了', '不行', '不要', '算了', '不是', '这个时间不行', '没兴趣'],
    not_yet: ['这次先不了', '还没', '以后再说', '我再想想', '改天吧', '现在不要', '暂时不用'],
  },
  km: {
    yes: ['បាទ', 'ចាស', 'យល់ព្រម', 'បាន', 'គ្មានបញ្ហា', 'ត្រូវហើយ', 'ល្អណាស់'],
    no: ['ទេ', 'អត់ទេ', 'មិនយកទេ', 'ចាស អត់ទេ', 'មិនត្រូវការទេ', 'ទេ អរគុណ'],
    not_yet: ['ថ្ងៃនេះមិនយកទេ', 'មិនទាន់ទេ', 'ចាំសិន', 'ពេលក្រោយ', 'ខ្ញុំសុំគិតសិន', 'លើកក្រោយ'],
  },
};

describe.each(LOCALES)('answers in %s', (locale) => {
  const cases = (['yes', 'no', 'not_yet'] as const).flatMap((value) =>
    SAID[locale][value].map((said) => ({ said, value })),
  );

  it.each(cases)('$said is $value, and nothing is left over', ({ said, value }) => {
    expect(heardAnswer(heard(said, locale))).toBe(value);
    expect(heard(said, locale).rest).toBe('');
  });

  it('hears them in any capitals, with any punctuation and spacing', () => {
    const dressed = fc.record({
      one: fc.constantFrom(...cases),
      upper: fc.boolean(),
      end: fc.constantFrom('', '.', '!', '!!', ' .', '…'),
      lead: fc.constantFrom('', ' ', '  '),
    });
    fc.assert(
      fc.property(dressed, ({ one, upper, end, lead }) => {
        const text = `${lead}${upper ? one.said.toUpperCase() : one.said}${end}`;
        return heardAnswer(heard(text, locale)) === one.value;
      }),
    );
  });
});

describe('answers inside sentences', () => {
  it.each([
    ['Yes, and what is your address?', 'yes'],
    ['No, that is fine', 'no'],
    ['Yes, but not right now', 'not_yet'],
    ['Thank you very much, but no', 'no'],
    ['no wait, yes please', 'yes'],
    ['That does not sound good', 'no'],
    ['I have no preference', null],
    ['no idea', null],
    ['good morning', null],
  ])('%s → %s', (text, value) => {
    expect(heardAnswer(heard(text))).toBe(value);
  });

  it('keeps a wish not to cancel from sounding like a refusal', () => {
    const reading = heard("I don't want to cancel");
    expect(heardAnswer(reading)).toBeNull();
    expect(reading.mentions).toContainEqual(expect.objectContaining({ kind: 'cue', cue: 'cancel', negated: true }));
  });
});
