import type { Tool } from '../../../ports/tool.ts';
import { comingTools } from './coming.ts';
import { customerTools } from './customer.ts';
import { deedTools } from './deeds.ts';
import { findingTools } from './find.ts';
import type { House } from './house.ts';
import { identityTools } from './identity.ts';

/** What the desk can do about what stands: look it up, call it off, move it, each only for whoever it belongs to (X14). */
export function standingTools(house: House): readonly Tool[] {
  return [
    ...findingTools(house),
    ...deedTools(house),
    ...customerTools(house),
    ...identityTools(house),
    ...comingTools(house),
  ];
}
