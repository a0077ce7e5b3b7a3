import { cheapestOf } from '../../../core/cheapest.ts';
import type { Json } from '../../../core/json.ts';

/** One of what an action has found, with whatever it says of it. */
export type Option = { readonly [field: string]: Json };

/** What options can be compared by. */
export type Compared = 'time' | 'until' | 'cents';

export function centsOf({ cents }: Option): number {
  return typeof cents === 'number' ? cents : 0;
}

/** The one that costs least, or most; of several that cost the same nobody has named one. */
export function extremeOf(pick: 'cheaper' | 'dearer', options: readonly Option[]): Option | undefined {
  const sign = pick === 'cheaper' ? 1 : -1;
  const found = cheapestOf(options, (one) => sign * centsOf(one));
  return found.length === 1 ? found[0] : undefined;
}

export function least(options: readonly Option[], field: Compared, sign = 1): Option | undefined {
  return options.toSorted((one, other) => sign * compare(one[field] ?? '', other[field] ?? ''))[0];
}

export function compare(one: Json, other: Json): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) === String(other) ? 0 : String(one) < String(other) ? -1 : 1;
}
