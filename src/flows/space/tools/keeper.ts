import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { addDays, clockTime, instantOf, isoInstant, localTime, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Keeper, WishedFor } from '../../../ports/keeper.ts';
import type { Payment, Till } from '../../../ports/payments.ts';
import { type Catalogue, inHoursOf, spaceWithId } from '../catalogue.ts';
import { type Period, reservation } from '../context.ts';
import { instantsOf } from '../period.ts';
import { NEAR_DAYS, nearestPeriods } from './nearest.ts';
import { isFree, slotBetween } from './room.ts';

interface House {
  readonly business: Business;
  readonly catalogue: Catalogue;
  readonly parts: { readonly bookings: Bookings; readonly till: Till };
}

const reserved = z.object({ spaceId: z.string(), period: reservation.shape.period.unwrap().unwrap() });

/** Reservations of a space: called off with their money back, or had for as long at another time (E8). */
export function spaceKeeper({ business, catalogue, parts }: House): Keeper {
  const { bookings, till } = parts;
  const { timeZone } = business;
  const reservationOf = ({ details }: Booking) => reserved.safeParse(details).data ?? null;
  return {
    told: (booking) => {
      const made = reservationOf(booking);
      const space = made && spaceWithId(catalogue, made.spaceId);
      return space ? space.name : null;
    },

    async callOff(booking, { now }) {
      const { id } = booking;
      const after = await bookings.move({ id, from: ['held', 'confirmed'], to: 'cancelled', now });
      if (after?.booking.status !== 'cancelled') return { kind: 'refused', reason: 'not standing' };
      await till.giveUp(id, now);
      const paid = (await paymentsFor(booking)).filter(({ outcome }) => outcome === 'confirmed');
      for (const payment of paid) await till.refund(payment.id, payment.amount.cents, now);
      return { kind: 'done', output: { id } };
    },

    async wayBack(booking) {
      // Money that was asked for has gone back, or was never paid: only what is free stands again by a word.
      if ((await paymentsFor(booking)).length > 0) return null;
      return async ({ now }) => {
        const after = await bookings.move({ id: booking.id, from: ['cancelled'], to: 'confirmed', now });
        return after?.booking.status === 'confirmed'
          ? { kind: 'done', output: { id: booking.id } }
          : { kind: 'refused', reason: 'taken' };
      };
    },

    async times(booking, wish, now) {
      const made = reservationOf(booking);
      // What is still to be paid has a payment of its own under way: a person moves it.
      if (made === null || booking.status === 'held') return null;
      const space = spaceWithId(catalogue, made.spaceId);
      if (space === undefined) return null;
      const period = periodAt(made.period, booking, wish);
      const { start, end } = instantsOf(period, inHoursOf(space, catalogue));
      const to = isoInstant(end + (NEAR_DAYS + 1) * 24 * 60 * MINUTE_MS, timeZone);
      const resources = [booking.resource];
      const taken = await bookings.busy({ business: business.id, resources, from: now, to, except: booking.id, now });
      const wished = start > instantOf(now) && isFree(space, period, taken, catalogue) ? [period] : [];
      const near = { space, period, taken, now: instantOf(now), catalogue };
      const found = wished.length > 0 ? wished : nearestPeriods(near);
      return found.map((one) => ({
        start: isoInstant(instantsOf(one, inHoursOf(space, catalogue)).start, timeZone),
        resource: booking.resource,
      }));
    },

    async move(booking, { start }, { key, id, conversation, now }) {
      const made = reservationOf(booking);
      const space = spaceWithId(catalogue, made?.spaceId ?? null);
      const isDone = (await bookings.findByKey(key)) !== null;
      if (made === null || space === undefined || (booking.status !== 'confirmed' && !isDone))
        return { kind: 'refused', reason: 'for a person' };
      const lasts = instantOf(booking.end) - instantOf(booking.start);
      const slot = slotBetween(space, instantOf(start), instantOf(start) + lasts, catalogue);
      const earlier = Array.isArray(booking.details['was']) ? booking.details['was'] : [];
      const period = periodFrom(slot.start, slot.end, made.period, timeZone);
      const details = { ...booking.details, period, was: [...earlier, booking.id] };
      const place = { business: business.id, ...slot, heldUntil: null };
      const { customer } = booking;
      const answer = await bookings.book({
        key,
        id,
        ...place,
        conversation,
        customer,
        details,
        replaces: booking.id,
        now,
      });
      if (answer.kind === 'taken') return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: { id: answer.booking.id, start: answer.booking.start } };
    },
  };

  /** What was asked for it, under whichever name it had before it was moved. */
  async function paymentsFor({ id, details, conversation }: Booking): Promise<readonly Payment[]> {
    const names = [id, ...(Array.isArray(details['was']) ? details['was'] : [])];
    const payments = conversation === null ? [] : await till.ofConversation(conversation);
    return payments.filter(({ booking }) => names.includes(booking));
  }

  /** The same length, on the day and at the hour that was wished for. */
  function periodAt(period: Period, booking: Booking, { day, explicit_time }: WishedFor): Period {
    const from = localTime(instantOf(booking.start), timeZone);
    const date = day?.split('/')[0] ?? from.date;
    const startDate = /^\d{4}-/.test(date) ? date : from.date;
    const days = (Date.parse(period.endDate) - Date.parse(period.startDate)) / (24 * 60 * MINUTE_MS);
    const endDate = addDays(startDate, days);
    if (explicit_time === null || period.startTime === null) return { ...period, startDate, endDate };
    const minutes = (instantOf(booking.end) - instantOf(booking.start)) / MINUTE_MS;
    const [hour = 0, minute = 0] = explicit_time.split(':').map(Number);
    return { startDate, endDate, startTime: explicit_time, endTime: clockTime(hour * 60 + minute + minutes) };
  }
}

function periodFrom(start: string, end: string, before: Period, timeZone: string): Period {
  const [from, to] = [start, end].map((instant) => localTime(instantOf(instant), timeZone));
  const timed = before.startTime !== null;
  return {
    startDate: from?.date ?? before.startDate,
    endDate: to?.date ?? before.endDate,
    startTime: timed ? clockTime(from?.minute ?? 0) : null,
    endTime: timed ? clockTime(to?.minute ?? 0) : null,
  };
}
