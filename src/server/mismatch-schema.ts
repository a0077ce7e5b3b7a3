import { z } from 'zod';
import { DIFFERENCES } from '../ports/payments.ts';

const mismatchSchema = z.object({
  payment: z.string(),
  conversation: z.string().describe('The id of the conversation it was asked for in'),
  booking: z.string(),
  provider: z.string().describe('Who took the money'),
  status: z.string().describe('How the payment stands: what does not fit has settled nothing'),
  asked: z.object({ cents: z.number(), currency: z.string(), reference: z.string().nullable() }),
  reported: z.array(
    z.object({
      at: z.string(),
      event: z.string().describe("The provider's own id of its report"),
      cents: z.number(),
      currency: z.string(),
      reference: z.string().nullable().describe("The provider's own name for the payment"),
      difference: z
        .enum(DIFFERENCES)
        .nullable()
        .describe('How its books differ, where the daily reconciliation found it; null where the provider reported it'),
    }),
  ),
});

const straySchema = z.object({
  provider: z.string(),
  reference: z.string().describe("The provider's own name for it"),
  payment: z.string().describe('The id of ours that it came with'),
  cents: z.number(),
  currency: z.string(),
  seenAt: z.string(),
});

export const mismatchesSchema = z.object({
  mismatched: z.array(mismatchSchema),
  strays: z.array(straySchema).describe('Money that a provider took for payments that the ledger does not know'),
});

export type MismatchView = z.infer<typeof mismatchSchema>;
