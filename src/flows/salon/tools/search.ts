import { z } from 'zod';
import { ALSO_MAX, SERVICES_MAX, SLOTS_LISTED_MAX } from '../context.ts';

/** What the agenda is asked for. */
export const search = z.strictObject({
  services: z.array(z.string()).min(1).max(SERVICES_MAX),
  stylist: z.string(),
  /** Stylists who were ruled out. */
  without: z.array(z.string()).max(ALSO_MAX),
  day: z.string().nullable(),
  /** Days that would do as well. */
  also: z.array(z.string()).max(ALSO_MAX),
  time_window: z.string().nullable(),
  explicit_time: z.string().nullable(),
  /** Days that were ruled out. */
  except: z.array(z.string()),
  /** Times that were listed and did not suit. */
  others: z.array(z.iso.datetime({ offset: true })).max(SLOTS_LISTED_MAX),
});
