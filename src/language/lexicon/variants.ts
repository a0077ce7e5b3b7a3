import { rememberedWords } from '../remembered.ts';
import { slipsOf } from './slips.ts';

/** A word in full, and the short forms that stand wherever a phrase has it. */
export type Spellings = { readonly [word: string]: readonly string[] };

/** How people write the words of a language otherwise than phrases do. */
export interface Writing {
  readonly spellings: Spellings;
  /** What an apostrophe parts and haste writes together: "dont" is "don't"; "j'" is the beginning of any word: "jai". */
  readonly contractions: readonly string[];
  /** What such a beginning stands for where haste leaves more out than an apostrophe: "jprends" is "je prends". */
  readonly swallowed?: { readonly [beginning: string]: string } | undefined;
  /** What is written as it sounds, and how it is spelt: "kien" is "quien". */
  readonly byEar?: readonly (readonly [heard: string, spelt: string])[] | undefined;
}

/** What else a word may be, each as the words of phrases: "u" is "you", "yesss" is "yes", "dont" is "don" and "t". */
export type Variants = (word: string) => readonly (readonly string[])[];

const NONE: readonly never[] = [];

/** Slips of the fingers are forgiven where told: a yes has rules of its own for them. */
export function variantsOf(
  { spellings, contractions, swallowed = {}, byEar = [] }: Writing,
  isKnown: (word: string) => boolean,
  forgives = false,
): Variants {
  const slip = slipsOf(isKnown);
  const short = new Map<string, string[]>();
  for (const [word, forms] of Object.entries(spellings)) {
    for (const form of forms) short.set(form, [...(short.get(form) ?? []), word]);
  }
  const parted = new Map(contractions.map((written) => [written.replace("'", ''), written.split("'")]));
  const prefixes = contractions.filter((written) => written.endsWith("'")).map((written) => written.slice(0, -1));
  return rememberedWords((word) => {
    const prefix = prefixes.find((one) => word.startsWith(one) && isKnown(word.slice(one.length)));
    const apart = prefix === undefined ? parted.get(word) : [prefix, word.slice(prefix.length)];
    const begun = Object.keys(swallowed).find((one) => word.startsWith(one) && isKnown(word.slice(one.length)));
    const whole = begun === undefined || isKnown(word) ? [] : [[swallowed[begun] ?? begun, word.slice(begun.length)]];
    const full = (short.get(word) ?? []).map((one) => [one]);
    // "Valideee" may be "valide" and "validée".
    const drawn = isKnown(word) ? [] : shortened(word).filter((one) => isKnown(one) || parted.has(one));
    const spelt = byEar.reduce((letters, [heard, meant]) => letters.replaceAll(heard, meant), word);
    if (drawn.length === 0 && spelt !== word && !isKnown(word) && isKnown(spelt)) drawn.push(spelt);
    const settled = [...new Set(drawn)].map((one) => parted.get(one) ?? [one]);
    const others = [...(apart === undefined ? [] : [apart]), ...whole, ...full, ...settled];
    if (others.length > 0) return others;
    const meant = forgives && !isKnown(word) ? slip(word) : null;
    return meant === null ? NONE : [[meant]];
  });
}

/** In a shorter word two of a kind in its middle are how it is spelt: "perro" is no "pero", and Ann no "an". */
const DRAWN_ANYWHERE_MIN = 6;
const DRAWN_AT_THE_END_MIN = 4;

const VOWELS = /([aeiouy])\1+/gu;
const ENDS = /([aeiouy])\1+|(.)\2+$/gu;
const ANYWHERE = /(.)\1+/gu;

/** "Yesss", "ouiii", "goood": the letters as often as they may have been meant. */
function shortened(word: string): string[] {
  if (!/([a-z])\1/u.test(word)) return [];
  const thrice = word.replace(/(.)\1{2,}/gu, '$1');
  const twice = word.length < DRAWN_AT_THE_END_MIN ? VOWELS : word.length < DRAWN_ANYWHERE_MIN ? ENDS : ANYWHERE;
  return [word.replace(/(.)\1{2,}/gu, '$1$1'), thrice, thrice.replace(twice, (run) => run.slice(0, 1))];
}
