import { describe, expect, it } from 'vitest';
import { compareCatalogues } from '../../language/catalogues.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

describe('the words of the house', () => {
  it('X10 X19 has every message in every language, with the same facts', () => {
    expect(compareCatalogues({ en, es, fr })).toEqual([]);
  });

  it('X6 no message asks more than one question', () => {
    for (const [key, text] of [fr, en, es].flatMap((one) => Object.entries(one))) {
      expect([key, (text.match(/\?/g) ?? []).length <= 1]).toEqual([key, true]);
    }
  });

  it('X5 only what follows a stored reservation says that something is reserved', () => {
    const claims = /c’est réservé|est confirmée|that’s reserved|is confirmed|queda reservado|está confirmada/i;
    const keys = [fr, en, es]
      .flatMap((one) => Object.entries(one))
      .flatMap(([key, text]) => (claims.test(text) ? [key] : []));
    // What is kept until it is paid for is only kept.
    expect(new Set(keys)).toEqual(new Set(['created_free', 'paid']));
  });

  it('the user is addressed as vous throughout', () => {
    for (const [key, text] of Object.entries(fr)) {
      expect([key, /\b(tu|toi|ton|tes|te)\b/i.test(text.replaceAll(/\{[^}]*\}/g, ''))]).toEqual([key, false]);
    }
  });
});
