import { z } from 'zod';

/**
 * What an interpreter returns at each of the first four steps (E2), whether it is a model or the rules. Ids, dates and
 * times are taken as they come and judged by code: a space that does not exist leads back to choosing one, and is not
 * simply unheard (E5).
 */
export const protocol = z.strictObject({
  status: z.enum(['PENDING', 'COMPLETED', 'CANCELED']),
  response: z.string(),
  spaceId: z.string().nullable(),
  period: z
    .strictObject({
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
    })
    .nullable(),
  /** A wish to change something without saying into what (E4). */
  change: z.enum(['space', 'period']).exactOptional(),
  /** What a space has to hold, where none was named yet. */
  people: z.int().positive().exactOptional(),
  equipment: z.array(z.string()).exactOptional(),
});

export type Protocol = z.infer<typeof protocol>;
export type ProtocolPeriod = NonNullable<Protocol['period']>;

export const pending: Protocol = { status: 'PENDING', response: '', spaceId: null, period: null };
