import { z } from 'zod';
import { type Booking, earlierOf, occupies } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { LATEST, parseWindow } from '../../../domain/wished-hours.ts';
import { addDays, clockTime, DAY_MINUTES, instantOf, isoInstant, localTime, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Bookings, BookRequest } from '../../../ports/bookings.ts';
import type { Keeper, OtherTime, WishedFor } from '../../../ports/keeper.ts';
import { paidFor, paymentsFor, sumOf } from '../../../ports/paid.ts';
import type { Till } from '../../../ports/payments.ts';
import { type Catalogue, inHoursOf, spaceWithId } from '../catalogue.ts';
import { type Period, reservation } from '../context.ts';
import { instantsOf } from '../period.ts';
import { NEAR_DAYS, nearestPeriods, STEP_MINUTES } from './nearest.ts';
import { isFree, slotBetween } from './room.ts';

interface House {
  readonly business: Business;
  readonly catalogue: Catalogue;
  readonly parts: { readonly bookings: Bookings; readonly till: Till };
}

type Moving = Pick<BookRequest, 'key' | 'id' | 'conversation' | 'now'>;

const reserved = z.object({ spaceId: z.string(), period: reservation.shape.period.unwrap().unwrap() });

/** Reservations of a space: called off with their money back, or had for as long at another time (E8). */
export function spaceKeeper({ business, catalogue, parts }: House): Keeper {
  const { bookings, till } = parts;
  const { timeZone } = business;
  const reservationOf = ({ details }: Booking) => reserved.safeParse(details).data ?? null;
  return {
    told: (booking) => {
      const made = reservationOf(booking);
      if (made === null) return null;
      // A space that is no longer let is still theirs (X14).
      const name = spaceWithId(catalogue, made.spaceId)?.name;
      if (name === undefined) return { say: 'kept_gone', facts: {} };
      return {
        say: 'kept_space',
        facts: { space: name, ...(isOfOneDay(made.period) && { minutes: minutesOf(booking) }) },
      };
    },

    made: (booking) => [reservationOf(booking)?.spaceId ?? ''],

    /** Whatever was paid goes back, and is told before the yes (X11). */
    async terms(booking, act) {
      const refund = sumOf(await paidFor(till, booking));
      return act === 'move' || refund === null ? null : { told: { say: 'money_back', facts: { refund } }, refund };
    },

    async callOff(booking, { now }, agreed) {
      const { id, status } = booking;
      const paid = await paidFor(till, booking);
      // Called off already, it was on the terms of then; only what was decided then is gone on with.
      const isAgreed = sumOf(paid)?.cents === agreed?.cents;
      if (status !== 'cancelled' && !isAgreed) return { kind: 'refused', reason: 'changed' };
      // Money that arrives at this very moment changes the terms.
      const from = status === 'held' ? (['held'] as const) : (['confirmed'] as const);
      const after = await bookings.move({ id, from, to: 'cancelled', now });
      if (status === 'held' && after?.booking.status === 'confirmed') return { kind: 'refused', reason: 'changed' };
      if (after?.booking.status !== 'cancelled') return { kind: 'refused', reason: 'not standing' };
      await till.giveUp(id, now);
      for (const payment of await paidFor(till, booking)) await till.refund(payment.id, payment.amount.cents, now);
      return { kind: 'done', output: { id, ...(agreed && { refund: { ...agreed } }) } };
    },

    async wayBack(booking) {
      // Money that was asked for has gone back, or was never paid: only what is free stands again by a word.
      if ((await paymentsFor(till, booking)).length > 0) return null;
      return async ({ now }) => {
        const after = await bookings.move({ id: booking.id, from: ['cancelled'], to: 'confirmed', now });
        return after?.booking.status === 'confirmed'
          ? { kind: 'done', output: { id: booking.id } }
          : { kind: 'refused', reason: 'taken' };
      };
    },

    async times(booking, wish, now) {
      const made = reservationOf(booking);
      const space = spaceWithId(catalogue, made?.spaceId ?? null);
      if (made === null || space === undefined) return null;
      // Another space or another length has another price: a person makes that of it (X20).
      if (wish.items.some((id) => id !== space.id && spaceWithId(catalogue, id) !== undefined)) return null;
      if (isAnotherLength(booking, wish) || isAnotherEnd(booking, wish, timeZone)) return null;
      const period = periodAt(made.period, booking, wish.day, startOf(booking, wish));
      const { start, end } = instantsOf(period, inHoursOf(space, catalogue));
      const to = isoInstant(end + (NEAR_DAYS + 1) * DAY_MINUTES * MINUTE_MS, timeZone);
      const resources = [booking.resource];
      const taken = await bookings.busy({ business: business.id, resources, from: now, to, except: booking.id, now });
      const isThen = start > instantOf(now) && isFree(space, period, taken, catalogue);
      const near = { space, period, taken, now: instantOf(now), catalogue };
      const found = isThen ? [period] : nearestPeriods(near);
      return found.map((one) => ({
        start: isoInstant(instantsOf(one, inHoursOf(space, catalogue)).start, timeZone),
        resource: booking.resource,
      }));
    },

    /** What is still to be paid is kept for as long as before, and the same page pays for it (E8). */
    async move(booking, time, call) {
      const before = await bookings.findByKey(call.key);
      const request = requestFor(booking, time, call);
      if (request === null || (before === null && !occupies(booking, call.now)))
        return { kind: 'refused', reason: 'for a person' };
      const answer = await bookings.book(request);
      if (answer.kind === 'taken') return { kind: 'refused', reason: 'taken' };
      const { id, start, heldUntil } = await withItsMoney(booking, answer.booking, call.now);
      return { kind: 'done', output: { id, start, ...(heldUntil !== null && { held_until: heldUntil }) } };
    },
  };

  function requestFor(booking: Booking, { start }: Pick<OtherTime, 'start'>, call: Moving): BookRequest | null {
    const made = reservationOf(booking);
    const space = spaceWithId(catalogue, made?.spaceId ?? null);
    if (made === null || space === undefined) return null;
    const { key, id, conversation, now } = call;
    const lasts = instantOf(booking.end) - instantOf(booking.start);
    const slot = slotBetween(space, instantOf(start), instantOf(start) + lasts, catalogue);
    const period = periodFrom(slot.start, slot.end, made.period, timeZone);
    const details = { ...booking.details, period, was: [...earlierOf(booking), booking.id] };
    const heldUntil = booking.status === 'held' ? booking.heldUntil : null;
    const place = { business: business.id, ...slot, heldUntil };
    return { key, id, ...place, conversation, customer: booking.customer, details, replaces: booking.id, now };
  }

  /**
   * Payments follow the booking, so that money for the old time lands at the new one. Money that came in the very moment of
   * the move has paid for it already; money that a provider reports meanwhile goes back, as for anything called off (X5).
   */
  async function withItsMoney(before: Booking, moved: Booking, now: string): Promise<Booking> {
    await till.reassign(before.id, moved.id);
    if (moved.status !== 'held') return moved;
    const isPaid = (await paymentsFor(till, moved)).some(({ outcome }) => outcome === 'confirmed');
    if (!isPaid) return moved;
    return (await bookings.move({ id: moved.id, from: ['held'], to: 'confirmed', now }))?.booking ?? moved;
  }

  /** The same length, on the day and at the hour that was wished for. */
  function periodAt(period: Period, booking: Booking, day: string | null, time: string | null): Period {
    const from = localTime(instantOf(booking.start), timeZone);
    const date = day?.split('/')[0] ?? from.date;
    const startDate = /^\d{4}-/.test(date) ? date : from.date;
    const days = (Date.parse(period.endDate) - Date.parse(period.startDate)) / (DAY_MINUTES * MINUTE_MS);
    const endDate = addDays(startDate, days);
    if (time === null || period.startTime === null) return { ...period, startDate, endDate };
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return { startDate, endDate, startTime: time, endTime: clockTime(hour * 60 + minute + minutesOf(booking)) };
  }
}

function isOfOneDay({ startDate, endDate }: Period): boolean {
  return startDate === endDate;
}

function minutesOf({ start, end }: Booking): number {
  return (instantOf(end) - instantOf(start)) / MINUTE_MS;
}

/** Hours from and to are its length too; a part of the day and "after three" are not. */
function isAnotherLength(booking: Booking, { explicit_time, time_window }: WishedFor): boolean {
  if (explicit_time !== null || time_window === null || !/^\d/u.test(time_window)) return false;
  const { from, to } = parseWindow(time_window) ?? { from: 0, to: 0 };
  return from > 0 && to < DAY_MINUTES && to - from !== minutesOf(booking);
}

/** "Until five", of what begins before and on its own day, leaves when it begins. */
function isAnotherEnd({ start }: Booking, { day, explicit_time, time_window }: WishedFor, timeZone: string): boolean {
  const { from, to } = (time_window === null || explicit_time !== null ? null : parseWindow(time_window)) ?? {};
  const { date, minute } = localTime(instantOf(start), timeZone);
  return from === 0 && to !== undefined && to < DAY_MINUTES && to > minute && (day === null || day === date);
}

/** When it would begin: a part of the day with its first hour, "before twelve" so that it ends then. */
function startOf(booking: Booking, { explicit_time, time_window }: WishedFor): string | null {
  const window = time_window === null || time_window === LATEST ? null : parseWindow(time_window);
  if (explicit_time !== null || window === null) return explicit_time;
  const { from, to } = window;
  const start = from === 0 ? Math.max(0, to - minutesOf(booking)) : from;
  return clockTime(Math.ceil(start / STEP_MINUTES) * STEP_MINUTES);
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
