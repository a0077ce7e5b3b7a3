import { z } from 'zod';
import { toldReference } from '../../../domain/booking.ts';
import { type Customer, customerId, isReachable, nameOf, toldIn } from '../../../domain/customer.ts';
import type { Learnt } from '../../../ports/customers.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { type House, isTold, keeperOf, meetingIn } from './house.ts';

/** Who is coming (X15): every booking gets its customer, and what they tell of themselves is kept with them. */
export function customerTools(house: House): readonly Tool[] {
  return [meetCustomer(house), keepCustomer(house)];
}

const meeting = z.strictObject({ booking_id: z.string(), name: z.string().nullable(), ask: z.boolean() });

/**
 * Puts the customer to a booking that was just made and has none yet, with the name that the channel gives. Done twice it is
 * done once, under an id that follows from who they are. Says what is still to be asked of an anonymous web visitor;
 * whoever writes from an address that reaches them again is asked nothing.
 */
function meetCustomer(house: House): Tool {
  const { bookings, customers } = house.parts;
  return {
    name: 'meet_customer',
    states: ['meeting'],
    consequence: null,
    input: meeting,
    async run(input, call) {
      const { booking_id, name } = meeting.parse(input);
      const booking = await bookings.get(booking_id);
      if (booking?.business !== house.business.id) return { kind: 'refused', reason: 'no such booking' };
      const learnt = { name: namedIn(name), addresses: [] };
      const standing = booking.customer === null ? null : await customers.learn(booking.customer, learnt);
      const customer = standing ?? (await metBy(call, learnt, house));
      await bookings.belong(booking.id, customer.id);
      const output = {
        asks: asksOf(customer, call, house),
        reached: customer.addresses.some(isReachable),
        reference: toldReference(booking),
        told: isTold(booking) || keeperOf(booking, house)?.tellsReference === true,
        known: isReachable(meetingIn(call, house)),
      };
      return { kind: 'done', output };
    },
  };
}

/** What an anonymous web visitor is asked for; null where nothing is, because they can be reached or are known. */
function asksOf({ firstName, addresses }: Customer, call: CallFacts, house: House): 'name' | 'phone' | null {
  if (isReachable(meetingIn(call, house))) return null;
  if (firstName === null) return 'name';
  return addresses.some(isReachable) ? null : 'phone';
}

const person = z.strictObject({
  name: z.string().min(1).nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  unread: z.string().nullable(),
});

/** Keeping somebody's name twice keeps it once: there is nothing to undo. */
function keepCustomer(house: House): Tool {
  return {
    name: 'keep_customer',
    states: ['keeping'],
    consequence: null,
    input: person,
    async run(input, call) {
      const { name, phone, email } = person.parse(input);
      const { id, addresses } = await metBy(call, { name: namedIn(name), addresses: toldIn(phone, email) }, house);
      return { kind: 'done', output: { customer_id: id, reached: addresses.some(isReachable) } };
    },
  };
}

async function metBy(call: CallFacts, learnt: Learnt, house: House): Promise<Customer> {
  const { business, parts } = house;
  const met = meetingIn(call, house);
  const name = learnt.name ?? { firstName: null, lastName: null };
  const newcomer = { id: customerId(business.id, met), business: business.id, met, now: call.now, ...name };
  const customer = await parts.customers.ensure(newcomer);
  return (await parts.customers.learn(customer.id, learnt)) ?? customer;
}

function namedIn(name: string | null): Learnt['name'] {
  return name === null ? null : nameOf(name);
}
