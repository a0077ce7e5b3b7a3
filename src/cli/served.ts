import type { House } from '../app/house.ts';

/** That nothing was found has a reason where there is no such business; one that is written no more may have left something. */
export function mustBeServed(house: Pick<House, 'businesses'>, business: string): void {
  const ids = house.businesses().map(({ id }) => id);
  if (!ids.includes(business)) throw new Error(`There is no business ${business}: choose one of ${ids.join(', ')}.`);
}
