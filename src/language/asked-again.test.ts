import { describe, expect, it } from 'vitest';
import { hasCue } from '../core/reading.ts';
import { heard } from './listening.fixture.ts';

describe('what was said, asked for again', () => {
  it.each([
    ['en', 'Sorry what time?'],
    ['en', 'what day?'],
    ['en', 'which day was that'],
    ['es', '¿a qué hora dices?'],
    ['es', '¿qué día era?'],
    ['es', '¿cuándo?'],
    ['fr', 'pardon, quel jour ?'],
    ['fr', 'c’est à quelle heure déjà ?'],
    ['zh', '几点来着'],
    ['km', 'ម៉ោងប៉ុន្មាន'],
  ] as const)('X14 in %s: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'recall')).toBe(true);
  });

  it.each([
    ['en', 'what time do you open?'],
    ['en', 'what day are you free?'],
    ['fr', 'à quelle heure fermez-vous ?'],
  ] as const)('X14 in %s, is no question about something else: %s', (locale, text) => {
    expect(hasCue(heard(text, locale), 'recall')).toBe(false);
  });
});
