import type { Booking } from '../../domain/booking.ts';
import type { Business, Resource } from '../../domain/business.ts';
import { freeStarts, isFreeStart, type SlotSearch } from '../../domain/slots.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import type { Bookings } from '../../ports/bookings.ts';
import type { Calendar, CalendarAnswer, CalendarBooking, CalendarEntry, FreeQuery } from '../../ports/calendar.ts';

/** What the calendar needs to know of the business whose resource it keeps. */
export type CalendarKeeper = Pick<Business, 'id' | 'timeZone' | 'slotMinutes' | 'stepMinutes'>;

/** The calendar that needs no other: opening hours as data, and what is taken in the bookings ledger. */
export function builtInCalendar(keeper: CalendarKeeper, resource: Resource, bookings: Bookings): Calendar {
  const { timeZone } = keeper;
  const units = Array.from({ length: resource.units }, (_, index) => index + 1);

  return {
    id: resource.id,

    async free({ from, to, now }: FreeQuery) {
      const busy = await bookings.busy({
        business: keeper.id,
        resources: [resource.id],
        from,
        to: latestEnd(to, keeper),
        now,
      });
      const search = {
        ...slotSearch(keeper, resource, now),
        busy: busy.map(({ unit, start, end }) => ({ unit, start: instantOf(start), end: instantOf(end) })),
        from: instantOf(from),
        to: instantOf(to),
      };
      return freeStarts(search);
    },

    async book({ key, id, start, conversation, now }: CalendarBooking): Promise<CalendarAnswer> {
      const instant = instantOf(start);
      if (!isFreeStart(slotSearch(keeper, resource, now), instant)) return answerTo(await bookings.findByKey(key));
      const answer = await bookings.book({
        key,
        id,
        business: keeper.id,
        resource: resource.id,
        units,
        start: isoInstant(instant, timeZone),
        end: isoInstant(instant + keeper.slotMinutes * MINUTE_MS, timeZone),
        heldUntil: null,
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
      if (booking) await bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now });
    },
  };
}

/** A search in which nothing is busy yet: the opening hours alone decide. */
function slotSearch(keeper: CalendarKeeper, { openings, units }: Resource, now: string): SlotSearch {
  const { timeZone, slotMinutes, stepMinutes } = keeper;
  const instant = instantOf(now);
  return { openings, timeZone, slotMinutes, stepMinutes, units, busy: [], from: instant, to: instant, now: instant };
}

/** The last slot may reach beyond the range it starts in, and what it meets there keeps it from being free. */
function latestEnd(to: string, { slotMinutes, timeZone }: CalendarKeeper): string {
  return isoInstant(instantOf(to) + slotMinutes * MINUTE_MS, timeZone);
}

function answerTo(booking: Booking | null): CalendarAnswer {
  return booking === null ? { kind: 'taken' } : { kind: 'booked', entry: entryOf(booking) };
}

function entryOf({ id, start, end, status }: Booking): CalendarEntry {
  return { id, start, end, cancelled: status !== 'confirmed' };
}
