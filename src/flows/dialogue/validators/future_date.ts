import { z } from 'zod';
import { addDays, instantOf, localTime } from '../../../domain/zoned.ts';
import { validator } from './validator.ts';

/** A day that has not passed where the business is: today counts unless `from_days` says otherwise, up to `within_days`. */
export const futureDate = validator({
  parameters: z.strictObject({
    from_days: z.int().min(0).default(0),
    within_days: z.int().positive().default(330),
  }),
  refers: () => [],
  check: (value, { from_days, within_days }, { moment }) => {
    const today = localTime(instantOf(moment.now), moment.timeZone).date;
    const day = String(value);
    const earliest = addDays(today, from_days);
    const latest = addDays(today, within_days);
    // ISO dates compare as text in the order of the calendar.
    if (day < earliest) return { reason: 'date_past', facts: { value: { date: day }, earliest: { date: earliest } } };
    if (day > latest) return { reason: 'date_far', facts: { value: { date: day }, latest: { date: latest } } };
    return null;
  },
});
