import { z } from 'zod';
import type { Business } from '../../domain/business.ts';

export const WHATSAPP = 'whatsapp';

/** A template that Meta has approved; its one parameter is what we would say. */
const template = z.strictObject({ name: z.string().regex(/^[a-z0-9_]{1,512}$/), language: z.string().min(2).max(10) });

/** What a business writes under `channels.whatsapp`. */
const schema = z.strictObject({
  /** Meta's id of the number that it writes from, not the number itself. */
  phoneNumberId: z.string().regex(/^\d{5,20}$/, 'Meta’s id of the number, in digits'),
  /** What is said to whoever has not written for a day, by why it is said (F3). */
  templates: z
    .strictObject({ first_touch: template.optional(), reminder: template.optional(), change: template.optional() })
    .prefault({}),
  /** How long a message waits for the rest of the thought; 0 answers each at once. */
  burstSeconds: z.number().min(0).max(5).default(1.5),
});

export type WhatsappSettings = Omit<z.output<typeof schema>, 'burstSeconds'> & { readonly burstMillis: number };
export type Template = z.output<typeof template>;

/** Null for a business that is not on WhatsApp itself. */
export function whatsappSettings(business: Business): WhatsappSettings | null {
  const written = business.channels?.[WHATSAPP];
  if (written === undefined) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    throw new Error(`${business.id}: channels.whatsapp cannot be used: ${z.prettifyError(parsed.error)}`);
  }
  const { burstSeconds, ...rest } = parsed.data;
  return { ...rest, burstMillis: burstSeconds * 1000 };
}
