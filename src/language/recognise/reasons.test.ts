import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { plain as listening } from '../listening.fixture.ts';
import { read } from '../read.ts';

const heard = (text: string, locale: Locale) => read(text, locale, listening);
const times = (text: string, locale: Locale) => mentions(heard(text, locale), 'time').map(({ time }) => time);
const dates = (text: string, locale: Locale) => mentions(heard(text, locale), 'date').filter(({ negated }) => !negated);

describe('what is said before “so”', () => {
  it.each<[Locale, string]>([
    ['en', 'my class ends at 2 so could i do 2:30 tomorrow'],
    ['es', 'mi clase acaba a las 2 así que a las 2 y media mañana'],
    ['fr', 'mon cours finit à 14h donc 14h30 demain'],
    ['zh', '我两点下课，所以明天两点半'],
    ['km', 'ខ្ញុំរៀនចប់ម៉ោង ២ រសៀល ដូច្នេះ ម៉ោង ២ កន្លះ រសៀល ស្អែក'],
  ])('X9 is why, and no hour that is wished for, in %s: %s', (locale, text) => {
    expect(times(text, locale)).toEqual(['14:30']);
  });

  it.each<[Locale, string]>([
    ['en', 'i land on the 3rd of april so the 4th of april at 10'],
    ['es', 'llego el 3 de abril así que el 4 de abril a las 10'],
    ['fr', "j'arrive le 3 avril donc le 4 avril à 10h"],
    ['zh', '我四月三号到，所以四月四号十点'],
  ])('X9 is why, and no day that is wished for, in %s: %s', (locale, text) => {
    expect(dates(text, locale)).toMatchObject([{ date: '2026-04-04' }]);
  });

  it('X9 stays where nothing of its kind is said after it, where it is ruled out, and where it was asked for', () => {
    expect(dates('i am away on monday so 10am', 'en')).toMatchObject([{ weekday: 'monday' }]);
    expect(mentions(heard("i can't do friday so monday", 'en'), 'date')).toMatchObject([
      { weekday: 'friday', negated: true },
      { weekday: 'monday' },
    ]);
    expect(times('do you have 3pm? i work close by so 3:30pm is ok too', 'en')).toEqual(['15:00', '15:30']);
  });

  it.each<[Locale, string]>([
    ['en', 'i start work at 10 so 9 on friday'],
    ['en', "i'm busy until 8, so 9 friday"],
    ['es', 'entro a trabajar a las 10, así que 9 el viernes'],
    ['fr', 'je commence à 10h donc 9 vendredi'],
  ])('X9 makes an hour of the bare number behind it, in %s: %s', (locale, text) => {
    expect(times(text, locale)).toEqual(['09:00']);
    expect(dates(text, locale)).toMatchObject([{ weekday: 'friday' }]);
  });

  it('X9 is not told from how busy or how sorry somebody is', () => {
    expect(dates("i had thursday, i'm so sorry, can i do friday", 'en')).toMatchObject([
      { weekday: 'thursday' },
      { weekday: 'friday' },
    ]);
  });

  it('X9 a part of the day belongs to the hour after it', () => {
    expect(mentions(heard('friday afternoon, so 3', 'en'), 'window')).toMatchObject([{ name: 'afternoon' }]);
  });

  it.each<[Locale, string]>([
    ['en', "there's 4 of us but one can't come so 3 people"],
    ['en', 'we were 5 but two dropped out so 3'],
    ['en', "4 of us, no wait, Tom can't make it so 3 people"],
    ['es', 'éramos 4 personas pero uno no viene, así que 3 personas'],
    ['fr', 'on était 4 personnes mais un ne vient plus donc 3 personnes'],
    ['zh', '本来四个人，一个来不了，所以三个人'],
    ['km', 'យើងមាន ៤ នាក់ តែម្នាក់មិនទៅ ដូច្នេះ ៣ នាក់'],
  ])('X20 is how many there were, and calls nothing off, in %s: %s', (locale, text) => {
    const found = heard(text, locale);
    expect(mentions(found, 'count')).toMatchObject([{ value: 3, unit: 'people' }]);
    expect(mentions(found, 'cue').filter(({ cue }) => cue === 'cancel')).toEqual([]);
  });

  it('X20 calls it off where nothing else is said after it', () => {
    expect(mentions(heard("i can't come so bye", 'en'), 'cue')).toContainEqual(
      expect.objectContaining({ cue: 'cancel' }),
    );
  });
});
