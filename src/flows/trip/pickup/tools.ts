import { z } from 'zod';
import type { Definite, Tool } from '../../../ports/tool.ts';
import type { Agency } from '../agency/tools.ts';
import { isPickupPlace } from '../pickup-said.ts';

const wanted = z.strictObject({ booking_id: z.string().nullable(), place: z.string().max(500) });

/** The driver looks into the ledger: where a party is picked up is changed there, held or paid for (D10). */
export function changePickup({ parts }: Agency): Tool {
  async function change({ booking_id, place }: z.output<typeof wanted>): Promise<Definite> {
    const pickup_location = place.trim().replaceAll(/\s+/g, ' ');
    if (!isPickupPlace(pickup_location)) return { kind: 'refused', reason: 'pickup_location' };
    const booking = booking_id === null ? null : await parts.bookings.get(booking_id);
    const ordered = { ...Object(booking?.details['ordered']), pickup_location };
    const amended = booking && (await parts.bookings.amend(booking.id, { pickup_location, ordered }));
    return amended === null
      ? { kind: 'refused', reason: 'there is no such booking' }
      : { kind: 'done', output: { pickup_location } };
  }

  return {
    name: 'changePickup',
    states: ['PAYMENT', 'POST_BOOKING'],
    consequence: {
      unasked: 'where to be picked up is told, costs nothing and is changed in place (D1)',
      // The same place written twice is one place.
      lookup: async (_call, input) => change(wanted.parse(input)),
      async undo() {},
    },
    input: wanted,
    run: async (input) => change(wanted.parse(input)),
  };
}
