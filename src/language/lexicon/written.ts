import { type Element, type Pattern, phraseOf } from './pattern.ts';

/** Every way a plain phrase is written: words, either and may be missing, no classes and nothing that repeats. */
export function writtenOut(phrase: string): readonly string[] {
  const { pattern, hides } = phraseOf(phrase);
  return hides ? [] : sequences(pattern).map(joined);
}

function sequences(pattern: Pattern): readonly (readonly string[])[] {
  let all: (readonly string[])[] = [[]];
  for (const element of pattern) {
    const next = element.optional ? [[], ...ways(element)] : ways(element);
    all = all.flatMap((before) => next.map((after) => [...before, ...after]));
  }
  return all;
}

function ways(element: Element): readonly (readonly string[])[] {
  if (element.kind === 'token') return [[element.text]];
  if (element.kind === 'either') return element.patterns.flatMap(sequences);
  throw new Error(`a ${element.kind} cannot be written out`);
}

/** Latin words have a space between them. */
function joined(words: readonly string[]): string {
  return words.reduce(
    (text, word) => `${text}${/[a-z0-9]$/u.test(text) && /^[a-z0-9]/u.test(word) ? ' ' : ''}${word}`,
    '',
  );
}
