import { z } from 'zod';
import { bookingViewSchema, inboxRowSchema, role } from './contract.ts';

/** Customers (G5), what is owed and broken (G8), the audit (G9), the people of the business (G1). */

const instant = z.string().describe('ISO 8601 with offset');
const paged = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** `GET …/customers`. */
export const customersQuery = paged.extend({ search: z.string().trim().max(100).optional() });

export const customerRowSchema = z.object({ id: z.string(), name: z.string().nullable(), reach: z.array(z.string()) });

export const customersSchema = z.object({ customers: z.array(customerRowSchema), next: z.string().nullable() });

export const noteSchema = z.object({ id: z.string(), text: z.string(), by: z.string(), at: instant });

/** `GET …/customers/:customer`. `GET …/customers/:customer/export` is the JSON of everything; `DELETE …/customers/:customer`
 * erases (`?dry=true` only says what would go; owners alone): `erasedSchema` of `../life-schema.ts`. */
export const customerSchema = customerRowSchema.extend({
  bookings: z.array(bookingViewSchema).describe('Newest first'),
  conversations: z.array(inboxRowSchema),
  notes: z.array(noteSchema),
});

/** `POST …/customers/:customer/notes`: 201 with `noteSchema`. `DELETE …/customers/:customer/notes/:note`: 204. */
export const noteBody = z.object({ text: z.string().trim().min(1).max(2000) });

/** `POST …/customers/:customer/merge`: the other one's addresses, bookings and notes become this one's (`customerSchema`). */
export const mergeBody = z.object({ other: z.string().max(100) });

/** `GET …/broken`: one list of what somebody has to see to, the oldest first. */
export const BROKEN_KINDS = ['refund', 'reply', 'lead', 'mismatch', 'stray', 'turn', 'calendar', 'alert'] as const;
export const brokenSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(BROKEN_KINDS),
      id: z.string(),
      what: z.string().describe('A sentence'),
      facts: z
        .record(z.string(), z.string())
        .optional()
        .describe('What the sentence tells, for whoever says it in another language'),
      conversation: z.string().nullable(),
      since: instant.nullable(),
      action: z
        .enum(['settle', 'resend', 'reached', 'again', 'seen'])
        .nullable()
        .describe('What can be done here; null where it goes when its cause does'),
    }),
  ),
});

/** `POST …/broken/:kind/:id` does the one action there is: 204, and it is gone from the list. */
export const mendBody = z.object({ note: z.string().trim().min(1).max(500).optional() }).nullish();

/** `GET …/audit` (owners): everything that staff did, the newest first. */
export const auditQuery = paged;
export const auditSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string().describe('Their name then'),
      account: z.string(),
      action: z.string().describe('conversation.write, booking.move, customer.erase, staff.remove, …'),
      subject: z.string().nullable().describe('The id of what it was done to'),
      what: z.string().describe('A sentence'),
      facts: z
        .record(z.string(), z.string())
        .optional()
        .describe('What the sentence tells, for whoever says it in another language'),
    }),
  ),
  next: z.string().nullable(),
});

/** `GET …/staff`. Owners: `POST …/staff/invitations`, `POST …/staff/:account/role`, `DELETE …/staff/:account` (204, signed out at once). */
export const staffSchema = z.object({
  staff: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role,
      secondFactor: z.boolean(),
      seenAt: instant.nullable(),
    }),
  ),
});
export const inviteBody = z.object({ role, email: z.email().max(200).optional() });
export const invitedSchema = z.object({ link: z.string().describe('Shown once'), until: instant });
export const roleBody = z.object({ role });

export type CustomerView = z.infer<typeof customerSchema>;
export type Broken = z.infer<typeof brokenSchema>;
export type Audit = z.infer<typeof auditSchema>;
export type Staff = z.infer<typeof staffSchema>;
