import { z } from 'zod';
import { type Booking, occupies } from '../../../domain/booking.ts';
import { contactOf, customerId, meetingAt, nameOf } from '../../../domain/customer.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import type { Agency } from '../agency/tools.ts';

/**
 * Loyalty points (D6). An account is a telephone number: a chat on the web page is a preview and has none (D2). What
 * somebody has is worked out from the ledger and stored nowhere: earned with each trip that is booked, spent with each
 * that is booked or held.
 */
export function loyaltyTools(agency: Agency): readonly Tool[] {
  return [getLoyaltyPoints(agency)];
}

const wanted = z.strictObject({ wanted: z.int().nonnegative().nullable() });

function getLoyaltyPoints(agency: Agency): Tool {
  return {
    name: 'getLoyaltyPoints',
    states: ['SUGGESTION', 'EXPLORATION', 'CUSTOMIZATION', 'BOOKING'],
    consequence: null,
    input: wanted,
    async run(_input, call) {
      const user_id = await accountOf(agency, call);
      if (user_id === null) return { kind: 'refused', reason: 'no account' };
      return { kind: 'done', output: { user_id, points: await balanceOf(agency, user_id, call.now) } };
    },
  };
}

/** Who writes, if their address is a telephone number and they have booked before. */
export async function accountOf({ business, parts }: Agency, { channel, address }: CallFacts): Promise<string | null> {
  const contact = contactOf(channel, address, business.country);
  if (!contact.startsWith('+')) return null;
  return (await parts.customers.find(business.id, contact))?.id ?? null;
}

/** Whoever books from a telephone number has an account from then on. */
export async function ensureAccount(
  { business, parts }: Agency,
  { channel, address }: CallFacts,
  name: string,
): Promise<string | null> {
  const met = meetingAt(channel, address, business.country);
  if (!met.contact.startsWith('+')) return null;
  const newcomer = { id: customerId(business.id, met), business: business.id, met, ...nameOf(name) };
  return (await parts.customers.ensure(newcomer)).id;
}

export async function balanceOf({ catalogue, parts }: Agency, customer: string, now: string): Promise<number> {
  const bookings = await parts.bookings.ofCustomer(customer);
  const number = ({ details }: Booking, name: string) => Number(details[name] ?? 0);
  const earned = bookings
    .filter(({ status }) => status === 'confirmed')
    .reduce(
      (sum, booking) => sum + Math.floor(number(booking, 'amount_cents') / 100) * catalogue.loyalty.pointsPerDollar,
      0,
    );
  const spent = bookings
    .filter((booking) => occupies(booking, now))
    .reduce((sum, booking) => sum + number(booking, 'points'), 0);
  return Math.max(0, earned - spent);
}
