import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import { compareCatalogues } from '../../language/catalogues.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import heard from './words/listening.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

describe('the words about what stands', () => {
  it('X10 X14 has every message in all five languages, with the same facts', () => {
    expect(compareCatalogues({ en, es, fr, zh, km })).toEqual([]);
  });

  it('X14 is listened for in all five languages', () => {
    for (const [phrase, languages] of Object.entries(heard)) {
      for (const locale of LOCALES) {
        expect([phrase, locale, languages[locale].length > 0]).toEqual([phrase, locale, true]);
      }
    }
  });
});
