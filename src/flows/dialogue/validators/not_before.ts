import { z } from 'zod';
import { validator } from './validator.ts';

/** A date that does not come before another slot's: the way back is not before the way out. */
export const notBefore = validator({
  parameters: z.strictObject({ slot: z.string() }),
  refers: ({ slot }) => [slot],
  check: (value, { slot }, { slots }) => {
    const other = slots[slot];
    if (typeof other !== 'string' || String(value) >= other) return null;
    return { reason: 'date_before', facts: { value: { date: String(value) }, other: { date: other } } };
  },
});
