import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { LANGUAGES } from '../data/languages.ts';
import { listening } from '../listening.fixture.ts';
import { faultIn } from './check.ts';
import { type Draft, fixedIn } from './fixed.ts';

const SLOT = 'Tuesday 3 March at 9:00';
const NAMED: Draft = {
  template: `Lovely: ${SLOT}, with Ana. What name shall I put it under?`,
  facts: [SLOT, 'Ana'],
  proposes: false,
};

function fault(text: string, draft: Draft = NAMED, language: Locale = 'en'): string | null {
  const ear = { language, listening };
  return faultIn(text, { template: draft.template, fixed: fixedIn(draft, ear) }, ear);
}

describe('B20 a wording that is sent', () => {
  it.each([
    NAMED.template,
    `Wonderful, ${SLOT} it is, with Ana. Which name may I put down?`,
    `Good choice! ${SLOT} with Ana. Could you tell me your name?`,
    `Thanks! Here is what I have: ${SLOT}, with Ana. May I have your name?`,
  ])('says all that is fixed and nothing more: %s', (text) => {
    expect(fault(text)).toBeNull();
  });

  it.each<[Locale, Draft, string]>([
    [
      'es',
      {
        template: 'Genial: martes 3 de marzo a las 9:00, con Ana. ¿A qué nombre la pongo?',
        facts: ['martes 3 de marzo a las 9:00', 'Ana'],
        proposes: false,
      },
      '¡Perfecto! Entonces martes 3 de marzo a las 9:00 con Ana. ¿A nombre de quién la pongo?',
    ],
    [
      'fr',
      { template: 'Très bien. Pour combien de personnes ?', facts: [], proposes: false },
      'Parfait. Vous serez combien de personnes ?',
    ],
    ['zh', { template: '好的。请问几位出行？', facts: [], proposes: false }, '好呀！请问一共有几位一起出行呢？'],
    ['km', { template: 'បាទ។ តើមានប៉ុន្មាននាក់?', facts: [], proposes: false }, 'ល្អណាស់។ តើអ្នកមកប៉ុន្មាននាក់?'],
  ])('in every language: %s', (language, draft, text) => {
    expect(fault(text, draft, language)).toBeNull();
  });
});

describe('B20 a wording that is not sent', () => {
  it.each([
    ['is empty', '  ', 'empty'],
    ['is 100 kB long', `${NAMED.template}${' really'.repeat(15_000)}`, 'too long'],
    ['invents a price', `${SLOT} with Ana, for only €12. What name shall I put it under?`, '€12'],
    ['invents a price in words', `${SLOT} with Ana, for twelve euros. What name shall I put it under?`, 'twelve euros'],
    ['invents a discount', `${SLOT} with Ana, half price. What name shall I put it under, 10% off?`, '10%'],
    ['drops the date', 'Lovely, with Ana. What name shall I put it under?', 'leaves out'],
    ['shortens the date', 'Tuesday at 9:00, with Ana. What name shall I put it under?', 'leaves out'],
    ['changes the time', 'Lovely: Tuesday 3 March at 19:00, with Ana. What name shall I put it under?', 'leaves out'],
    ['moves the time by a digit', 'Lovely: Tuesday 3 March at 9:005, with Ana. What name?', 'leaves out'],
    ['adds a day', `${SLOT}, with Ana, or tomorrow. What name shall I put it under?`, 'tomorrow'],
    ['turns the facts round', `With Ana: ${SLOT}. What name shall I put it under?`, 'leaves out'],
    ['says booked before a booking', `You're booked for ${SLOT} with Ana. What name shall I put it under?`, 'booked'],
    ['asks twice', `${SLOT} with Ana? What name shall I put it under?`, 'more than one question'],
    ['does not ask', `${SLOT} with Ana. Tell me the name please.`, 'does not ask'],
    ['is in Spanish', `Genial: ${SLOT}, con Ana. ¿A qué nombre lo pongo, por favor?`, 'another language'],
    ['is in German', `Ihr Termin ist ${SLOT} mit Ana. Wie ist Ihr Name bitte?`, 'another language'],
    ['is in Chinese', `好的：${SLOT}，Ana。请问您叫什么名字？`, 'another language'],
    ['has a link in markdown', `${SLOT} with Ana. [Here](https://example.test). What name?`, 'example.test'],
    ['has a bare link', `${SLOT} with Ana. See evil.example/pay. What name shall I put it under?`, 'evil.example'],
    ['has markup', `**${SLOT}** with Ana. What name shall I put it under?`, 'markup'],
    ['names somebody else', `${SLOT} with Ana, and say hello to Bartholomew. What name?`, 'Bartholomew'],
    ['opens with a stranger', `${SLOT} with Ana. Bartholomew will be there. What name?`, 'Bartholomew'],
    ['hides something', `${SLOT} with Ana.\u202e What name shall I put it under?`, 'hidden'],
  ])('%s', (_, text, why) => {
    expect(fault(text)).toContain(why);
  });

  it('X6 asks nothing where nothing was asked: a yes to it would be a yes to nothing', () => {
    const draft: Draft = { template: 'All right, I won’t do anything yet.', facts: [], proposes: false };
    expect(fault('All right, I won’t do anything yet. Shall I look at other days?', draft)).toContain('not asked');
  });

  it('turns no "nothing free" into something free', () => {
    const draft: Draft = { template: 'There’s nothing free just then.', facts: [], proposes: false };
    expect(fault('Good news, there is something free just then.', draft)).toContain('denies');
    expect(fault('I am afraid there is nothing free just then.', draft)).toBeNull();
  });

  it('X11 the question that a yes answers stands as it is', () => {
    const draft: Draft = { template: `Let me read it back: ${SLOT}. Shall I book it?`, facts: [SLOT], proposes: true };
    expect(fault(`Here it is again: ${SLOT}. Shall I book it?`, draft)).toBeNull();
    expect(fault(`Here it is again: ${SLOT}. Shall I leave it?`, draft)).toContain('Shall I book it?');
  });

  it('X5 what says that it is booked, or not yet, stands as it is', () => {
    for (const told of [`You’re booked in for ${SLOT}.`, 'Nothing is booked yet.']) {
      const draft: Draft = {
        template: `All right. ${told}`,
        facts: told.includes(SLOT) ? [SLOT] : [],
        proposes: false,
      };
      expect(fault(`Fine. ${told}`, draft)).toBeNull();
      expect(fault(`Fine, ${SLOT} is booked.`, draft)).not.toBeNull();
    }
  });

  it.each(LOCALES)('X5 "booked" and its like in %s', (locale) => {
    const templates = { en: 'All right.', es: 'Vale.', fr: 'Très bien.', zh: '好的。', km: 'បាទ។' };
    const template = templates[locale];
    for (const word of LANGUAGES[locale].heard.said.done)
      expect(fault(`${template} ${word}`, { template, facts: [], proposes: false }, locale)).not.toBeNull();
  });
});

/** Pieces that wordings are made of: harmless ones, facts of ours, and what no wording may have. */
const HARMLESS = [
  'lovely',
  'here is what I have',
  'with',
  'and',
  'please',
  ',',
  '.',
  'What name shall I put it under?',
];
const OURS = [SLOT, 'Ana'];
const FORBIDDEN = [
  '€12',
  '14:30',
  'Friday',
  'tomorrow',
  'booked',
  'confirmed',
  'Marta',
  'https://example.test',
  '2',
  '**',
  'twelve euros',
];

it('B20 whatever it is made of: what is sent has every fact once, in order, and nothing else that looks like one', () => {
  const piece = fc.constantFrom(...HARMLESS, ...OURS, ...FORBIDDEN);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ');
      if (fault(text) !== null) return;
      expect(pieces.filter((one) => OURS.includes(one))).toEqual(OURS);
      expect(pieces.filter((one) => FORBIDDEN.includes(one))).toEqual([]);
      expect(text.split('?')).toHaveLength(2);
    }),
    { numRuns: 300, examples: [[[SLOT, 'with', 'Ana', '.', 'What name shall I put it under?']]] },
  );
});

it('never throws, whatever came', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => void fault(text)),
    { numRuns: 200 },
  );
});
