import { rememberedWords } from '../remembered.ts';

/** A word in full, and the short forms that stand wherever a phrase has it. */
export type Spellings = { readonly [word: string]: readonly string[] };

/** How people write the words of a language otherwise than phrases do. */
export interface Writing {
  readonly spellings: Spellings;
  /** What an apostrophe parts and haste writes together: "dont" is "don't"; "j'" is the beginning of any word: "jai". */
  readonly contractions: readonly string[];
}

/** What else a word may be, each as the words of phrases: "u" is "you", "yesss" is "yes", "dont" is "don" and "t". */
export type Variants = (word: string) => readonly (readonly string[])[];

const NONE: readonly never[] = [];

export function variantsOf({ spellings, contractions }: Writing, isKnown: (word: string) => boolean): Variants {
  const short = new Map<string, string[]>();
  for (const [word, forms] of Object.entries(spellings)) {
    for (const form of forms) short.set(form, [...(short.get(form) ?? []), word]);
  }
  const parted = new Map(contractions.map((written) => [written.replace("'", ''), written.split("'")]));
  const prefixes = contractions.filter((written) => written.endsWith("'")).map((written) => written.slice(0, -1));
  return rememberedWords((word) => {
    const prefix = prefixes.find((one) => word.startsWith(one) && isKnown(word.slice(one.length)));
    const apart = prefix === undefined ? parted.get(word) : [prefix, word.slice(prefix.length)];
    const full = (short.get(word) ?? []).map((one) => [one]);
    // "Valideee" may be "valide" and "validée".
    const drawn = isKnown(word) ? [] : shortened(word).filter((one) => isKnown(one) || parted.has(one));
    const settled = [...new Set(drawn)].map((one) => parted.get(one) ?? [one]);
    return apart === undefined && full.length === 0 && settled.length === 0
      ? NONE
      : [...(apart === undefined ? [] : [apart]), ...full, ...settled];
  });
}

/** In a shorter word two of a kind in its middle are how it is spelt: "perro" is no "pero". */
const DRAWN_ANYWHERE_MIN = 6;

/** "Yesss", "ouiii", "goood": the letters as often as they may have been meant. */
function shortened(word: string): string[] {
  if (!/([a-z])\1/u.test(word)) return [];
  const thrice = word.replace(/(.)\1{2,}/gu, '$1');
  const twice = word.length < DRAWN_ANYWHERE_MIN ? /([aeiouy])\1+|(.)\2+$/gu : /(.)\1+/gu;
  return [word.replace(/(.)\1{2,}/gu, '$1$1'), thrice, thrice.replace(twice, (run) => run.slice(0, 1))];
}
