import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import en from './words/en.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

const all = Object.entries({ en, km, zh }).flatMap(([language, words]) =>
  Object.entries(words).map(([key, text]) => ({ language, key, text })),
);

/** The facts a message names, whatever it does with them. */
function factsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

describe('the words of the agency', () => {
  it('D12 X10 has every message in three languages, with the same facts', () => {
    for (const words of [km, zh] as const) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(en)) {
        expect([key, factsIn(words[key as keyof typeof en])]).toEqual([key, factsIn(text)]);
      }
    }
  });

  it('D5 has a name for every language that a guide may speak', () => {
    for (const locale of LOCALES) expect(Object.keys(en)).toContain(`language.${locale}`);
  });

  it('X6 D3 no message asks more than one question', () => {
    for (const { language, key, text } of all) {
      expect([language, key, (text.match(/[?？]/g) ?? []).length <= 1]).toEqual([language, key, true]);
    }
  });

  it('X5 only what follows a stored booking says that a trip is confirmed', () => {
    const claims = /trip is confirmed|行程确认|ដំណើរត្រូវបានបញ្ជាក់/;
    expect(new Set(all.filter(({ text }) => claims.test(text)).map(({ key }) => key))).toEqual(
      new Set(['post.confirmed']),
    );
  });
});
