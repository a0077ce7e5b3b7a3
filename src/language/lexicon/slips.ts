import { rememberedWords } from '../remembered.ts';

/** Shorter words are either right or another word. */
const FORGIVEN_LENGTH_MIN = 6;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The one known word that a single slip of the fingers leads to: two neighbours swapped, a letter too many or too few. The first
 * letter is the right one, and so is the last where one is missing: an ending makes another word.
 */
export function slipsOf(isKnown: (word: string) => boolean): (said: string) => string | null {
  return rememberedWords((said) => {
    if (said.length < FORGIVEN_LENGTH_MIN || !/^[a-z]+$/u.test(said)) return null;
    const [found = null, ...others] = new Set(slips(said).filter((word) => isMeant(word) && isKnown(word)));
    return others.length > 0 ? null : found;
  });
}

function isMeant(word: string): boolean {
  return word.length >= FORGIVEN_LENGTH_MIN;
}

/** Whatever a word may have been meant for. */
function slips(said: string): readonly string[] {
  const places = Array.from({ length: said.length - 1 }, (_, place) => place + 1);
  return places.flatMap((place) => {
    const [before, letter, behind] = [said.slice(0, place), said.charAt(place), said.slice(place + 1)];
    const swapped = before + behind.charAt(0) + letter + behind.slice(1);
    const left = behind === '' ? [] : [before + behind];
    return [swapped, ...left, ...LETTERS.map((more) => before + more + letter + behind)];
  });
}
