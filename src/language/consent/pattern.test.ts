import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { en } from './data/en.ts';
import { Lexicon } from './lexicon.ts';
import { patternOf, wordsIn } from './pattern.ts';
import { tokensOf } from './tokens.ts';
import type { ConsentWords } from './words.ts';

/** English with one list of yeses and nothing else that could explain the words. */
function taken(phrases: readonly string[], text: string, classes: ConsentWords['classes'] = {}): boolean {
  const empty = Object.fromEntries(Object.keys(en.kinds).map((kind) => [kind, []])) as unknown as ConsentWords['kinds'];
  const none = { any: [], book: [], call_off: [], move: [], add: [], pay: [], release: [] };
  const data = { classes, kinds: { ...empty, yes: phrases }, acts: none, requests: none, terms: [] };
  const [sentence] = coverOf(tokensOf(text), new Lexicon(data), []);
  return sentence?.pieces.length === 1 && sentence.pieces[0]?.kind === 'yes';
}

describe('the notation of phrases', () => {
  it('leaves out what has a question mark behind it, a word or a bracket', () => {
    for (const text of ['book it', 'book it now', 'book it for me', 'book it for me now']) {
      expect(taken(['book it (for me)? now?'], text), text).toBe(true);
    }
    expect(taken(['book it (for me)? now?'], 'book it for now')).toBe(false);
  });

  it('takes any of several, brackets within brackets too', () => {
    for (const text of ['go', 'go ahead', 'go on then']) expect(taken(['go (ahead|on (then|now))?'], text)).toBe(true);
    expect(taken(['go (ahead|on (then|now))?'], 'go then')).toBe(false);
  });

  it('takes a word with an apostrophe or a hyphen joined and apart', () => {
    for (const text of ["that's it", 'thats it', 'that s it']) expect(taken(["that's it"], text), text).toBe(true);
    for (const text of ['allez-y', 'allezy', 'allez y']) expect(taken(['allez-y'], text), text).toBe(true);
  });

  it('lets a comma stand where the notation has one, and nowhere else', () => {
    expect(taken(['no , nothing'], 'no nothing')).toBe(true);
    expect(taken(['no , nothing'], 'no, nothing')).toBe(true);
    expect(taken(['no nothing'], 'no, nothing')).toBe(false);
  });

  it('takes any phrase of a class, also of a class within a class', () => {
    const classes = { it: ['it', 'the {thing}'], thing: ['slot', 'time slot'] };
    for (const text of ['book it', 'book the slot', 'book the time slot']) {
      expect(taken(['book {it}'], text, classes), text).toBe(true);
    }
    expect(taken(['book {it}'], 'book slot', classes)).toBe(false);
  });

  it('knows every word that it may take', () => {
    expect(new Set(wordsIn(patternOf("that's (fine|all right)?")))).toEqual(
      new Set(['thats', 'that', 's', 'fine', 'all', 'right']),
    );
  });

  it('says so where a phrase is a mistake', () => {
    expect(() => patternOf('book (it')).toThrow('a bracket is not closed');
    expect(() => patternOf('book it)')).toThrow('cannot read');
    expect(() => patternOf('')).toThrow('cannot read');
    expect(() => patternOf('{book} - it')).toThrow('there is no word in');
    expect(() => taken(['book {them}'], 'book it')).toThrow('there is no class {them}');
    expect(() => taken(['book {it}'], 'book it', { it: ['it?'] })).toThrow('may be nothing at all');
  });
});
