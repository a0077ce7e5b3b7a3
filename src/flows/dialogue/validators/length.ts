import { z } from 'zod';
import { validator } from './validator.ts';

/** Words of a length that fits. */
export const length = validator({
  parameters: z.strictObject({ min: z.int().min(0).default(1), max: z.int().positive().default(500) }),
  refers: () => [],
  check: (value, { min, max }) => {
    const characters = String(value).length;
    return characters >= min && characters <= max ? null : { reason: 'length', facts: { min, max } };
  },
});
