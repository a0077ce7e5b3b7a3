import type { Booking } from '../../domain/booking.ts';
import type { Business, Resource } from '../../domain/business.ts';
import { busyParts, type Need, reachOf, unitsOf, wholly } from '../../domain/needs.ts';
import { freeStarts, isFreeStart, type SlotSearch } from '../../domain/slots.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import type { Bookings } from '../../ports/bookings.ts';
import type { Calendar, CalendarAnswer, CalendarBooking, CalendarEntry, FreeQuery } from '../../ports/calendar.ts';

/** What the calendar needs to know of the business whose resource it keeps. */
export type CalendarKeeper = Pick<Business, 'id' | 'timeZone' | 'slotMinutes' | 'stepMinutes'>;

/** The calendar that needs no other: opening hours as data, and what is taken in the bookings ledger. */
export function builtInCalendar(
  keeper: CalendarKeeper,
  resource: Resource,
  bookings: Bookings,
  missing?: () => Promise<string | null>,
): Calendar {
  const { timeZone } = keeper;
  const needs: readonly [Need] = [wholly(resource, keeper.slotMinutes)];
  const reach = reachOf(needs);
  const units = unitsOf(resource);

  return {
    id: resource.id,

    ...(missing && { missing }),

    async free({ from, to, now }: FreeQuery) {
      const busy = await bookings.busy({
        business: keeper.id,
        resources: [resource.id],
        // What lies about the range may still keep its first and last slots from being free.
        from: isoInstant(instantOf(from) - reach.before, timeZone),
        to: isoInstant(instantOf(to) + reach.after, timeZone),
        now,
      });
      const search = {
        ...slotSearch(keeper, needs, now),
        busy,
        from: instantOf(from),
        to: instantOf(to),
      };
      return freeStarts(search);
    },

    async book({ key, id, start, conversation, heldUntil, now }: CalendarBooking): Promise<CalendarAnswer> {
      const instant = instantOf(start);
      if (!isFreeStart(slotSearch(keeper, needs, now), instant)) return answerTo(await bookings.findByKey(key));
      const answer = await bookings.book({
        key,
        id,
        business: keeper.id,
        resource: resource.id,
        units,
        start: isoInstant(instant, timeZone),
        end: isoInstant(instant + keeper.slotMinutes * MINUTE_MS, timeZone),
        busy: busyParts(needs, instant, timeZone),
        heldUntil: heldUntil ?? null,
        conversation,
        customer: null,
        details: {},
        now,
      });
      return answerTo(answer.kind === 'booked' ? answer.booking : null);
    },

    async find(key) {
      const booking = await bookings.findByKey(key);
      return booking && entryOf(booking);
    },

    async cancel(key, now) {
      const booking = await bookings.findByKey(key);
      if (booking) await bookings.move({ id: booking.id, from: ['held', 'confirmed'], to: 'cancelled', now });
    },
  };
}

/** A search in which nothing is busy yet: the opening hours alone decide. */
function slotSearch(keeper: CalendarKeeper, needs: readonly [Need], now: string): SlotSearch {
  const { timeZone, slotMinutes, stepMinutes } = keeper;
  const { openings } = needs[0].resource;
  const instant = instantOf(now);
  return { openings, timeZone, slotMinutes, stepMinutes, needs, busy: [], from: instant, to: instant, now: instant };
}

function answerTo(booking: Booking | null): CalendarAnswer {
  return booking === null ? { kind: 'taken' } : { kind: 'booked', entry: entryOf(booking) };
}

function entryOf({ id, start, end, status, heldUntil }: Booking): CalendarEntry {
  return { id, start, end, cancelled: status !== 'confirmed' && status !== 'held', heldUntil };
}
