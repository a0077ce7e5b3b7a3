import { z } from 'zod';
import { WEEKDAYS } from '../../../core/when.ts';
import { weekdayOf } from '../../../domain/zoned.ts';
import { validator } from './validator.ts';

/** A day of the week on which this can be had at all. */
export const weekdays = validator({
  parameters: z.strictObject({ open: z.array(z.enum(WEEKDAYS)).min(1) }),
  refers: () => [],
  check: (value, { open }) =>
    open.includes(weekdayOf(String(value))) ? null : { reason: 'weekday', facts: { value: { date: String(value) } } },
});
