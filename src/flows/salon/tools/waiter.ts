import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { wishOf } from '../../../domain/also-day.ts';
import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { keptUntil } from '../../../domain/deposit.ts';
import { isRuledOut } from '../../../domain/ruled-out.ts';
import { alsoDated, dated, firstFitting, wishEnds } from '../../../domain/waiting.ts';
import { instantOf, isoInstant, localTime } from '../../../domain/zoned.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Waiter } from '../../../ports/waiter.ts';
import { type Catalogue, depositOf, stylistsFor } from '../catalogue.ts';
import { ANY_STYLIST } from '../context.ts';
import { servicesFact, stylistName } from '../facts.ts';
import { agendaOf } from './agenda.ts';
import { type BookParts, depositAsked } from './book.ts';
import { search } from './search.ts';

interface Salon {
  readonly business: Business;
  readonly settings: Catalogue;
  readonly parts: BookParts & { readonly customers: Customers };
}

const needed = search
  .pick({ services: true, stylist: true, without: true, also: true, except: true })
  .extend({ wish: z.strictObject(search.pick({ day: true, time_window: true, explicit_time: true }).shape) });

const found = z.object({ matching: z.int(), miss: z.string().nullish() });

/** Waiting for a stylist's time: the same services, with whom and when they wished for (B3, decision 18). */
export function salonWaiter({ business, settings, parts }: Salon): Waiter {
  const { timeZone } = business;

  const ableFor = ({ services, stylist, without }: z.infer<typeof needed>) =>
    stylistsFor(settings, services)
      .map(({ id }) => id)
      .filter((id) => (stylist === ANY_STYLIST ? !without.includes(id) : id === stylist));

  return {
    wantIn({ tool, input, outcome }, now) {
      if (tool !== 'find_next_available' || outcome.kind !== 'done') return null;
      const asked = search.safeParse(input).data;
      const answer = found.safeParse(outcome.output).data;
      // What has been, or is never to be had, is not waited for.
      if (asked === undefined || answer === undefined || answer.matching > 0 || (answer.miss ?? 'full') !== 'full')
        return null;
      const { services, stylist, without, also, except, day, time_window, explicit_time } = asked;
      const wish = dated({ day, time_window, explicit_time }, now, timeZone);
      const dates = also.map((day) => alsoDated(day, now, timeZone));
      const isNamed = stylist !== ANY_STYLIST;
      const facts = {
        services: servicesFact(services),
        named: isNamed ? 'yes' : 'no',
        stylist: isNamed ? stylistName(stylist, settings) : null,
      };
      const ends = [wish, ...dates.map((day) => wishOf(day, wish))].map((one) => wishEnds(one, now, business));
      return {
        needs: { services, stylist, without, also: dates, except },
        wish,
        what: { say: 'waited', facts },
        until: ends.toSorted((one, other) => instantOf(one) - instantOf(other)).at(-1) ?? now,
      };
    },

    placeFor(needs, busy, now) {
      const want = needed.parse(needs);
      const agenda = agendaOf(business, settings, want.services, now);
      const free = agenda
        .free(ableFor(want), busy)
        .filter(({ start }) => !isRuledOut(localTime(start, timeZone).date, want.except));
      const first = firstFitting(free, want, now, timeZone);
      const slot = first && agenda.slotAt(first.stylist, isoInstant(first.start, timeZone));
      return slot && { resource: first.stylist, ...slot, details: { services: want.services } };
    },

    isServedBy(needs, booking) {
      const want = needed.parse(needs);
      const made: JsonObject = booking.details;
      const same = JSON.stringify(made['services']) === JSON.stringify(want.services);
      const at = { start: instantOf(booking.start) };
      return same && ableFor(want).includes(booking.resource) && firstFitting([at], want, ZERO, timeZone) !== null;
    },

    async take(held, { now }) {
      const { id, customer, start } = held;
      const services = z.array(z.string()).parse(held.details['services']);
      const who = customer === null ? null : await parts.customers.get(customer);
      const named = who?.firstName ?? null;
      const terms = settings.deposit;
      const deposit = depositOf(settings, services);
      const isPaidFirst = terms !== undefined && deposit !== null && held.status === 'held';
      const details = {
        ...(named !== null && { first_name: named }),
        ...(isPaidFirst && { deposit, taken: true }),
      };
      if (!isPaidFirst) {
        const after = await parts.bookings.move({ id, from: ['held'], to: 'confirmed', now });
        if (after?.booking.status !== 'confirmed') return { kind: 'refused', reason: 'taken' };
        await parts.bookings.amend(id, details);
        return { kind: 'done', output: { booking_id: id, start, services, pay: null } };
      }
      const until = keptUntil(terms, start, now, timeZone);
      const kept = await parts.bookings.prolong({ id, until, now });
      const amended = kept && (await parts.bookings.amend(id, details));
      if (!amended) return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: await toPay(amended, now) };
    },
  };

  async function toPay(booking: Booking, now: string): Promise<JsonObject> {
    const asked = await depositAsked(booking, { business, settings, parts }, now);
    if (asked === null) throw new Error(`${booking.id} asks for no deposit`);
    const { cents, url, held_until } = asked;
    const pay = { cents, currency: settings.currency, url, until: held_until };
    return { booking_id: booking.id, start: booking.start, services: booking.details['services'] ?? [], pay };
  }
}

/** Days are dates here, which mean the same at any time. */
const ZERO = '1970-01-01T00:00:00Z';
