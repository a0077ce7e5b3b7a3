import { z } from 'zod';
import { type Booking, occupies } from '../../../domain/booking.ts';
import { contactOf, customerId, meetingAt, nameOf, toldAddress } from '../../../domain/customer.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import type { Agency } from './agency.ts';

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

export interface Traveller {
  readonly customer: string;
  /** Whoever books from a telephone number has an account from then on; null in a preview chat (D2). */
  readonly account: string | null;
}

/** Who travels, with the name and the number they gave (X15). A number that is only told is nobody's account. */
export async function ensureTraveller(
  { business, parts }: Agency,
  { channel, address, now }: CallFacts,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<Traveller> {
  const met = meetingAt(channel, address, business.country);
  const newcomer = { id: customerId(business.id, met), business: business.id, met, now, ...nameOf(name) };
  const { id } = await parts.customers.ensure(newcomer);
  await parts.customers.learn(id, { name: null, addresses: [toldAddress(contactOf('sms', phone, business.country))] });
  return { customer: id, account: met.contact.startsWith('+') ? id : null };
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
