import { z } from 'zod';
import { validator } from './validator.ts';

/** A number between two bounds, both included. */
export const countRange = validator({
  parameters: z.strictObject({ min: z.int().default(1), max: z.int() }),
  refers: () => [],
  check: (value, { min, max }) =>
    typeof value === 'number' && value >= min && value <= max
      ? null
      : { reason: 'count_range', facts: { value: Number(value), min, max } },
});
