import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

function daysIn(text: string, locale: Locale = 'en', about?: string): string[] {
  const listening = about === undefined ? plain : { ...plain, about };
  return recogniseWhen(text, locale, listening).flatMap((one) => (one.kind === 'date' ? [one.date] : []));
}

describe('the same day', () => {
  it.each([
    ['en', 'me and my wife on the same day'],
    ['es', 'mi hija y yo el mismo día'],
    ['fr', 'ma femme et moi le même jour'],
    ['zh', '我和我老婆同一天'],
    ['km', 'ថ្ងៃដដែល'],
  ] as const)('X9 in %s, where none was talked about, is no day: %s', (locale, text) => {
    expect(daysIn(text, locale)).toEqual([]);
  });

  it('X9 is the day that was named, or talked about', () => {
    expect(daysIn('me and my wife, same day, next friday')).toEqual(['2026-03-13']);
    expect(daysIn('the same day but at 11', 'en', '2026-03-06')).toEqual(['2026-03-06']);
  });

  it('X9 of an appointment is today', () => {
    expect(daysIn('do you have a same day appointment')).toEqual(['2026-03-02']);
  });
});
