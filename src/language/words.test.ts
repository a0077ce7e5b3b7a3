import { describe, expect, it } from 'vitest';
import type { Fact } from '../core/effect.ts';
import type { Locale } from '../core/locale.ts';
import { createWords, joinCatalogues, type WordsOptions } from './words.ts';

/** A Monday morning in London. */
const place = { timeZone: 'Europe/London', now: '2026-03-02T09:05:00Z' };
const friday: Fact = { at: '2026-03-06T09:30:00+00:00', as: 'slot' };
const tomorrow: Fact = { at: '2026-03-03T10:00:00+00:00', as: 'slot' };

function said(locale: Locale, fact: Fact, options?: WordsOptions, where = place): string {
  const words = createWords({ en: { it: '{fact}' } }, options);
  return words.render(locale, { key: 'it', facts: { fact } }, where);
}

describe('slots, as people say them', () => {
  it('X9 in each language', () => {
    expect(said('en', friday)).toBe('Friday 6 March at 9:30');
    expect(said('es', friday)).toBe('viernes 6 de marzo a las 9:30');
    expect(said('fr', friday)).toBe('vendredi 6 mars à 9 h 30');
    expect(said('zh', friday)).toBe('3月6日星期五 9:30');
    expect(said('km', friday)).toBe('ថ្ងៃសុក្រ ទី6 ខែមីនា ម៉ោង 9:30');
  });

  it('X9 in the time zone of the business, across a change of the clocks', () => {
    const summer: Fact = { at: '2026-03-30T08:00:00Z', as: 'slot' };
    expect(said('en', summer)).toBe('Monday 30 March at 9:00');
    expect(said('en', summer, {}, { ...place, timeZone: 'Asia/Phnom_Penh' })).toBe('Monday 30 March at 15:00');
  });

  it('names tomorrow and today within a sentence where it fits after any preposition', () => {
    expect(said('en', tomorrow)).toBe('Tuesday 3 March (tomorrow) at 10:00');
    expect(said('en', { at: '2026-03-02T16:00:00Z', as: 'slot' })).toBe('Monday 2 March (today) at 16:00');
    expect(said('es', tomorrow)).toBe('martes 3 de marzo (mañana) a las 10:00');
    expect(said('fr', tomorrow)).toBe('mardi 3 mars (demain) à 10 h');
    expect(said('zh', tomorrow)).toBe('明天（3月3日星期二）10:00');
    expect(said('km', tomorrow)).toBe('ថ្ងៃស្អែក (ថ្ងៃអង្គារ ទី3 ខែមីនា) ម៉ោង 10:00');
  });

  it('takes tomorrow from the calendar of the business, not from that of the server', () => {
    const late = { timeZone: 'America/New_York', now: '2026-03-03T02:00:00Z' };
    expect(said('en', { at: '2026-03-03T15:00:00Z', as: 'slot' }, {}, late)).toContain('(tomorrow)');
  });

  it('X6 begins the lines of a list with the word that matters', () => {
    const list: Fact = { numbered: [tomorrow, friday] };
    expect(said('en', list)).toBe('1. Tomorrow, Tuesday 3 March, at 10:00\n2. Friday 6 March at 9:30');
    expect(said('es', list)).toBe('1. Mañana, martes 3 de marzo, a las 10:00\n2. Viernes 6 de marzo a las 9:30');
    expect(said('fr', list)).toBe('1. Demain, mardi 3 mars, à 10 h\n2. Vendredi 6 mars à 9 h 30');
    expect(said('zh', list)).toBe('1. 明天（3月3日星期二）10:00\n2. 3月6日星期五 9:30');
  });

  it('gives the year only outside the coming twelve months', () => {
    expect(said('en', { date: '2027-03-01' })).toBe('Monday 1 March');
    expect(said('en', { date: '2027-03-02' })).toBe('Tuesday 2 March 2027');
    expect(said('en', { date: '2026-02-27' })).toBe('Friday 27 February 2026');
    expect(said('es', { date: '2028-03-01' })).toBe('miércoles 1 de marzo de 2028');
    expect(said('fr', { date: '2028-03-01' })).toBe('mercredi 1er mars 2028');
    expect(said('zh', { date: '2028-03-01' })).toBe('2028年3月1日星期三');
    expect(said('km', { date: '2028-03-01' })).toBe('ថ្ងៃពុធ ទី1 ខែមីនា ឆ្នាំ2028');
  });

  it('says one o’clock the Spanish way', () => {
    expect(said('es', { at: '2026-03-06T01:30:00Z', as: 'slot' })).toBe('viernes 6 de marzo a la 1:30');
    expect(said('es', { at: '2026-03-06T13:30:00Z', as: 'slot' })).toBe('viernes 6 de marzo a las 13:30');
  });

  it('follows the region of a business that names one', () => {
    const american = { tags: { en: 'en-US', es: 'es-MX' } };
    expect(said('en', friday, american)).toBe('Friday, March 6 at 9:30 am');
    expect(said('en', { at: '2026-03-06T12:00:00Z', as: 'time' }, american)).toBe('12:00 pm');
    expect(said('en', { at: '2026-03-06T00:15:00Z', as: 'time' }, american)).toBe('12:15 am');
    expect(said('en', { date: '2028-03-01' }, american)).toBe('Wednesday, March 1, 2028');
    expect(said('en', tomorrow, american)).toBe('Tuesday, March 3 (tomorrow) at 10:00 am');
    expect(said('es', { at: '2026-03-06T13:30:00Z', as: 'slot' }, american)).toMatch(/ a la 1:30 p\. m\.$/);
    expect(said('en', friday, { tags: { en: 'en-GB' } })).toBe('Friday 6 March at 9:30');
  });

  it('says days and times apart', () => {
    expect(said('en', { at: '2026-03-06T09:30:00Z', as: 'day' })).toBe('Friday 6 March');
    expect(said('en', { at: '2026-03-03T09:30:00Z', as: 'day' })).toBe('Tuesday 3 March (tomorrow)');
    expect(said('en', { numbered: [{ date: '2026-03-03' }] })).toBe('1. Tomorrow, Tuesday 3 March');
    expect(said('en', { at: '2026-03-06T09:30:00Z', as: 'time' })).toBe('9:30');
    expect(said('fr', { at: '2026-03-06T14:00:00Z', as: 'time' })).toBe('14 h');
  });
});

describe('other facts', () => {
  it('writes amounts with no more digits than needed and no character that text messages lack', () => {
    expect(said('en', { cents: 6_000, currency: 'USD' })).toBe('$60');
    expect(said('en', { cents: 121_850, currency: 'USD' })).toBe('$1,218.50');
    expect(said('es', { cents: 1_800, currency: 'EUR' })).toBe('18 €');
    expect(said('fr', { cents: 123_450, currency: 'EUR' })).toBe('1 234,50 €');
    expect(said('zh', { cents: 6_000, currency: 'USD' })).toBe('$60');
  });

  it('joins as the language joins', () => {
    expect(said('en', { all: ['a', 'b', 'c'] })).toBe('a, b and c');
    expect(said('en', { either: ['a', 'b'] })).toBe('a or b');
    expect(said('es', { all: ['Corte', 'Tinte'] })).toBe('Corte y Tinte');
    expect(said('fr', { either: ['a', 'b'] })).toBe('a ou b');
    expect(said('zh', { all: ['a', 'b', 'c'] })).toBe('a、b和c');
    expect(said('km', { all: ['a', 'b'] })).toContain('និង');
    expect(said('en', { all: [] })).toBe('');
  });

  it('counts, chooses and nests', () => {
    const words = createWords({
      en: {
        line: '{name} ({minutes} min)',
        list: '{count, plural, =0 {Nothing} one {One service} other {# services}}: {lines}',
        known: '{name, select, null {Hello} other {Hello {name}}}{open, select, true {, we are open} other {}}.',
      },
    });
    const lines: Fact = { numbered: [{ say: 'line', facts: { name: 'Cut', minutes: 30 } }] };
    expect(words.render('en', { key: 'list', facts: { count: 1, lines } }, place)).toBe('One service: 1. Cut (30 min)');
    expect(words.render('en', { key: 'list', facts: { count: 0, lines: null } }, place)).toBe('Nothing: ');
    expect(words.render('en', { key: 'known', facts: { name: null, open: false } }, place)).toBe('Hello.');
    expect(words.render('en', { key: 'known', facts: { name: 'Ana', open: true } }, place)).toBe(
      'Hello Ana, we are open.',
    );
  });

  it('never reads a message in what people wrote', () => {
    expect(said('en', 'I am {name} <b>')).toBe('I am {name} <b>');
  });
});

describe('catalogues', () => {
  it('X10 says it in the language asked for, and borrows English where a message is missing', () => {
    const words = createWords({ en: { hello: 'Hello', only: 'Only here' }, es: { hello: 'Hola' } });
    expect(words.render('es', { key: 'hello', facts: {} }, place)).toBe('Hola');
    expect(words.render('es', { key: 'only', facts: {} }, place)).toBe('Only here');
  });

  it('lets a business say single messages its own way', () => {
    const words = createWords(
      { en: { hello: 'Hello', bye: 'Goodbye' } },
      { overrides: { en: { hello: 'Good day to you' } } },
    );
    expect(words.render('en', { key: 'hello', facts: {} }, place)).toBe('Good day to you');
    expect(words.render('en', { key: 'bye', facts: {} }, place)).toBe('Goodbye');
  });

  it('joins the front desk’s with a flow’s', () => {
    const joined = joinCatalogues({ en: { a: '1', b: '1' } }, { en: { b: '2' }, fr: { b: 'deux' } });
    expect(joined).toEqual({ en: { a: '1', b: '2' }, fr: { b: 'deux' } });
  });

  it('names the message and the fault when one cannot be said', () => {
    const words = createWords({ en: { broken: 'Hello {name', needs: 'Hello {name}' } });
    expect(() => words.render('en', { key: 'toString', facts: {} }, place)).toThrow(/"toString".*no catalogue has it/);
    expect(() => words.render('en', { key: 'needs', facts: {} }, place)).toThrow(/"needs".*name/);
    expect(() => words.render('en', { key: 'broken', facts: {} }, place)).toThrow(/"broken" cannot be said in en/);
  });
});
