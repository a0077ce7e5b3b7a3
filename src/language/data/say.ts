import type { Phrases } from '../lexicon/pattern.ts';

/**
 * Language data is written as running text, so that a native speaker can read and mend it: phrases are separated by a
 * slash between spaces or by a new line; inside brackets a new line goes on with the phrase.
 */
export function say(strings: TemplateStringsArray): Phrases {
  return String.raw(strings)
    .replace(/\|\s*\n\s*/gu, '|')
    .split(/\s\/\s|\n/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Single words, separated by spaces. */
export function words(strings: TemplateStringsArray): readonly string[] {
  return String.raw(strings)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Words with their number: `one=1 two=2`; a hyphen stands for a space or a hyphen. */
export function counted(strings: TemplateStringsArray): { readonly [word: string]: number } {
  const entries = words(strings).map((entry): [string, number] => {
    const [word = '', value = '0'] = entry.split('=');
    return [word, Number(value)];
  });
  return Object.fromEntries(entries);
}

/** Words and phrases with commas between them. */
export function listed(strings: TemplateStringsArray): readonly string[] {
  return String.raw(strings)
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
