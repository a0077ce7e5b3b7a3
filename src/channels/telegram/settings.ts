import { z } from 'zod';
import { ownLanguage } from '../../core/locale.ts';
import type { Business } from '../../domain/business.ts';

export const TELEGRAM = 'telegram';

/** What a business writes under `channels.telegram`. Nothing of it is required: an empty entry opens the door. */
const schema = z.strictObject({
  /** How long a message waits for the rest of the thought; 0 answers each at once. */
  burstSeconds: z.number().min(0).max(5).default(1.5),
});

export interface TelegramSettings {
  readonly burstMillis: number;
  /** The business's own language, for commands of somebody whose language is not spoken. */
  readonly language: Business['locales'][number];
}

/** Null for a business that has no bot. */
export function telegramSettings(business: Business): TelegramSettings | null {
  const written = business.channels?.[TELEGRAM];
  if (written === undefined) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    throw new Error(`${business.id}: channels.telegram cannot be used: ${z.prettifyError(parsed.error)}`);
  }
  return { burstMillis: parsed.data.burstSeconds * 1000, language: ownLanguage(business.locales) };
}
