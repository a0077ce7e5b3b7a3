import { z } from 'zod';

/**
 * What Meta posts, as far as it is read here. Everything that a version may leave out is optional: what is missing decides that
 * a message is ignored, never that a delivery breaks.
 */
const optional = <Value extends z.ZodType>(value: Value) => value.nullish().catch(null);

const contact = z.object({
  wa_id: optional(z.string()),
  user_id: optional(z.string()),
  profile: optional(z.object({ name: optional(z.string()) })),
});

const tapped = optional(z.object({ id: z.string(), title: z.string() }));
const captioned = optional(z.object({ caption: optional(z.string()) }));

const message = z.object({
  id: z.string().min(1),
  /** The number, where Meta shows it, and who they are to the business. */
  from: optional(z.string()),
  from_user_id: optional(z.string()),
  type: z.string(),
  text: optional(z.object({ body: z.string() })),
  interactive: optional(z.object({ button_reply: tapped, list_reply: tapped })),
  /** A button of a template. */
  button: optional(z.object({ text: z.string() })),
  image: captioned,
  video: captioned,
  document: captioned,
});

const status = z.object({
  id: z.string().min(1),
  status: z.string(),
  timestamp: z.coerce.number(),
  biz_opaque_callback_data: optional(z.string()),
  errors: optional(z.array(z.object({ code: optional(z.number()) }))),
});

const listOf = <Value extends z.ZodType>(value: Value) => z.array(value.nullable().catch(null)).nullish().catch(null);

const change = z.object({
  field: z.string(),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    contacts: listOf(contact),
    messages: listOf(message),
    statuses: listOf(status),
  }),
});

const delivery = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: listOf(change) })),
});

export type Contact = z.output<typeof contact>;
export type Message = z.output<typeof message>;
export type Status = z.output<typeof status>;
export type Value = z.output<typeof change>['value'];

/** What a delivery says of one number, in order; null for what is no JSON. */
export function valuesIn(body: Buffer, phoneNumberId: string): readonly Value[] | null {
  const json = jsonOf(body);
  if (json === undefined) return null;
  const read = delivery.safeParse(json);
  const changes = read.success ? read.data.entry.flatMap(({ changes: all }) => all ?? []) : [];
  return changes.flatMap((one) => {
    const isMeant = one?.field === 'messages' && one.value.metadata.phone_number_id === phoneNumberId;
    return isMeant ? [one.value] : [];
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
