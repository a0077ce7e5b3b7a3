import { describe, expect, it } from 'vitest';
import { heardWish, isWish, wanted } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import { heard } from './listening.fixture.ts';

function moods(text: string, locale: Locale = 'en'): readonly string[] {
  return (heard(text, locale).clauses ?? []).map(({ mood }) => mood);
}

describe('clauses', () => {
  it.each<[Locale, string, string]>([
    ['en', 'can I come on Friday?', 'wants'],
    ['en', 'do you have parking?', 'asks'],
    ['en', 'what if I am late on Friday?', 'supposes'],
    ['en', 'the second one', 'tells'],
    ['es', '¿puedo ir el viernes?', 'wants'],
    ['es', '¿hay aparcamiento?', 'asks'],
    ['es', '¿y si tengo que cancelar el viernes?', 'supposes'],
    ['fr', 'je voudrais venir vendredi', 'wants'],
    ['fr', 'où êtes-vous ?', 'asks'],
    ['fr', 'et si je suis en retard vendredi ?', 'supposes'],
    ['zh', '我想周五来', 'wants'],
    ['zh', '你们在哪里？', 'asks'],
    ['zh', '如果周五迟到怎么办？', 'supposes'],
    ['km', 'ខ្ញុំចង់មកថ្ងៃសុក្រ', 'wants'],
    ['km', 'បើខ្ញុំយឺតថ្ងៃសុក្រ តើធ្វើម៉េច?', 'supposes'],
  ])('in %s "%s" %s', (locale, text, mood) => {
    expect(moods(text, locale)).toContain(mood);
  });

  it('are told apart by marks and joining words, with what contrasts', () => {
    const clauses = heard('not on Friday, but Saturday works').clauses ?? [];
    expect(clauses.map(({ negated, contrast }) => [negated, contrast])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('have a stance, an act and what nothing explains', () => {
    const clauses = heard('yes please, and cancel my booking with the purple elephant').clauses ?? [];
    expect(clauses[0]).toMatchObject({ stance: 'agrees', act: null, rest: '' });
    expect(clauses[1]).toMatchObject({ act: 'cancel', rest: 'with purple elephant' });
  });
});

describe('what is no wish', () => {
  it.each<[Locale, string]>([
    ['en', 'I start work at 11'],
    ['en', "we're away till the 16th"],
    ['en', 'what if I come late on Friday?'],
    ['es', 'salgo de trabajar a las 6'],
    ['es', 'estoy de vacaciones hasta el 16'],
    ['fr', 'je finis le travail à 17h'],
    ['fr', "je suis absent jusqu'au 16"],
    ['zh', '我11点上班'],
    ['km', 'ខ្ញុំចេញពីធ្វើការម៉ោង ៥'],
  ])('a circumstance or a supposition in %s: "%s"', (locale, text) => {
    const reading = heard(text, locale);
    expect(isWish(heardWish(reading))).toBe(false);
    expect(wanted(reading).filter(({ kind }) => kind === 'time' || kind === 'date')).toEqual([]);
  });

  it('leaves the wish beside it', () => {
    expect(heardWish(heard('I start work at 11, so 9 on Friday please')).date?.date).toBe('2026-03-06');
    expect(heardWish(heard("je suis absent jusqu'au 16, plutôt le 20", 'fr')).date?.date).toBe('2026-03-20');
    expect(heardWish(heard("I'm away on Monday and Tuesday, Wednesday at 3 would be good")).date?.date).toBe(
      '2026-03-04',
    );
  });
});
