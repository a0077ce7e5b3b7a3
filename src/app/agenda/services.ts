import type { Business } from '../../domain/business.ts';
import { catalogueOf, stylistsFor } from '../../flows/salon/catalogue.ts';
import type { Service } from '../../ports/agenda.ts';

/** What a business offers by name and length, where one of its flows says so. */
export function servicesOf(business: Business): readonly Service[] {
  if (!business.flows.includes('salon')) return [];
  const catalogue = catalogueOf(business);
  return catalogue.services.map(({ name, minutes }) => ({
    ...{ id: name, name, minutes },
    resources: stylistsFor(catalogue, [name]).map(({ id }) => id),
  }));
}
