import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { LOCALES } from '../core/locale.ts';
import { alsoIn, detect, foreignIn } from './detect.ts';

describe('X10 the language of a message', () => {
  it.each<[string, Locale, Locale]>([
    ['I would like to book a haircut tomorrow', 'es', 'en'],
    ['Hola, quiero una cita', 'en', 'es'],
    ['bonjour, je voudrais réserver une salle', 'en', 'fr'],
    ['can we do Tuesday instead', 'es', 'en'],
    ['quelle est votre adresse', 'en', 'fr'],
    ['你好', 'en', 'zh'],
    ['សួស្តី', 'en', 'km'],
    ['我想预约 Ana', 'es', 'zh'],
    ['book me a cut', 'es', 'en'],
    ['cut + colour friday?', 'es', 'en'],
    ['fri 5pm', 'es', 'en'],
    ['haircut', 'es', 'en'],
    ['room for 6', 'fr', 'en'],
    ['manicura el viernes', 'en', 'es'],
    ['jeudi 15h', 'en', 'fr'],
    ['viernes con whoever', 'es', 'es'],
    ['quiero un brushing', 'es', 'es'],
    ['Verrière tmrw 9-11', 'fr', 'en'],
    ['28 dec 9 to 11', 'fr', 'en'],
    ['6 july 14:00-16:00', 'fr', 'en'],
    ['tomorrow 9-11', 'fr', 'en'],
    ['demain 9h', 'en', 'fr'],
    ['sun 4 2 ppl', 'fr', 'en'],
    ['20 dec 9 et 10', 'en', 'fr'],
    ['manicura viernes 17:00', 'en', 'es'],
  ])('%s in the middle of %s is %s', (text, current, expected) => {
    expect(detect(text, LOCALES, current)).toBe(expected);
  });

  it.each([
    'ok',
    'Ana',
    '10:30',
    'no',
    '👍',
    '',
    'Carlos García López',
    '2',
    'New York',
    '?!',
    'a@b.com',
    'Julio Mayo',
    'April',
    'Mai',
    'Domingo',
  ])('%j never switches', (text) => {
    for (const current of LOCALES) expect(detect(text, LOCALES, current)).toBe(current);
  });

  it('is not told by words that two languages share', () => {
    expect(detect('room for half a dozen, three hours, friday morning', ['fr', 'en'], 'fr')).toBe('en');
  });

  it('keeps to what the business offers', () => {
    expect(detect('je voudrais réserver une salle pour demain', ['es', 'en'], 'es')).not.toBe('fr');
    expect(detect('你好', ['es', 'en'], 'es')).toBe('es');
  });

  it('is not moved by a name in another script', () => {
    expect(detect('my name is Sok Dara, in Khmer សុខ', ['en', 'km'], 'en')).toBe('en');
  });
});

describe('X19 a language that is not offered', () => {
  it.each<[string, readonly Locale[], Locale | null]>([
    ['quiero un vuelo de Miami a Lima para mañana', ['en'], 'es'],
    ['je voudrais une table pour deux demain soir', ['en', 'es'], 'fr'],
    ['我想预约明天', ['en'], 'zh'],
    ['could you book me in for Friday', ['fr'], 'en'],
    ['Juan de la Cruz', ['en'], null],
    ['a flight to Rio de Janeiro on Friday', ['en'], null],
    ['calle de la Paz 4', ['en', 'fr'], null],
    ['ok', ['fr'], null],
  ])('of %j, with %j on offer, is %s', (text, offered, expected) => {
    expect(foreignIn(text, offered)).toBe(expected);
  });

  it('is no matter where one on offer is only mixed with another', () => {
    expect(alsoIn('je voudrais book la salle for tomorrow', ['fr', 'en'], 'fr')).toEqual(['en']);
    expect(alsoIn('la salle pour demain', ['fr', 'en'], 'fr')).toEqual([]);
  });
});
