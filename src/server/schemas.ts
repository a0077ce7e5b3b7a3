import { z } from 'zod';
import { PAYMENT_STATUSES } from '../ports/payments.ts';
import { replySchema, tapSchema } from './reply-schema.ts';
import { json, turnSchema } from './turn-schema.ts';

/** What goes over the wire. The chat page is typed by these schemas and the OpenAPI document is made of them. */

export const problemSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** The answers every route may give besides its own. */
export const problems = { '4xx': problemSchema, '5xx': problemSchema };

export const ofBusiness = z.object({ business: z.string().describe('The id of a business, such as northside') });

export const ofFlow = z.object({ flow: z.string().max(60).optional().describe('The name of one of its flows') });

export const ofConversation = ofBusiness.extend({ id: z.string().describe('The id of a conversation') });

export const ofPayment = ofBusiness.extend({ payment: z.string().max(100).describe('The id of a payment') });

export const ofPicture = ofBusiness.extend({ name: z.string().describe('The name of a picture') });

/** Nothing was taken on, and the sender is to try again; what may be said to the customer meanwhile goes with it (B7). */
export const unstoredSchema = problemSchema.extend({ replies: z.array(replySchema).optional() });

export const opened = z.object({ id: z.string(), token: z.string() });

export const messageBody = z.object({
  text: z.string().refine((text) => text.trim() !== '', 'A message needs some text'),
  messageId: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      "The sender's own id: sent again with it, a message is answered once and the same answer comes back; with other words it is refused",
    ),
  tap: tapSchema.optional(),
});

export const answered = z.object({ replies: z.array(replySchema), state: z.string() });

export const accepted = z
  .object({ replies: z.array(replySchema) })
  .describe('Stored and being worked on; the replies come by events');

export const historySchema = z.object({
  messages: z.array(
    replySchema.extend({
      from: z.enum(['customer', 'business']),
      id: z.string().describe('The messageId of a message, the id of a reply'),
      at: z.string(),
    }),
  ),
});

export const askedSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string().describe('As a reply names it'),
      status: z.enum(PAYMENT_STATUSES),
      until: z.string().describe('Until when it can be paid'),
    }),
  ),
});

export const leadBody = z.object({
  name: z.string().trim().min(1).max(200),
  phone: z.string().max(40).describe('With its country code: +44 7700 900123'),
});

export const leadAccepted = z.object({ conversation: z.string() });

export const missedLeadSchema = z.object({
  conversation: z.string(),
  name: z.string(),
  phone: z.string(),
  channel: z.string().describe('Where the first message would have gone: nothing can be sent there'),
  receivedAt: z.string(),
});

export const missedLeadsSchema = z.object({ leads: z.array(missedLeadSchema) });

export const comingSchema = z.object({
  id: z.string(),
  reference: z.string().describe('What the customer was told it goes by, without the letters before it'),
  resource: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.string(),
  conversation: z.string().nullable(),
  coming: z.boolean().describe('Whether they have said, after a reminder, that they come'),
  customer: z
    .object({
      name: z.string().nullable().describe('Null where whoever booked did not say'),
      reach: z.array(z.string()).describe('Telephone numbers, e-mail addresses and ids on other channels'),
    })
    .nullable()
    .describe('Null where it was not booked in a conversation'),
});

export const comingsSchema = z.object({ bookings: z.array(comingSchema) });

export const inspectionSchema = z.object({
  id: z.string(),
  business: z.string(),
  flow: z.string(),
  language: z.string(),
  state: z.string(),
  context: json,
  handedOff: z.boolean(),
  lastTurn: turnSchema.nullable(),
  account: json.nullable(),
});

const deliverySchema = z.object({
  reply: z.string().describe('The id of the reply'),
  status: z.enum(['queued', 'sent', 'delivered', 'read', 'failed']).describe('As far as its provider has told'),
  at: z.string().nullable(),
  reason: z.string().nullable().describe('Why it failed'),
});

export const fullInspectionSchema = inspectionSchema.extend({
  turns: z.array(turnSchema),
  deliveries: z.array(deliverySchema).describe('What became of each reply; empty where the customer fetches them'),
});

export const debtSchema = z.object({
  payment: z.string(),
  conversation: z.string().describe('The id of the conversation it was asked for in'),
  booking: z.string(),
  extra: z.string().nullable().describe('What it paid for beside the booking itself'),
  provider: z.string().describe('Who took the money'),
  reference: z.string().nullable().describe("The provider's own name for the payment"),
  paid: z.object({ cents: z.number(), currency: z.string() }),
  refund: z.object({ cents: z.number(), currency: z.string() }).describe('How much of it goes back'),
  settled: z.object({ at: z.string(), note: z.string().nullable() }).nullable().describe('Null while it is owed'),
});

export const debtsSchema = z.object({ owed: z.array(debtSchema) });

export const settlementBody = z
  .object({ note: z.string().trim().min(1).max(500).optional().describe("The transfer's number, say") })
  .nullish();

const clockRange = z.object({ from: z.string(), to: z.string() });

export const businessSchema = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  flow: z.string(),
  colour: z.string().nullable().describe('What its chat is painted with; null where it does not say'),
  picture: z.string().nullable().describe('Where its picture is found; null where it has none'),
  hours: z
    .object({
      weekly: z.record(z.string(), z.array(clockRange)),
      exceptions: z.array(
        z.object({
          date: z.string(),
          until: z.string().optional(),
          hours: z.union([z.literal('closed'), z.array(clockRange)]),
        }),
      ),
    })
    .nullable()
    .describe('When its people are in, by weekday and in its own time zone; null where it does not say'),
  welcome: z
    .record(z.string(), z.object({ greeting: z.string(), suggestions: z.array(z.string()) }))
    .describe('What it says of itself before anything is said, and what one might say first, by language'),
});

/** What the button on a site knows before it is opened. */
export const siteSchema = businessSchema.pick({ name: true, languages: true, colour: true, picture: true });

export const stuckSchema = z.object({
  stuck: z.array(
    z.object({
      conversation: z.string(),
      what: z.enum(['turn', 'reply']),
      reason: z.string(),
      until: z.string().nullable().describe('When it is tried again; null for never'),
    }),
  ),
});

export const businessesSchema = z.object({ businesses: z.array(businessSchema) });

const point = z.object({ x: z.number(), y: z.number() });

export const diagramSchema = z.object({
  flow: z.string(),
  width: z.number(),
  height: z.number(),
  nodes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['resting', 'passing', 'final']).describe('Passing states wait for a tool within one turn'),
      initial: z.boolean(),
      description: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  edges: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      events: z.array(z.string()),
      eventsBack: z.array(z.string()).describe('What leads the other way along the same line'),
      points: z.array(point).describe('Where a spline begins, its control points by threes, its end'),
      label: z.string(),
      labelAt: point.nullable(),
    }),
  ),
  anywhere: z.array(z.object({ to: z.string(), events: z.array(z.string()) })),
});

export const healthSchema = z.object({ status: z.string() });

export type DebtView = z.infer<typeof debtSchema>;
export type ComingView = z.infer<typeof comingSchema>;
export type MissedLeadView = z.infer<typeof missedLeadSchema>;
export type Diagram = z.infer<typeof diagramSchema>;
export type DeliveryView = z.infer<typeof deliverySchema>;
export type InspectionView = z.infer<typeof inspectionSchema>;
export type AskedView = z.infer<typeof askedSchema>;
export type SiteView = z.infer<typeof siteSchema>;
export type BusinessView = z.infer<typeof businessSchema>;
export type HistoryView = z.infer<typeof historySchema>;
export type AnsweredView = z.infer<typeof answered>;
export type OpenedView = z.infer<typeof opened>;
