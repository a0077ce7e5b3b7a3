import { z } from 'zod';
import type { Business } from '../../../domain/business.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Till } from '../../../ports/payments.ts';
import type { Catalogue } from '../catalogue.ts';
import { reservation } from '../context.ts';

export interface SpaceParts {
  readonly bookings: Bookings;
  readonly till: Pick<Till, 'ask' | 'check' | 'ofConversation'>;
}

/** What the tools work with. */
export interface House {
  readonly business: Business;
  readonly catalogue: Catalogue;
  readonly parts: SpaceParts;
}

export const period = reservation.shape.period.unwrap().unwrap();
/** A space and a period. */
export const wanted = z.strictObject({ spaceId: z.uuid(), period });
/** And the price that was told for it, where it is another by now. */
export const ordered = wanted.extend({ cents: z.int().nullable().exactOptional() });
