import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../core/locale.ts';
import type { Reading } from '../../../core/reading.ts';
import { read } from '../../../language/read.ts';
import type { Slots } from '../context.ts';
import { loadTask } from '../task/load.ts';
import { place } from '../testing/flights.ts';
import { withoutOccasions } from './occasions.ts';
import { heardSlots } from './slots.ts';
import { isDenied, triggered } from './triggers.ts';

const NOW = '2025-12-03T15:00:00Z';
const hours = { from: '00:00', to: '24:00' };
const { timeZone, country, lists } = place;
const listening = { now: NOW, timeZone, country, hours, vocabulary: { lists, topics: [] } };

function task(file: string) {
  const { task: loaded } = loadTask(readFileSync(new URL(`../../../../demo/${file}`, import.meta.url), 'utf8'), file);
  if (loaded === null) throw new Error(`${file} cannot be used`);
  return loaded;
}

const flight = task('skylark/book_flight.yaml');
const visit = task('atelier/visit.yaml');
const heard = (text: string, locale: Locale = 'en'): Reading => read(text, locale, listening);
const values = (text: string, slots: Slots = {}, locale: Locale = 'en') =>
  heardSlots(heard(text, locale), {
    task: flight,
    slots,
    waitingFor: null,
    lastSpoken: null,
    lastCounted: null,
    moment: { ...place, now: NOW },
  });

describe('places that nobody here knows', () => {
  it.each([
    ['from Atlantis to Boston', { origin: 'Atlantis', destination: 'Boston' }],
    ['fly from boston to timbuktu on friday', { origin: 'Boston', destination: 'timbuktu' }],
    ['I need to get to Gotham City', { destination: 'Gotham City' }],
  ])('C5 are taken as they were said, to be refused with the reason: "%s"', (text, slots) => {
    expect(values(text).slots).toMatchObject(slots);
  });

  it.each([
    'I would like to depart from Boston',
    'I want to go to Boston',
    'the best place to fly out of is Boston',
    'can I talk to somebody about this',
    'I want to be back by six',
    'I want to surprise my mother in Boston',
    'we hope to celebrate in Boston',
    "I'm going to propose to my girlfriend in Boston",
  ])('C5 are not heard where there is none: "%s"', (text) => {
    expect(values(text).strangers).toEqual([]);
  });

  it('C5 a deed leads nowhere, and the place it is done at is where to', () => {
    expect(values('I want to surprise my mother in Boston').slots).toEqual({ destination: 'Boston' });
    expect(values("I'm going to timbuktu on friday").slots).toMatchObject({ destination: 'timbuktu' });
  });
});

describe('what is only asked about', () => {
  it('X7 a place in a question to the front desk is nowhere to go to, unless the words say so', () => {
    const topics = [{ id: 'weather', asks: { en: ['weather'] }, answer: { en: 'No idea.' } }];
    const slots = (text: string) =>
      heardSlots(read(text, 'en', { ...listening, vocabulary: { lists, topics } }), {
        ...{
          task: flight,
          slots: {},
          waitingFor: 'origin',
          lastSpoken: null,
          lastCounted: null,
          moment: { ...place, now: NOW },
        },
      }).slots;
    expect(slots("what's the weather like in Boston?")).toEqual({});
    expect(slots('what about the weather, if I go to Boston?')).toEqual({ destination: 'Boston' });
  });
});

describe('what is only supposed', () => {
  it.each([
    'what if I miss my flight?',
    'what happens if my flight is cancelled?',
    'and what do I do if the flight is full?',
    'if my flight is late, who pays?',
  ])('X20 asks for no task: "%s"', (text) => {
    expect(triggered(heard(text), flight)).toBe(0);
  });

  it('C1 a condition that asks nothing leaves a wish one', () => {
    expect(triggered(heard("if there is room on Friday, I'd like to book a flight"), flight)).toBeGreaterThan(0);
  });
});

describe('the way back', () => {
  it.each([
    ['Boston to Chicago next Friday, back on Sunday', {}, '2025-12-14'],
    ['back on Sunday', { departure_date: '2026-01-05' }, '2026-01-11'],
    ['coming back on Monday', { departure_date: '2026-01-05' }, '2026-01-12'],
    ['back on Sunday', {}, '2025-12-07'],
    ['back on January 3', { departure_date: '2026-01-05' }, '2026-01-03'],
  ])(
    'C6 of "%s" is the first such day after the way out, and a date that was named is that date',
    (text, known, day) => {
      expect(values(text, known).slots['return_date']).toBe(day);
    },
  );
});

describe('second thoughts', () => {
  it.each([
    ['boston to la dec 9, no wait, dec 10', { departure_date: '2025-12-10' }],
    ['boston to la, sorry, new york on friday', { origin: 'Boston', destination: 'New York' }],
    ['boston to la on friday, sorry, from nyc', { origin: 'New York', destination: 'Los Angeles' }],
    ['leaving dec 9 back dec 15, oops, dec 16', { departure_date: '2025-12-09', return_date: '2025-12-16' }],
  ])('C7 stand in the place of what they correct: "%s"', (text, slots) => {
    expect(values(text).slots).toMatchObject(slots);
  });

  it.each([
    ['I asked for Boston, not New York', { origin: 'Boston' }],
    ["I don't want LA, I want Boston", { destination: 'Boston' }],
  ])('C7 put what is wanted where what is not stood: "%s"', (text, slots) => {
    expect(values(text, { origin: 'New York', destination: 'Los Angeles' }).slots).toEqual(slots);
  });
});

describe('days to look in', () => {
  it.each([
    ['boston to denver in january', '2026-01-01/2026-01-31'],
    ['boston to denver sometime next week', '2025-12-08/2025-12-14'],
  ])('C5 are no day, and which one is asked: "%s"', (text, days) => {
    expect(values(text).slots['departure_date']).toBe(days);
  });

  it.each([
    ['seattle to honolulu for a week from jan 17', '2026-01-24'],
    ['five nights in miami, leaving boston on jan 9', '2026-01-14'],
  ])('C6 how long they stay says when they come back: "%s"', (text, day) => {
    expect(values(text).slots['return_date']).toBe(day);
  });

  it.each<[Locale, string]>([
    ['en', 'ten days in Miami'],
    ['es', 'diez días en Miami'],
    ['fr', 'dix jours à Miami'],
    ['zh', '在迈阿密十天'],
    ['km', 'ទៅ Miami ១០ថ្ងៃ'],
  ])('C6 X20 how long they stay is kept before it is known from when: %s "%s"', (locale, text) => {
    expect(values(text, {}, locale).slots['return_date']).toBe('P10D');
  });

  it('C6 nobody stays who wants one way', () => {
    expect(values('one way, ten days in Miami').slots).not.toHaveProperty('return_date');
  });
});

describe('a task that is not wanted', () => {
  it.each<[Locale, string]>([
    ['en', "I don't want to book a flight"],
    ['en', 'no need to book a flight, thanks'],
    ['en', 'I would rather not book a flight'],
  ])('C4 is not started, in %s: "%s"', (locale, text) => {
    expect([triggered(heard(text, locale), flight), isDenied(heard(text, locale), flight)]).toEqual([0, true]);
  });

  it.each<[Locale, string]>([
    ['fr', 'je ne souhaite pas visiter'],
    ['fr', 'pas de visite guidée, merci'],
    ['en', 'I do not need a tour'],
  ])('C4 E9 is not started, in %s: "%s"', (locale, text) => {
    expect([triggered(heard(text, locale), visit), isDenied(heard(text, locale), visit)]).toEqual([0, true]);
  });

  it.each<[Locale, string]>([
    ['en', 'No, I want to book a flight'],
    ['en', 'why not book me a flight'],
    ['en', "not the cancellation: I'd like to book a flight"],
  ])('C4 is wanted all the same, in %s: "%s"', (locale, text) => {
    expect(triggered(heard(text, locale), flight)).toBeGreaterThan(0);
  });

  it.each<[Locale, string]>([
    ['fr', 'Non, je voudrais une visite'],
    ['fr', 'pourquoi pas une visite ?'],
  ])('C4 E9 is wanted all the same, in %s: "%s"', (locale, text) => {
    expect(triggered(heard(text, locale), visit)).toBeGreaterThan(0);
  });
});

describe('the way out and the way back', () => {
  const both = { departure_date: '2026-03-20', return_date: '2026-03-27' };
  const meant = (text: string, lastSpoken: string | null, slots: Slots = both) =>
    heardSlots(heard(text), {
      task: flight,
      slots,
      waitingFor: null,
      lastSpoken,
      lastCounted: null,
      moment: { ...place, now: NOW },
    });

  it.each(['3/20 - 3/27', 'march 20 to march 27', '3/20, 3/27'])('C6 both ends of a span are taken: "%s"', (text) => {
    expect(values(text).slots).toMatchObject(both);
  });

  it('C6 a span has no way back where none is wanted, nor where it is days to look in', () => {
    expect(values('one way, 3/20 - 3/27').slots).not.toHaveProperty('return_date');
    expect(values('any day from 3/20 to 3/27').slots).not.toHaveProperty('return_date');
  });

  it.each([
    ['make it the 13th', null, { departure_date: '2026-03-13' }],
    ['make it the 29th', 'return_date', { return_date: '2026-03-29' }],
    ['april 20 i mean', null, { departure_date: '2026-04-20' }],
    ['make it the 23rd', 'return_date', { return_date: '2026-03-23' }],
    ['make it the 23rd', 'departure_date', { departure_date: '2026-03-23' }],
    ['make the return the 23rd', null, { return_date: '2026-03-23' }],
  ])('C7 a bare day replaces the one it can only be: "%s"', (text, lastSpoken, slots) => {
    expect(meant(text, lastSpoken)).toMatchObject({ slots, between: null });
  });

  it('X20 a day that may be either changes neither', () => {
    expect(meant('make it the 29th', null).slots).toEqual({});
    expect(meant('make it the 23rd', null)).toMatchObject({
      slots: {},
      between: { slots: ['departure_date', 'return_date'], day: '2026-03-23' },
    });
  });

  it('C7 a day of the month is in the month of the day it replaces', () => {
    expect(meant('make it the 13th', null, { departure_date: '2026-03-20' }).slots).toEqual({
      departure_date: '2026-03-13',
    });
  });
});

describe('numbers and days that nobody asked for', () => {
  it('C7 a bare number that corrects is the one told last', () => {
    const slots = { passengers: 3, departure_date: '2026-03-20' };
    const told = (lastCounted: string | null) =>
      heardSlots(heard('4 actually'), {
        ...{ task: flight, slots, waitingFor: 'flight', lastSpoken: null, lastCounted, moment: { ...place, now: NOW } },
      }).slots;
    expect(told('passengers')).toEqual({ passengers: 4 });
    expect(told(null)).toEqual({ passengers: 4 });
  });

  it('C6 as soon as possible is a day before it was asked for', () => {
    expect(values('a flight to Boston as soon as possible').slots).toHaveProperty('departure_date');
    expect(values('as soon as possible', { departure_date: '2026-03-20' }).slots).toEqual({});
  });
});

describe('more than one journey in a breath', () => {
  it('X20 only the first is heard, and that there are more is known', () => {
    const told = values('one to Boston on Friday and one to Los Angeles on Monday');
    expect(told.slots).toMatchObject({ destination: 'Boston' });
    expect(told.slots).not.toHaveProperty('return_date');
    expect(told.several).toBe(true);
    expect(values('to Boston, sorry, to Los Angeles')).toMatchObject({
      slots: { destination: 'Los Angeles' },
      several: false,
    });
  });

  it('X20 what a sentence after it says is of the first, and no place is called the day after tomorrow', () => {
    const told = values("I'm going to Boston and to Los Angeles on Monday. I'm leaving day after tomorrow.");
    expect(told.slots).toMatchObject({ destination: 'Boston', departure_date: expect.any(String) });
    expect(told.slots).not.toHaveProperty('origin');
    expect(told.several).toBe(true);
  });
});

describe('the day of what somebody goes to', () => {
  const days = (text: string, locale: Locale, of = flight) =>
    withoutOccasions(heard(text, locale), of).mentions.flatMap((one) => (one.kind === 'date' ? [one.weekday] : []));

  it.each<[Locale, string, string[]]>([
    ['en', 'my interview is on thursday, can i fly wednesday', ['wednesday']],
    ['es', 'la boda es el sábado, quiero volar el viernes', ['friday']],
    ['zh', '面试在周四，我想周三飞', ['wednesday']],
    ['en', 'fly to the wedding on friday and back sunday', ['friday', 'sunday']],
    ['en', 'leaving friday for a wedding, back sunday', ['friday', 'sunday']],
    ['en', 'flying for a wedding on saturday', ['saturday']],
  ])('C7 is no day of the task where another is named: %s "%s"', (locale, text, expected) => {
    expect(days(text, locale)).toEqual(expected);
  });

  it('C7 nor is it of a visit', () => {
    expect(days('mon entretien est jeudi, je voudrais visiter mercredi', 'fr', visit)).toEqual(['wednesday']);
  });
});
