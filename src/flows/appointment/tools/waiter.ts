import { z } from 'zod';
import { wishOf } from '../../../domain/also-day.ts';
import type { Business } from '../../../domain/business.ts';
import { keptUntil } from '../../../domain/deposit.ts';
import { missOf } from '../../../domain/miss.ts';
import { busyParts, unitsOf, wholly } from '../../../domain/needs.ts';
import { freeStarts } from '../../../domain/slots.ts';
import { alsoDated, dated, firstFitting, wishEnds } from '../../../domain/waiting.ts';
import { instantOf, isoInstant, localTime, MINUTE_MS, weekdayOf } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Till } from '../../../ports/payments.ts';
import type { Waiter } from '../../../ports/waiter.ts';
import { calendarOf, catalogueOf } from '../catalogue.ts';
import { checkInput, checkOutput } from '../events.ts';
import { dayMissed } from '../finding.ts';
import { constraintsOf } from '../preference.ts';
import { depositAsked } from './deposit.ts';

interface Parts {
  readonly bookings: Bookings;
  readonly till: Till;
}

const needed = z.strictObject({
  also: z.array(z.string()),
  /** Weekdays and dates that were ruled out. */
  except: z.array(z.string()),
  /** Times that were offered and not wanted. */
  declined: z.array(z.string()),
  wish: checkInput.pick({ day: true, time_window: true, explicit_time: true }),
});

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Waiting for an appointment on the calendar (decision 18). */
export function appointmentWaiter(business: Business, parts: Parts): Waiter {
  const { bookings } = parts;
  const { deposit } = catalogueOf(business);
  const { timeZone, slotMinutes, stepMinutes, lookAheadDays } = business;
  const resource = calendarOf(business);
  const needs = [wholly(resource, slotMinutes)] as const;
  return {
    wantIn({ tool, input, outcome }, now) {
      if (tool !== 'check_calendar' || outcome.kind !== 'done') return null;
      const answer = checkOutput.safeParse(outcome.output).data;
      const asked = checkInput.safeParse(input).data;
      if (answer === undefined || asked === undefined) return null;
      if (answer.matching > 0 && dayMissed(asked, answer, timeZone) === null) return null;
      const wish = dated(constraintsOf(asked), now, timeZone);
      // What has been, or is never to be had, is not waited for.
      if (missOf(wish, { from: asked.from, to: asked.to, openings: resource.openings, timeZone }) !== 'full')
        return null;
      // Who has just declined what would fit does not wait for it.
      const declined = [...asked.leave_out, ...asked.offered];
      const starts = declined.map((start) => ({ start: instantOf(start) }));
      if (firstFitting(starts, { wish }, EVER, timeZone) !== null) return null;
      const also = asked.also.map((day) => alsoDated(day, now, timeZone));
      const ends = [wish, ...also.map((day) => wishOf(day, wish))].map((one) => wishEnds(one, now, business));
      return {
        needs: { also, except: asked.except, declined },
        wish,
        what: { say: 'waited', facts: {} },
        until: ends.toSorted((one, other) => instantOf(one) - instantOf(other)).at(-1) ?? now,
      };
    },

    placeFor(wanted, busy, now) {
      const want = needed.parse(wanted);
      const from = instantOf(now);
      const starts = freeStarts({
        ...{ openings: resource.openings, timeZone, slotMinutes, stepMinutes, needs },
        busy,
        ...{ from, to: from + lookAheadDays * DAY_MS, now: from },
      });
      const first = firstFitting(
        starts.filter(isOpen(want)).map((start) => ({ start })),
        want,
        now,
        timeZone,
      );
      if (first === null) return null;
      return {
        resource: resource.id,
        units: unitsOf(resource),
        start: isoInstant(first.start, timeZone),
        end: isoInstant(first.start + slotMinutes * MINUTE_MS, timeZone),
        busy: busyParts(needs, first.start, timeZone),
        details: {},
      };
    },

    isServedBy(wanted, booking) {
      const want = needed.parse(wanted);
      const at = { start: instantOf(booking.start) };
      return booking.resource === resource.id && firstFitting([at], want, EVER, timeZone) !== null;
    },

    async take({ id, start, status, conversation }, { now }) {
      if (deposit !== null && status === 'held') {
        const until = keptUntil(deposit.terms, start, now, timeZone);
        const kept = await bookings.prolong({ id, until, now });
        const amended = kept && (await bookings.amend(id, { taken: true }));
        if (!amended) return { kind: 'refused', reason: 'taken' };
        const call = { business: business.id, conversation: conversation ?? '', now };
        const { held_until, ...asked } = await depositAsked(amended, deposit, parts, call);
        return { kind: 'done', output: { booking_id: id, start, pay: { ...asked, until: held_until ?? until } } };
      }
      const after = await bookings.move({ id, from: ['held'], to: 'confirmed', now });
      if (after?.booking.status !== 'confirmed') return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: { booking_id: id, start, pay: null } };
    },
  };

  function isOpen({ except, declined }: z.infer<typeof needed>) {
    const not = declined.map(instantOf);
    return (start: number): boolean => {
      const { date } = localTime(start, timeZone);
      return !not.includes(start) && !except.includes(date) && !except.includes(weekdayOf(date));
    };
  }
}

/** Days are dates here, which mean the same at any time. */
const EVER = '1970-01-01T00:00:00Z';
