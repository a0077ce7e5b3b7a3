import { z } from 'zod';
import { minuteOf } from '../../../domain/zoned.ts';
import { validator } from './validator.ts';

/** A time of day between two others, the last one included: when the kitchen takes guests, when the workshop opens. */
export const openHours = validator({
  parameters: z.strictObject({ from: z.iso.time({ precision: -1 }), to: z.iso.time({ precision: -1 }) }),
  refers: () => [],
  check: (value, { from, to }) => {
    const minute = minuteOf(String(value));
    if (minute >= minuteOf(from) && minute <= minuteOf(to)) return null;
    return { reason: 'open_hours', facts: { value: { time: String(value) }, from: { time: from }, to: { time: to } } };
  },
});
