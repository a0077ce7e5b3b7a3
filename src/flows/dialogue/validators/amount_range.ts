import { z } from 'zod';
import { validator } from './validator.ts';

/** An amount between two bounds in whole units of the slot's currency, both included; another currency will not do. */
export const amountRange = validator({
  parameters: z.strictObject({
    min: z.number().nonnegative().default(0),
    max: z.number().positive(),
    currency: z.string().length(3).default('EUR'),
  }),
  refers: () => [],
  check: (value, { min, max, currency }) => {
    const given = value as { readonly cents: number; readonly currency: string };
    const [least, most] = [Math.round(min * 100), Math.round(max * 100)];
    if (given.currency === currency && given.cents >= least && given.cents <= most) return null;
    return {
      reason: 'amount_range',
      facts: { value: given, min: { cents: least, currency }, max: { cents: most, currency } },
    };
  },
});
