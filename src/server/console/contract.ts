import { z } from 'zod';
import { EXPLAINED_IN } from '../../core/explain/words.ts';
import { json } from '../turn-schema.ts';

/**
 * The contract of the console: what goes over the wire between the page at `/console` and `/v1/console/…` (G1–G9). The page
 * is typed by these schemas and the OpenAPI document is made of them. This file: who comes in, the inbox, a conversation,
 * what is live. Beside it: `contract-calendar.ts` and `contract-booking.ts` (G4),
 * `contract-people.ts` (G5, G8, G9, staff), `contract-figures.ts` (G6).
 *
 * - Whoever is signed in has a session cookie (HttpOnly, SameSite=Lax). `GET /v1/console/session` answers 401 to a stranger.
 * - Whatever changes something (POST, PUT, DELETE) sends the session's `csrf` as the header `X-Console-Token`; without it the
 *   answer is 403 `csrf`. Signing in and accepting an invitation need none.
 * - Everything of a business is below `/v1/console/businesses/:business`, written `…` here.
 * - Errors are `{error: {code, message}}` as everywhere (`problemSchema` of `../schemas.ts`); `message` may be shown to people.
 *   401 `signed_out`: sign in again. 403 `forbidden`: not this business, or for owners alone. 409: refused, `message` says why.
 * - Lists are paged by key: send `next` back as `after`; null is the end.
 * - What has consequences for a customer takes `?preview=true`: nothing is done, and the answer says what would be.
 */

export const ROLES = ['owner', 'staff'] as const;
export const role = z.enum(ROLES);

const instant = z.string().describe('ISO 8601 with offset');
const password = z.string().min(10).max(200);
const email = z.email().max(200);

/** `GET /v1/console/ways`: how one may sign in, for the page that asks. Open to all. */
export const waysSchema = z.object({
  password: z.boolean(),
  openId: z.object({ name: z.string(), url: z.string().describe('Where the browser is sent to sign in') }).nullable(),
});

/** `POST /v1/console/session` signs in, `GET` says who is signed in, `DELETE` signs out (204). */
export const signInBody = z.object({
  email,
  password: z.string().min(1).max(200),
  code: z
    .string()
    .max(10)
    .optional()
    .describe('Six digits of the second factor; asked for by 401 `code_needed` once the password is right'),
});

export const sessionSchema = z.object({
  account: z.object({ id: z.string(), name: z.string(), email: z.string(), secondFactor: z.boolean() }),
  businesses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role,
      timeZone: z.string(),
      languages: z.array(z.string()),
    }),
  ),
  csrf: z.string().describe('Sent as X-Console-Token with whatever changes something'),
  expiresAt: instant,
});

/** `POST /v1/console/invitation/look` and `/accept`. The link is `/console/join#TOKEN`: a fragment is in no log. */
export const invitationToken = z.object({ token: z.string().min(20).max(200) });

export const invitationSchema = z.object({
  businesses: z.array(z.object({ id: z.string(), name: z.string() })),
  role,
  email: z.string().nullable().describe('Whom it was sent to, where that was said'),
  until: instant,
});

/** Answered with `sessionSchema`. Whoever has an account gives its e-mail and password, and has the business too. */
export const acceptBody = invitationToken.extend({ name: z.string().trim().min(1).max(100), email, password });

/** `POST /v1/console/account/name` and `/password` (204). A new password ends all other sessions. */
export const nameBody = z.object({ name: z.string().trim().min(1).max(100) });
export const passwordBody = z.object({ old: z.string().max(200), new: password });

/** `POST /v1/console/account/second-factor` begins (secret), `/confirm` {code} switches it on, `DELETE` {code} off. */
export const secondFactorSchema = z.object({
  secret: z.string(),
  uri: z.string().describe('otpauth://, for a QR code'),
});
export const codeBody = z.object({ code: z.string().regex(/^\d{6}$/) });

/** `GET …/inbox`. Those for whom somebody is needed stand first, the longest waiting first; then the newest. */
export const inboxQuery = z.object({
  search: z.string().trim().max(100).optional().describe('A name, a number, words that were written'),
  only: z
    .enum(['needed', 'mine'])
    .optional()
    .describe('needed: handed over, waiting, not delivered. mine: those I have'),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional().describe('50 unless told'),
});

export const personSchema = z.object({ id: z.string(), name: z.string() });

/** Why somebody is needed: handed over and nobody has it; the customer wrote to whoever has it; a reply did not arrive. */
export const NEEDS = ['handed_over', 'waiting', 'not_delivered'] as const;

export const inboxRowSchema = z.object({
  id: z.string(),
  channel: z.string(),
  name: z.string().nullable().describe('Null while nobody has said who it is'),
  reach: z.string().nullable().describe('The number or address they write from; null in a web chat'),
  language: z.string(),
  state: z.string(),
  flow: z.string(),
  last: z.object({
    from: z.enum(['customer', 'business', 'person']),
    text: z.string().describe('Its beginning'),
    at: instant,
  }),
  need: z.enum(NEEDS).nullable(),
  since: instant.nullable().describe('Since when somebody is needed: how long they wait'),
  handedOff: z.boolean().describe('The bot is silent'),
  person: personSchema.nullable().describe('Who has it'),
});

export const inboxSchema = z.object({
  conversations: z.array(inboxRowSchema),
  needed: z.number().describe('For how many somebody is needed in all'),
  next: z.string().nullable(),
});

/** `GET …/conversations/:id`, and `?before=SEQ` for what was said earlier (`messages` alone counts then). */
export const conversationQuery = z.object({
  before: z.coerce.number().int().optional(),
  language: z.enum(EXPLAINED_IN).optional().describe('What explanations are told in; en unless told'),
});

const explanation = z.array(z.object({ about: z.string(), text: z.string() }));

export const messageSchema = z.object({
  id: z.string(),
  seq: z.number().describe('The turn it belongs to'),
  from: z.enum(['customer', 'business', 'person']),
  name: z.string().nullable().describe('Whose words it is, where a person of the business wrote it'),
  text: z.string(),
  at: instant,
  image: z.string().nullable(),
  delivery: z
    .object({ status: z.enum(['queued', 'sent', 'delivered', 'read', 'failed']), reason: z.string().nullable() })
    .nullable()
    .describe('Null where the customer fetches it, and for what they wrote'),
});

/** X17: beside the messages of a turn, what was heard, understood, done and said, and by which rule. */
export const turnViewSchema = z.object({
  seq: z.number(),
  at: instant,
  kind: z.string().describe('message, lead, payment, timer, operator, …'),
  rule: z.string().nullable(),
  intent: z.string().nullable(),
  flow: z.string().describe('Of the states'),
  stateBefore: z.string(),
  stateAfter: z.string(),
  explanation: explanation.describe('Sentences in order: heard, understood, agreed, did, moved, said'),
  deed: z
    .object({ action: z.string(), by: z.string().nullable(), note: z.string().nullable() })
    .nullable()
    .describe('What a person did: take_over, give_back, write, booking'),
  wrong: z.string().nullable().describe('The note of whoever said that this was wrong; empty where there was none'),
});

export const bookingViewSchema = z.object({
  id: z.string(),
  reference: z.string(),
  what: z.string().describe('As people call it: "Blow-dry with Ana", or what was written by hand'),
  resource: z.string(),
  resourceName: z.string().nullable().describe('As people call it; null of what the business does not list'),
  start: instant,
  end: instant,
  status: z.enum(['held', 'confirmed', 'cancelled', 'expired']),
  conversation: z.string().nullable(),
  customer: z.object({ id: z.string(), name: z.string().nullable(), reach: z.array(z.string()) }).nullable(),
  note: z.string().nullable(),
  byHand: z.string().nullable().describe('Who of the business made it; null where the customer did'),
  attendance: z.enum(['came', 'no_show']).nullable().describe('Whether they came, once somebody has said so'),
});

export const conversationSchema = z.object({
  row: inboxRowSchema,
  context: json.describe('What the flow has stored'),
  closed: z.boolean(),
  messages: z.array(messageSchema).describe('Oldest first'),
  turns: z.array(turnViewSchema).describe('Those of the messages'),
  earlier: z.number().nullable().describe('Send it as `before` for what was said earlier'),
  customer: z.object({ id: z.string(), name: z.string().nullable(), reach: z.array(z.string()) }).nullable(),
  bookings: z.array(bookingViewSchema),
  notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: instant })),
  presence: z.array(personSchema.extend({ typing: z.boolean() })).describe('Which others look at it'),
});

/**
 * `POST …/conversations/:id/take-over`, `/give-back`, `/write`: answered with `inboxRowSchema`. Writing takes it over.
 * `/presence` (204) says that one looks at it; say it every 5 s while one does. `/wrong` (204) keeps a turn as a case.
 */
export const giveBackBody = z
  .object({ note: z.string().trim().max(500).optional().describe('For the record; the customer is not told it') })
  .nullish();
export const writeBody = z.object({
  text: z.string().trim().min(1).max(4000),
  messageId: z.string().min(8).max(100).describe('Drawn by the page: the same again is sent once'),
});
export const presenceBody = z.object({ typing: z.boolean() });
export const wrongBody = z.object({ seq: z.number().int(), note: z.string().trim().max(500).optional() });

/** `GET …/wrong` lists the cases, `GET …/wrong/:id/script` is one as a script for `npx holdfast play` (text/yaml), `DELETE …/wrong/:id`. */
export const wrongsSchema = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      conversation: z.string(),
      seq: z.number(),
      note: z.string(),
      by: z.string(),
      at: instant,
      heard: z.string().describe('What the customer had written'),
    }),
  ),
});

/**
 * `GET …/events`, server-sent. `event:` is one of these, `data:` fits the schema:
 * `conversation` — the row as it stands now: put it where it belongs in the inbox, and read it again if it is the open one.
 * `presence` — who looks at which conversation. `notice` — ring. `calendar` — something there changed: read it again.
 * After a reconnect everything may have changed: read the inbox again.
 */
export const liveSchemas = {
  conversation: inboxRowSchema,
  presence: z.object({ conversation: z.string(), people: z.array(personSchema.extend({ typing: z.boolean() })) }),
  notice: z.object({ need: z.enum(NEEDS), conversation: z.string(), name: z.string().nullable(), text: z.string() }),
  calendar: z.object({}),
} as const;

export type Session = z.infer<typeof sessionSchema>;
export type InboxRow = z.infer<typeof inboxRowSchema>;
export type Inbox = z.infer<typeof inboxSchema>;
export type ConversationView = z.infer<typeof conversationSchema>;
export type MessageView = z.infer<typeof messageSchema>;
export type TurnView = z.infer<typeof turnViewSchema>;
export type BookingView = z.infer<typeof bookingViewSchema>;
export type Live = { readonly [Name in keyof typeof liveSchemas]: z.infer<(typeof liveSchemas)[Name]> };
