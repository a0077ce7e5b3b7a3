import { z } from 'zod';
import { canonical } from '../../../core/json.ts';
import { validator } from './validator.ts';

/** Not the same as another slot: nobody flies from Boston to Boston. */
export const differsFrom = validator({
  parameters: z.strictObject({ slot: z.string() }),
  refers: ({ slot }) => [slot],
  check: (value, { slot }, { slots }) =>
    canonical(value) === canonical(slots[slot] ?? null) ? { reason: 'same', facts: { value: String(value) } } : null,
});
