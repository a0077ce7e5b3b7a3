import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { plain } from '../listening.fixture.ts';
import { read } from '../read.ts';

const vocabulary = {
  topics: [],
  lists: {
    spaces: [{ id: 'small', names: ['Le Petit Bureau'] }],
    services: [{ id: 'long', names: ['Corte largo', 'Long haircut', 'Coupe longue'] }],
    stylists: [{ id: 'ana', names: ['Ana'], person: true as const }],
  },
};
const heard = (text: string, locale: Locale) => read(text, locale, { ...plain, vocabulary });

describe('a name that has the name of a thing in it', () => {
  it.each<[Locale, string, string]>([
    ['fr', "c'est au nom de Garance Petit", 'Garance Petit'],
    ['fr', 'Garance Petit', 'Garance Petit'],
    ['en', 'my name is Sarah Long', 'Sarah Long'],
    ['es', 'me llamo Marta Largo', 'Marta Largo'],
    ['es', 'soy Ana Largo', 'Ana Largo'],
  ])('X15 is whoever it is, and chooses nothing, in %s: %s', (locale, text, name) => {
    expect(mentions(heard(text, locale), 'name')).toMatchObject([{ name }]);
    expect(mentions(heard(text, locale), 'item')).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['fr', 'le petit', 'small'],
    ['fr', 'Petit Bureau', 'small'],
    ['fr', "le Petit Bureau, je m'appelle Marie Long", 'small'],
    ['es', 'Corte largo', 'long'],
    ['es', 'soy Ana', 'ana'],
    ['en', "I'd like a long haircut", 'long'],
  ])('X15 leaves things their own names, in %s: %s', (locale, text, id) => {
    expect(mentions(heard(text, locale), 'item')).toMatchObject([{ id }]);
  });
});
