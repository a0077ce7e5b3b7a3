import { describe, expect, it } from 'vitest';
import { ACTS } from '../core/consent/proposal.ts';
import { ANSWERS } from '../core/consent/tap.ts';
import { deskWords } from '../core/desk/words.ts';
import { LOCALES } from '../core/locale.ts';
import { inWords } from '../domain/finding.ts';
import { checkOverrides, compareCatalogues } from './catalogues.ts';
import { createWords } from './words.ts';

describe('completeness of catalogues', () => {
  it('X7 X10 finds the front desk’s words complete in all five languages', () => {
    expect(Object.keys(deskWords)).toHaveLength(5);
    expect(compareCatalogues(deskWords)).toEqual([]);
  });

  it('X11 X12 has a button for every answer to every act, told apart, and short enough for a phone', () => {
    const words = createWords(deskWords);
    const place = { timeZone: 'Europe/London', now: '2026-03-02T09:05:00Z' };
    for (const locale of LOCALES) {
      for (const act of ACTS) {
        const labels = ANSWERS.map((answer) =>
          words.render(locale, { key: `desk.button_${answer}`, facts: { act } }, place),
        );
        expect(new Set(labels).size, `${locale} ${act}`).toBe(ANSWERS.length);
        // WhatsApp cuts a button off after twenty characters.
        expect(labels.filter((label) => label.length > 20)).toEqual([]);
      }
      const yeses = ACTS.map((act) => words.render(locale, { key: 'desk.button_yes', facts: { act } }, place));
      expect(new Set(yeses).size, locale).toBe(ACTS.length);
    }
  });

  it('names what a language lacks', () => {
    expect(compareCatalogues({ en: { a: 'A', b: 'B' }, fr: { a: 'A' } })).toEqual(['fr: "b" is missing']);
  });

  it('compares facts wherever they stand in a message', () => {
    const en = { a: '{count, plural, one {one at {time}} other {# at {time}}}' };
    expect(compareCatalogues({ en, es: { a: '{time}: {count}' } })).toEqual([]);
    expect(compareCatalogues({ en, es: { a: '{count} {hora}' } })).toEqual([
      'es: "a" leaves out {time}, which en states',
      'es: "a" states {hora}, which en does not',
    ]);
  });

  it('holds them against the keys that are said', () => {
    expect(compareCatalogues({ en: { a: 'A', b: 'B' } }, ['a', 'c'])).toEqual([
      'en: "c" is missing',
      'en: "b" is never said',
    ]);
  });

  it('complains of what cannot be read instead of throwing', () => {
    expect(compareCatalogues({ en: { a: 'Hello {name' } })[0]).toMatch(/^en: "a" cannot be read: /);
  });
});

describe('messages a business says its own way', () => {
  const catalogues = { en: { booked: 'Booked for {slot}, {name}.' }, fr: { booked: '{name} : {slot}' } };

  it('may leave a fact out, but not invent one', () => {
    expect(checkOverrides(catalogues, { en: { booked: 'See you {slot}!' } })).toEqual([]);
    expect(checkOverrides(catalogues, { fr: { booked: '{prix}' } }).map(inWords)).toEqual([
      'fr.booked: states {prix}, which it is never given',
    ]);
  });

  it('must be messages of ours that can be read', () => {
    expect(checkOverrides(catalogues, { en: { welcome: 'Hi' } }).map(inWords)).toEqual([
      'en.welcome: is no message of ours',
    ]);
    expect(checkOverrides(catalogues, { en: { booked: '{' } })[0]?.message).toMatch(/cannot be read/);
  });
});
