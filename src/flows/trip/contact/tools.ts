import { z } from 'zod';
import { contactOf, toldAddress } from '../../../domain/customer.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import type { Agency } from '../agency/tools.ts';
import { isGoodDetail } from '../details.ts';

const wanted = z.strictObject({
  booking_id: z.string().nullable(),
  field: z.enum(['customer_name', 'customer_phone']),
  value: z.string().max(200),
});

/** Another name or number for a trip that is held or paid for: changed in place, and nothing is let go for it (D1). */
export function changeContact({ business, parts }: Agency): Tool {
  async function change({ booking_id, field, value }: z.output<typeof wanted>): Promise<Definite> {
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
      lookup: async (_call, input) => change(wanted.parse(input)),
      async undo() {},
    },
    input: wanted,
    run: async (input) => change(wanted.parse(input)),
  };
}
