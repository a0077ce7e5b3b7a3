import { z } from 'zod';

/** Outside calendars as people are told of them (H1, H5, H6). */

export const tie = z.object({
  id: z.string(),
  resource: z.string(),
  provider: z.string(),
  label: z.string(),
  mirrors: z.boolean(),
  declared: z.boolean(),
  ending: z.boolean(),
  inStepAt: z.string().nullable(),
  trouble: z.string().nullable(),
  waiting: z.int(),
  parked: z.int(),
  told: z.boolean().describe('Whether it says by itself when something changes there'),
});
export const alert = z.object({
  id: z.string(),
  resource: z.string(),
  kind: z.string(),
  reference: z.string(),
  start: z.string().nullable(),
  at: z.string(),
});
/** What lets us in: taken, and never told. */
export const account = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('caldav'),
    address: z.url(),
    user: z.string().min(1),
    password: z.string().min(1),
    calendar: z.string().min(1).optional(),
  }),
  z.strictObject({ provider: z.literal('feed'), address: z.string().min(1) }),
  z.strictObject({
    provider: z.literal('account'),
    account: z.string().min(1),
    calendar: z.string().min(1).optional(),
  }),
]);
