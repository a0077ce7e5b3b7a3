import type { Locale } from '../core/locale.ts';
import type { Mention, Reading } from '../core/reading.ts';
import type { Listening } from '../core/vocabulary.ts';
import { read } from './read.ts';

/** Nowhere in particular, on a Monday: what is heard without a vocabulary. */
export const plain: Listening = {
  now: '2026-03-02T09:00:00Z',
  timeZone: 'Europe/London',
  country: 'GB',
  hours: { from: '08:00', to: '20:00' },
  vocabulary: { lists: {}, topics: [] },
};

/** A salon that also sells journeys, so that one place can test every recogniser. */
export const listening: Listening = {
  now: '2026-03-03T09:00:00+01:00',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  hours: { from: '10:00', to: '20:00' },
  vocabulary: {
    lists: {
      services: [
        { id: 'short', names: ['Corte corto', 'short cut', '短发', 'កាត់សក់ខ្លី'] },
        { id: 'long', names: ['Corte largo', 'long cut', '长发'] },
        { id: 'colour', names: ['Tinte', 'colour', '染发'] },
        { id: 'nails', names: ['Manicura', 'manicure', '美甲'] },
      ],
      stylists: [
        { id: 'ana', names: ['Ana'] },
        { id: 'marta', names: ['Marta'] },
      ],
      cities: [
        { id: 'new-york', names: ['New York', 'New York City', 'NYC', 'NY', '纽约'] },
        { id: 'los-angeles', names: ['Los Angeles', 'LA', 'LAX', '洛杉矶'] },
        { id: 'boston', names: ['Boston', 'BOS', '波士顿'] },
        { id: 'mexico-city', names: ['Mexico City', 'Ciudad de México', 'CDMX'] },
        { id: 'beijing', names: ['Beijing', 'Pekín', 'Pékin', '北京'] },
        { id: 'phnom-penh', names: ['Phnom Penh', '金边', 'ភ្នំពេញ'] },
        { id: 'siem-reap', names: ['Siem Reap', '暹粒', 'សៀមរាប'] },
      ],
    },
    topics: [
      {
        id: 'address',
        asks: {
          en: ['address', 'where are you', 'location'],
          es: ['dirección', 'dónde estáis', 'dónde están'],
          fr: ['adresse', 'où êtes-vous'],
          zh: ['地址', '在哪里'],
          km: ['អាសយដ្ឋាន', 'នៅឯណា'],
        },
        answer: {},
      },
      { id: 'price', asks: { en: ['price', 'how much', 'cost'], es: ['precio', 'cuánto cuesta'] }, answer: {} },
    ],
  },
};

export function heard(text: string, locale: Locale = 'en'): Reading {
  return read(text, locale, listening);
}

type Bare = Omit<Mention, 'start' | 'end'>;

/** The mentions of one kind without their places, which few tests care about. */
export function found(text: string, kind: Mention['kind'], locale: Locale = 'en'): Bare[] {
  return heard(text, locale)
    .mentions.filter((mention) => mention.kind === kind)
    .map(({ start, end, ...rest }) => rest);
}
