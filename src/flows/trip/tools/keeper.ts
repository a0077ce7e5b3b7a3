import { z } from 'zod';
import { type Booking, earlierOf } from '../../../domain/booking.ts';
import { money } from '../../../domain/money.ts';
import { parseDay } from '../../../domain/wish.ts';
import { addDays, instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Keeper, OtherTime, WishedFor } from '../../../ports/keeper.ts';
import type { Definite } from '../../../ports/tool.ts';
import { namedIn, phrase, type Trip, tripWithId } from '../catalogue.ts';
import { DAY_MS, datesFrom, daysBetween, pickupOn, today } from '../dates.ts';
import { amount, tripName } from '../facts.ts';
import type { Agency } from './agency.ts';
import { freePlaces, givePlacesBack, releasePlaces, restorePlaces, takePlaces } from './places.ts';
import { decidedIn, giveBack, paymentsFor, refundFor } from './refunding.ts';

const ordered = z.object({
  trip: z.string(),
  people: z.int().positive(),
  dates: z.object({ start: z.iso.date(), end: z.iso.date() }),
});

/** How many days after the wish are looked at, and how many of those that are free are told. */
const NEAR_DAYS = 14;
const NEAR_MAX = 3;

/** D10, unless the business's file says otherwise. */
const A_DAY_BEFORE = DAY_MS / MINUTE_MS;

/** Trips: called off with the share of what was paid that the policy gives back, or had on another day (D10). */
export function tripKeeper(agency: Agency): Keeper {
  const { catalogue, parts } = agency;
  const { bookings, till } = parts;
  const orderOf = ({ details }: Booking) => ordered.safeParse(details).data ?? null;
  return {
    tellsReference: true,
    told: (booking) => {
      const order = orderOf(booking);
      if (order === null) return null;
      // A trip that is no longer sold is still theirs (X14).
      const isSold = tripWithId(catalogue, order.trip) !== null;
      return isSold ? phrase('kept', { trip: tripName(order.trip), people: order.people }) : phrase('kept_gone');
    },

    name: ({ details }) => (typeof details['customer_name'] === 'string' ? details['customer_name'] : null),

    extra: (extra) =>
      catalogue.addons.some(({ id }) => id === extra) ? namedIn('addon', extra) : phrase('extra_gone'),

    reminders: [A_DAY_BEFORE],

    beside: ({ details }) => {
      const place = details['pickup_location'] ?? Object(details['ordered'])['pickup_location'];
      return typeof place === 'string' ? phrase('post.picked_up', { place }) : null;
    },

    ends: (booking) => {
      const last = orderOf(booking)?.dates.end;
      if (last === undefined) return booking.end;
      return isoInstant(instantOf(pickupOn(last, catalogue)) + DAY_MS, catalogue.timeZone);
    },

    async terms(booking, act, now) {
      if (booking.status !== 'confirmed') return null;
      if (act === 'move') return { told: phrase('post.move_policy'), refund: null };
      const { days, percent, cents } = await refundFor(agency, booking, now, act === 'call_off_by_us');
      const refund = amount(cents, catalogue);
      return { told: phrase('post.policy', { days, percent, refund }), refund: money(cents, catalogue.currency) };
    },

    async callOff(booking, { now }, agreed, byUs = false) {
      if (booking.status === 'held') return letGo(booking, now);
      if (booking.status === 'confirmed') {
        const { cents, shares } = await refundFor(agency, booking, now, byUs);
        if (cents !== (agreed?.cents ?? 0)) return { kind: 'refused', reason: 'changed' };
        await bookings.amend(booking.id, { refunds: shares.map((share) => ({ ...share })) });
      }
      await givePlacesBack(agency, booking, now);
      const decided = decidedIn((await bookings.get(booking.id)) ?? booking);
      const refund_sent = await giveBack(agency, decided, now);
      const cents = decided.reduce((sum, share) => sum + share.cents, 0);
      const refund = { cents, currency: catalogue.currency };
      return { kind: 'done', output: { id: booking.id, refund, refund_sent } };
    },

    async wayBack(booking) {
      // Money that went back is not called in again, and what was never paid for is booked anew.
      const isPaid = decidedIn(booking).length === 0 && (await paymentsFor(agency, booking)).length > 0;
      if (!isPaid) return null;
      return async ({ now }) => {
        const back = await restorePlaces(agency, booking, now);
        return back ? { kind: 'done', output: { id: booking.id } } : { kind: 'refused', reason: 'taken' };
      };
    },

    async times(booking, wish, now) {
      const order = orderOf(booking);
      const trip = tripWithId(catalogue, booking.resource);
      // Places that are not paid for are given back in their own talk, and held on another day (D1).
      if (order === null || trip === null || booking.status !== 'confirmed') return null;
      return daysFree(trip, order, wish, now);
    },

    async move(booking, { start }, call) {
      const order = orderOf(booking);
      const trip = tripWithId(catalogue, booking.resource);
      const made = await bookings.findByKey(call.key);
      const stands = booking.status === 'confirmed' || made !== null;
      if (order === null || trip === null || !stands) return { kind: 'refused', reason: 'not standing' };
      const date = today(start, catalogue);
      const dates = datesFrom(date, daysBetween(order.dates.start, order.dates.end) + 1);
      const before = Object(booking.details['ordered']);
      const details = {
        ...booking.details,
        ...{ dates, ordered: { ...before, travel_dates: dates }, was: [...earlierOf(booking), booking.id] },
      };
      // New places first, then the old ones are freed: nobody is ever left without either. It stays with its own talk.
      const conversation = booking.conversation ?? call.conversation;
      const place = { trip, date, people: order.people, heldUntil: null, customer: booking.customer, details };
      const taken = await takePlaces(agency, { call: { ...call, conversation }, ...place });
      if (taken === null) return { kind: 'refused', reason: 'taken' };
      await givePlacesBack(agency, booking, call.now);
      return { kind: 'done', output: { id: taken.id, start: taken.start } };
    },
  };

  /** Held and not paid for: nothing goes back, and nobody is to pay by an old link. What was paid meanwhile has other terms. */
  async function letGo(booking: Booking, now: string): Promise<Definite> {
    const left = await releasePlaces(agency, booking, 'cancelled', now);
    if (left === 'paid') return { kind: 'refused', reason: 'changed' };
    await till.giveUp(booking.id, now);
    return { kind: 'done', output: { id: booking.id, refund: null, refund_sent: true } };
  }

  /** The day that was wished for if there are places for all, else the next ones on which there are. */
  async function daysFree(
    trip: Trip,
    { people, dates }: z.output<typeof ordered>,
    wish: WishedFor,
    now: string,
  ): Promise<readonly OtherTime[]> {
    const day = parseDay(wish.day);
    const [from, to] = day?.kind === 'span' ? [day.from, day.to] : [dates.start, dates.start];
    const found: OtherTime[] = [];
    for (let date = from; date <= addDays(to, NEAR_DAYS) && found.length < NEAR_MAX; date = addDays(date, 1)) {
      if (date <= today(now, catalogue) || date === dates.start) continue;
      if ((await freePlaces(agency, trip, date, now)) < people) continue;
      found.push({ start: pickupOn(date, catalogue), resource: trip.id });
      if (from === to && date === from) break;
    }
    return found;
  }
}
