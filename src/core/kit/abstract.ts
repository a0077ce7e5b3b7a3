/** Words for what `verify` need not tell apart: how many, whether known, on which side of the clock. */

export type Side = 'none' | 'ahead' | 'past';

/** On which side of the clock an instant lies. */
export function side(at: string | null | undefined, now: string): Side {
  if (at === null || at === undefined) return 'none';
  return Date.parse(at) > Date.parse(now) ? 'ahead' : 'past';
}

/** None, one, or several. */
export function several(list: readonly unknown[] | undefined): 0 | 1 | 2 {
  const count = list?.length ?? 0;
  return count > 1 ? 2 : count === 1 ? 1 : 0;
}

/** The names of what is known, of an object whose values do not matter. */
export function known(record: object | undefined | null): readonly string[] {
  return Object.entries(record ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name]) => name)
    .sort();
}
