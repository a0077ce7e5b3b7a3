import { describe, expect, it } from 'vitest';
import type { Thing } from '../../core/consent/proposal.ts';
import type { Locale } from '../../core/locale.ts';
import { verdict } from './testing/verdict.ts';

describe('what the thing proposed is called (X11)', () => {
  it.each([
    ['en', 'book the flight', ['flight', 'trip'], ['visit']],
    ['en', 'yes, book the room', ['room', 'visit'], ['flight', 'trip']],
    ['en', 'yes the trip is fine', ['trip'], ['room', 'visit']],
    ['es', 'reserva el vuelo', ['flight', 'trip'], ['visit']],
    ['es', 'sí, reserva la mesa', ['table'], ['visit']],
    ['fr', 'réservez le voyage', ['trip'], ['room', 'visit']],
    ['fr', 'oui, réservez la table', ['table'], ['room', 'visit']],
    ['zh', '好的，帮我订这个行程', ['trip'], ['visit']],
    ['km', 'បាទ កក់ដំណើរនេះ', ['trip'], ['visit']],
  ] satisfies [Locale, string, Thing[], Thing[]][])('in %s "%s" agrees to that, and to nothing else', (...row) => {
    const [locale, text, own, another] = row;
    expect(verdict(locale, text, { things: own })).toBe('yes');
    expect(verdict(locale, text, { things: another })).toBe('other');
    expect(verdict(locale, text)).toBe('yes');
  });

  it.each([
    ['en', 'book the slot'],
    ['en', "that's the ticket"],
    ['es', 'reserva la hora'],
    ['fr', 'réservez le créneau'],
    ['zh', '确认预订'],
    ['km', 'យល់ព្រម កក់មួយនេះ'],
  ] satisfies [Locale, string][])('in %s "%s" fits any of them', (locale, text) => {
    expect(verdict(locale, text, { things: ['visit'] })).toBe('yes');
    expect(verdict(locale, text, { things: ['flight'] })).toBe('yes');
  });
});
