import { describe, expect, it } from 'vitest';
import { type Classes, Lexicon } from './lexicon.ts';
import { patternOf, wordsOf } from './pattern.ts';
import { tokensOf } from './tokens.ts';

const writing = { spellings: { you: ['u'], see: ['c'] }, contractions: ["that's", "don't", "j'"] };

interface Options {
  readonly classes?: Classes;
  readonly clauses?: readonly number[];
  readonly acrossCommas?: boolean;
}

/** What a list of phrases finds in a text; {n} is a number in figures. */
function spans(phrases: readonly string[], text: string, options: Options = {}): string[] {
  const { classes = {}, clauses = [0], acrossCommas = true } = options;
  const lexicon = new Lexicon({ classes, writing, acrossCommas });
  const list = lexicon.list(phrases);
  const tokens = tokensOf(text);
  const slots = (_: string, place: number) => {
    const token = tokens[place];
    return token !== undefined && /^\d+$/u.test(token.text) ? [{ ...token, to: place + 1 }] : [];
  };
  const said = lexicon.said({ tokens, slots });
  const found = lexicon.scan(said);
  lexicon.scanClauses(said, new Set(clauses), found);
  return list.in(found).map(({ start, end }) => text.slice(start, end));
}

function taken(phrases: readonly string[], text: string, classes: Classes = {}): boolean {
  return spans(phrases, text, { classes, acrossCommas: false }).includes(text);
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

  it('repeats what has a star or a plus behind it, and nothing else', () => {
    for (const text of ['so good', 'so very good', 'so very really very good']) {
      expect(taken(['so (very|really)* good'], text), text).toBe(true);
    }
    expect(taken(['so (very|really)+ good'], 'so good')).toBe(false);
    expect(taken(['so (very|really)* good'], 'so so good')).toBe(false);
  });

  it('takes any word, and up to so many of them', () => {
    for (const text of ['ask my wife', 'ask my dear old wife'])
      expect(taken(['ask my {..2} wife'], text), text).toBe(true);
    expect(taken(['ask my {..2} wife'], 'ask my very dear old wife')).toBe(false);
    expect(taken(['ask {word} wife'], 'ask wife')).toBe(false);
  });

  it('takes a word with an apostrophe or a hyphen joined and apart', () => {
    for (const text of ["that's it", 'thats it', 'that s it']) expect(taken(["that's it"], text), text).toBe(true);
    for (const text of ["j'accepte", 'jaccepte', 'j accepte'])
      expect(taken(["(j'|je) accepte"], text), text).toBe(true);
    for (const text of ['allez-y', 'allez y']) expect(taken(['allez-y'], text), text).toBe(true);
  });

  it('takes short spellings and drawn-out letters for the word', () => {
    expect(spans(['see you then', 'youth'], 'c u then')).toEqual(['c u then']);
    expect(spans(['see you then', 'youth'], 'c ux then')).toEqual([]);
    for (const text of ['yes', 'yesss', 'yess']) expect(taken(['yes'], text), text).toBe(true);
    expect(taken(['good', 'god'], 'goood')).toBe(true);
    expect(spans(['cancel it'], 'cacnel it')).toEqual(['cacnel it']);
    expect(spans(['cancel it'], 'cancer it')).toEqual([]);
  });

  it('lets a comma stand where the notation has one, and elsewhere only where words have spaces', () => {
    expect(taken(['no , nothing'], 'no nothing')).toBe(true);
    expect(taken(['no , nothing'], 'no, nothing')).toBe(true);
    expect(taken(['no nothing'], 'no, nothing')).toBe(false);
    expect(spans(['no nothing'], 'no, nothing')).toEqual(['no, nothing']);
  });

  it('takes any phrase of a class, also of a class within a class', () => {
    const classes = { it: ['it', 'the {thing}'], thing: ['slot', 'time slot'] };
    for (const text of ['book it', 'book the slot', 'book the time slot']) {
      expect(taken(['book {it}'], text, classes), text).toBe(true);
    }
    expect(taken(['book {it}'], 'book slot', classes)).toBe(false);
  });

  it('keeps to the ends of a clause where it asks for them', () => {
    expect(spans(['<fine'], 'that is fine')).toEqual([]);
    expect(spans(['<fine>'], 'fine, thanks')).toEqual(['fine']);
    expect(spans(['<fine>'], 'fine dining')).toEqual([]);
  });

  it('asks for what follows without taking it', () => {
    expect(spans(['every [monday|week]'], 'every monday')).toEqual(['every']);
    expect(spans(['every [monday|week]'], 'every hour')).toEqual([]);
    expect(spans(['<{n} [please* >]'], '2 please')).toEqual(['2']);
  });

  it('hides by a longer phrase what is no part of the list, unless that is longer still', () => {
    expect(spans(['no', '- no (one|idea)'], 'no one knows')).toEqual([]);
    expect(spans(['no', '- no (one|idea)'], 'no thanks')).toEqual(['no']);
    expect(spans(['no', 'no idea at all', '- no (one|idea)'], 'no idea at all')).toEqual(['no idea at all']);
    expect(spans(['not', '- why not'], 'why not')).toEqual([]);
  });

  it('knows every word that it may take', () => {
    const phrases = ["that's (fine|all right)?", '- <no, {name}* {..2} (thanks|{?}) [please >]'];
    expect(wordsOf(phrases)).toEqual(new Set(['that', 's', 'fine', 'all', 'right', 'no', 'thanks', 'please']));
  });

  it('says so where a phrase is a mistake', () => {
    expect(() => patternOf('book (it')).toThrow('a bracket is not closed');
    expect(() => patternOf('book it)')).toThrow('cannot read');
    expect(() => patternOf('')).toThrow('cannot read');
    expect(() => patternOf('{book} - it')).toThrow('there is no word in');
    expect(() => patternOf('it?')).toThrow('may be nothing at all');
    expect(() => taken(['book {them}'], 'book it')).toThrow('there is no class {them}');
    expect(() => taken(['book {it}'], 'book it', { it: ['the {it}'] })).toThrow('is made of itself');
  });
});

describe('lists of phrases', () => {
  it('match whole Latin words only', () => {
    expect(spans(['no'], 'no, not now, know')).toEqual(['no']);
  });

  it('match inside Chinese, which puts no space between words', () => {
    expect(spans(['取消'], '我要取消预约')).toEqual(['取消']);
  });

  it('never cut a Khmer cluster in two', () => {
    expect(spans(['លា'], 'ដុល្លារ')).toEqual([]);
    expect(spans(['លា'], 'លា')).toEqual(['លា']);
  });

  it('prefer the longer of two that overlap', () => {
    expect(spans(['no', 'no problem'], 'no problem')).toEqual(['no problem']);
    expect(spans(['(我|我自己)'], '我自己')).toEqual(['我自己']);
  });

  it('X8 stop counting what nobody says so often', () => {
    expect(spans(['1'], '1 '.repeat(1_000)).length).toBeLessThanOrEqual(200);
  });

  it('takes a beginning that haste cut short for its whole word', () => {
    const lexicon = new Lexicon({ classes: {}, writing: { ...writing, swallowed: { j: 'je' } }, acrossCommas: false });
    const list = lexicon.list(['je prends']);
    const tokens = tokensOf('jprends');
    const found = lexicon.scan(lexicon.said({ tokens, slots: () => [] }));
    expect(list.in(found)).toHaveLength(1);
  });
});
