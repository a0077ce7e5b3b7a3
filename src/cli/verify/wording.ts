import type { Locale } from '../../core/locale.ts';

/** What no finished sentence has in it: a gap that was not filled, or a value that is none. */
const UNFINISHED = /\{\w+\}|\bundefined\b|\bNaN\b|Invalid Date|\[object/;

/** What is wrong with a message in any of its languages: its words are missing, a fact is, or a gap stands in it. */
export function faultsIn(name: string, inAll: readonly (readonly [Locale, () => string])[]): readonly string[] {
  return inAll.flatMap(([locale, render]) => {
    try {
      const text = render();
      if (text.trim() === '') return [`${name} says nothing in ${locale}`];
      return UNFINISHED.test(text) ? [`${name} in ${locale}: “${text}”`] : [];
    } catch (error) {
      return [`${name} cannot be said in ${locale}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
