import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';

/** The document's thirteen intents (B2): eight that move a booking along, five that leave it where it is. */
const BOOKING_INTENTS = [
  'start_booking',
  'select_service',
  'confirm_services',
  'select_stylist',
  'select_slot',
  'provide_customer_data',
  'confirm_booking',
  'cancel_booking',
] as const;

export const GENERAL_INTENTS = ['greeting', 'faq', 'check_availability', 'escalate', 'unknown'] as const;

export const SALON_INTENTS = [...BOOKING_INTENTS, ...GENERAL_INTENTS] as const;

export type IntentName = (typeof SALON_INTENTS)[number];

/**
 * What any of them may carry: people say several things at once, in any order (B3). A `choice` counts in the list that
 * was shown last, so that "1" means what the state makes it mean (B2).
 */
export const salonEntities = z.strictObject({
  services: z.array(z.string()).exactOptional(),
  /** Services that the same words may mean: they are listed to choose from. */
  among: z.array(z.string()).exactOptional(),
  /** Whether the services named join those noted, stand for them, or go. */
  change: z.enum(['add', 'replace', 'remove']).exactOptional(),
  /** A stylist's id, or `any`. */
  stylist: z.string().exactOptional(),
  /** Who would do where that stylist cannot. */
  otherwise: z.string().exactOptional(),
  /** Stylists who were ruled out. */
  without: z.array(z.string()).exactOptional(),
  /** An ISO date, or an interval of dates `from/to`. */
  date: z.string().exactOptional(),
  /** Days that would do as well as this one. */
  also: z.array(z.string()).exactOptional(),
  /** Days that were ruled out. */
  except: z.array(z.string()).exactOptional(),
  time: z.iso.time({ precision: -1 }).exactOptional(),
  /** `morning`, `afternoon`, `evening` or `HH:mm-HH:mm`. */
  window: z.string().exactOptional(),
  soonest: z.literal(true).exactOptional(),
  /** Other times than those listed. */
  others: z.literal(true).exactOptional(),
  /** They ask for a moment. */
  pause: z.literal(true).exactOptional(),
  /** They want it different, and do not say how. */
  different: z.literal(true).exactOptional(),
  /** They agree, where several were put to them. */
  unpicked: z.literal(true).exactOptional(),
  choice: z.int().exactOptional(),
  /** They come together with others. */
  several: z.literal(true).exactOptional(),
  name: z.string().exactOptional(),
});

export type SalonEntities = z.infer<typeof salonEntities>;

const MEANINGS: { readonly [Name in IntentName]: string } = {
  start_booking: 'wants an appointment, whether or not they say for what and when',
  select_service: 'names services to add, swap or drop',
  confirm_services: 'says that the services named so far are all',
  select_stylist: 'names a stylist, or says that anybody will do (stylist "any")',
  select_slot: 'picks one of the listed times, or names a day or time',
  provide_customer_data: 'gives their name',
  confirm_booking: 'agrees to have the appointment booked',
  cancel_booking: 'does not want to go on with the booking',
  greeting: 'greets, thanks or makes small talk',
  faq: 'asks something about the salon',
  check_availability: 'only asks when there would be time',
  escalate: 'wants to talk to a person',
  unknown: 'anything else',
};

/** All thirteen, with when each is meant, for a model: every state hears them and makes of them what it can (B2, B4). */
export function intentsOf(
  grounded: NonNullable<IntentExpectation['grounded']>,
  commits: readonly IntentName[],
): { readonly [type: string]: IntentExpectation } {
  return Object.fromEntries(
    SALON_INTENTS.map((name) => [
      name,
      {
        meaning: MEANINGS[name],
        entities: salonEntities,
        grounded,
        ...(commits.includes(name) && { commits: () => true }),
      },
    ]),
  );
}
