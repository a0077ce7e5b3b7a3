import { type Catalogue, inHoursOf, type Space } from './catalogue.ts';
import type { Period } from './context.ts';
import { openHoursIn } from './period.ts';

/** What a space costs for a period: by the open hour, to the cent. Null for one that is free. */
export function centsFor(space: Space | undefined, period: Period | null, catalogue: Catalogue): number | null {
  const rate = space?.centsPerHour ?? null;
  return rate === null || period === null ? null : Math.round(rate * openHoursIn(period, inHoursOf(space, catalogue)));
}
