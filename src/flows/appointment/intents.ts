import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';
import { wishEntities } from './preference.ts';

/** What an intent may carry. */
const NOTHING = z.strictObject({});

const ENTITIES = {
  constraint: wishEntities,
  change_request: wishEntities,
  select: z.strictObject({ choice: z.int().positive().max(2) }),
  decline: wishEntities.pick({ except: true }),
  confirm: NOTHING,
  cancel: NOTHING,
  unclear: z.strictObject({
    question: z.literal(true).exactOptional(),
    later: z.literal(true).exactOptional(),
    /** A yes where two were offered. */
    agrees: z.literal(true).exactOptional(),
    /** Somebody else is to come as well. */
    company: z.literal(true).exactOptional(),
  }),
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
