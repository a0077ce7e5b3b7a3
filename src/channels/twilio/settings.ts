import { z } from 'zod';
import type { Business } from '../../domain/business.ts';

/** The channel's name is what customers use, not who carries it: leads are written to by text message (A13). */
export const SMS = 'sms';

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'A number is written with its country code, like +447700900123');

/** What a business writes under `channels.sms`: the number it writes from, or the service that picks one. */
const schema = z
  .strictObject({
    from: phone.optional(),
    messagingService: z
      .string()
      .regex(/^MG[0-9a-f]{32}$/, 'A messaging service is written like MG0123…')
      .optional(),
    /** How long a message waits for the rest of the thought; 0 answers each at once. */
    burstSeconds: z.number().min(0).max(5).default(1.5),
  })
  .refine(({ from, messagingService }) => (from === undefined) !== (messagingService === undefined), {
    error: 'Give either `from` or `messagingService`',
  });

export interface TwilioSettings {
  readonly from?: string | undefined;
  readonly messagingService?: string | undefined;
  readonly burstMillis: number;
}

/** Null for a business that is not written to by text message. */
export function twilioSettings(business: Business): TwilioSettings | null {
  const written = business.channels?.[SMS];
  if (written === undefined) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    throw new Error(`${business.id}: channels.sms cannot be used: ${z.prettifyError(parsed.error)}`);
  }
  const { burstSeconds, ...sender } = parsed.data;
  return { ...sender, burstMillis: burstSeconds * 1000 };
}
