import { z } from 'zod';

/**
 * What is stored of a reservation under way, field for field as the document has it (E7), and `asked`, what the last
 * reply put to the user (X2). Nothing at all is stored while no reservation is under way.
 */
export const STEPS = [
  'REQUEST_SPACE_INFO',
  'CHOOSE_SPACE',
  'CHOOSE_PERIOD',
  'CONFIRM_RESERVATION_SUMMARY',
  'COMPLETE_RESERVATION',
  'PAYMENT_INSTRUCTIONS',
] as const;

export type Step = (typeof STEPS)[number];

/** What the state is called when no reservation is under way. */
export const GENERAL = 'GENERAL';

export type SpaceState = Step | typeof GENERAL;

const date = z.iso.date();
const time = z.iso.time({ precision: -1 });

/** Both dates are known and included; no times mean the whole opening day (E3). */
const period = z.strictObject({
  startDate: date,
  endDate: date,
  startTime: time.nullable(),
  endTime: time.nullable(),
});

/** What a yes was asked to: space and period, by their hash, at this price, which holds until then; null is free. */
const quote = z.strictObject({
  of: z.string(),
  cents: z.int().nullable(),
  until: z.iso.datetime({ offset: true }),
});

/** Nobody has a space for longer than a day by the hour. */
export const MINUTES_MAX = 24 * 60;

const asked = z.strictObject({
  /** Periods offered instead of one that was taken, in the order shown. */
  periods: z.array(period).max(3).exactOptional(),
  /** The period that was wanted and is taken: another of the spaces offered would be for this one. */
  wanted: period.exactOptional(),
  /** The day that stays while its hours are asked for again. */
  day: date.exactOptional(),
  /** Hours that were named before the day, or that stay while the day is asked for again. */
  hours: period.pick({ startTime: true, endTime: true }).exactOptional(),
  /** How long it is to last, while its beginning is asked for. */
  minutes: z.int().positive().max(MINUTES_MAX).exactOptional(),
  /** The days to look in that were named instead of one: the periods listed are free days among them. */
  within: period
    .pick({ startDate: true, endDate: true })
    .extend({ except: z.array(z.string()).max(7).exactOptional() })
    .exactOptional(),
  /** Spaces listed, in the order shown. */
  spaces: z.array(z.string()).max(12).exactOptional(),
  /** What those have to hold, as far as it was said: fewer people later on may leave more of them. */
  needs: z
    .strictObject({
      people: z.int().positive().exactOptional(),
      equipment: z.array(z.string()).max(12).exactOptional(),
      free: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  quote: quote.exactOptional(),
  /** The space that was only asked about in the last message: whoever then takes it means that one. */
  about: z.uuid().exactOptional(),
  /** A tool failed, and the user was told that they may try again (X8). */
  retry: z.literal(true).exactOptional(),
});

export const reservation = z.strictObject({
  step: z.enum(STEPS),
  spaceId: z.uuid().nullable().default(null),
  period: period.nullable().default(null),
  summaryShown: z.boolean().default(false),
  reservationCreated: z.boolean().default(false),
  reservationId: z.uuid().nullable().default(null),
  paymentLinkGenerated: z.boolean().default(false),
  asked: asked.exactOptional(),
});

/** What is kept in mind while nothing is under way, beside the empty context: the space asked about last, the reservation made last. */
export const recalled = z.strictObject({
  about: z.uuid().exactOptional(),
  /** When it was asked about for: "what would it cost on Friday from 2 to 5?" */
  wanted: period.exactOptional(),
  /** The day whose hours were asked for in the last message: "that day". */
  day: date.exactOptional(),
  made: z.strictObject({ spaceId: z.uuid(), period }).exactOptional(),
  /** What was summed up and refused in the last message: what should be different was asked (X12). */
  refused: z.strictObject({ spaceId: z.uuid(), period }).exactOptional(),
});

export const spaceContext = z.union([reservation, z.strictObject({})]);

export type SpaceContext = z.infer<typeof spaceContext>;
export type Reservation = z.infer<typeof reservation>;
export type Period = z.infer<typeof period>;
export type Asked = z.infer<typeof asked>;
export type Quote = z.infer<typeof quote>;
