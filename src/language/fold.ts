/// <reference path="./opencc-js.d.ts" />
import table from 'opencc-js/dict/TSCharacters';
import { rememberedLast } from '../core/remembered.ts';

/**
 * Folding makes words comparable: lower case, no accents, Khmer digits as ours, traditional Chinese as simplified,
 * Cyrillic and Greek look-alikes as the Latin letters they imitate. One character stays one character, so that a place
 * in the folded text is the same place in the text; ß, which is two, stays until words are told apart (`tokensIn`).
 */
const LOOKALIKES = pairs('аaеeоoрpсcуyхxіiјjѕsһhԁdвbкkмmнhтtαaεeιiκkνvοoρpτtυuχx');
const KHMER_DIGITS = pairs('០0១1២2៣3៤4៥5៦6៧7៨8៩9');
/** OpenCC leaves these two alone, for each is a word of its own too; whoever writes to a business means the other. */
const ALSO_SIMPLIFIED = pairs('瞭了著着');
/** Those of one code unit, so that places stay what they are. */
const SIMPLIFIED = table
  .split('|')
  .map((pair) => pair.split(' '))
  .filter((pair): pair is [string, string] => pair.length === 2 && pair.every(({ length }) => length === 1));
const SINGLE = new Map([
  ...LOOKALIKES,
  ...KHMER_DIGITS,
  ...SIMPLIFIED,
  ...ALSO_SIMPLIFIED,
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** What most people type is folded as soon as it is in small letters. */
const PLAIN = /^[ -~]*$/;

export const fold = rememberedLast((text: string) => {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldCharacter(text.charAt(index));
  return folded;
});

/** The few thousand characters that people use are folded once each. */
const known = new Map<string, string>();
const KNOWN_MAX = 10_000;

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.toLowerCase();
  const base = lower.normalize('NFD').charAt(0);
  const plain = SINGLE.get(lower) ?? SINGLE.get(base) ?? (isLatin(base) ? base : lower);
  const folded = plain.length === 1 ? plain : character;
  if (known.size < KNOWN_MAX) known.set(character, folded);
  return folded;
}

function isLatin(character: string): boolean {
  return /^\p{Script=Latin}$/u.test(character);
}

function pairs(text: string): Map<string, string> {
  const map = new Map<string, string>();
  const characters = [...text];
  for (let index = 0; index + 1 < characters.length; index += 2) {
    map.set(characters[index] ?? '', characters[index + 1] ?? '');
  }
  return map;
}
