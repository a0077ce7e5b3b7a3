import type { LanguageData as Heard } from '../data/language-data.ts';
import { type NumberWords, spelledOut } from '../numbers.ts';
import type { LanguageData } from './data/language.ts';

/** A language's words for numbers, of which there is one list: `language/data`. */
export type Counting = Pick<Heard, 'numbers' | 'ordinals' | 'money'>;

type Years = Pick<LanguageData, 'yearsAfter' | 'yearsByDigit'>;

/** The numbers that a calendar and a clock are told by: below a hundred, and the years of this century. */
export function calendarNumbers(words: NumberWords, years: Years): ReadonlyMap<string, number> {
  const small = spelledOut(words);
  return new Map([...small, ...yearsSaidAfter(small, years), ...(years.yearsByDigit ? yearsByDigit(words) : [])]);
}

/** "dos mil veintiséis", and "twenty twenty-six" only from ten on: "twenty six" is 26. */
function* yearsSaidAfter(small: ReadonlyMap<string, number>, { yearsAfter }: Years): Iterable<[string, number]> {
  for (const thousand of yearsAfter) {
    const isWhole = thousand.includes(' ');
    if (isWhole) yield [thousand, 2000];
    for (const [word, value] of small) if (value >= (isWhole ? 1 : 10)) yield [`${thousand} ${word}`, 2000 + value];
  }
}

/** 二零二六 and 二〇二六; 一六 for 2016, for no smaller number is ever written so. */
function* yearsByDigit({ words }: NumberWords): Iterable<[string, number]> {
  const said = (digit: number) => Object.keys(words).filter((word) => words[word] === digit);
  for (let year = 2000; year < 2100; year += 1) {
    const digits = [...String(year)].map(Number);
    for (const zero of said(0)) {
      const spelled = digits.map((digit) => (digit === 0 ? zero : (said(digit)[0] ?? ''))).join('');
      yield [spelled, year];
      if (year >= 2010) yield [spelled.slice(2), year];
    }
  }
}

/** Those that a day is called by. What is put together with a prefix (第三) is read as that and a number. */
export function calendarOrdinals(
  { words, ofDays = {} }: Counting['ordinals'],
  { ordinalPrefixes }: Pick<LanguageData, 'ordinalPrefixes'>,
): ReadonlyMap<string, number> {
  const all = Object.entries({ ...words, ...ofDays });
  return new Map(all.filter(([word]) => !ordinalPrefixes.some((prefix) => word.startsWith(prefix))));
}
