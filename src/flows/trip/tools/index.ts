import type { Business } from '../../../domain/business.ts';
import type { Tool } from '../../../ports/tool.ts';
import { catalogueOf } from '../catalogue.ts';
import { addingTools } from './adding.ts';
import type { Agency, TripParts } from './agency.ts';
import { lookingTools } from './looking.ts';
import { loyaltyTools } from './loyalty.ts';
import { payingTools } from './money.ts';
import { bookingTools } from './reserving.ts';

/** What the agency can have done in the world, each with the stages it may run in; no interpreter names any of it. */
export function tripTools(business: Business, parts: TripParts): readonly Tool[] {
  const agency: Agency = { business, catalogue: catalogueOf(business), parts };
  return [
    ...lookingTools(agency),
    ...loyaltyTools(agency),
    ...bookingTools(agency),
    ...payingTools(agency),
    ...addingTools(agency),
  ];
}
