import { z } from 'zod';

/**
 * What the salon knows of a conversation, field for field as its document stores it (B6): the state, what has been
 * collected, when it was last touched, and `asked`, what the last reply put to the user (X2). Services go by their
 * names and stylists by their ids; a telephone number or a payment is never among it (B10).
 */
export const SALON_STATES = [
  'idle',
  'service_selection',
  'stylist_selection',
  'slot_selection',
  'customer_data',
  'confirmation',
  'booked',
] as const;

export type SalonState = (typeof SALON_STATES)[number];

/** Stands for a stylist until a slot has settled who it is: "con cualquiera" (B3). */
export const ANY_STYLIST = 'any';

/** Bounds that keep what is stored under a kilobyte whatever people write (B6). */
export const SERVICES_MAX = 6;
export const SLOTS_LISTED_MAX = 5;
/** Nobody names more days to choose from, or more stylists to be left out; a longer list is a span, or everybody else. */
export const ALSO_MAX = 2;
/** Nor rules out more days one after the other; the latest count. */
export const EXCEPT_MAX = 5;
export const NAME_CHARACTERS_MAX = 40;

const instant = z.iso.datetime({ offset: true });
const name = z.string().min(1).max(NAME_CHARACTERS_MAX);

const customerData = z.strictObject({
  first_name: name,
  last_name: name.exactOptional(),
  /** Who it is among the customers, once they were found there. */
  customer_id: z.string().max(NAME_CHARACTERS_MAX).exactOptional(),
});

const collectedData = z.strictObject({
  services: z.array(z.string()).max(SERVICES_MAX).default([]),
  stylist_id: z.string().nullable().default(null),
  slot: instant.nullable().default(null),
  customer_data: customerData.nullable().default(null),
});

/** What was said ahead of its turn, kept until the conversation comes to it. */
const wish = z.strictObject({
  stylist: z.string().exactOptional(),
  /** Who would do where that stylist cannot: "con Lucía, si no puede, con Ana". */
  otherwise: z.string().exactOptional(),
  day: z.string().exactOptional(),
  /** Days that would do as well: "viernes o sábado". */
  also: z.array(z.string()).max(ALSO_MAX).exactOptional(),
  /** Days it should not be: "el viernes no". */
  except: z.array(z.string()).max(EXCEPT_MAX).exactOptional(),
  /** Stylists it should not be: "cualquiera menos Marta". */
  without: z.array(z.string()).max(ALSO_MAX).exactOptional(),
  time_window: z.string().exactOptional(),
  explicit_time: z.string().exactOptional(),
  soonest: z.literal(true).exactOptional(),
  name: customerData.exactOptional(),
});

const listedSlot = z.strictObject({ start: instant, stylist: z.string() });

export const QUESTIONS = [
  'start',
  'service',
  'more_services',
  'fewer_services',
  'stylist',
  'slot',
  'name',
  'confirm',
  'change',
] as const;

/** What a yes was asked to: the services, by their hash, at this price, with this deposit. */
const quote = z.strictObject({ of: z.string(), cents: z.int(), deposit: z.int().exactOptional() });

/** Nobody goes on to talk of more services than these that a price was told of. */
export const TOLD_MAX = 3;

/** What the last reply told of services, and which they were: "¿y con mechas?", "vale, ese". */
const told = z.strictObject({
  topic: z.enum(['prices', 'duration']),
  services: z.array(z.string()).max(TOLD_MAX),
  /** Of those, the ones asked about with each other, and not as one or the other. */
  together: z.array(z.string()).max(TOLD_MAX).exactOptional(),
});

const asked = z.strictObject({
  /** None where something was only told. */
  question: z.enum(QUESTIONS).exactOptional(),
  /** The slots listed, in the order shown; stylists are always listed in the catalogue's order. */
  slots: z.array(listedSlot).max(SLOTS_LISTED_MAX).exactOptional(),
  /** The services listed, where they are not all there are. */
  services: z.array(z.string()).max(SERVICES_MAX).exactOptional(),
  wish: wish.exactOptional(),
  quote: quote.exactOptional(),
  told: told.exactOptional(),
  /** A tool failed, and the customer was told that they may try again (X8). */
  retry: z.literal(true).exactOptional(),
});

const NOTHING_COLLECTED = { services: [], stylist_id: null, slot: null, customer_data: null };

export const salonContext = z.strictObject({
  state: z.enum(SALON_STATES).default('idle'),
  collected_data: collectedData.default(NOTHING_COLLECTED),
  last_updated: instant.exactOptional(),
  asked: asked.exactOptional(),
});

export type SalonContext = z.infer<typeof salonContext>;
export type CollectedData = z.infer<typeof collectedData>;
export type CustomerData = z.infer<typeof customerData>;
/** What is kept in mind while nothing is under way, beside the context: the appointment made last, or called off. */
export const recalled = z.strictObject({
  made: z.strictObject({
    services: z.array(z.string()).min(1).max(SERVICES_MAX),
    stylist: z.string(),
    start: z.string(),
    off: z.literal(true).exactOptional(),
  }),
});

export type Made = z.infer<typeof recalled>['made'];
export type Asked = z.infer<typeof asked>;
export type Question = (typeof QUESTIONS)[number];
export type Told = z.infer<typeof told>;
export type Quote = z.infer<typeof quote>;
export type SalonWish = z.infer<typeof wish>;
export type ListedSlot = z.infer<typeof listedSlot>;

export const nothingCollected: CollectedData = NOTHING_COLLECTED;

/** What a state asks where it is not stored. */
export const QUESTION_OF: { readonly [S in SalonState]: Question | null } = {
  idle: null,
  service_selection: 'service',
  stylist_selection: 'stylist',
  slot_selection: 'slot',
  customer_data: 'name',
  confirmation: 'confirm',
  booked: null,
};
