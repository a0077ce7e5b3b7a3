import { z } from 'zod';
import type { Business } from '../../domain/business.ts';
import { CHATWOOT } from './address.ts';

/** What a business writes under `channels.chatwoot`. Nothing of it is required: an empty entry opens the door. */
const schema = z.strictObject({
  /** Its account and inbox in Chatwoot; deliveries of others are ignored. */
  account: z.int().positive().optional(),
  inbox: z.int().positive().optional(),
  /** How long a message waits for the rest of the thought; 0 answers each at once. */
  burstSeconds: z.number().min(0).max(5).default(1.5),
});

export interface ChatwootSettings {
  readonly account: number | null;
  readonly inbox: number | null;
  readonly burstMillis: number;
}

/** Null for a business that is not written to through Chatwoot. */
export function chatwootSettings(business: Business, accountByDefault: number | null): ChatwootSettings | null {
  const written = business.channels?.[CHATWOOT];
  if (written === undefined) return null;
  const parsed = schema.safeParse(written);
  if (!parsed.success) {
    throw new Error(`${business.id}: channels.chatwoot cannot be used: ${z.prettifyError(parsed.error)}`);
  }
  const { account, inbox, burstSeconds } = parsed.data;
  return { account: account ?? accountByDefault, inbox: inbox ?? null, burstMillis: burstSeconds * 1000 };
}
