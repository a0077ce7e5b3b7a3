import type { Locale } from '../../core/locale.ts';
import { messageOf } from '../../core/message-of.ts';

/** What no finished sentence has in it: a gap that was not filled, a value that is none, a key, a hole where something is missing. */
const UNFINISHED =
  /[{}]|\b(undefined|null|NaN)\b|Invalid Date|\[object|\b[a-z]+_[a-z_]+\b|\S {2}|\s[,.](\s|$)|(?<!\.)\.\.(?!\.)|,,|\(\s*\)|\?\?/u;

export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text);
}

/** What is wrong with a message in any of its languages: its words are missing, a fact is, or a gap stands in it. */
export function faultsIn(name: string, inAll: readonly (readonly [Locale, () => string])[]): readonly string[] {
  return inAll.flatMap(([locale, render]) => {
    try {
      const text = render();
      if (text.trim() === '') return [`${name} says nothing in ${locale}`];
      return isUnfinished(text) ? [`${name} in ${locale}: “${text}”`] : [];
    } catch (error) {
      return [`${name} cannot be said in ${locale}: ${messageOf(error)}`];
    }
  });
}
