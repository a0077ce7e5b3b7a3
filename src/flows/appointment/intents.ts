import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';
import { wishEntities } from './preference.ts';

/** What an intent may carry. */
const NOTHING = z.strictObject({});

/** Somebody else is to come as well: one is booked after the other. */
const company = { company: z.literal(true).exactOptional() };

const ENTITIES = {
  constraint: wishEntities.extend(company),
  change_request: wishEntities.extend(company),
  select: z.strictObject({ choice: z.int().positive().max(2), ...company }),
  decline: wishEntities.pick({ except: true }),
  confirm: NOTHING,
  cancel: NOTHING,
  unclear: z.strictObject({
    question: z.literal(true).exactOptional(),
    later: z.literal(true).exactOptional(),
    /** A yes where two were offered. */
    agrees: z.literal(true).exactOptional(),
    ...company,
    /** Another day than that of what is booked, and no word of moving it. */
    doubt: z.literal(true).exactOptional(),
  }),
  /** One besides the one that is booked; `named` where they said when, which the next talk has to hear again. */
  another: z.strictObject({ named: z.literal(true).exactOptional() }),
};

export type IntentName = keyof typeof ENTITIES;

/** The intents of a state with when each is meant, for a model: what is not listed cannot be heard there (X1). */
export function intentsOf(
  meanings: { readonly [Name in IntentName]?: string },
  grounded: NonNullable<IntentExpectation['grounded']>,
  commits: readonly IntentName[] = [],
): { readonly [type: string]: IntentExpectation } {
  const listed = Object.entries(meanings) as [IntentName, string][];
  return Object.fromEntries(
    listed.map(([name, meaning]) => [
      name,
      {
        meaning,
        entities: ENTITIES[name],
        grounded,
        ...(commits.includes(name) && { commits: () => true }),
      },
    ]),
  );
}
