import { z } from 'zod';
import { type Finding, mistake } from './finding.ts';

/**
 * Outside calendars as their owner writes them (H1, H2, H5): `calendar: required`, or
 *
 *     calendar:
 *       check: required        # no offers and no bookings while a calendar cannot be asked; preferred: the ledger alone
 *       moved: move            # what people move there is moved here and the customer told; alert: it is put back, and said
 *       deleted: call_off      # or alert
 *       ties:
 *         - resource: ana
 *           caldav: { address: https://dav.example.com, user: ana, password: CALDAV_ANA, calendar: Work }
 *         - resource: ana
 *           feed: FEED_ANA
 *
 * Passwords and secret addresses are named, not written: they are settings of the server.
 */
const secretName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'A secret is named in capital letters, like CALDAV_ANA: the server’s settings hold it');

const tie = z
  .strictObject({
    resource: z.string().min(1),
    caldav: z
      .strictObject({
        address: z.url('An address begins with https://'),
        user: z.string().min(1),
        password: secretName,
        /** By its name or address, where the account has more than one. */
        calendar: z.string().min(1).optional(),
      })
      .optional(),
    /** An .ics address that is only read. */
    feed: secretName.optional(),
  })
  .refine(({ caldav, feed }) => (caldav === undefined) !== (feed === undefined), 'A tie is either caldav or feed');

const CHECKS = ['required', 'preferred'] as const;

const terms = z.strictObject({
  check: z.enum(CHECKS).default('preferred'),
  moved: z.enum(['move', 'alert']).default('move'),
  deleted: z.enum(['call_off', 'alert']).default('call_off'),
  ties: z.array(tie).default([]),
});

export const calendarTerms = z
  .union([z.enum(CHECKS), terms])
  .default('preferred')
  .transform((written) => (typeof written === 'string' ? terms.parse({ check: written }) : written));

export type CalendarTerms = z.output<typeof terms>;

/** A tie is of a resource that the business has, and what is booked shows in one calendar of it. */
export function tieFindings(
  { ties }: CalendarTerms,
  resources: readonly { readonly id: string }[],
): readonly Finding[] {
  const written = ties.map(({ resource, caldav }) => (caldav === undefined ? null : resource));
  return ties.flatMap(({ resource }, index) => {
    const at = ['calendar', 'ties', index, 'resource'] as const;
    if (!resources.some(({ id }) => id === resource)) return [mistake([...at], `there is no resource "${resource}"`)];
    const isSecond = written[index] !== null && written.indexOf(resource) < index;
    return isSecond ? [mistake([...at], `"${resource}" has a calendar that is written to already`)] : [];
  });
}
