import type { Business } from '../../domain/business.ts';
import type { Tool } from '../../ports/tool.ts';
import { addingTools } from './adding/tools.ts';
import type { Agency, TripParts } from './agency/tools.ts';
import { catalogueOf } from './catalogue.ts';
import { lookingTools } from './looking/tools.ts';
import { loyaltyTools } from './loyalty/tools.ts';
import { payingTools } from './money/tools.ts';
import { bookingTools } from './reserving/tools.ts';

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
