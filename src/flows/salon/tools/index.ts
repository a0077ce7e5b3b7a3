import { z } from 'zod';
import type { Business } from '../../../domain/business.ts';
import { contactOf, customerId, meetingAt } from '../../../domain/customer.ts';
import { type Looked, missOf } from '../../../domain/miss.ts';
import { isRuledOut } from '../../../domain/ruled-out.ts';
import { READ_ONCE } from '../../../domain/written.ts';
import { instantOf, isoInstant, localTime, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Tool } from '../../../ports/tool.ts';
import { type SalonSettings, salonSettings, stylistsFor } from '../catalogue.ts';
import { ANY_STYLIST } from '../context.ts';
import { agendaOf } from './agenda.ts';
import { type BookParts, book } from './book.ts';
import { chooseSlots, type FreeStart } from './choose-slots.ts';
import { checkHold, findBooking } from './deposit.ts';
import { search } from './search.ts';

export interface SalonParts extends BookParts {
  readonly customers: Customers;
}

/** What the salon can have done in the world, each with the states it may run in (B8, B9). */
export function salonTools(business: Business, parts: SalonParts): readonly Tool[] {
  const salon: Salon = { business, settings: salonSettings.parse(business.settings['salon'], READ_ONCE), parts };
  return [
    searchServices(salon),
    findNextAvailable(salon),
    findCustomer(salon),
    ensureCustomer(salon),
    book(salon),
    findBooking(salon),
    checkHold(salon),
  ];
}

interface Salon {
  readonly business: Business;
  readonly settings: SalonSettings;
  readonly parts: SalonParts;
}

function searchServices({ settings }: Salon): Tool {
  return {
    name: 'search_services',
    states: ['idle', 'service_selection'],
    consequence: null,
    input: z.strictObject({}),
    async run() {
      const services = settings.services.map(({ name, minutes, cents }) => ({ name, minutes, cents }));
      return { kind: 'done', output: { services } };
    },
  };
}

/** Free times for the whole set of services, with one stylist or with any who does them all (B3). */
function findNextAvailable(salon: Salon): Tool {
  const { timeZone } = salon.business;
  return {
    name: 'find_next_available',
    states: ['idle', 'service_selection', 'stylist_selection', 'slot_selection', 'customer_data', 'confirmation'],
    consequence: null,
    input: search,
    async run(input, { now }) {
      const asked = search.parse(input);
      const { day, time_window, explicit_time, also } = asked;
      const free = await freeFor(asked, now, salon);
      const others = asked.others.map(instantOf);
      const wish = { day, time_window, explicit_time };
      const { slots, matching } = chooseSlots({ free, wish, also, others, now: instantOf(now), timeZone });
      const listed = slots.map((slot) => ({ start: isoInstant(slot.start, timeZone), stylist: slot.stylist }));
      const miss = matching > 0 ? null : missOf(wish, looked(now, salon.business));
      return { kind: 'done', output: { slots: listed, matching, miss } };
    },
  };
}

function looked(now: string, { opening, timeZone, lookAheadDays }: Business): Looked {
  const to = isoInstant(instantOf(now) + lookAheadDays * 24 * 60 * MINUTE_MS, timeZone);
  return { openings: [opening], timeZone, from: now, to };
}

/** Days that were ruled out are left out. */
async function freeFor(
  { services, stylist, without, except }: z.infer<typeof search>,
  now: string,
  { business, settings, parts }: Salon,
): Promise<readonly FreeStart[]> {
  const able = stylistsFor(settings, services).map(({ id }) => id);
  const wanted = able.filter((id) => (stylist === ANY_STYLIST ? !without.includes(id) : id === stylist));
  if (wanted.length === 0) return [];
  const agenda = agendaOf(business, settings, services, now);
  const busy = await parts.bookings.busy({ ...agenda.asks(wanted), now });
  const isOpen = ({ start }: FreeStart) => !isRuledOut(localTime(start, business.timeZone).date, except);
  return agenda.free(wanted, busy).filter(isOpen);
}

/** Who writes is recognised by their number, which stays between the engine and the store of customers (B10). */
function findCustomer({ business, parts }: Salon): Tool {
  return {
    name: 'find_customer',
    states: ['customer_data'],
    consequence: null,
    input: z.strictObject({}),
    async run(_, { channel, address }) {
      const found = await parts.customers.find(business.id, contactOf(channel, address, business.country));
      // Who booked elsewhere in the house without a name is asked for it here.
      if (found === null || found.firstName === null) return { kind: 'done', output: { customer: null } };
      const { id, firstName, lastName } = found;
      const name = { first_name: firstName, ...(lastName !== null && { last_name: lastName }) };
      return { kind: 'done', output: { customer: { ...name, customer_id: id } } };
    },
  };
}

const person = z.strictObject({ first_name: z.string().min(1), last_name: z.string().nullable() });

/** Storing a customer twice stores them once, under an id that follows from who they are: there is nothing to undo. */
function ensureCustomer({ business, parts }: Salon): Tool {
  return {
    name: 'ensure_customer',
    states: ['confirmation'],
    consequence: null,
    input: person,
    async run(input, { channel, address, now }) {
      const { first_name, last_name } = person.parse(input);
      const met = meetingAt(channel, address, business.country);
      const id = customerId(business.id, met);
      const name = { firstName: first_name, lastName: last_name };
      const customer = await parts.customers.ensure({ id, business: business.id, met, now, ...name });
      return { kind: 'done', output: { customer_id: customer.id } };
    },
  };
}
