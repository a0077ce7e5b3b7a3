import { z } from 'zod';
import { ofBusiness } from './schemas.ts';

/** What goes over the wire about the life of data: who, what went, what is parked (G5). */

export const ofReply = ofBusiness.extend({ reply: z.string().max(100).describe('The id of a reply') });

export const ofCustomer = ofBusiness.extend({
  customer: z
    .string()
    .max(200)
    .describe("A customer's id, telephone number or e-mail address, channel:address, or the id of a conversation"),
});

export const parkedSchema = z.object({
  parked: z.array(z.object({ id: z.string(), text: z.string(), conversation: z.string(), reason: z.string() })),
});

export const resentSchema = z.object({ id: z.string() });

export const revokedSchema = z.object({ id: z.string() });

/** Described in docs/guides/data.md: records of turns are handed over as they are stored. */
export const dossierSchema = z.object({
  version: z.number(),
  exportedAt: z.string(),
  business: z.string(),
  customers: z.array(z.unknown()),
  conversations: z.array(z.unknown()),
  bookings: z.array(z.unknown()),
  payments: z.array(z.unknown()),
  leads: z.array(z.unknown()),
  notes: z.array(z.unknown()),
});

const flag = z.enum(['true', 'false']).optional();

export const erasing = z.object({
  dry: flag.describe('Only says what would go'),
  alsoBookings: flag.describe('Calls off what stands ahead too, unless it is paid for'),
});

export const erasedSchema = z.object({
  done: z.boolean(),
  customers: z.number(),
  conversations: z.number(),
  leads: z.number(),
  payments: z.number(),
  bookings: z.number().describe('Those that stay as facts about nobody'),
  calledOff: z.array(z.string()),
  standing: z.array(z.string()).describe('What stands ahead and is kept, for nobody known'),
});
