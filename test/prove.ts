/**
 * `npm test` tries a seed of what takes long, one of each kind; `npm run prove` tries all of it. What was proved, when,
 * and how long it took is in docs/reliability.md.
 */
export const PROVING = process.env['HOLDFAST_PROVE'] === 'true';

/** So many of what is generated or drawn. */
export function many(seed: number, whole: number): number {
  return PROVING ? whole : seed;
}

/** A few of many, evenly: so many of them in `npm test`, every one when proving. */
export function some<T>(items: readonly T[], seed: number): readonly T[] {
  const stride = PROVING ? 1 : Math.max(1, Math.floor(items.length / seed));
  return items.filter((_, index) => index % stride === 0);
}
