import { z } from 'zod';

/**
 * How long a business keeps what it knows of people: "24 months", "90 days", "2 years" (G5). Talks and customers may have
 * times of their own; without any, they are kept until somebody erases them.
 */
const MONTHS_PER_YEAR = 12;
const DAYS_PER_WEEK = 7;

const SPAN = /^([1-9]\d{0,3}) (day|week|month|year)s?$/;

const span = z
  .string()
  .regex(SPAN, 'How long is written like "24 months", "90 days" or "2 years"')
  .transform((written): Span => {
    const [, count = '0', unit] = SPAN.exec(written) ?? [];
    const number = Number(count);
    if (unit === 'year') return { months: number * MONTHS_PER_YEAR };
    if (unit === 'month') return { months: number };
    return { days: unit === 'week' ? number * DAYS_PER_WEEK : number };
  });

export type Span = { readonly months: number } | { readonly days: number };

/** Absent: for as long as nobody erases it. */
export interface Keep {
  readonly conversations?: Span | undefined;
  readonly customers?: Span | undefined;
}

/** `keep: 24 months` for both, or each by itself. */
export const keep = z.union([
  span.transform((both): Keep => ({ conversations: both, customers: both })),
  z.strictObject({ conversations: span.optional(), customers: span.optional() }),
]);

/** The instant before which nothing is kept any more. */
export function keptSince(now: string, kept: Span): string {
  const from = new Date(now);
  if ('days' in kept) from.setUTCDate(from.getUTCDate() - kept.days);
  else from.setUTCMonth(from.getUTCMonth() - kept.months);
  return from.toISOString();
}
