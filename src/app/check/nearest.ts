import { editDistance } from '../../language/recognise/likeness.ts';

/** Of words as short as these a slip or two makes any other. */
const SLIPS_MAX = 2;

/** The right word that a wrong one was most likely meant to be; null where it is like none of them. */
export function nearest(wrong: string, right: readonly string[]): string | null {
  const word = wrong.toLowerCase();
  const ranked = right
    .map((one) => ({ one, distance: distanceOf(word, one.toLowerCase()) }))
    .filter(({ one, distance }) => distance <= Math.min(SLIPS_MAX, Math.floor(one.length / 2)))
    .toSorted((first, second) => first.distance - second.distance);
  return ranked[0]?.one ?? null;
}

/** What begins alike is near, however much of it was written: `lang`, `languages`. */
function distanceOf(wrong: string, right: string): number {
  const isPart = wrong.length >= 3 && (right.startsWith(wrong) || wrong.startsWith(right));
  return isPart ? 1 : editDistance(wrong, right, SLIPS_MAX);
}

/** `; did you mean "salon"?`, or nothing. */
export function hint(wrong: string, right: readonly string[]): string {
  const meant = nearest(wrong, right);
  return meant === null ? '' : `; did you mean "${meant}"?`;
}
