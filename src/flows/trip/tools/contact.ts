import { z } from 'zod';
import { contactOf, toldAddress } from '../../../domain/customer.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import { isGoodDetail, isPickupPlace } from '../details.ts';
import type { Agency } from './agency.ts';

const contact = z.strictObject({
  booking_id: z.string().nullable(),
  field: z.enum(['customer_name', 'customer_phone']),
  value: z.string().max(200),
});

/** Another name or number for a trip that is held or paid for: changed in place, and nothing is let go for it (D1). */
export function changeContact({ business, parts }: Agency): Tool {
  async function change({ booking_id, field, value }: z.output<typeof contact>): Promise<Definite> {
    const text = value.trim().replaceAll(/\s+/g, ' ');
    if (!isGoodDetail(field, text)) return { kind: 'refused', reason: field };
    const booking = booking_id === null ? null : await parts.bookings.get(booking_id);
    if (booking === null) return { kind: 'refused', reason: 'there is no such booking' };
    if (field === 'customer_phone' && booking.customer !== null) {
      const told = toldAddress(contactOf('sms', text, business.country));
      await parts.customers.learn(booking.customer, { name: null, addresses: [told] });
    }
    // The driver looks into the ledger: name and number stand on the booking (D7).
    const ordered = { ...Object(booking.details['ordered']), ...(field === 'customer_name' && { [field]: text }) };
    await parts.bookings.amend(booking.id, { [field]: text, ordered });
    return { kind: 'done', output: { field, value: text } };
  }

  return {
    name: 'changeContact',
    states: ['PAYMENT', 'POST_BOOKING'],
    consequence: {
      unasked: 'who comes and how to reach them is told, costs nothing and is changed in place (D1)',
      // The same name written twice is one name.
      lookup: async (_call, input) => change(contact.parse(input)),
      async undo() {},
    },
    input: contact,
    run: async (input) => change(contact.parse(input)),
  };
}

const pickup = z.strictObject({ booking_id: z.string().nullable(), place: z.string().max(500) });

/** The driver looks into the ledger: where a party is picked up is changed there, held or paid for (D10). */
export function changePickup({ parts }: Agency): Tool {
  async function change({ booking_id, place }: z.output<typeof pickup>): Promise<Definite> {
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
      lookup: async (_call, input) => change(pickup.parse(input)),
      async undo() {},
    },
    input: pickup,
    run: async (input) => change(pickup.parse(input)),
  };
}
