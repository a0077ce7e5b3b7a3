import { z } from 'zod';

/**
 * What Chatwoot posts, as far as it is read here. Everything that a version may leave out is optional: what is missing
 * decides that a delivery is ignored, never that it breaks.
 */
const id = z.coerce.number().int().nonnegative();
const optional = <Value extends z.ZodType>(value: Value) => value.nullish().catch(null);

const contact = z.object({
  phone_number: optional(z.string()),
  name: optional(z.string()),
  identifier: optional(z.string()),
  /** `contact`, `user` for a colleague, `agent_bot`. */
  type: optional(z.string()),
});

const conversation = z.object({
  /** The number people see and the REST API takes, counted within the account. */
  id,
  status: optional(z.string()),
  contact_inbox: optional(z.object({ source_id: optional(z.string()) })),
  meta: optional(z.object({ sender: optional(contact) })),
});

const numbered = optional(z.object({ id }));

export const messagePayload = z.object({
  event: z.literal('message_created'),
  id,
  content: optional(z.string()),
  /** A word in webhooks, a number in Chatwoot's own broadcasts. */
  message_type: z.union([z.string(), z.number()]),
  private: optional(z.boolean()),
  content_attributes: optional(
    z.looseObject({
      is_unsupported: optional(z.boolean()),
      deleted: optional(z.boolean()),
      /** It was written by a rule of Chatwoot's, in somebody's name. */
      automation_rule_id: optional(z.unknown()),
    }),
  ),
  attachments: optional(z.array(z.object({ file_type: optional(z.string()) }))),
  sender: optional(contact),
  conversation,
  inbox: numbered,
  account: numbered,
});

const change = z.object({ previous_value: optional(z.string()), current_value: optional(z.string()) });

export const statusPayload = conversation.extend({
  event: z.literal('conversation_status_changed'),
  inbox_id: optional(id),
  account: numbered,
  updated_at: optional(z.union([z.string(), z.number()])),
  timestamp: optional(z.union([z.string(), z.number()])),
  changed_attributes: optional(z.array(z.record(z.string(), z.unknown()))),
  messages: optional(z.array(z.object({ account_id: optional(id) }))),
});

export type MessagePayload = z.output<typeof messagePayload>;
export type StatusPayload = z.output<typeof statusPayload>;

/** What the status was before, where the delivery says. */
export function previousStatus({ changed_attributes }: StatusPayload): string | null {
  const found = changed_attributes?.find((attributes) => 'status' in attributes)?.['status'];
  const parsed = change.safeParse(found);
  return parsed.success ? (parsed.data.previous_value ?? null) : null;
}
