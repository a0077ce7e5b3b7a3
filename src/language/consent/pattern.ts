import { tokensOf } from './tokens.ts';

/** A phrase as it is looked for: elements one after another. */
export type Pattern = readonly Element[];

export type Element = { readonly optional: boolean } & (
  | { readonly kind: 'token'; readonly text: string }
  | { readonly kind: 'comma' }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'either'; readonly patterns: readonly Pattern[] }
);

const SIGNS = /\{[a-z_]+\}|[()|?,]|[^\s(){}|?,]+/gu;

/** Reads the notation that `ConsentWords` describes. A phrase that breaks it is a mistake in the data, and says so. */
export function patternOf(phrase: string): Pattern {
  const signs = phrase.match(SIGNS) ?? [];
  let place = 0;

  function sequence(): Element[] {
    const elements: Element[] = [];
    while (place < signs.length && signs[place] !== '|' && signs[place] !== ')') elements.push(...element());
    return elements;
  }

  function element(): Element[] {
    const sign = signs[place] ?? '';
    place += 1;
    const found = sign === '(' ? [either()] : plain(sign);
    if (signs[place] !== '?') return found;
    place += 1;
    // A word of several characters is left out as a whole.
    const [only, ...more] = found;
    if (only !== undefined && more.length === 0) return [{ ...only, optional: true }];
    return [{ kind: 'either', patterns: [found], optional: true }];
  }

  function either(): Element {
    const patterns = [sequence()];
    while (signs[place] === '|') {
      place += 1;
      patterns.push(sequence());
    }
    if (signs[place] !== ')') throw new Error(`a bracket is not closed: ${phrase}`);
    place += 1;
    return { kind: 'either', patterns, optional: false };
  }

  const pattern = sequence();
  if (place < signs.length || pattern.length === 0) throw new Error(`cannot read the phrase: ${phrase}`);
  return pattern;
}

function plain(sign: string): Element[] {
  if (sign === ',') return [{ kind: 'comma', optional: true }];
  if (sign.startsWith('{')) return [{ kind: 'class', name: sign.slice(1, -1), optional: false }];
  return spellings(sign);
}

/** "That's" is written "thats" and "that s" as well. */
function spellings(word: string): Element[] {
  const joined = tokens(word);
  if (joined.length === 0) throw new Error(`there is no word in: ${word}`);
  if (!/['-]/u.test(word)) return joined;
  const apart = tokens(word.replace(/['-]/gu, ' '));
  return [{ kind: 'either', patterns: [joined, apart], optional: false }];
}

function tokens(text: string): Element[] {
  return tokensOf(text).map((token) => ({ kind: 'token', text: token.text, optional: false }));
}

/** Every single word that a pattern may take, classes left aside. */
export function wordsIn(pattern: Pattern): readonly string[] {
  return pattern.flatMap((element) => {
    if (element.kind === 'token') return [element.text];
    return element.kind === 'either' ? element.patterns.flatMap(wordsIn) : [];
  });
}
