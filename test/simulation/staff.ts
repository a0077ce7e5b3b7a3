import type { StaffMember } from '../../src/core/event.ts';
import type { Booking } from '../../src/domain/booking.ts';
import type { Business } from '../../src/domain/business.ts';
import type { Agenda } from '../../src/ports/agenda.ts';
import type { Block } from '../../src/ports/blocks.ts';
import type { Random } from './random.ts';

/** What the people of the business do in their calendar (G4). */
export const DEEDS = ['moves', 'calls_off', 'books', 'blocks', 'unblocks'] as const;
export type Deed = (typeof DEEDS)[number];

export const ANA: StaffMember = { id: 'ana', name: 'Ana' };

const hour = 3_600_000;

/** The deed, with what it is about drawn from what stands; null where there is nothing to do it to. */
export function deedOn(
  business: Business,
  { bookings, blocks }: { readonly bookings: readonly Booking[]; readonly blocks: readonly Block[] },
  deed: Deed,
  now: string,
  random: Random,
): ((at: Agenda) => Promise<unknown>) | null {
  const at = Date.parse(now);
  const about = { business: business.id, by: ANA };
  // What nobody declared a calendar for is moved and called off like anything else.
  const resource = business.resources[random.below(business.resources.length)]?.id;
  // From the next full hour on, within two days.
  const start = new Date((Math.floor(at / hour) + 1 + random.below(48)) * hour).toISOString();
  const silent = random.chance(0.3);
  if (deed === 'books') {
    if (resource === undefined) return null;
    const minutes = random.pick([30, 60]);
    const request = { key: `${random.next()}`, resource, start, minutes, what: 'Telephone', name: 'Rosa Gil' };
    return (desk) => desk.book({ ...about, ...request, phone: null, note: null }, true);
  }
  if (deed === 'blocks') {
    if (resource === undefined) return null;
    const end = new Date(Date.parse(start) + (1 + random.below(6)) * hour).toISOString();
    const span = { resources: [resource], start, end, reason: 'other', note: null } as const;
    return (desk) => desk.block({ ...about, ...span }, true);
  }
  if (deed === 'unblocks') {
    if (blocks.length === 0) return null;
    const block = random.pick(blocks).id;
    return (desk) => desk.unblock(business.id, block);
  }
  if (bookings.length === 0) return null;
  const booking = random.pick(bookings);
  if (deed === 'calls_off') return (desk) => desk.callOff({ ...about, booking: booking.id, silent }, true);
  const later = new Date(Date.parse(booking.start) + random.pick([-2, -1, 1, 2, 24]) * hour).toISOString();
  const place = { start: later, resource: random.chance(0.8) ? booking.resource : (resource ?? booking.resource) };
  return (desk) => desk.move({ ...about, booking: booking.id, ...place, silent }, true);
}
