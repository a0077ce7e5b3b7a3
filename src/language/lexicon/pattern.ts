import { tokensOf } from './tokens.ts';

/**
 * How phrases are written, in every list of words that is listened for. A phrase is a sequence of words without accents or
 * capitals, in which
 *   a?       may be missing,
 *   a*       may be missing, or stand several times; a+ stands once at least,
 *   (a|b c)  is either, and takes ?, * and + as a word does,
 *   {name}   is any phrase of a class, or a slot: {n} a number, {d} one in figures, {e} an
 *            ordinal in figures, {a} an amount, {value} what was proposed,
 *   {word}   is any word, {..3} up to three of them, {?} a question mark,
 *   ,        is a comma that may be there,
 *   <        at the beginning is where a clause begins, > where one ends, but for a "please" behind it,
 *   [a|b]    at the end has to follow, and is no part of the phrase,
 *   don't    is written "dont" and "don t" as well.
 * A phrase after a dash is none of its list: it hides what it overlaps, unless that is longer and has all of it. So "no" is
 * a refusal, and "- no (one|idea)" is none.
 */
export type Phrases = readonly string[];

/** A phrase as it is looked for: elements one after another. */
export type Pattern = readonly Element[];

export type Element = { readonly optional: boolean; readonly repeated?: true } & (
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'comma' }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'either'; readonly patterns: readonly Pattern[] }
  | { readonly kind: 'word' }
  | { readonly kind: 'question' }
  | { readonly kind: 'end' }
  /** What stands from here on only follows. */
  | { readonly kind: 'follows' }
);

/** A phrase that was read, with what its first signs say of it. */
export interface Phrase {
  readonly pattern: Pattern;
  /** Said only where a clause begins. */
  readonly opens: boolean;
  /** None of its list: it only hides. */
  readonly hides: boolean;
}

const SIGNS = /\{[^{}]*\}|[()|?,*+>[\]]|[^\s(){}|?,*+>[\]]+/gu;

export function phraseOf(written: string): Phrase {
  const hides = written.startsWith('- ');
  const shown = hides ? written.slice(2) : written;
  const opens = shown.startsWith('<');
  return { pattern: patternOf(opens ? shown.slice(1) : shown), opens, hides };
}

/** Reads the notation. A phrase that breaks it is a mistake in the data, and says so. */
export function patternOf(phrase: string): Pattern {
  const signs = phrase.match(SIGNS) ?? [];
  let place = 0;

  function sequence(): Element[] {
    const elements: Element[] = [];
    while (place < signs.length && signs[place] !== '|' && signs[place] !== ')' && signs[place] !== ']') {
      elements.push(...element());
    }
    return elements;
  }

  function element(): Element[] {
    const sign = signs[place] ?? '';
    place += 1;
    if (sign === '[') return [{ kind: 'follows', optional: false }, either(']')];
    const found = sign === '(' ? [either(')')] : plain(sign);
    const often = signs[place] ?? '';
    if (often !== '?' && often !== '*' && often !== '+') return found;
    place += 1;
    const [only, ...more] = found;
    // A word of several characters is left out as a whole.
    const whole: Element =
      only !== undefined && more.length === 0 ? only : { kind: 'either', patterns: [found], optional: false };
    return [{ ...whole, optional: often !== '+', ...(often !== '?' && { repeated: true }) }];
  }

  function either(closing: string): Element {
    const patterns = [sequence()];
    while (signs[place] === '|') {
      place += 1;
      patterns.push(sequence());
    }
    if (signs[place] !== closing) throw new Error(`a bracket is not closed: ${phrase}`);
    place += 1;
    return { kind: 'either', patterns, optional: false };
  }

  const pattern = sequence();
  if (place < signs.length || pattern.length === 0) throw new Error(`cannot read the phrase: ${phrase}`);
  if (mayBeNothing(pattern)) throw new Error(`a phrase may be nothing at all: ${phrase}`);
  return pattern;
}

function plain(sign: string): Element[] {
  if (sign === ',') return [{ kind: 'comma', optional: true }];
  if (sign === '>') return [{ kind: 'end', optional: false }];
  if (!sign.startsWith('{')) return tokens(sign);
  const name = sign.slice(1, -1);
  const most = /^\.\.(\d+)$/u.exec(name)?.[1];
  if (most !== undefined) return Array.from({ length: Number(most) }, () => ({ kind: 'word', optional: true }));
  if (name === 'word') return [{ kind: 'word', optional: false }];
  return [name === '?' ? { kind: 'question', optional: false } : { kind: 'class', name, optional: false }];
}

function tokens(word: string): Element[] {
  const found = tokensOf(word);
  if (found.length === 0) throw new Error(`there is no word in: ${word}`);
  return found.map((token) => ({ kind: 'token', text: token.text, optional: false }));
}

/** Whether a pattern may be nothing at all; a class never is. */
function mayBeNothing(pattern: Pattern): boolean {
  return pattern.every((element) => {
    if (element.optional || element.kind === 'end' || element.kind === 'follows') return true;
    return element.kind === 'either' && element.patterns.some(mayBeNothing);
  });
}

/** A sign that takes no word of its own. */
const NO_WORD = /^[(){|?,*+>[\]]/u;

/** Every single word that phrases may take, classes left aside. None of them is read for it: a language has thousands. */
export function wordsOf(phrases: Phrases): ReadonlySet<string> {
  const signs = new Set(phrases.join(' ').match(SIGNS));
  const words = [...signs].filter((sign) => !NO_WORD.test(sign));
  return new Set(words.flatMap((word) => tokensOf(word)).map(({ text }) => text));
}
